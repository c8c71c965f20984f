import { z } from 'zod';
import { defineCall } from '../call.js';
import { answeredId, pageSchema } from '../fields.js';
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

/** Jobs of both kinds; `quick`: how many of `total` are quick jobs. */
const jobsPage = <Row extends z.ZodType>(row: Row) => pageSchema(row).extend({ quick: z.number().int().optional() });

/** Late clock events are listed for this many days. */
export const LATE_STAMP_DAYS = 7;

/** Each list has the most urgent rows; `total` counts all. */
export const attention = z.object({
  requests: jobsPage(z.object({ ...namedJob, waiting: z.number().int(), oldest: z.string() })),
  /** Past its planned end, or its person was removed or lost the verification. */
  unfinished: pageSchema(workOfSomebody),
  /** Fewer people assigned than needed; quick jobs only until their day is over. */
  short_of_cleaners: jobsPage(
    z.object({ ...namedJob, needed: z.number().int(), assigned: z.number().int(), date: z.string() }),
  ),
  /** Work of the last days with a late clock event, newest first. */
  late: pageSchema(workOfSomebody),
});
export type Attention = z.infer<typeof attention>;

export const getAttention = defineCall({
  method: 'GET',
  path: '/api/admin/desk/attention',
  service: 'jobs',
  access: ['admin'],
  shows: ['job', 'request', 'assignment', 'work', 'account', 'shift'],
  byTheClock: true,
  summary: 'Gets what needs an admin: requests, work left open, and jobs short of cleaners.',
  answer: attention,
});
