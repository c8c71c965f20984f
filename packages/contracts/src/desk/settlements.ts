import { z } from 'zod';
import { defineCall } from '../call.js';
import { answeredId, businessDate, id, money } from '../fields.js';

/** Money that is owed to somebody who was removed. `approved` can be paid now, `waiting` is held. A$. */
export const owedToLeaver = z.object({
  user_id: answeredId,
  user_name: z.string(),
  approved: money,
  waiting: money,
  /** YYYY-MM-DD of the last work. */
  last_worked_on: z.string(),
  /** YYYY-MM-DD of the last payment; empty before the first. */
  last_paid_on: z.string(),
});
export type OwedToLeaver = z.infer<typeof owedToLeaver>;

export const listOwedToLeavers = defineCall({
  method: 'GET',
  path: '/api/admin/desk/owed-to-leavers',
  service: 'jobs',
  access: ['admin'],
  summary: 'Removed people to whom money is owed, by name.',
  answer: z.array(owedToLeaver),
});

export const settleOwed = defineCall({
  method: 'POST',
  path: '/api/admin/desk/settle-owed',
  service: 'jobs',
  access: ['admin'],
  summary:
    'Mark what is approved for a removed person as paid, once. 409 when the amount is no longer the one that the admin has seen.',
  body: z.object({
    user_id: id,
    /** What the admin has seen and agreed to. */
    amount: money,
    paid_on: businessDate,
  }),
  answer: z.object({ status: z.literal('done') }),
});
