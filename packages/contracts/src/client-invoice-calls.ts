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
import { getFieldSentence } from './refusals/sentences.js';

const desk = { service: 'invoice', access: ['admin'] } as const;
const number = line(40);

const countsByState = z.object({
  ready: z.number().int(),
  blocked: z.number().int(),
  issued: z.number().int(),
  /** Issued ones with refused mail. */
  refused: z.number().int(),
  sent: z.number().int(),
  'part-paid': z.number().int(),
  paid: z.number().int().default(0),
  overdue: z.number().int(),
  /** Issued or sent ones that differ from current work and prices. */
  differing: z.number().int(),
});

export const listMonthInvoices = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/list-month-invoices',
  scope: 'invoices:read',
  shows: ['invoice', 'client', 'job', 'work', 'receivable'],
  // The month ends, and invoices become overdue.
  byTheClock: true,
  summary:
    'Lists the clients to invoice for a month, a page at a time. States: ready, blocked (with reasons), issued (not sent; changes make versions), refused (issued, email rejected), sent (only adjustment notes can change it), partly paid, paid, overdue. Without an invoice, amounts are what it would be now. Names the jobs with work that belong to no client.',
  body: z.object({
    month: invoiceMonth,
    state: z.enum(['all', ...MONTH_INVOICE_STATES, 'differing']).default('all'),
    text: searchText,
    ...sorting(['client', 'total', 'number', 'due']),
    ...paging,
  }),
  answer: z.object({
    ...pageSchema(monthInvoiceRow).shape,
    /** All pages and states. */
    counts: countsByState,
    /** Clients that are ready, of all pages, as the text finds them; and the sum of their totals. */
    ready_clients: z.array(answeredId),
    ready_total: money,
    /** Jobs with uninvoiced work in the month because they have no client. */
    without_client: z.array(z.object({ job_id: answeredId, job_name: z.string() })).default([]),
  }),
});

/** Number of newest months with sent invoices that the desk checks for differences. */
export const MONTHS_TO_ADJUST = 4;
/** Number of earlier months, and months for single jobs, in which it checks invoices with changed work records. */
export const MONTHS_OF_CHANGES = 24;
/** Maximum changed invoices of single jobs to check. A changed record needn't change the charge. */
export const JOB_INVOICES_TO_ADJUST = 100;
/** Maximum rows returned; `total` counts all. */
export const ROWS_TO_ADJUST = 20;

export const listInvoicesToAdjust = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/invoices-to-adjust',
  // Not 'work': svc-invoice announces work that changes a month with sent invoices, but not every Start.
  shows: ['invoice', 'client', 'job'],
  summary: `Lists sent invoices that no longer match work and prices, those with the earliest legal deadline first. Covers clients in the newest ${MONTHS_TO_ADJUST} months with sent invoices. Before that, and for jobs without a client, covers ${MONTHS_OF_CHANGES} months if a record of the month has changed, or hourly work was moved to another day or job; fixed-price work moved to another month is found only in the newest months. Checks the newest ${JOB_INVOICES_TO_ADJUST} changed invoices of jobs. Returns at most ${ROWS_TO_ADJUST}; \`total\` counts all.`,
  answer: pageSchema(
    z.object({
      kind: z.enum(['client-invoice', 'job-invoice']),
      number: z.string(),
      /** The client, or the place that the invoice of a job names. */
      to_name: z.string(),
      month: z.string(),
      /** A$ without GST. */
      difference: money,
      /** YYYY-MM-DD; empty if the start is unknown. */
      adjust_until: z.string(),
    }),
  ),
});

export type InvoiceToAdjust = z.infer<(typeof listInvoicesToAdjust)['answer']>['rows'][number];

export const getMonthInvoice = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/month-invoices/:client_id/:month',
  scope: 'invoices:read',
  shows: ['invoice', 'client', 'job', 'work', 'receivable'],
  byTheClock: true,
  summary: 'Previews a client’s invoice for a month with its lines, subtotal, GST and total. Issues nothing.',
  params: z.object({ client_id: id, month: invoiceMonth }),
  answer: z.object({
    ...monthInvoiceRow.shape,
    lines: z.array(clientInvoiceLine),
    /** A$, like `sub_total` and `total`: of the issued version with adjustment notes, or as it would be now. */
    gst: z.union([z.literal(''), money]).default(''),
    gst_rate_percent: z.number().default(0),
  }),
});

/** The most clients of one call; a page sends several calls, and shows how far it is. */
export const MAX_ISSUED_AT_ONCE = 100;

export const issueMonthInvoices = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/issue-month-invoices',
  changes: ['invoice'],
  summary:
    'Issues invoices to clients for a month, and with `send` queues them to be sent. Returns an existing invoice, or makes a new version if it isn’t sent and something has changed. Leaves out blocked clients and gives the reasons; 409 with the same `results` if all are blocked. Issues nothing until the GST rate is confirmed.',
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
  scope: 'invoices:read',
  shows: ['invoice', 'client', 'job', 'work', 'receivable'],
  byTheClock: true,
  summary:
    'Gets the newest version of a client’s invoice with its state, adjustment notes and differences from current work and prices.',
  params: z.object({ number }),
  answer: clientInvoice,
});

export const getClientInvoicePdf = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/client-invoices/:number.pdf',
  scope: 'invoices:read',
  summary: 'Downloads the newest version of a client’s invoice as PDF.',
  params: z.object({ number }),
  answer: z.unknown(),
  answerKind: 'binary',
});

export const markClientInvoiceSent = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/mark-client-invoice-sent',
  scope: 'invoices:write',
  changes: [{ topic: 'invoice', id: 'number' }],
  summary:
    'Marks a client’s invoice as sent by post or in person. Only adjustment notes can change it afterwards. Idempotent. 409 if `version` isn’t the newest, the GST rate isn’t confirmed, or an email is on its way.',
  body: z.object({ number, version: z.number().int().min(1) }),
  answer: clientInvoice,
});

/** Legal period for an adjustment note, in days. */
export const ADJUSTMENT_DAYS = 28;

export const MAX_NOTE_LINES = 20;

/** An amount to add, or with a minus to deduct, in A$ without GST; becomes integer cents. */
export const signedMoneyInput = z.string().transform((value, context) => {
  const match = /^\s*([-\u2212+]?)\s*(\d{1,6})(?:\.(\d{1,2}))?\s*$/.exec(value);
  const cents = match ? Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0')) : 0;
  if (!match || cents === 0) {
    context.addIssue({ code: 'custom', message: getFieldSentence('not_signed_amount') });
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
    'Gets the adjustment notes of a job’s invoice, and how the invoice with its notes differs from current work.',
  params: z.object({ number }),
  answer: jobInvoiceNotes,
});

export const issueAdjustmentNote = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/issue-adjustment-note',
  changes: ['invoice'],
  summary:
    'Issues an adjustment note for a sent invoice: the `difference` from current work and prices, and amounts with your own description. With `send` it is queued to be sent. Idempotent by `key`. 409 if the difference has changed, the invoice isn’t sent, or the notes would exceed it.',
  body: z.object({
    number,
    reason: line(300),
    /** When the company learnt of it; not after today. */
    known_on: businessDate,
    /** The sum of the differences as shown, in A$; empty to leave them as they are. */
    difference: z.union([z.literal(''), signedMoneyInput]).default(''),
    lines: z
      .array(z.object({ description: line(200), amount: signedMoneyInput }))
      .max(MAX_NOTE_LINES)
      .default([]),
    send: z.boolean(),
    /** Created by the page; a repeat issues no second note. */
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
    'Reverses an adjustment note with another note of opposite amounts. 409 if it is already reversed, is itself a reversal, or another invoice now has some of the work.',
  body: z.object({ number, reason: line(300), send: z.boolean() }),
  answer: z.union([clientInvoice, jobInvoiceNotes]),
});

export const getAdjustmentNotePdf = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/adjustment-notes/:number.pdf',
  scope: 'invoices:read',
  summary: 'Downloads an adjustment note as PDF.',
  params: z.object({ number }),
  answer: z.unknown(),
  answerKind: 'binary',
});
