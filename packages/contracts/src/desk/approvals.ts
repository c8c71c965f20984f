import { z } from 'zod';
import { defineCall } from '../call.js';
import { answeredId, businessDate, done, id, line, money, pageSchema, paging, searchText, sorting } from '../fields.js';
import { jobKind } from '../jobs.js';
import { getFieldSentence } from '../refusals/sentences.js';
import { type HoldReason, holdReason, WORK_STATES, workState } from '../work.js';

/** Work with this reason may be there twice: it is approved by choosing it, never with all that was found. */
export const SUSPECTED_DUPLICATE = 'same_record' satisfies HoldReason;

/** Maximum number of records in one decision. */
export const MAX_DECIDED_AT_ONCE = 500;

const filters = {
  /** Part of a place's or a person's name. */
  text: searchText,
  job_id: id.optional(),
  user_id: id.optional(),
  /** First and last day, inclusive; missing: unlimited. */
  from: businessDate.optional(),
  to: businessDate.optional(),
  /** Only work whose reasons are all among these; missing: any reasons. */
  reasons: z.array(holdReason).min(1).max(holdReason.options.length).optional(),
};

/**
 * Finished work to decide on. Moments are YYYY-MM-DDTHH:MM in business time. `planned`: the slot's range or the quick
 * job's start, empty for a manual record. `actual_minutes`: from start to finish; `expected_minutes`: missing without a
 * plan; `paid_minutes`: basis of the amount, missing for a manual record, whose amount was entered.
 */
export const heldWork = z.object({
  row_id: answeredId,
  version: z.number().int(),
  job_id: answeredId,
  kind: jobKind,
  job_name: z.string(),
  user_id: answeredId,
  user_name: z.string(),
  /** The person was removed. */
  has_left: z.boolean(),
  date: z.string(),
  planned: z.string(),
  started_at: z.string(),
  ended_at: z.string(),
  expected_minutes: z.number().int().optional(),
  actual_minutes: z.number().int(),
  paid_minutes: z.number().int().optional().describe('Minutes paid after approval.'),
  is_manual: z.boolean(),
  start_location: z.string(),
  finish_location: z.string(),
  contractor_pay: money,
  state: workState,
  reasons: z.array(holdReason),
  /** Set by a decision; otherwise empty. `decided_at` is an ISO 8601 instant. */
  decided_by: z.string(),
  decided_at: z.string(),
  note: z.string(),
});
export type HeldWork = z.infer<typeof heldWork>;

export const listApprovals = defineCall({
  method: 'POST',
  path: '/api/admin/desk/approvals',
  service: 'jobs',
  access: ['admin'],
  shows: ['work', 'account', 'job'],
  summary:
    'Lists finished work by approval state, dates, site, person and reasons, a page at a time, with count and total of all pages.',
  body: z.object({
    ...filters,
    state: workState.default('held'),
    ...sorting(['date', 'place', 'person', 'amount']),
    ...paging,
  }),
  answer: z.object({
    ...pageSchema(heldWork).shape,
    contractor_pay: money,
    /** All pages: what `approveHeld` approves, and suspected duplicates it leaves out. Only for waiting work. */
    at_once: z.object({ total: z.number().int(), contractor_pay: money, left_out: z.number().int() }).optional(),
  }),
});

/** One work record of a person's day. Moments as in `heldWork`; `ended_at` is empty while the work runs. */
export const workOfDay = z.object({
  row_id: answeredId,
  job_name: z.string(),
  started_at: z.string(),
  ended_at: z.string(),
  /** Empty without a plan. */
  planned_from: z.string(),
  planned_until: z.string(),
  is_manual: z.boolean(),
  /** `running`: not finished yet. */
  state: z.enum([...WORK_STATES, 'running']),
});
export type WorkOfDay = z.infer<typeof workOfDay>;

export const getDayOfWork = defineCall({
  method: 'POST',
  path: '/api/admin/desk/day-of-work',
  service: 'jobs',
  access: ['admin'],
  shows: ['work'],
  summary: 'Lists all work of a person on the day of one of their records, by start. 404 if the record doesn’t exist.',
  body: z.object({ row_id: id }),
  answer: z.object({ date: z.string(), user_name: z.string(), work: z.array(workOfDay) }),
});

const note = line(300);
const decided = z.object({ decided: z.number().int() });

export const decideWork = defineCall({
  method: 'POST',
  path: '/api/admin/desk/decide-work',
  service: 'jobs',
  access: ['admin'],
  changes: ['work'],
  summary:
    'Approves or rejects held work, one or more records: all of them or none. 409 if any has been decided or changed.',
  body: z
    .object({
      rows: z
        .array(z.object({ row_id: id, version: z.coerce.number().int().min(1) }))
        .min(1)
        .max(MAX_DECIDED_AT_ONCE),
      decision: z.enum(['approve', 'reject']),
      /** The reason, shown to the person with rejected work. */
      note: z.union([z.literal('').transform(() => undefined), note]).optional(),
    })
    .refine((body) => body.decision === 'approve' || body.note !== undefined, {
      path: ['note'],
      error: getFieldSentence('required_to_reject'),
    }),
  answer: decided,
});

export const approveHeld = defineCall({
  method: 'POST',
  path: '/api/admin/desk/approve-held',
  service: 'jobs',
  access: ['admin'],
  changes: ['work'],
  summary: `Approves all held work that matches the filters, at most ${MAX_DECIDED_AT_ONCE} records. Leaves out possible duplicates, which are decided one by one. 409 if count or total have changed since you saw them.`,
  body: z.object({
    ...filters,
    note: z.union([z.literal('').transform(() => undefined), note]).optional(),
    /** Seen and agreed to by the admin, without suspected duplicates. */
    count: z.coerce.number().int().min(1).max(MAX_DECIDED_AT_ONCE),
    contractor_pay: money,
  }),
  /** `left_out`: suspected duplicates that the filters find too. */
  answer: decided.extend({ left_out: z.number().int().optional() }),
});

/** Money that is owed to a removed person, in A$. `approved` can be paid now, `waiting` is held. */
export const owedToLeaver = z.object({
  user_id: answeredId,
  user_name: z.string(),
  approved: money,
  waiting: money,
  /** Reimbursements and bonuses less deductions, which pay runs pay. */
  adjustments: money,
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
  shows: ['work', 'account'],
  summary: 'Lists removed people who are still owed money, by name.',
  answer: z.array(owedToLeaver),
});

export const settleOwed = defineCall({
  method: 'POST',
  path: '/api/admin/desk/settle-owed',
  service: 'jobs',
  access: ['admin'],
  recentFactor: true,
  changes: ['work'],
  summary: 'Marks a removed person’s approved work as paid. 409 if the amount has changed since you saw it.',
  body: z.object({
    user_id: id,
    /** Seen and agreed to by the admin. */
    amount: money,
    paid_on: businessDate,
  }),
  answer: done,
});
