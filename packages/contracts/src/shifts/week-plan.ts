import { z } from 'zod';
import { defineCall, PLACE_ROLES } from '../call.js';
import { answeredId, businessDate, id, money } from '../fields.js';
import { jobKind } from '../jobs.js';
import { shift, shiftTime } from './shift.js';

/**
 * A slot on a day, or a quick job, with fewer people than needed; nobody if `planned` is 0. Instants ISO 8601 in UTC.
 */
export const planGap = z.object({
  job_id: answeredId,
  kind: jobKind,
  job_name: z.string(),
  date: z.string(),
  time: shiftTime,
  starts_at: z.string(),
  ends_at: z.string(),
  needed: z.number().int(),
  planned: z.number().int(),
});
export type PlanGap = z.infer<typeof planGap>;

/** Planned work of a day. */
export const planTotal = z.object({
  date: z.string(),
  minutes: z.number().int(),
  /** Sub-contractors' pay for it; empty for supervisors. */
  cost: z.union([money, z.literal('')]),
});
export type PlanTotal = z.infer<typeof planTotal>;

export const getWeekPlan = defineCall({
  method: 'POST',
  path: '/api/admin/desk/week-plan',
  service: 'jobs',
  access: PLACE_ROLES,
  places: 'own',
  shows: ['shift', 'assignment', 'job', 'work', 'account'],
  summary:
    'Gets the roster of 7 or 14 days from a day on, of everyone or one site or person: shifts by start, slots short of people, and overlaps.',
  body: z.object({
    from: businessDate,
    days: z.union([z.literal(7), z.literal(14)]).optional(),
    job_id: id.optional(),
    user_id: id.optional(),
  }),
  answer: z.object({
    from: z.string(),
    /** The last day. */
    until: z.string(),
    shifts: z.array(shift),
    /** Understaffed places; empty in one person's plan. */
    gaps: z.array(planGap),
    /** Two shifts of one person each. */
    overlaps: z.array(z.tuple([shift, shift])),
    /** By day. This and the following fields are missing from a svc-jobs of 1.9.0. */
    totals: z.array(planTotal).optional(),
    /** Open permanent jobs by name, including those without shifts. Empty in one person's plan. */
    places: z.array(z.object({ job_id: answeredId, job_name: z.string() })).optional(),
    /** People who can be assigned, by name. For admins only. */
    people: z.array(z.object({ user_id: answeredId, user_name: z.string() })).optional(),
    /** People on leave, inclusive. For admins only. */
    leave: z.array(z.object({ user_id: answeredId, from: z.string(), until: z.string() })).optional(),
  }),
});
export type WeekPlan = z.infer<typeof getWeekPlan.answer>;
