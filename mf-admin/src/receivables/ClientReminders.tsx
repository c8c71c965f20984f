import './receivables.css';
import { type ClientAccount, endReminderHold, getClientReminders, type ReminderHold } from '@cleaning/contracts';
import {
  Button,
  Card,
  formatDate,
  formatInstant,
  formatWeekdayDate,
  Notice,
  QueryState,
  useConfirm,
} from '@cleaning/ui';
import { showToast, useAction, useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { Fold } from '../desk/Fold';
import { HoldSheet } from './HoldForm';
import { reminders, clientReminders as texts } from './reminderTexts';
import { SendReminder } from './SendReminder';
import { formatInvoices, SentEntry } from './SentReminder';

/** "Promised · INV-00012 · until 30/11/2026". */
const describeHold = ({ kind, invoice_number, until }: ReminderHold): string =>
  [texts.kinds[kind], invoice_number, until && texts.until(formatDate(until))].filter(Boolean).join(' · ');

function Hold({ hold }: { hold: ReminderHold }) {
  const confirm = useConfirm();
  const end = useAction(endReminderHold);
  const what = describeHold(hold);
  async function press() {
    if (!(await confirm(texts.confirmEnd(what), { confirmLabel: texts.end }))) return;
    const done = await end.run({ body: { id: hold.id } });
    if (!done.ok) return showToast(done.error.msg, 'danger');
    showToast(texts.isEnded);
  }
  return (
    <li>
      <p>
        <strong>{what}</strong>
      </p>
      <p>{hold.reason}</p>
      <p className="ma-hint">{texts.by(hold.by, formatInstant(hold.at))}</p>
      {hold.named_in !== '' && <p className="ma-hint">{texts.named}</p>}
      {hold.ended_at !== '' ? (
        <p className="ma-hint">{texts.ended(hold.ended_by, formatInstant(hold.ended_at))}</p>
      ) : (
        <Button variant="ghost" busy={end.busy} aria-label={texts.endLabel(what)} onClick={press}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}

function Holds({ holds }: { holds: readonly ReminderHold[] }) {
  return (
    <ul className="ma-entries">
      {holds.map((hold) => (
        <Hold key={hold.id} hold={hold} />
      ))}
    </ul>
  );
}

/** A client's reminders: the next one, holds, and those sent. */
export function ClientReminders({ account }: { account: ClientAccount }) {
  const query = useCall(getClientReminders, { params: { client_id: account.client_id } });
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card title={texts.title}>
      <QueryState query={query}>
        {({ enabled, next, problem, holds, sent }) => {
          const inForce = holds.filter(({ ended_at }) => ended_at === '');
          const former = holds.filter(({ ended_at }) => ended_at !== '');
          return (
            <div className="ma-reminders">
              {!enabled && <p>{texts.off}</p>}
              <p>
                {next === null
                  ? texts.nothing
                  : `${texts.next(reminders.stepText(next.step), formatWeekdayDate(next.day))}: ${formatInvoices(next.invoices)}`}
              </p>
              {problem !== '' && <Notice tone="warn">{reminders.problems[problem]}</Notice>}
              {next?.now && problem === '' && <SendReminder reminder={next} now={next.now} />}
              <div className="ma-actions">
                <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
                  {texts.add}
                </Button>
              </div>
              {inForce.length > 0 && (
                <section aria-labelledby="ma-holds">
                  <h3 id="ma-holds">{texts.inForce}</h3>
                  <Holds holds={inForce} />
                </section>
              )}
              {former.length > 0 && (
                <Fold title={texts.former}>
                  <Holds holds={former} />
                </Fold>
              )}
              {sent.length > 0 && (
                <Fold title={`${texts.history} (${sent.length})`}>
                  <ul className="ma-entries">
                    {sent.map((reminder) => (
                      <SentEntry key={reminder.id} reminder={reminder} name={reminder.subject} />
                    ))}
                  </ul>
                </Fold>
              )}
            </div>
          );
        }}
      </QueryState>
      {isOpen && <HoldSheet account={account} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}
