import './receivables.css';
import { type CallAnswer, listReminders } from '@cleaning/contracts';
import { Button, Card, formatMoney, formatWeekdayDate, LinkButton, Notice, QueryState } from '@cleaning/ui';
import { Link, useCall, useCurrentUser } from '@cleaning/ui/app';
import { useState } from 'react';
import { Fold } from '../desk/Fold';
import { buildAccountPath } from './paths';
import { ReminderSettingsSheet } from './ReminderSettings';
import { reminders as texts } from './reminderTexts';
import { SendReminder } from './SendReminder';
import { formatInvoices, SentEntry } from './SentReminder';

type Answer = CallAnswer<typeof listReminders>;

function Problems({ problems }: Pick<Answer, 'problems'>) {
  return (
    <section aria-labelledby="ma-reminder-problems">
      <h3 id="ma-reminder-problems">{texts.problemsTitle}</h3>
      <ul className="ma-entries">
        {problems.map(({ client_id, client_name, problem, open }) => (
          <li key={client_id}>
            <p>
              <Link to={buildAccountPath(client_id)}>{client_name}</Link> · {texts.owes(formatMoney(open))}
            </p>
            <p>{texts.problems[problem]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Planned({ planned }: Pick<Answer, 'planned'>) {
  if (planned.length === 0) return <p>{texts.nothingNext}</p>;
  return (
    <ul className="ma-entries">
      {planned.map((reminder) => {
        const { client_id, client_name, day, step, to, invoices, now } = reminder;
        return (
          <li key={client_id}>
            <p>
              <Link to={buildAccountPath(client_id)}>{client_name}</Link> · {texts.stepText(step)}{' '}
              {texts.onDay(formatWeekdayDate(day))}
            </p>
            <p>{formatInvoices(invoices)}</p>
            <p className="ma-hint">{texts.to(to)}</p>
            {now && <SendReminder reminder={reminder} now={now} />}
          </li>
        );
      })}
    </ul>
  );
}

function Sent({ sent }: Pick<Answer, 'sent'>) {
  if (sent.length === 0) return <p>{texts.nothingSent}</p>;
  return (
    <ul className="ma-entries">
      {sent.map((reminder) => (
        <SentEntry key={reminder.id} reminder={reminder} name={reminder.client_name} />
      ))}
    </ul>
  );
}

/** Reminders of overdue invoices: failed, next and sent ones. */
export function Reminders() {
  const query = useCall(listReminders);
  const [isOpen, setIsOpen] = useState(false);
  const { mail_reaches_people: canMail = true } = useCurrentUser();
  return (
    <Card title={texts.title}>
      <QueryState query={query}>
        {({ enabled, holidays_unknown, problems, planned, sent }) => (
          <div className="ma-reminders">
            {canMail ? <p>{enabled ? texts.on : texts.off}</p> : <Notice tone="warn">{texts.noServer}</Notice>}
            {enabled && holidays_unknown && <Notice tone="warn">{texts.holidaysUnknown}</Notice>}
            <div className="ma-actions">
              {!canMail && <LinkButton to="/admin/mail">{texts.setUpMail}</LinkButton>}
              <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
                {texts.settings}
              </Button>
            </div>
            {problems.length > 0 && <Problems problems={problems} />}
            <Fold title={`${texts.nextTitle} (${planned.length})`}>
              <Planned planned={planned} />
            </Fold>
            <Fold title={`${texts.sentTitle} (${sent.length})`}>
              <Sent sent={sent} />
            </Fold>
          </div>
        )}
      </QueryState>
      {isOpen && <ReminderSettingsSheet onClose={() => setIsOpen(false)} />}
    </Card>
  );
}
