import { blockReasonText, type MonthInvoiceRow } from '@cleaning/contracts';
import { Badge, formatMoney, type Tone } from '@cleaning/ui';
import { states, monthList as texts } from './texts';

const TONES: Readonly<Record<MonthInvoiceRow['state'], Tone>> = {
  ready: 'ok',
  blocked: 'warn',
  issued: 'neutral',
  refused: 'danger',
  sent: 'ok',
  overdue: 'danger',
};

export function StateBadge({ state }: { state: MonthInvoiceRow['state'] }) {
  return <Badge tone={TONES[state]}>{states[state]}</Badge>;
}

/** What else is to be known of a client's month, each in a sentence. */
export function remarksOf(row: MonthInvoiceRow): string[] {
  const change = row.difference === '' ? '' : formatMoney(row.difference);
  return [
    ...row.reasons.map(blockReasonText),
    ...(row.sending ? [texts.toSend] : []),
    ...(row.state === 'refused' ? [texts.refused] : []),
    ...(change === ''
      ? []
      : [row.state === 'issued' || row.state === 'refused' ? texts.changed(change) : texts.toAdjust(change)]),
    ...(row.other_invoices.length > 0 && row.places > 0 ? [texts.elsewhere(row.other_invoices.join(', '))] : []),
  ];
}

/** A client's state in the list, with why. */
export function Standing({ row }: { row: MonthInvoiceRow }) {
  return (
    <span className="ma-stamp">
      <StateBadge state={row.state} />
      {remarksOf(row).map((remark) => (
        <small key={remark}>{remark}</small>
      ))}
    </span>
  );
}
