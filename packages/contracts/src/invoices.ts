import { z } from 'zod';
import { defineCall } from './call.js';
import {
  formatAbn,
  id,
  line,
  money,
  moneyInput,
  month,
  optionalAnsweredId,
  pageSchema,
  paging,
  paragraph,
  searchText,
  sorting,
  year,
} from './fields.js';
import { supplierState } from './invoice-settings.js';
import { getFieldSentence } from './refusals/sentences.js';

/** Dates YYYY/MM/DD. `duration` names the month's first and last day. */
export const invoice = z.object({
  /** Number in the series, which identifies the invoice in calls. */
  invoice_number: z.string(),
  /** Printed instead, if an admin wrote another number. */
  printed_number: z.string().optional(),
  version: z.number().int(),
  date: z.string(),
  to_name: z.string(),
  to_address: z.string(),
  /** The client of the place, from A$1,000 on: a tax invoice must then name the buyer. The ABN has eleven digits. */
  buyer_name: z.string().optional(),
  buyer_abn: z.string().optional(),
  description: z.string(),
  quantity: z.string(),
  duration: z.string(),
  sub_total: money,
  gst: money,
  gst_rate_percent: z.number(),
  total: money,
  supplier: supplierState,
  /** Reasons why the amounts of the newest version may still change; missing in older versions. */
  warnings: z
    .object({
      month_is_running: z.boolean(),
      /** Records of the month that wait for an admin's decision. They count until they are rejected. */
      held_records: z.number().int(),
    })
    .optional(),
});
export type Invoice = z.infer<typeof invoice>;

/** "Buyer: Site Pty Ltd, ABN 51 824 753 556"; empty without a buyer. */
export const formatBuyer = ({ buyer_name = '', buyer_abn = '' }: Pick<Invoice, 'buyer_name' | 'buyer_abn'>): string =>
  buyer_name && `Buyer: ${buyer_name}${buyer_abn && `, ABN ${formatAbn(buyer_abn)}`}`;

export const requestInvoice = defineCall({
  method: 'POST',
  path: '/api/admin/req-invoice-data',
  service: 'invoice',
  access: ['admin'],
  changes: [{ topic: 'invoice', id: 'invoice_number' }],
  summary: 'Issues the tax invoice of a job and month, or reissues it under the same number with current amounts.',
  body: z.object({ job_id: id, year, month }),
  answer: invoice,
});

export const previewInvoice = defineCall({
  method: 'POST',
  path: '/api/admin/preview-invoice',
  service: 'invoice',
  access: ['admin'],
  summary: 'Previews the invoice of a job and month: amounts, GST rate and version. Issues nothing and uses no number.',
  body: z.object({ job_id: id, year, month }),
  answer: z.object({
    /** Empty: its own number would be used. */
    invoice_number: z.string(),
    version: z.number().int(),
    /** True if something would be issued; otherwise the newest version is up to date. */
    issues: z.boolean(),
    /** YYYY-MM */
    month: z.string(),
    sub_total: money,
    gst: money,
    gst_rate_percent: z.number(),
    total: money,
  }),
});

export const getInvoice = defineCall({
  method: 'GET',
  path: '/api/admin/invoices/:number',
  scope: 'invoices:read',
  service: 'invoice',
  access: ['admin'],
  shows: ['invoice', 'work'],
  summary: 'Gets the newest version of an issued invoice.',
  params: z.object({ number: line(40) }),
  answer: invoice,
});

export const getInvoiceLogo = defineCall({
  method: 'GET',
  path: '/api/admin/invoice-logos/:sha256',
  service: 'invoice',
  access: ['admin'],
  summary: 'Downloads the logo of an issued invoice as PNG, by `supplier.logo`. Never changes. 404 if there is none.',
  params: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/, getFieldSentence('not_hash')) }),
  answer: z.unknown(),
  answerKind: 'binary',
});

export const getInvoicePdf = defineCall({
  method: 'GET',
  path: '/api/admin/invoices/:number.pdf',
  scope: 'invoices:read',
  service: 'invoice',
  access: ['admin'],
  summary: 'Downloads the newest version of an issued invoice as PDF.',
  params: z.object({ number: line(40) }),
  answer: z.unknown(),
  answerKind: 'binary',
});

/**
 * Status of an invoice in receivables, with adjustment notes, payments and write-offs, sent or not. `overdue`: from the
 * day after the due day, even if partly paid. With nothing owing: `paid` if any was paid, otherwise `written-off`, or
 * `nothing-to-pay` if notes credited all of it. `no-client`: an invoice of a job without a client, of which nothing is
 * known.
 */
export const INVOICE_STATUSES = [
  'unpaid',
  'overdue',
  'part-paid',
  'paid',
  'written-off',
  'nothing-to-pay',
  'no-client',
] as const;
export const invoicePaymentStatus = z.enum(INVOICE_STATUSES);
export type InvoiceStatus = z.infer<typeof invoicePaymentStatus>;

/** Labels on the desk and in its CSV file. */
export const INVOICE_STATUS_LABELS: Readonly<Record<InvoiceStatus, string>> = {
  unpaid: 'Unpaid',
  overdue: 'Overdue',
  'part-paid': 'Partly paid',
  paid: 'Paid',
  'written-off': 'Written off',
  'nothing-to-pay': 'Nothing to pay',
  'no-client': 'No client',
};

const invoiceFilters = {
  text: searchText,
  /** Invoices of one job, or of a client's months that include it. */
  job_id: id.optional(),
  /** Invoices of single jobs, of clients' months, or both: they share one series of numbers. */
  kind: z.enum(['all', 'job', 'client']).default('all'),
  status: z.enum(['all', ...INVOICE_STATUSES]).default('all'),
  ...sorting(['number', 'month', 'addressee', 'total', 'due', 'owing']),
};

export const listInvoices = defineCall({
  method: 'POST',
  path: '/api/admin/list-invoices',
  scope: 'invoices:read',
  service: 'invoice',
  access: ['admin'],
  shows: ['invoice', 'client', 'receivable'],
  // Invoices become overdue.
  byTheClock: true,
  summary:
    'Searches issued invoices by job, number, addressee or month, a page at a time, with what is owing and the status of each. Amounts are of the newest version. Statuses: unpaid, overdue, partly paid, paid, written off, nothing to pay (credited in full), no client (an invoice of a job without a client has no due date).',
  body: z.object({ ...invoiceFilters, ...paging }),
  answer: pageSchema(
    z.object({
      kind: z.enum(['job', 'client']),
      invoice_number: z.string(),
      /** Empty for one of a client's month, and the client's for one of a job. */
      job_id: optionalAnsweredId,
      client_id: optionalAnsweredId.default(''),
      /** YYYY-MM */
      month: z.string(),
      to_name: z.string(),
      date: z.string(),
      versions: z.number().int(),
      total: money,
      /** YYYY-MM-DD; empty without a client. */
      due_on: z.string().default(''),
      /** A$ with GST after adjustment notes, payments and write-offs; below 0 when too much was paid, empty without a client. */
      owing: z.union([z.literal(''), money]).default(''),
      status: invoicePaymentStatus.optional(),
      sent: z.boolean().default(true),
    }),
  ).extend({
    /** Invoices by status: of all pages, as the other filters find them. */
    counts: z.record(invoicePaymentStatus, z.number().int()).optional(),
  }),
});

export const exportInvoices = defineCall({
  method: 'POST',
  path: '/api/admin/export-invoices',
  service: 'invoice',
  access: ['admin'],
  recentFactor: true,
  summary: 'Downloads all matching invoices as CSV with subtotal, GST, due date, amount owing and status.',
  body: z.object(invoiceFilters),
  answer: z.unknown(),
  answerKind: 'binary',
});

export const getInvoiceVersions = defineCall({
  method: 'GET',
  path: '/api/admin/invoices/:number/versions',
  service: 'invoice',
  access: ['admin'],
  shows: ['invoice'],
  summary: 'Lists every version issued under a number, newest first.',
  params: z.object({ number: line(40) }),
  answer: z.array(z.object({ ...invoice.shape, issued_by: z.string() })),
});

/** An admin's edits of an invoice. Amounts follow from the sub total at the invoice's GST rate. */
export const invoiceEdits = z.object({
  date: line(20),
  invoice_number: line(40),
  to_name: line(120),
  to_address: paragraph(200),
  description: paragraph(500),
  /** A$ */
  sub_total: moneyInput,
});

export const saveInvoiceVersion = defineCall({
  method: 'POST',
  path: '/api/admin/save-invoice-version',
  service: 'invoice',
  access: ['admin'],
  changes: [{ topic: 'invoice', id: 'number' }],
  summary: 'Issues your edits to an invoice as its next version. 409 if `version` isn’t the newest.',
  body: z.object({ number: line(40), version: z.number().int().min(1), edits: invoiceEdits }),
  answer: invoice,
});

export const printInvoice = defineCall({
  method: 'POST',
  path: '/api/admin/print-invoice',
  service: 'invoice',
  access: ['admin'],
  summary:
    'Downloads the newest version of an issued invoice as PDF. 409 if `edits` differ from that version: save them as a version first.',
  body: z.object({ number: line(40), edits: invoiceEdits }),
  answer: z.unknown(),
  answerKind: 'binary',
});

export const formatInvoiceDescription = (place: string, duration: string) =>
  `Cleaning provided at ${place} from ${duration}.`;
/** The quantity line is fixed. */
export const INVOICE_QUANTITY = '01';
