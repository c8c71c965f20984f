import { z } from 'zod';
import { defineCall } from './call.js';
import {
  blockReason,
  clientInvoice,
  clientInvoiceLine,
  invoiceMonth,
  jobInvoiceNotes,
  MONTH_INVOICE_STATES,
  monthInvoiceRow,
} from './client-invoices.js';
import {
  answeredId,
  businessDate,
  id,
  line,
  madeId,
  money,
  pageSchema,
  paging,
  searchText,
  sorting,
} from './fields.js';
import { fieldSentence } from './refusals/sentences.js';

const desk = { service: 'invoice', access: ['admin'] } as const;
const number = line(40);

const countsByState = z.object({
  ready: z.number().int(),
  blocked: z.number().int(),
  issued: z.number().int(),
  /** Issued ones whose mail was refused. */
  refused: z.number().int(),
  sent: z.number().int(),
  'part-paid': z.number().int(),
  paid: z.number().int().default(0),
  overdue: z.number().int(),
  /** Issued or sent ones that differ from what work and prices say now. */
  differing: z.number().int(),
});

export const listMonthInvoices = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/list-month-invoices',
  shows: ['invoice', 'client', 'job', 'work', 'receivable'],
  // The month ends, and invoices become overdue.
  byTheClock: true,
  summary:
    'The clients of a month, a page at a time: ready to be issued, blocked with the reasons, issued (not sent: changes make versions), refused (issued, and no mail server took it), sent (closed: adjustment notes), partly paid, paid, overdue (something is open). Amounts of those without an invoice are what it would be now.',
  body: z.object({
    month: invoiceMonth,
    state: z.enum(['all', ...MONTH_INVOICE_STATES, 'differing']).default('all'),
    text: searchText,
    ...sorting(['client', 'total', 'number', 'due']),
    ...paging,
  }),
  answer: z.object({
    ...pageSchema(monthInvoiceRow).shape,
    /** Of all pages and states. */
    counts: countsByState,
    /** Clients that are ready, of all pages, as the text finds them; and the sum of their totals. */
    ready_clients: z.array(answeredId),
    ready_total: money,
  }),
});

/** Months with sent invoices, the newest, in which the desk looks for those to adjust. */
export const MONTHS_TO_ADJUST = 4;
/** Before those, and of single jobs: so many in which it looks for invoices of whose work a record has changed since. */
export const MONTHS_OF_CHANGES = 24;
/** Changed invoices of single jobs that are looked at. A changed record need not change what is charged. */
export const JOB_INVOICES_TO_ADJUST = 100;
/** Rows of them that are answered; `total` counts all. */
export const ROWS_TO_ADJUST = 20;

export const listInvoicesToAdjust = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/invoices-to-adjust',
  // Not 'work': svc-invoice announces work that changes a month of which invoices were sent, and nothing at each Start.
  shows: ['invoice', 'client', 'job'],
  summary: `Invoices that were sent and say something else than work and prices say now: of clients in the newest ${MONTHS_TO_ADJUST} months with sent ones; before those, and of single jobs, in ${MONTHS_OF_CHANGES} months, where a record of that month has changed since, or one that is charged by the hour was moved to another day or job (work at a fixed price that was moved to another month is found on clients' invoices of the newest months alone; of single jobs the newest ${JOB_INVOICES_TO_ADJUST} changed ones are looked at). First those for which the law asks for a note soonest. ${ROWS_TO_ADJUST} at most; \`total\` counts all.`,
  answer: pageSchema(
    z.object({
      kind: z.enum(['client-invoice', 'job-invoice']),
      number: z.string(),
      /** The client, or the place that the invoice of a job names. */
      to_name: z.string(),
      month: z.string(),
      /** A$ without GST. */
      difference: money,
      /** YYYY-MM-DD; empty when nobody knows since when. */
      adjust_until: z.string(),
    }),
  ),
});

export type InvoiceToAdjust = z.infer<(typeof listInvoicesToAdjust)['answer']>['rows'][number];

export const getMonthInvoice = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/month-invoices/:client_id/:month',
  shows: ['invoice', 'client', 'job', 'work', 'receivable'],
  byTheClock: true,
  summary: 'A client’s month as the list has it, with the lines that an invoice would have now. Nothing is issued.',
  params: z.object({ client_id: id, month: invoiceMonth }),
  answer: z.object({ ...monthInvoiceRow.shape, lines: z.array(clientInvoiceLine) }),
});

/** The most clients of one call; a page sends several calls, and shows how far it is. */
export const MAX_ISSUED_AT_ONCE = 100;

export const issueMonthInvoices = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/issue-month-invoices',
  changes: ['invoice'],
  summary:
    'Issue invoices of a month to clients, and with `send` ask for them to be sent. One that is there already is answered as it is, or gets a new version while it is not sent and something has changed. Nothing is issued while the GST rate is not confirmed. Blocked ones are left out with their reasons; 409 when all are blocked, with the same `results`.',
  body: z.object({
    month: invoiceMonth,
    client_ids: z.array(id).min(1).max(MAX_ISSUED_AT_ONCE),
    send: z.boolean(),
  }),
  answer: z.object({
    results: z.array(
      z.object({
        client_id: answeredId,
        /** `issued`: a number or a version was made; `unchanged`: it was there already. */
        outcome: z.enum(['issued', 'unchanged', 'blocked']),
        /** Empty for a blocked one. */
        number: z.string(),
        reasons: z.array(blockReason),
      }),
    ),
  }),
});

export const getClientInvoice = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/client-invoices/:number',
  shows: ['invoice', 'client', 'job', 'work', 'receivable'],
  byTheClock: true,
  summary:
    'The newest version of a client’s invoice (issued: changes make versions; sent: closed; partly paid; paid; overdue), with its adjustment notes and what differs from work and prices now.',
  params: z.object({ number }),
  answer: clientInvoice,
});

export const getClientInvoicePdf = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/client-invoices/:number.pdf',
  summary: 'The newest version of a client’s invoice as PDF.',
  params: z.object({ number }),
  answer: z.unknown(),
  answerKind: 'binary',
});

export const markClientInvoiceSent = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/mark-client-invoice-sent',
  changes: [{ topic: 'invoice', id: 'number' }],
  summary:
    'Say that a client’s invoice was handed over or posted: it is closed then. The same again changes nothing. 409 when `version` is not the newest, while the GST rate is not confirmed, and while it is being sent.',
  body: z.object({ number, version: z.number().int().min(1) }),
  answer: clientInvoice,
});

/** Days within which the law asks for an adjustment note. */
export const ADJUSTMENT_DAYS = 28;

export const MAX_NOTE_LINES = 20;

/** An amount that is added, or taken off with a minus, in A$ without GST; becomes integer cents. */
export const signedMoneyInput = z.string().transform((value, context) => {
  const match = /^\s*([-−+]?)\s*(\d{1,6})(?:\.(\d{1,2}))?\s*$/.exec(value);
  const cents = match ? Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0')) : 0;
  if (!match || cents === 0) {
    context.addIssue({ code: 'custom', message: fieldSentence('not_signed_amount') });
    return z.NEVER;
  }
  return match[1] === '' || match[1] === '+' ? cents : -cents;
});

export const getJobInvoiceNotes = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/invoices/:number/notes',
  shows: ['invoice', 'client', 'job', 'work'],
  summary:
    'Adjustment notes of an invoice of one job, and what differs between the invoice with its notes and what job and month are now.',
  params: z.object({ number }),
  answer: jobInvoiceNotes,
});

export const issueAdjustmentNote = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/issue-adjustment-note',
  changes: ['invoice'],
  summary:
    'Issue an adjustment note for a sent invoice of a client or of one job: what differs from work and prices now (`difference` as it was shown; 409 when it is another one), and amounts with a description of their own. With `send` it is to be sent. The same `key` issues it once. 409 when the invoice is not sent, and when the notes would take off more than it has.',
  body: z.object({
    number,
    reason: line(300),
    /** Since when the company knows of it; not after today. */
    known_on: businessDate,
    /** The sum of the differences as shown, in A$; empty to leave them as they are. */
    difference: z.union([z.literal(''), signedMoneyInput]).default(''),
    lines: z
      .array(z.object({ description: line(200), amount: signedMoneyInput }))
      .max(MAX_NOTE_LINES)
      .default([]),
    send: z.boolean(),
    /** Made by the page for what it sends: sent again it issues no second note. */
    key: madeId.optional(),
  }),
  answer: z.union([clientInvoice, jobInvoiceNotes]),
});

export const undoAdjustmentNote = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/undo-adjustment-note',
  changes: ['invoice'],
  summary:
    'Take an adjustment note back by a further note with the opposite amounts. 409 when that was done, or for such a note, and when another invoice has some of the work by now.',
  body: z.object({ number, reason: line(300), send: z.boolean() }),
  answer: z.union([clientInvoice, jobInvoiceNotes]),
});

export const getAdjustmentNotePdf = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/adjustment-notes/:number.pdf',
  summary: 'An adjustment note as PDF.',
  params: z.object({ number }),
  answer: z.unknown(),
  answerKind: 'binary',
});
