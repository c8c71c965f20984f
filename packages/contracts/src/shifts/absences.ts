import { z } from 'zod';
import { defineCall, WORKERS } from '../call.js';
import { answeredId, businessDate, done, id, optionalLine } from '../fields.js';
import { areShiftDays, SHIFT_DAYS_PROBLEM, shift, shiftDays } from './shift.js';

/** Days, both included, on which a person cannot work. `reported_at` is an ISO 8601 instant; `reported_by` is empty for the person themselves. */
export const absence = z.object({
  absence_id: answeredId,
  user_id: answeredId,
  user_name: z.string(),
  from: z.string(),
  until: z.string(),
  /** Empty if none was given, and for API keys: it may be about health. */
  reason: z.string(),
  reported_at: z.string(),
  reported_by: z.string(),
});
export type Absence = z.infer<typeof absence>;

/** `shifts`: those that need a cover now. */
const reported = z.object({ absence_id: answeredId, shifts: z.array(shift) });

const body = z
  .object({ user_id: id, from: businessDate, until: businessDate, reason: optionalLine(300) })
  .refine(areShiftDays, SHIFT_DAYS_PROBLEM);

export const reportAbsence = defineCall({
  method: 'POST',
  path: '/api/report-absence',
  service: 'jobs',
  access: WORKERS,
  changes: [{ topic: 'shift', id: 'absence_id', person: 'user_id' }, 'cover'],
  summary: 'Reports that you can’t work on these days; your shifts then need cover. Idempotent.',
  body,
  answer: reported,
});

export const getMyAbsences = defineCall({
  method: 'GET',
  path: '/api/my-absences',
  service: 'jobs',
  access: WORKERS,
  shows: ['shift'],
  summary: 'Lists your current and future leave, by first day.',
  answer: z.array(absence),
});

export const withdrawAbsence = defineCall({
  method: 'POST',
  path: '/api/withdraw-absence',
  service: 'jobs',
  access: WORKERS,
  changes: ['shift', 'cover'],
  summary: 'Withdraws your leave. Shifts that someone else has taken stay theirs.',
  body: z.object({ user_id: id, absence_id: id }),
  answer: done,
});

export const listAbsences = defineCall({
  method: 'POST',
  path: '/api/admin/desk/absences',
  scope: 'shifts:read',
  service: 'jobs',
  access: ['admin'],
  shows: ['shift'],
  summary: 'Lists people on leave in a date range, by first day. API keys don’t get the reasons.',
  body: z.object({ ...shiftDays, user_id: id.optional() }).refine(areShiftDays, SHIFT_DAYS_PROBLEM),
  answer: z.array(absence),
});

export const recordAbsence = defineCall({
  method: 'POST',
  path: '/api/admin/desk/record-absence',
  scope: 'shifts:write',
  service: 'jobs',
  access: ['admin'],
  changes: [{ topic: 'shift', id: 'absence_id', person: 'user_id' }, 'cover'],
  summary: 'Adds leave for a person. Idempotent.',
  body,
  answer: reported,
});

export const endAbsence = defineCall({
  method: 'POST',
  path: '/api/admin/desk/withdraw-absence',
  scope: 'shifts:write',
  service: 'jobs',
  access: ['admin'],
  changes: ['shift', 'cover'],
  summary: 'Withdraws a person’s leave. Shifts that someone else has taken stay theirs.',
  body: z.object({ absence_id: id }),
  answer: done,
});
