import { z } from 'zod';
import { defineCall, WORKERS } from './call.js';
import { answeredId, id, money, month, year } from './fields.js';

/** Pay of one month. `duration`: HH:MM of paid and held time; `waiting`: A$ of held work, missing if none. */
export const monthOfEarnings = z.object({
  year: z.string(),
  month: z.string(),
  duration: z.string(),
  payment: money,
  waiting: money.optional(),
});
/**
 * Unpaid work of the month. `time` is the slot's range, or the start of a quick job. `payment` is the pay for the whole
 * slot; empty for a quick job, because its length is not known in advance.
 */
export const pendingWork = z.object({
  job_id: answeredId,
  date: z.string(),
  place: z.string(),
  time: z.string(),
  payment: z.union([money, z.literal('')]),
  is_running: z.boolean(),
});
export type PendingWork = z.infer<typeof pendingWork>;
/** The running week from Monday on. `duration` HH:MM of paid and held time, `payment` A$ of both, `waiting` A$ of the held part. */
export const weekOfEarnings = z.object({
  from: z.string(),
  duration: z.string(),
  payment: money,
  waiting: money.optional(),
});
export type WeekOfEarnings = z.infer<typeof weekOfEarnings>;
export const earnings = z.object({
  months: z.array(monthOfEarnings).length(12),
  pending: z.array(pendingWork),
  week: weekOfEarnings,
});
export type Earnings = z.infer<typeof earnings>;

export const getEarnings = defineCall({
  method: 'POST',
  path: '/api/get-earnings',
  service: 'jobs',
  access: WORKERS,
  shows: ['work', 'job', 'assignment', 'shift'],
  byTheClock: true,
  summary:
    'Gets earnings of the current week and of the twelve months up to the given one, and unfinished work of that month.',
  body: z.object({ user_id: id, year, month }),
  answer: earnings,
});

export const getEarningsStatement = defineCall({
  method: 'POST',
  path: '/api/get-earnings-statement',
  service: 'jobs',
  access: WORKERS,
  summary: 'Downloads one person’s earnings statement for a month as PDF.',
  body: z.object({ user_id: id, year, month }),
  answer: z.unknown(),
  answerKind: 'binary',
});
