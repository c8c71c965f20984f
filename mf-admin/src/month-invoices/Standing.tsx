import { describeBlockReason, type MonthInvoiceRow } from '@cleaning/contracts';
import { Badge, formatDate, formatMoney, type Tone } from '@cleaning/ui';
import { useCurrentUser } from '@cleaning/ui/app';
import { BlockReasonText } from './BlockReasonText';
import { states, monthList as texts } from './texts';

const TONES: Readonly<Record<MonthInvoiceRow['state'], Tone>> = {
  ready: 'ok',
  blocked: 'warn',
  issued: 'neutral',
  refused: 'danger',
  sent: 'ok',
  'part-paid': 'neutral',
  paid: 'ok',
  overdue: 'danger',
};

/** Without a mail server, an admin has to send an issued invoice. */
function useIsReadyToSend(state: MonthInvoiceRow['state']): boolean {
  const { mail_reaches_people: canMail = true } = useCurrentUser();
  return state === 'issued' && !canMail;
}

export function StateBadge({ state }: { state: MonthInvoiceRow['state'] }) {
  const isReadyToSend = useIsReadyToSend(state);
  if (isReadyToSend) return <Badge tone="warn">{texts.readyToSend}</Badge>;
  return <Badge tone={TONES[state]}>{states[state]}</Badge>;
}

/** Number of places with work that is on no invoice. Work without a price is among the block reasons. */
const countLeftOut = ({ not_invoiced }: MonthInvoiceRow): number =>
  new Set(not_invoiced.flatMap(({ job_id, reason }) => (reason === 'price-missing' ? [] : [job_id]))).size;

/** Further remarks on a client's month beside its block reasons, as sentences. */
function listRemarks(row: MonthInvoiceRow): string[] {
  const change = row.difference === '' ? '' : formatMoney(row.difference);
  const isPartlyPaid = row.state === 'part-paid' || (row.state === 'overdue' && row.paid !== '0.00');
  return [
    ...(row.sending ? [texts.toSend] : []),
    ...(row.state === 'refused' ? [texts.refused] : []),
    ...(isPartlyPaid && row.open !== '' ? [texts.open(formatMoney(row.open))] : []),
    ...(change === ''
      ? []
      : [row.state === 'issued' || row.state === 'refused' ? texts.changed(change) : texts.toAdjust(change)]),
    ...(row.adjust_until === '' ? [] : [texts.until(formatDate(row.adjust_until))]),
    ...(countLeftOut(row) > 0 ? [texts.notInvoiced(countLeftOut(row))] : []),
    ...(row.other_invoices.length > 0 && row.places > 0 ? [texts.elsewhere(row.other_invoices.join(', '))] : []),
  ];
}

/** A client's state in the list, with why. */
export function Standing({ row }: { row: MonthInvoiceRow }) {
  return (
    <span className="ma-stamp">
      <StateBadge state={row.state} />
      {row.reasons.map((reason) => (
        <small key={reason.kind}>
          <BlockReasonText reason={reason} clientId={row.client_id} />
        </small>
      ))}
      {listRemarks(row).map((remark) => (
        <small key={remark}>{remark}</small>
      ))}
    </span>
  );
}

/** The same in one line, for a phone. */
export function StandingLine({ row, due }: { row: MonthInvoiceRow; due: string }) {
  const isReadyToSend = useIsReadyToSend(row.state);
  const state = isReadyToSend ? texts.readyToSend : states[row.state];
  const facts = [state, row.number, due, ...row.reasons.map(describeBlockReason), ...listRemarks(row)];
  return facts.filter(Boolean).join(' · ');
}
