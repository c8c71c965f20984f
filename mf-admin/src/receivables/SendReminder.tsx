import { type PlannedReminder, sendReminder } from '@cleaning/contracts';
import { Button, useConfirm } from '@cleaning/ui';
import { showToast, useAction } from '@cleaning/ui/app';
import { useState } from 'react';
import { v4 } from 'uuid';
import { sendNow as texts } from './reminderTexts';
import { invoicesText } from './SentReminder';

interface SendReminderProps {
  reminder: PlannedReminder;
  /** What a press sends. */
  now: NonNullable<PlannedReminder['now']>;
}

/** Sends a client the reminder that is due, without waiting for a business day and its hours. */
export function SendReminder({ reminder: { client_id, client_name, to }, now }: SendReminderProps) {
  const confirm = useConfirm();
  const send = useAction(sendReminder);
  // Kept until it is answered: a press whose answer was lost sends nothing twice.
  const [id, setId] = useState(() => v4());
  async function press() {
    const question = texts.question(client_name, to, now.step, invoicesText(now.invoices));
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
