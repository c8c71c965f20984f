import { z } from 'zod';
import { defineCall } from '../call.js';
import { answeredId, id, money } from '../fields.js';
import { jobKind } from '../jobs.js';

/** Months that `getPersonWork` returns, including this one. */
export const PERSON_MONTHS = 6;

export const getPersonWork = defineCall({
  method: 'GET',
  path: '/api/admin/desk/people/:user_id/work',
  service: 'jobs',
  access: ['admin'],
  shows: ['assignment', 'job', 'work'],
  byTheClock: true,
  summary: `Gets a person’s jobs, and hours and pay of the last ${PERSON_MONTHS} months.`,
  params: z.object({ user_id: id }),
  answer: z.object({
    /** Current ones, by name. */
    jobs: z.array(
      z.object({
        job_id: answeredId,
        kind: jobKind,
        job_name: z.string(),
        address: z.string(),
        /** The day on which they were assigned, YYYY-MM-DD. */
        since: z.string(),
      }),
    ),
    /** Newest first, including months without work. */
    months: z.array(
      z.object({
        /** YYYY-MM */
        month: z.string(),
        /** Approved and held work. */
        minutes: z.number().int(),
        /** A$ of approved work, and of held work. */
        earned: money,
        held: money,
      }),
    ),
  }),
});
export type PersonWork = z.infer<typeof getPersonWork.answer>;
