import { z } from 'zod';
import { defineCall } from '../call.js';
import { answeredId, money, month, pageOf, year } from '../fields.js';
import { jobKind } from '../jobs.js';

const namedJob = { job_id: answeredId, kind: jobKind, job_name: z.string() };

/** Dates YYYY-MM-DD and times HH:MM in business time. */
const workOfSomebody = z.object({
  ...namedJob,
  row_id: answeredId,
  user_id: answeredId,
  user_name: z.string(),
  date: z.string(),
  start_time: z.string(),
});

/** Late clock events are listed for this many days. */
export const LATE_STAMP_DAYS = 7;

/** Each list has the most urgent rows; `total` counts all. */
export const attention = z.object({
  requests: pageOf(z.object({ ...namedJob, waiting: z.number().int(), oldest: z.string() })),
  /** Not finished although its planned time is over, or its person was removed or lost the verification. */
  unfinished: pageOf(workOfSomebody),
  /** Fewer people assigned than needed; quick jobs only until their day is over. */
  short_of_cleaners: pageOf(
    z.object({ ...namedJob, needed: z.number().int(), assigned: z.number().int(), date: z.string() }),
  ),
  /** Work of the last days with a late clock event, newest first. */
  late: pageOf(workOfSomebody),
});
export type Attention = z.infer<typeof attention>;

export const getAttention = defineCall({
  method: 'GET',
  path: '/api/admin/desk/attention',
  service: 'jobs',
  access: ['admin'],
  shows: ['job', 'request', 'assignment', 'work', 'account', 'shift'],
  byTheClock: true,
  summary: 'What waits for an admin: requests, work that was never finished, jobs short of cleaners.',
  answer: attention,
});

export const getDeskVersion = defineCall({
  method: 'GET',
  path: '/api/admin/desk/version',
  service: 'jobs',
  access: ['admin'],
  summary:
    'A text that is another one as soon as jobs, people, requests or waiting work on the first page are others. For pages of earlier versions: newer ones follow `readEvents`.',
  answer: z.object({ version: z.string() }),
});

/** Paid minutes and A$ of finished and manual work. `margin` is revenue minus cost, and may be negative. */
const figures = {
  minutes: z.number().int(),
  contractor_cost: money,
  company_revenue: money,
  margin: money,
};
export const monthFigures = z.object(figures);
export type MonthFigures = z.infer<typeof monthFigures>;

export const overview = z.object({
  total: monthFigures,
  /** Places with work in the month, highest revenue first. */
  places: z.array(z.object({ job_id: answeredId, kind: jobKind, job_name: z.string(), ...figures })),
  /** Twelve months up to the chosen one, oldest first; `month` YYYY-MM. */
  months: z.array(z.object({ month: z.string(), ...figures })).length(12),
});
export type Overview = z.infer<typeof overview>;

export const getOverview = defineCall({
  method: 'POST',
  path: '/api/admin/desk/overview',
  service: 'jobs',
  access: ['admin'],
  shows: ['work', 'job'],
  summary:
    'Hours, contractor cost, and revenue and margin as work records have them by the hour, of a month by place and of twelve months. For pages of earlier versions: newer ones show `getCosts`, which knows prices that were agreed.',
  body: z.object({ year, month }),
  answer: overview,
});
