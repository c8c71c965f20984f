import { NO_MAIL_SERVER, type PlannedReminder, type SentReminder } from '@cleaning/contracts';
import { Badge, formatInstant, formatMoney, type Tone } from '@cleaning/ui';
import { Fold } from '../desk/Fold';
import { reminders as texts } from './reminderTexts';

/** Invoices named in one line. */
const MAX_SHOWN = 4;

const tones: Readonly<Record<SentReminder['state'], Tone>> = {
  waiting: 'neutral',
  sent: 'ok',
  refused: 'danger',
  'given-up': 'danger',
  unsure: 'warn',
  withdrawn: 'neutral',
};

/** First invoices with their open amounts. */
export function formatInvoices(invoices: PlannedReminder['invoices']): string {
  const some = invoices.slice(0, MAX_SHOWN).map(({ number, open }) => texts.invoice(number, formatMoney(open)));
  return [...some, ...(invoices.length > MAX_SHOWN ? [texts.moreInvoices(invoices.length - MAX_SHOWN)] : [])].join(
    ', ',
  );
}

/** A reminder with its delivery state and text. */
export function SentEntry({ reminder, name }: { reminder: SentReminder; name: string }) {
  const { step, at, to, by, state, code, subject, lines, invoices } = reminder;
  return (
    <li>
      <p>
        <strong>{name}</strong> · {texts.stepText(step)} <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      </p>
      <p>{formatInvoices(invoices)}</p>
      <p className="ma-hint">
        {formatInstant(at)}, {texts.to(to)}
        {by !== '' && `, ${texts.by(by)}`}
        {code !== '' && code !== NO_MAIL_SERVER && ` (${code})`}
      </p>
      {code === NO_MAIL_SERVER && <p className="ma-hint">{texts.noServer}</p>}
      {state === 'withdrawn' && <p className="ma-hint">{texts.withdrawnHint}</p>}
      <Fold title={texts.message}>
        <p>
          <strong>{subject}</strong>
        </p>
        <p className="ma-written">{lines.join('\n\n')}</p>
      </Fold>
    </li>
  );
}
