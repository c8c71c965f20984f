import type { BlockReason, JobKind, LineBasis, MonthInvoiceState, NotInvoicedReason } from '@cleaning/contracts';
import { computeAmounts } from '@cleaning/contracts';
import type { AgreedPart } from '../prices/agreed-parts.js';

/** Names in a reason; there may be thousands of places. */
const NAMES_SHOWN = 3;

/** A line of a client's invoice. Days are YYYY-MM-DD, amounts cents without GST. */
export interface InvoiceLine {
  readonly jobId: string | null;
  readonly extraId: string | null;
  readonly place: string;
  readonly address: string;
  readonly from: string;
  readonly to: string;
  readonly basis: LineBasis;
  readonly visits: number;
  readonly minutes: number;
  /** Price of a visit, a month, or an hour if all have one rate; null otherwise. */
  readonly priceCents: number | null;
  /** Planned visits not done. `creditCents`: their deduction from a monthly price. */
  readonly missed: number;
  readonly cancelled: number;
  /** Records that put a complaint right, without charge. */
  readonly reCleans: number;
  readonly creditCents: number;
  readonly reason: string;
  readonly cents: number;
}

/** Work at a place that no line charges. Days are YYYY-MM-DD. */
export interface NotInvoicedWork {
  readonly jobId: string;
  readonly kind: JobKind;
  readonly place: string;
  readonly from: string;
  readonly until: string;
  readonly reason: NotInvoicedReason;
  readonly records: number;
  readonly minutes: number;
}

/** Lines of a client's month, and reasons that block issuing. */
export interface ClientMonth {
  readonly clientId: string;
  /** YYYY-MM */
  readonly month: string;
  readonly lines: readonly InvoiceLine[];
  readonly held: number;
  readonly open: number;
  /** Names of places with work and no price yet. */
  readonly priceMissing: readonly string[];
  readonly notInvoiced: readonly NotInvoicedWork[];
  /** Numbers of other invoices that have places of the client. */
  readonly otherInvoices: readonly string[];
}

/** Key by client and month (YYYY-MM). */
export const buildClientMonthKey = (clientId: string, month: string): string => `${clientId} ${month}`;

export interface MonthCircumstances {
  /** The day after the month, YYYY-MM-DD; null once it has come. */
  readonly issuableFrom: string | null;
  readonly behind: boolean;
  readonly gstConfirmed: boolean;
  readonly hasEmail: boolean;
}

const buildReason = (kind: BlockReason['kind'], count = 0, names: readonly string[] = []): BlockReason => ({
  kind,
  count,
  names: names.slice(0, NAMES_SHOWN),
});

/**
 * Why a place's price leaves work uncharged; null if it charges all. Hourly work without any amount has no price yet.
 */
export function findNotInvoicedReason({
  basis,
  cents,
  creditCents,
  uncharged,
}: Pick<AgreedPart, 'basis' | 'cents' | 'creditCents' | 'uncharged'>): NotInvoicedReason | null {
  if (uncharged.records === 0) return null;
  if (basis === 'none') return 'not-invoiced';
  if (basis === 'month') return creditCents > 0 ? 'credited' : 'job-ended';
  return basis === 'hour' && cents === 0 ? 'price-missing' : 'no-amount';
}

/** Reasons that block issuing and sending a client's month; empty: ready. */
export function findBlockReasons(
  { lines, held, open, priceMissing, otherInvoices }: ClientMonth,
  { issuableFrom, behind, gstConfirmed, hasEmail }: MonthCircumstances,
): BlockReason[] {
  const isNothing = lines.reduce((sum, { cents }) => sum + cents, 0) <= 0;
  return [
    ...(issuableFrom === null ? [] : [{ ...buildReason('month-runs'), from: issuableFrom }]),
    ...(open > 0 ? [buildReason('work-open', open)] : []),
    ...(held > 0 ? [buildReason('work-held', held)] : []),
    ...(priceMissing.length > 0 ? [buildReason('price-missing', priceMissing.length, priceMissing)] : []),
    ...(isNothing && otherInvoices.length > 0
      ? [buildReason('on-other-invoice', otherInvoices.length, otherInvoices)]
      : []),
    ...(isNothing && otherInvoices.length === 0 && issuableFrom === null ? [buildReason('nothing')] : []),
    ...(behind ? [buildReason('behind')] : []),
    ...(gstConfirmed ? [] : [buildReason('gst-not-confirmed')]),
    ...(hasEmail ? [] : [buildReason('no-email')]),
  ];
}

/** A charge for a place or an extra. */
export interface Charge {
  readonly jobId: string | null;
  readonly extraId: string | null;
  readonly place: string;
  readonly cents: number;
}

export interface Difference {
  readonly jobId: string | null;
  readonly extraId: string | null;
  readonly place: string;
  readonly invoicedCents: number;
  readonly nowCents: number;
}

const getKey = ({ jobId, extraId }: Pick<Charge, 'jobId' | 'extraId'>) => extraId ?? jobId ?? '';

/** Places and extras for which something else is invoiced than would be now. */
export function findDifferences(invoiced: readonly Charge[], now: readonly Charge[]): Difference[] {
  const sums = new Map<string, { -readonly [Key in keyof Difference]: Difference[Key] }>();
  const computeSum = (charge: Charge) => {
    const { jobId, extraId, place } = charge;
    const found = sums.get(getKey(charge)) ?? { jobId, extraId, place, invoicedCents: 0, nowCents: 0 };
    sums.set(getKey(charge), found);
    return found;
  };
  for (const charge of invoiced) computeSum(charge).invoicedCents += charge.cents;
  for (const charge of now) computeSum(charge).nowCents += charge.cents;
  return [...sums.values()].filter(({ invoicedCents, nowCents }) => invoicedCents !== nowCents);
}

/**
 * Amounts that a note adds to an invoice with known net amounts. GST is computed on the new sum, so that invoice and
 * notes together are rounded once.
 */
export function computeNoteAmounts(
  before: { readonly subTotal: number; readonly gst: number },
  addedCents: number,
  gstRate: number,
): { subTotal: number; gst: number; total: number } {
  const after = computeAmounts(before.subTotal + addedCents, gstRate);
  const gst = after.gst - before.gst;
  return { subTotal: addedCents, gst, total: addedCents + gst };
}

/**
 * Leaves out extras added after the month's invoice was closed, which go on the client's next one.
 * @param invoiced charges of the closed invoice
 */
export function removeLaterExtras(month: ClientMonth, invoiced: readonly Charge[]): ClientMonth {
  const charged = new Set(invoiced.map(({ extraId }) => extraId));
  return { ...month, lines: month.lines.filter(({ extraId }) => extraId === null || charged.has(extraId)) };
}

/**
 * State of an invoice. Overdue from the day after the due day while an amount is owing after notes, payments and
 * write-offs. Without a payment, an invoice with nothing owing stays `sent`.
 */
export function getState(
  invoice:
    | {
        readonly sentAt: Date | null;
        readonly isRefused: boolean;
        readonly dueOn: string;
        readonly paidCents: number;
        readonly openCents: number;
      }
    | undefined,
  reasons: readonly BlockReason[],
  today: string,
): MonthInvoiceState {
  if (!invoice) return reasons.length > 0 ? 'blocked' : 'ready';
  if (!invoice.sentAt) return invoice.isRefused ? 'refused' : 'issued';
  const { dueOn, paidCents, openCents } = invoice;
  if (openCents <= 0) return paidCents > 0 ? 'paid' : 'sent';
  if (dueOn < today) return 'overdue';
  return paidCents > 0 ? 'part-paid' : 'sent';
}
