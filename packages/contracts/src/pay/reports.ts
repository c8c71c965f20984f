import { z } from 'zod';
import { defineCall } from '../call.js';
import { invoiceMonth } from '../client-invoices.js';
import { answeredId, businessDate, done, id, money, optionalAnsweredId, pageSchema, paging } from '../fields.js';
import { jobKind } from '../jobs.js';
import { desk, optionalDay, payIssue } from './fields.js';

const span = {
  /** First and last day of payment, included. */
  from: businessDate,
  to: businessDate,
};
const file = { answer: z.unknown(), answerKind: 'binary' } as const;

export const listSuper = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/pay/list-super',
  shows: ['payment', 'work', 'account'],
  summary:
    'Lists super owed on payments by the fund’s due date. The product doesn’t pay it. `undecided`: people paid in these days without a decision about super.',
  body: z.object({
    ...span,
    state: z.enum(['all', 'due', 'overdue', 'received']).default('all'),
    ...paging,
  }),
  answer: z.object({
    ...pageSchema(
      z.object({
        run_id: answeredId,
        run_number: z.number().int(),
        user_id: answeredId,
        name: z.string(),
        paid_on: z.string(),
        /** A$ that super is worked out on, and the rate in percent. */
        base: money,
        rate_percent: z.number(),
        amount: money,
        /** Empty where the table of public holidays ends. */
        due_on: z.string(),
        /** The day on which the fund had it; empty before. */
        received_on: z.string(),
        state: z.enum(['due', 'overdue', 'received', 'received-late']),
      }),
    ).shape,
    /** Sum of all pages. */
    amount: money,
    undecided: z.array(z.object({ user_id: answeredId, name: z.string() })),
  }),
});

export const markSuperReceived = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/pay/super-received',
  changes: ['payment'],
  summary: 'Records the day the fund received the super of a payment; empty removes it.',
  body: z.object({ run_id: id, user_id: id, received_on: optionalDay }),
  answer: done,
});

export const exportSuper = defineCall({
  ...desk,
  ...file,
  method: 'POST',
  path: '/api/admin/pay/export-super',
  recentFactor: true,
  summary: 'Downloads super for a date range as CSV for a clearing house, without tax file numbers.',
  body: z.object(span),
});

export const taxReportPayee = z.object({
  user_id: answeredId,
  name: z.string(),
  abn: z.string(),
  /** A$: paid with GST and withholding, GST, and withholding. The file has whole dollars. */
  gross: money,
  gst: money,
  withheld: money,
  /** Problems that prevent the file, and warnings for the admin. */
  problems: z.array(payIssue),
  warnings: z.array(payIssue),
});

export const getTaxReport = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/pay/tax-reports/:year',
  shows: ['payment', 'work', 'account'],
  summary:
    'Gets the taxable payments annual report of a financial year, named by the year in which it ends: payments by payment date, and missing details. Includes removed people.',
  params: z.object({ year: z.coerce.number().int().min(2022).max(2100) }),
  answer: z.object({
    year: z.number().int(),
    first_day: z.string(),
    last_day: z.string(),
    due_on: z.string(),
    gross: money,
    gst: money,
    withheld: money,
    payees: z.array(taxReportPayee),
    /** About the company, not about one payee. */
    problems: z.array(payIssue),
    /** Differences from the lodged report that no amended file can express; `user_id` is empty for the whole report. */
    amendment_problems: z.array(z.object({ user_id: optionalAnsweredId, field: z.string(), msg: z.string() })),
    reports: z.array(
      z.object({
        id: answeredId,
        number: z.number().int(),
        run_type: z.enum(['T', 'P']),
        amended: z.boolean(),
        payees: z.number().int(),
        made_by: z.string(),
        /** ISO 8601 instant. */
        made_at: z.string(),
        lodged_on: z.string(),
      }),
    ),
  }),
});
export type TaxReport = z.infer<typeof getTaxReport.answer>;

export const makeTaxReport = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/pay/tax-reports/:year/make',
  recentFactor: true,
  changes: ['payment'],
  summary:
    'Creates the report file, as a test (`T`) or for production (`P`), and keeps it. After a lodgement it contains only changes, as an amendment. 400 names what is missing as `payees.<user id>.<field>`.',
  params: getTaxReport.params,
  body: z.object({ run_type: z.enum(['T', 'P']) }),
  answer: z.object({
    id: answeredId,
    amended: z.boolean(),
    files: z.array(z.object({ file_name: z.string(), text: z.string() })),
    warnings: z.array(z.object({ user_id: optionalAnsweredId, field: z.string(), msg: z.string() })),
  }),
});

export const getTaxReportFiles = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/pay/tax-report-files/:report_id',
  recentFactor: true,
  summary: 'Downloads the files of a report as created.',
  params: z.object({ report_id: id }),
  answer: z.object({ files: makeTaxReport.answer.shape.files }),
});

export const lodgeTaxReport = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/pay/lodge-tax-report',
  recentFactor: true,
  changes: ['payment'],
  summary: 'Records the day a production report was lodged. 409 if it is recorded.',
  body: z.object({ id, lodged_on: businessDate }),
  answer: done,
});

const costRow = z.object({
  /** Empty for extras of a client without a place; the name is the client's then. */
  job_id: optionalAnsweredId,
  kind: jobKind.default('permanent'),
  name: z.string(),
  /** The place's client on the last day of the month; empty for none. */
  client_id: optionalAnsweredId.default(''),
  client_name: z.string().default(''),
  /** YYYY-MM */
  month: z.string(),
  minutes: z.number().int(),
  /**
   * A$ without GST: people's earnings for the work there, and the part paid to them; earnings from before the first day
   * of runs count as paid.
   */
  cost: money,
  paid: money,
  unpaid: money,
  /** Super on top: for paid work as decided then, for other work as decided today. Yearly limits aren't applied. */
  super: money,
  /** The client's charges, and the rest after cost and super. */
  income: money,
  margin: money,
});

export const getCosts = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/pay/costs',
  scope: 'pay:read',
  shows: ['payment', 'work', 'account'],
  summary: 'Gets cost and revenue of each site by month of work, including held work.',
  body: z.object({
    ...span,
    /** Only rows of this month are returned; `months` has the sums of all. */
    rows_of: invoiceMonth.optional(),
  }),
  answer: z.object({
    rows: z.array(costRow),
    months: z.array(costRow.omit({ job_id: true, kind: true, name: true, client_id: true, client_name: true })),
    /** The first month with work or an extra, YYYY-MM; empty without any. */
    first_month: z.string().default(''),
  }),
});

export const exportCosts = defineCall({
  ...desk,
  ...file,
  method: 'POST',
  path: '/api/admin/pay/export-costs',
  recentFactor: true,
  summary: 'Downloads the cost report as CSV.',
  body: z.object(span),
});

export const printCosts = defineCall({
  ...desk,
  ...file,
  method: 'POST',
  path: '/api/admin/pay/print-costs',
  recentFactor: true,
  summary: 'Downloads the cost report as PDF.',
  body: z.object(span),
});
