import { z } from 'zod';
import { defineCall, PLACE_ROLES, WORKERS } from '../call.js';
import { countDaysBetween, isDay } from '../days.js';
import { answeredId, businessDate, day, done, id, line, optionalAnsweredId, timeRange } from '../fields.js';
import { jobKind } from '../jobs.js';
import { buildRefinement, getFieldSentence } from '../refusals/sentences.js';

/** Maximum days in a response. */
export const MAX_SHIFT_DAYS = 62;

/** 'HH:MM-HH:MM' of a slot, 'HH:MM' of a quick job, in business time. With job, day and person it names a shift. */
export const shiftTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d(-([01]\d|2[0-3]):[0-5]\d)?$/, getFieldSentence('not_time_or_range'));

/** First and last day, both included. */
export const shiftDays = { from: businessDate, until: businessDate };

/** True if the days are in order and within the maximum. */
export const areDays =
  (max: number) =>
  ({ from, until }: { from: string; until: string }): boolean =>
    isDay(from) && isDay(until) && countDaysBetween(from, until) >= 0 && countDaysBetween(from, until) < max;
export const buildDaysProblem = (max: number) => buildRefinement('not_within_days', { days: max }, ['until']);
export const areShiftDays = areDays(MAX_SHIFT_DAYS);
export const SHIFT_DAYS_PROBLEM = buildDaysProblem(MAX_SHIFT_DAYS);

/** Names a shift of a person. */
export const shiftOfPerson = { job_id: id, date: businessDate, time: shiftTime, user_id: id };

/** `planned`: to be done; `away`: needs a cover; `covered`: has one; `cancelled`: done by nobody. */
export const SHIFT_STATES = ['planned', 'away', 'covered', 'cancelled'] as const;
export const shiftState = z.enum(SHIFT_STATES);
export type ShiftState = z.infer<typeof shiftState>;

/** Why it is the person's: by timetable and assignment, as cover, or planned for one day. */
export const shiftOrigin = z.enum(['timetable', 'cover', 'extra']);
export type ShiftOrigin = z.infer<typeof shiftOrigin>;

/** The person who does a covered shift, or who is covered. */
export const coverPerson = z.object({ user_id: answeredId, user_name: z.string(), offer_id: answeredId });

/**
 * Slot × date × person. `date`: start day; `starts_at` and `ends_at`: ISO 8601 instants in UTC. `note`: why the person
 * is away, or the shift is cancelled or moved; empty without one. `other`: on the desk only; for supervisors without
 * the reason for an absence, which may be about health.
 */
export const shift = z.object({
  job_id: answeredId,
  kind: jobKind,
  job_name: z.string(),
  address: z.string(),
  map_link: z.string(),
  date: z.string(),
  time: shiftTime,
  starts_at: z.string(),
  ends_at: z.string(),
  user_id: answeredId,
  user_name: z.string(),
  state: shiftState,
  origin: shiftOrigin,
  note: z.string(),
  /** Name of the public holiday that it is on; empty on other days. */
  holiday: z.string(),
  other: coverPerson.optional(),
  /**
   * It puts a complaint right, without charge to the client. Missing for other shifts; with the complaint on the desk
   * only.
   */
  re_clean: z.object({ complaint_id: optionalAnsweredId }).optional(),
});
export type Shift = z.infer<typeof shift>;

const insist = z.boolean().optional();

export const listShifts = defineCall({
  method: 'POST',
  path: '/api/admin/desk/shifts',
  scope: 'shifts:read',
  service: 'jobs',
  access: PLACE_ROLES,
  places: 'own',
  shows: ['shift', 'assignment', 'job', 'work', 'account'],
  summary: `Lists shifts in a date range by start, of everyone or one site or person, at most ${MAX_SHIFT_DAYS} days.`,
  body: z
    .object({ ...shiftDays, job_id: id.optional(), user_id: id.optional() })
    .refine(areShiftDays, SHIFT_DAYS_PROBLEM),
  answer: z.array(shift),
});

export const getMyShifts = defineCall({
  method: 'GET',
  path: '/api/my-shifts',
  service: 'jobs',
  access: WORKERS,
  shows: ['shift', 'assignment', 'job', 'work'],
  byTheClock: true,
  summary: `Lists your own shifts in a date range by start, at most ${MAX_SHIFT_DAYS} days.`,
  query: z.object(shiftDays).refine(areShiftDays, SHIFT_DAYS_PROBLEM),
  answer: z.array(shift),
});

/** A slot, by its times, with the days on which the person does it. */
export const slotPick = z.object({ time: timeRange, days: z.array(day).min(1).max(7) });
export type SlotPick = z.infer<typeof slotPick>;

/** `picks` empty: all slots of the timetable. */
export const pickedSlots = z.array(z.object({ user_id: answeredId, user_name: z.string(), picks: z.array(slotPick) }));

export const getPickedSlots = defineCall({
  method: 'POST',
  path: '/api/admin/desk/picked-slots',
  service: 'jobs',
  access: ['admin'],
  shows: ['assignment', 'shift'],
  summary: 'Gets which slots of a permanent job each person does.',
  body: z.object({ job_id: id }),
  answer: pickedSlots,
});

export const pickSlots = defineCall({
  method: 'POST',
  path: '/api/admin/desk/pick-slots',
  service: 'jobs',
  access: ['admin'],
  changes: [{ topic: 'shift', person: 'user_id' }],
  summary:
    'Sets the slots a person does at a job; none means all. 409 overlapping_shifts with the shifts; sent with `insist` it is saved anyway.',
  body: z.object({ job_id: id, user_id: id, picks: z.array(slotPick).max(50), insist }),
  answer: pickedSlots,
});

/** Dated changes: absence, cancellation, or an extra shift. */
export const SHIFT_CHANGES = ['away', 'cancelled', 'extra'] as const;
export type ShiftChangeKind = (typeof SHIFT_CHANGES)[number];

export const changeShift = defineCall({
  method: 'POST',
  path: '/api/admin/desk/change-shift',
  service: 'jobs',
  access: PLACE_ROLES,
  places: 'own',
  changes: ['shift', 'cover'],
  summary:
    'Changes one day: marks a person as away, cancels a shift for everyone, or adds an extra shift (403 for supervisors). Idempotent. 409 overlapping_shifts for an extra shift, with the shifts; sent with `insist` it is added anyway.',
  body: z
    .object({
      job_id: id,
      date: businessDate,
      time: shiftTime,
      change: z.enum(SHIFT_CHANGES),
      /** The person away or working extra. */
      user_id: id.optional(),
      note: line(300).optional(),
      insist,
    })
    .refine((body) => body.change === 'cancelled' || body.user_id !== undefined, {
      path: ['user_id'],
      error: getFieldSentence('required_unless_cancelled'),
    })
    .refine((body) => body.change !== 'extra' || body.time.includes('-'), {
      path: ['time'],
      error: getFieldSentence('not_time_range_of_extra'),
    }),
  answer: z.object({ change_id: answeredId }),
});

export const cancelDay = defineCall({
  method: 'POST',
  path: '/api/admin/desk/cancel-day',
  scope: 'shifts:write',
  service: 'jobs',
  access: PLACE_ROLES,
  places: 'own',
  changes: ['shift', 'cover'],
  summary: 'Cancels all shifts of a job on one day. Work in progress can still be finished.',
  body: z.object({ job_id: id, date: businessDate, note: line(300).optional() }),
  answer: z.object({ cancelled: z.number().int() }),
});

/** A dated change as admins see it. `user_id` and `user_name` are empty for a cancelled shift. `changed_at` is an ISO 8601 instant. */
export const shiftChange = z.object({
  change_id: answeredId,
  job_id: answeredId,
  job_name: z.string(),
  date: z.string(),
  time: shiftTime,
  change: z.enum(SHIFT_CHANGES),
  user_id: optionalAnsweredId,
  user_name: z.string(),
  note: z.string(),
  changed_by: z.string(),
  changed_at: z.string(),
});
export type ShiftChange = z.infer<typeof shiftChange>;

export const listShiftChanges = defineCall({
  method: 'POST',
  path: '/api/admin/desk/shift-changes',
  scope: 'shifts:read',
  service: 'jobs',
  access: PLACE_ROLES,
  places: 'own',
  shows: ['shift'],
  summary: 'Lists changes of single days in a date range, by day.',
  body: z.object({ ...shiftDays, job_id: id.optional() }).refine(areShiftDays, SHIFT_DAYS_PROBLEM),
  answer: z.array(shiftChange),
});

export const undoShiftChange = defineCall({
  method: 'POST',
  path: '/api/admin/desk/undo-shift-change',
  service: 'jobs',
  access: PLACE_ROLES,
  places: 'own',
  changes: ['shift', 'cover', 'complaint'],
  summary: 'Undoes a change of one day. 404 if it is gone, 409 for an extra shift that has started.',
  body: z.object({ change_id: id }),
  answer: done,
});
