import { type PlannedReminder, printClientAccount, sendReminder } from '@cleaning/contracts';
import { Badge, Button, getBusinessToday, LinkButton, Notice, useConfirm, useDownload } from '@cleaning/ui';
import { requestFile, showToast, useAction, useCurrentUser } from '@cleaning/ui/app';
import { useState } from 'react';
import { v4 } from 'uuid';
import { sendNow as texts } from './reminderTexts';
import { formatInvoices } from './SentReminder';
import { getStatementStart } from './threeMonthsAgo';

interface SendReminderProps {
  reminder: PlannedReminder;
  /** Reminder that a press sends. */
  now: NonNullable<PlannedReminder['now']>;
}

/** Sends a client the due reminder now, without waiting for business hours. */
export function SendReminder(props: SendReminderProps) {
  const { mail_reaches_people: canMail = true } = useCurrentUser();
  return canMail ? <MailReminder {...props} /> : <ReadyToSend {...props} />;
}

function MailReminder({ reminder: { client_id, client_name, to }, now }: SendReminderProps) {
  const confirm = useConfirm();
  const send = useAction(sendReminder);
  // Kept until the call is answered: after a lost answer, another press doesn't send twice.
  const [id, setId] = useState(() => v4());
  async function press() {
    const question = texts.question(client_name, to, now.step, formatInvoices(now.invoices));
    if (!(await confirm(question, { confirmLabel: texts.send }))) return;
    const done = await send.run({ body: { id, client_id } });
    if (!done.ok) return showToast(done.error.msg, 'danger');
    setId(v4());
    showToast(texts.isSent);
  }
  return (
    <Button variant="secondary" busy={send.busy} aria-label={texts.sendLabel(client_name)} onClick={press}>
      {texts.send}
    </Button>
  );
}

/** Without a mail server: the admin downloads the statement of account and sends it themselves. */
function ReadyToSend({ reminder: { client_id, client_name, to }, now }: SendReminderProps) {
  const confirm = useConfirm();
  const mark = useAction(sendReminder);
  const [id, setId] = useState(() => v4());
  const today = getBusinessToday();
  const statement = useDownload(`statement-${today}.pdf`, () =>
    requestFile(printClientAccount, {
      params: { client_id },
      query: { from: getStatementStart(today), to: today },
    }),
  );
  async function press() {
    if (!(await statement.download())) return;
    const question = texts.confirmMarked(client_name, to, now.step, formatInvoices(now.invoices));
    if (!(await confirm(question, { confirmLabel: texts.markSent }))) return;
    const done = await mark.run({ body: { id, client_id, channel: 'hand' } });
    if (!done.ok) return showToast(done.error.msg, 'danger');
    setId(v4());
    showToast(texts.isMarked);
  }
  return (
    <>
      <p>
        <Badge tone="warn">{texts.ready}</Badge>
      </p>
      {statement.problem && <Notice tone="danger">{statement.problem}</Notice>}
      <div className="ma-actions">
        <Button
          variant="secondary"
          busy={statement.busy || mark.busy}
          aria-label={texts.downloadNamed(client_name)}
          onClick={press}
        >
          {texts.downloadAndMark}
        </Button>
        <LinkButton variant="ghost" to="/admin/mail">
          {texts.setUpMail}
        </LinkButton>
      </div>
    </>
  );
}
