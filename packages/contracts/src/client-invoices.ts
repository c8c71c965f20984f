import { z } from 'zod';
import { formatAmount } from './amounts.js';
import { formatDate } from './date-text.js';
import { answeredId, money } from './fields.js';
import { supplierState } from './invoice-settings.js';
import { jobKind } from './jobs.js';
import { getFieldSentence } from './refusals/sentences.js';

/** A calendar month, YYYY-MM. */
export const invoiceMonth = z
  .string()
  .regex(/^20(2[2-9]|[3-9]\d)-(0[1-9]|1[0-2])$/, getFieldSentence('not_year_month'));

/**
 * State of a client's month: `ready` to be issued, `blocked` for reasons, `issued` (numbered; until sent, changes make
 * versions), `refused` (issued, its mail was refused), `sent` (closed: only adjustment notes correct it), `part-paid`,
 * `paid` (sent, with nothing owing after payments, notes and write-offs), `overdue` (sent, past its due day, with an
 * amount owing).
 */
export const MONTH_INVOICE_STATES = [
  'ready',
  'blocked',
  'issued',
  'refused',
  'sent',
  'part-paid',
  'paid',
  'overdue',
] as const;
export const monthInvoiceState = z.enum(MONTH_INVOICE_STATES);
export type MonthInvoiceState = z.infer<typeof monthInvoiceState>;

/**
 * Reasons that block a client's month: the month isn't over, `count` people still work, `count` records are held,
 * places have work and no price, everything is on other invoices, another version would be below what was paid and
 * written off (`count`: the cents written off), there is nothing to charge, svc-jobs' records haven't all arrived, or
 * the GST rate isn't confirmed. The last one only blocks sending: the client has no email address. Without a mail
 * server it isn't a reason.
 */
export const BLOCK_KINDS = [
  'month-runs',
  'work-open',
  'work-held',
  'price-missing',
  'on-other-invoice',
  'written-off',
  'nothing',
  'behind',
  'gst-not-confirmed',
  'no-email',
] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];
/** Can be issued, but not sent. */
export const SENDING_BLOCKS: ReadonlySet<BlockKind> = new Set(['no-email']);

/** Blocks issuing monthly invoices and sending anything until the GST rate is confirmed. */
export const GST_NOT_CONFIRMED = 'Confirm your GST rate in the invoice settings first.';

export const blockReason = z.object({
  kind: z.enum(BLOCK_KINDS),
  /** People, records, places or cents; 0 if nothing is counted. */
  count: z.number().int(),
  /** Some of the places that it is about, or the numbers of other invoices. */
  names: z.array(z.string()),
  from: z
    .string()
    .optional()
    .describe('For a month that isn’t over: the first day on which it can be issued, YYYY-MM-DD.'),
});
export type BlockReason = z.infer<typeof blockReason>;

const formatCount = (count: number, one: string, several: string) => (count === 1 ? `1 ${one}` : `${count} ${several}`);

/** A reason as a sentence. */
export function describeBlockReason({ kind, count, names, from = '' }: BlockReason): string {
  const named = names.join(', ') + (count > names.length ? ` and ${count - names.length} more` : '');
  const texts: Record<BlockKind, string> = {
    'month-runs': from === '' ? 'The month isn’t over yet.' : `Can be issued from ${formatDate(from)}.`,
    'work-open': `${formatCount(count, 'person is', 'people are')} still working.`,
    'work-held': `${formatCount(count, 'timesheet', 'timesheets')} to approve.`,
    'price-missing': `No price yet: ${named}.`,
    'on-other-invoice': `The work is already on ${count === 1 ? 'invoice' : 'invoices'} ${named}.`,
    'written-off': `A$${formatAmount(count)} of invoice ${names.join(', ')} is written off. Undo the write-off first.`,
    nothing: 'There’s nothing to charge for this month.',
    behind: 'Some work hasn’t arrived yet. Try again in a minute.',
    'gst-not-confirmed': GST_NOT_CONFIRMED,
    'no-email': 'The client has no billing email.',
  };
  return texts[kind];
}

/**
 * Reasons why work of a client's month is uninvoiced: the place's price is "Not invoiced", it has no price yet (which
 * blocks the invoice), the record has no amount for the client, the monthly price ended with the job, or missed visits
 * used all of it up.
 */
export const NOT_INVOICED_REASONS = ['not-invoiced', 'price-missing', 'no-amount', 'job-ended', 'credited'] as const;
export type NotInvoicedReason = (typeof NOT_INVOICED_REASONS)[number];

/** Work at a place that no line of the month's invoice charges. */
export const notInvoicedWork = z.object({
  job_id: answeredId,
  kind: jobKind,
  place: z.string(),
  /** First and last day of the price, YYYY-MM-DD, both included. */
  from: z.string(),
  until: z.string(),
  reason: z.enum(NOT_INVOICED_REASONS),
  /** Work records, including manual ones, and their paid minutes. */
  records: z.number().int(),
  minutes: z.number().int(),
});
export type NotInvoicedWork = z.infer<typeof notInvoicedWork>;

/** A$ with GST that were paid of an invoice and written off, and are open; below 0 when too much was paid. Open is empty without an invoice. */
const settled = {
  paid: money.default('0.00'),
  written_off: money.default('0.00'),
  open: z.union([z.literal(''), money]).default(''),
};

export const monthInvoiceRow = z.object({
  client_id: answeredId,
  client_name: z.string(),
  state: monthInvoiceState,
  /** Only for months that aren't issued. */
  reasons: z.array(blockReason),
  /** Places that are charged. */
  places: z.number().int(),
  /** Numbers of invoices of single jobs that have the client's other places. */
  other_invoices: z.array(z.string()),
  /** Work of the month that is on no invoice, by place. */
  not_invoiced: z.array(notInvoicedWork).default([]),
  /** A$; of the issued version, or as it would be now. With adjustment notes. */
  sub_total: money,
  total: money,
  /** Empty until it is issued; with `version` 0. Dates are YYYY-MM-DD. */
  number: z.string(),
  version: z.number().int(),
  issued_on: z.string(),
  due_on: z.string(),
  /** Waiting to be sent. */
  sending: z.boolean(),
  /** ISO 8601 instant; empty before. */
  sent_at: z.string(),
  /** A$ without GST by which current work and prices differ from the invoice; empty without a difference. */
  difference: z.union([z.literal(''), money]),
  /**
   * Legal deadline of the note about the difference, YYYY-MM-DD; empty without a difference, or if its start is
   * unknown.
   */
  adjust_until: z.string().default(''),
  ...settled,
});
export type MonthInvoiceRow = z.infer<typeof monthInvoiceRow>;

/** Basis of a line: as for a job's price, or `extra`. */
export const LINE_BASES = ['hour', 'visit', 'month', 'extra'] as const;
export type LineBasis = (typeof LINE_BASES)[number];

export const clientInvoiceLine = z.object({
  /** Empty for an extra without a place. */
  job_id: z.string(),
  place: z.string(),
  address: z.string(),
  /** YYYY-MM-DD, both included. */
  from: z.string(),
  to: z.string(),
  basis: z.enum(LINE_BASES),
  /** Days with work; for a price for each visit, the charged ones. */
  visits: z.number().int(),
  minutes: z.number().int(),
  /** Planned visits that were missed or cancelled, and their deduction from a monthly price, in A$ without GST. */
  missed: z.number().int().default(0),
  cancelled: z.number().int().default(0),
  /** Work that has put a complaint right, without charge. */
  re_cleans: z.number().int().default(0),
  credit: money.default('0.00'),
  /**
   * A$ without GST of a visit, a month or an hour; empty for an extra, and for hours with several rates. By the hour the amount of each record is
   * rounded to the cent, so that the sum may differ by cents from the hours at the price.
   */
  price: z.union([z.literal(''), money]),
  /** Why an extra is charged; empty otherwise. */
  reason: z.string(),
  /** A$ without GST. */
  amount: money,
});
export type ClientInvoiceLine = z.infer<typeof clientInvoiceLine>;

/** "1 re-clean was done without charge"; empty without one. */
export const describeReCleans = ({ re_cleans }: Pick<ClientInvoiceLine, 're_cleans'>): string =>
  re_cleans > 0 ? `${formatCount(re_cleans, 're-clean was', 're-cleans were')} done without charge` : '';

/** "1 visit was missed, 2 visits were cancelled"; empty when all were done. */
export const describeMissedVisits = ({ missed, cancelled }: Pick<ClientInvoiceLine, 'missed' | 'cancelled'>): string =>
  [
    ...(missed > 0 ? [`${formatCount(missed, 'visit was', 'visits were')} missed`] : []),
    ...(cancelled > 0 ? [`${formatCount(cancelled, 'visit was', 'visits were')} cancelled`] : []),
  ].join(', ');

const addressee = {
  /** The legal name. */
  to_name: z.string(),
  /** Empty when it is the legal name. */
  to_trading_name: z.string(),
  /** Eleven digits, or empty. */
  to_abn: z.string(),
  to_address: z.string(),
};
const amounts = { sub_total: money, gst: money, gst_rate_percent: z.number(), total: money };

/** Difference between an invoice with its notes and current work and prices. */
export const invoiceDifference = z.object({
  /** Empty for an extra of no place. */
  job_id: z.string(),
  place: z.string(),
  /** A$ without GST, with notes. */
  invoiced: money,
  now: money,
  /** A$ without GST; below 0 for a decrease. */
  difference: money,
});

export const adjustmentNote = z.object({
  number: z.string(),
  invoice_number: z.string(),
  /** Day of issue of the invoice's sent version. All days are YYYY-MM-DD. */
  invoice_issued_on: z.string(),
  issued_on: z.string(),
  issued_by: z.string(),
  reason: z.string(),
  known_on: z.string(),
  ...addressee,
  lines: z.array(z.object({ description: z.string(), amount: money })),
  /** Amounts added to the invoice; negative for a decrease. */
  ...amounts,
  /** The invoice with all notes until this one. */
  adjusted_total: money,
  supplier: supplierState,
  /** Number of the note that this one reverses, and of the one that reverses it; otherwise empty. */
  undoes: z.string(),
  undone_by: z.string(),
  sending: z.boolean(),
  /** ISO 8601 instant; empty before. */
  sent_at: z.string(),
});
export type AdjustmentNote = z.infer<typeof adjustmentNote>;

export const clientInvoice = z.object({
  number: z.string(),
  client_id: answeredId,
  month: z.string(),
  version: z.number().int(),
  state: z.enum(['issued', 'sent', 'part-paid', 'paid', 'overdue']),
  issued_on: z.string(),
  due_on: z.string(),
  order_number: z.string(),
  ...addressee,
  lines: z.array(clientInvoiceLine),
  ...amounts,
  supplier: supplierState,
  sending: z.boolean(),
  sent_at: z.string(),
  /** Newest first, with this one. */
  versions: z.array(
    z.object({ version: z.number().int(), issued_on: z.string(), issued_by: z.string(), total: money }),
  ),
  /** Oldest first. */
  notes: z.array(adjustmentNote),
  /** A$: the invoice with its notes. */
  adjusted_total: money,
  ...settled,
  differences: z.array(invoiceDifference),
  /** Legal deadline of the note about the differences; empty without a difference, or if its start is unknown. */
  adjust_until: z.string(),
});
export type ClientInvoice = z.infer<typeof clientInvoice>;

/** Corrections of an invoice of one job. Amounts in A$; `invoiced`, `now` and `difference` are without GST. */
export const jobInvoiceNotes = z.object({
  number: z.string(),
  /** ISO 8601 instant since when it is closed; empty before: changes make versions. */
  sent_at: z.string(),
  /** Oldest first. */
  notes: z.array(adjustmentNote),
  /** The invoice with its notes. */
  adjusted_total: money,
  /** Charges for job and month, with notes, and current ones. */
  invoiced: money,
  now: money,
  /** Negative for a decrease; empty without a difference. */
  difference: z.union([z.literal(''), money]),
  /** As for a client's invoice. */
  adjust_until: z.string(),
});
export type JobInvoiceNotes = z.infer<typeof jobInvoiceNotes>;
