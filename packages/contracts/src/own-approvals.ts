import { z } from 'zod';
import { defineCall, WORKERS } from './call.js';
import { answeredId, money } from './fields.js';
import { holdReason } from './work.js';

/** Days that a person sees an admin's decision about their work. */
export const DECISION_DAYS = 60;

/** Work of the person. `duration` HH:MM that would be paid, empty for a manual record; `payment` A$. */
const ownWork = {
  row_id: answeredId,
  date: z.string(),
  place: z.string(),
  duration: z.string(),
  payment: money,
  reasons: z.array(holdReason),
};

export const getMyApprovals = defineCall({
  method: 'GET',
  path: '/api/my-approvals',
  service: 'jobs',
  access: WORKERS,
  shows: ['work'],
  summary: `Lists your work that waits for approval with the reasons, and decisions of the last ${DECISION_DAYS} days with notes, newest first.`,
  answer: z.object({
    held: z.array(z.object(ownWork)),
    decided: z.array(
      z.object({
        ...ownWork,
        state: z.enum(['approved', 'rejected']),
        /** Empty without one. */
        note: z.string(),
        /** ISO 8601 instant. */
        decided_at: z.string(),
      }),
    ),
  }),
});
