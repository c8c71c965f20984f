import { z } from 'zod';
import { defineCall, OF_PLACES } from '../call.js';
import { answeredId, businessDate, id } from '../fields.js';
import { jobKind } from '../jobs.js';
import { shift, shiftTime } from './shift.js';

/**
 * A slot on a day, or a quick job, with fewer people than the job needs: nobody when `planned` is 0. Instants ISO 8601 in UTC.
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

export const getWeekPlan = defineCall({
  method: 'POST',
  path: '/api/admin/desk/week-plan',
  service: 'jobs',
  access: OF_PLACES,
  places: 'own',
  shows: ['shift', 'assignment', 'job', 'work', 'account'],
  summary:
    'Seven days from a day on, of all places and people, of one place or of one person: shifts by start, slots to come with too few people, and shifts of one person at the same time.',
  body: z.object({ from: businessDate, job_id: id.optional(), user_id: id.optional() }),
  answer: z.object({
    from: z.string(),
    /** The last day. */
    until: z.string(),
    shifts: z.array(shift),
    /** Of places; empty when the plan of one person is asked for. */
    gaps: z.array(planGap),
    /** Two shifts of one person each. */
    overlaps: z.array(z.tuple([shift, shift])),
  }),
});
export type WeekPlan = z.infer<typeof getWeekPlan.answer>;
