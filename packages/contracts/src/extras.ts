import { z } from 'zod';
import { defineCall } from './call.js';
import {
  answeredId,
  businessDate,
  done,
  id,
  line,
  madeId,
  money,
  moneyInput,
  optionalAnsweredId,
  pageSchema,
  paging,
  searchText,
} from './fields.js';
import { getFieldSentence } from './refusals/sentences.js';

const desk = { service: 'invoice', access: ['admin'] } as const;
/** Version that was read; a change gets 409 if there is a newer one. */
const version = z.coerce.number().int().min(1);

/** Work besides the agreed price, a separate line on the client's next invoice. */
export const invoiceExtra = z.object({
  id: answeredId,
  version: z.number().int(),
  /** YYYY-MM-DD */
  day: z.string(),
  /** Text on the invoice. */
  text: z.string(),
  /** A$ without GST. */
  amount: money,
  /** The office's reason for charging it besides the price. */
  reason: z.string(),
  /** The place it is for; empty when it is for the client as a whole. */
  job_id: optionalAnsweredId,
  job_name: z.string(),
  /** The client who gets the invoice: the extra's, or the job's on that day. Empty while the job has no client. */
  client_id: optionalAnsweredId,
  client_name: z.string(),
  /** The one-off job that it charges for; empty when it was added by hand. */
  from_job_id: optionalAnsweredId,
  from_job_name: z.string(),
  added_by: z.string(),
  /** ISO 8601 instant. */
  added_at: z.string(),
  /** True if it is on an invoice. */
  invoiced: z.boolean(),
  /**
   * True if that invoice was sent or is waiting to be, so that the extra can no longer be changed. Missing: as
   * `invoiced`.
   */
  closed: z.boolean().optional(),
});
export type InvoiceExtra = z.infer<typeof invoiceExtra>;

const whatItSays = {
  day: businessDate,
  text: line(200),
  /** A$ without GST. */
  amount: moneyInput.refine((cents) => cents > 0, getFieldSentence('not_above_zero')),
  reason: line(300),
};

export const listExtras = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/list-extras',
  shows: ['invoice', 'client'],
  summary: 'Lists the extras of a client and its jobs, or of one job; those not invoiced yet first.',
  /** One of the two; the other is empty. */
  body: z
    .object({ client_id: z.union([z.literal(''), id]), job_id: z.union([z.literal(''), id]), ...paging })
    .refine(
      ({ client_id, job_id }) => (client_id === '') !== (job_id === ''),
      getFieldSentence('without_client_or_job'),
    ),
  answer: pageSchema(invoiceExtra),
});

export const addExtra = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/add-extra',
  scope: 'invoices:write',
  changes: ['invoice', 'payment'],
  summary:
    'Adds an extra charge to a client or job. A one-off job charged as an extra isn’t invoiced again. Idempotent by `id`. 409 if the job is invoiced, already charged by another extra, or another client’s.',
  body: z
    .object({
      /** Created by the page. */
      id: madeId,
      client_id: z.union([z.literal(''), id]),
      job_id: z.union([z.literal(''), id]),
      from_job_id: z.union([z.literal(''), id]).default(''),
      ...whatItSays,
    })
    .refine(
      ({ client_id, job_id }) => (client_id === '') !== (job_id === ''),
      getFieldSentence('without_client_or_job'),
    ),
  answer: invoiceExtra,
});

export const changeExtra = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/change-extra',
  changes: ['invoice', 'payment'],
  summary:
    'Changes an extra that is on no sent invoice. Issue an unsent invoice again to update it. 409 if it is on a sent invoice, or someone else has changed it.',
  body: z.object({ id, version, ...whatItSays }),
  answer: invoiceExtra,
});

export const removeExtra = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/remove-extra',
  changes: ['invoice', 'payment'],
  summary: 'Deletes an extra that is on no sent invoice. 409 if it is, or if someone else has changed it.',
  body: z.object({ id, version }),
  answer: done,
});

export const listOneOffJobs = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/list-one-off-jobs',
  shows: ['invoice', 'work'],
  summary: 'Lists the newest 50 one-off jobs with work that isn’t invoiced or charged as an extra.',
  body: z.object({ text: searchText }),
  answer: z.array(
    z.object({
      job_id: answeredId,
      job_name: z.string(),
      address: z.string(),
      /** The last day of its work, YYYY-MM-DD. */
      day: z.string(),
      /** The company's pay for its work, A$ without GST. */
      amount: money,
    }),
  ),
});
