import { z } from 'zod';
import { defineCall, WORKERS } from '../call.js';
import { money } from '../fields.js';
import { shift } from './shift.js';

/** The own plan has so many days, from today on. */
export const PLAN_DAYS = 14;

/**
 * An own shift with its pay. `payment` is what the whole shift pays, A$; empty for a quick job. `work`: what the work record says;
 * 'none' while it is not begun.
 */
export const ownShift = z.object({
  ...shift.shape,
  pay_per_hour: money,
  payment: z.union([money, z.literal('')]),
  work: z.enum(['none', 'running', 'done']),
});
export type OwnShift = z.infer<typeof ownShift>;

export const getMyPlan = defineCall({
  method: 'GET',
  path: '/api/my-plan',
  service: 'jobs',
  access: WORKERS,
  shows: ['shift', 'assignment', 'job', 'work', 'cover'],
  byTheClock: true,
  summary: `The caller's own shifts with their pay, by start: yesterday's that are not over, today's and those of the ${PLAN_DAYS - 1} days after. Without parameters, so that a device finds its copy again on another day.`,
  answer: z.object({
    /** The day of the answer in business time, YYYY-MM-DD, and the last day of the plan. */
    date: z.string(),
    until: z.string(),
    shifts: z.array(ownShift),
  }),
});
export type MyPlan = z.infer<typeof getMyPlan.answer>;
