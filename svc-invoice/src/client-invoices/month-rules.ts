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
  /** Of a visit, a month, or an hour where all have one rate; null otherwise. */
  readonly priceCents: number | null;
  /** Planned visits that were not done, and what is taken off a monthly price for them. */
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

/** What a client's month is made of, and what keeps it from being issued. */
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

/** Of maps by client and month (YYYY-MM). */
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

/** Why a place's price leaves work uncharged; null where it charges all of it. By the hour without any amount there is no price yet. */
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

/** Why a client's month cannot be issued and sent; none: it is ready. */
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

/** What is charged for a place or an extra. */
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
 * What a note adds to an invoice whose net amounts are known. GST is computed on the new sum, so an invoice with its notes has it rounded
 * once.
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
 * The month without extras that were added after its invoice was closed: they go on the client's next invoice.
 * @param invoiced what the closed invoice charges
 */
export function removeLaterExtras(month: ClientMonth, invoiced: readonly Charge[]): ClientMonth {
  const charged = new Set(invoiced.map(({ extraId }) => extraId));
  return { ...month, lines: month.lines.filter(({ extraId }) => extraId === null || charged.has(extraId)) };
}

/**
 * An invoice with something open is overdue from the day after it was due. Open is what its notes, payments and write-offs leave: without
 * a payment one that has nothing open stays `sent`.
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
