import { z } from 'zod';
import { defineCall, WORKERS } from '../call.js';
import { money } from '../fields.js';
import { workState } from '../work.js';
import { shift } from './shift.js';

/** The own plan has so many days, from today on. */
export const PLAN_DAYS = 14;

/** What a finished shift has earned, A$, for how many paid minutes. Held work is paid once the office approves it, rejected work is not. */
export const earnedPay = z.object({ payment: money, minutes: z.number().int(), state: workState });
export type EarnedPay = z.infer<typeof earnedPay>;

/**
 * An own shift with its pay. `payment` is what the whole shift pays, A$; empty for a quick job. `work`: what the work record says;
 * 'none' while it is not begun.
 */
export const ownShift = z.object({
  ...shift.shape,
  pay_per_hour: money,
  payment: z.union([money, z.literal('')]),
  work: z.enum(['none', 'running', 'done']),
  /** Of a shift that is done. Missing for others. */
  earned: earnedPay.optional(),
  /** The pin of the place, in degrees, and the radius around it in metres. Missing where the office has set none. */
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
    /** Whether work can be started without a location. Missing from services of 1.9.0: it cannot. */
    start_without_location: z.boolean().optional(),
    shifts: z.array(ownShift),
  }),
});
export type MyPlan = z.infer<typeof getMyPlan.answer>;
