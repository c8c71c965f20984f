import { z } from 'zod';
import { defineCall, WORKERS } from '../call.js';
import { money } from '../fields.js';
import { workState } from '../work.js';
import { shift } from './shift.js';

/** Days of a person's own plan, from today. */
export const PLAN_DAYS = 14;

/**
 * Earnings of a finished shift, A$, and paid minutes. Held work is paid once the office approves it, rejected work
 * isn't.
 */
export const earnedPay = z.object({ payment: money, minutes: z.number().int(), state: workState });
export type EarnedPay = z.infer<typeof earnedPay>;

/**
 * A person's own shift with its pay. `payment`: pay for the whole shift, A$; empty for a quick job. `work`: state of
 * the work record; 'none' before it begins.
 */
export const ownShift = z.object({
  ...shift.shape,
  pay_per_hour: money,
  payment: z.union([money, z.literal('')]),
  work: z.enum(['none', 'running', 'done']),
  /** For a finished shift. Otherwise missing. */
  earned: earnedPay.optional(),
  /** The place's pin in degrees, and the radius around it in metres. Missing without a pin. */
  pin: z.object({ lat: z.number(), lng: z.number(), radius: z.number() }).optional(),
});
export type OwnShift = z.infer<typeof ownShift>;

export const getMyPlan = defineCall({
  method: 'GET',
  path: '/api/my-plan',
  service: 'jobs',
  access: WORKERS,
  shows: ['shift', 'assignment', 'job', 'work', 'cover'],
  byTheClock: true,
  summary: `Lists your own shifts with pay, by start: yesterday’s that haven’t ended, today’s, and the next ${PLAN_DAYS - 1} days. Takes no parameters, so that a phone finds its offline copy on another day.`,
  answer: z.object({
    /** The day of the answer in business time, YYYY-MM-DD, and the last day of the plan. */
    date: z.string(),
    until: z.string(),
    /** True if work can be started without a location. Missing from services of 1.9.0, where it can't. */
    start_without_location: z.boolean().optional(),
    shifts: z.array(ownShift),
  }),
});
export type MyPlan = z.infer<typeof getMyPlan.answer>;
