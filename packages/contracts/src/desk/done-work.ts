import { z } from 'zod';
import { defineCall } from '../call.js';
import {
  answeredId,
  businessDate,
  businessDateTime,
  id,
  line,
  money,
  moneyInput,
  pageSchema,
  paging,
  searchText,
  sorting,
} from '../fields.js';
import { jobKind } from '../jobs.js';
import { doneWork, holdReason, workState } from '../work.js';

const filters = {
  /** Part of a place's or a person's name. */
  text: searchText,
  /** One place; missing: all. */
  job_id: id.optional(),
  /** First and last day, inclusive; missing: unlimited. */
  from: businessDate.optional(),
  to: businessDate.optional(),
  /** `late`: a clock event arrived more than STAMP_LATE_AFTER_MINUTES after it happened. */
  status: z.enum(['all', 'done', 'pending', 'late', 'held', 'rejected']).default('all'),
  ...sorting(['date', 'place', 'person', 'hours', 'contractor', 'company']),
};

/** A work record with its place, paid minutes and both amounts in A$. */
export const workRow = z.object({
  ...doneWork.shape,
  version: z.number().int(),
  job_id: answeredId,
  kind: jobKind,
  job_name: z.string(),
  minutes: z.number().int(),
  contractor_pay: money,
  company_pay: money,
});
export type WorkRow = z.infer<typeof workRow>;

export const listWork = defineCall({
  method: 'POST',
  path: '/api/admin/desk/work',
  scope: 'work:read',
  service: 'jobs',
  access: ['admin'],
  shows: ['work', 'account', 'job'],
  summary:
    'Lists work at all sites or one in a date range, with filters and order, a page at a time, with totals of all pages.',
  body: z.object({ ...filters, ...paging }),
  answer: z.object({
    ...pageSchema(workRow).shape,
    minutes: z.number().int(),
    contractor_pay: money,
    company_pay: money,
  }),
});

export const exportWork = defineCall({
  method: 'POST',
  path: '/api/admin/desk/work.csv',
  service: 'jobs',
  access: ['admin'],
  recentFactor: true,
  summary: 'Downloads all matching work as CSV.',
  body: z.object(filters),
  answer: z.unknown(),
  answerKind: 'binary',
});

/** A work record as its correction form shows it. Moments YYYY-MM-DDTHH:MM in business time; `ended_at` is empty while it runs. */
export const correctableWork = z.object({
  row_id: answeredId,
  version: z.number().int(),
  job_id: answeredId,
  kind: jobKind,
  job_name: z.string(),
  user_id: answeredId,
  user_name: z.string(),
  date: z.string(),
  is_manual: z.boolean(),
  started_at: z.string(),
  ended_at: z.string(),
  contractor_pay: money,
  company_pay: money,
  /** Missing while the work runs. `note` is the note of a decision, empty without one. */
  approval: z.object({ state: workState, reasons: z.array(holdReason), note: z.string() }).optional(),
  /** Arrival of a late clock event, YYYY-MM-DDTHH:MM in business time; otherwise empty. */
  start_received_at: z.string(),
  end_received_at: z.string(),
  /**
   * The work runs and its person was removed or lost the verification: only an admin can finish it (stop-permanent-job,
   * stop-quick-job).
   */
  is_abandoned: z.boolean(),
  /** The values before each correction, newest first. `corrected_at` is an ISO 8601 instant. */
  corrections: z.array(
    z.object({
      corrected_at: z.string(),
      corrected_by: z.string(),
      reason: z.string(),
      started_at: z.string(),
      ended_at: z.string(),
      contractor_pay: z.string(),
      company_pay: z.string(),
    }),
  ),
});
export type CorrectableWork = z.infer<typeof correctableWork>;

export const getWorkRecord = defineCall({
  method: 'POST',
  path: '/api/admin/desk/work-record',
  scope: 'work:read',
  service: 'jobs',
  access: ['admin'],
  shows: ['work', 'account', 'job'],
  summary: 'Gets a work record with all its corrections.',
  body: z.object({ row_id: id }),
  answer: correctableWork,
});

const amountOrEmpty = z.union([z.literal('').transform(() => null), moneyInput]);

export const correctWork = defineCall({
  method: 'POST',
  path: '/api/admin/desk/correct-work',
  scope: 'work:write',
  service: 'jobs',
  access: ['admin'],
  changes: ['work'],
  summary:
    'Corrects a work record, or finishes one that was left open. Keeps the old values and the reason. 400 for a value without effect. 409 if it has changed.',
  body: z.object({
    row_id: id,
    version: z.coerce.number().int().min(1),
    started_at: businessDateTime,
    /** For a manual record without hours equal to `started_at`; otherwise at most MANUAL_MOST_HOURS later. */
    ended_at: businessDateTime,
    /** A$; when empty, the amount is computed from the times at the rate of that day, and that of a manual record stays. */
    contractor_pay: amountOrEmpty,
    /** As above. 0 or empty for a re-clean, which isn't charged to the client. */
    company_pay: amountOrEmpty,
    reason: line(300),
  }),
  answer: correctableWork,
});
