import { z } from 'zod';
import { defineCall, PLACE_ROLES } from '../call.js';
import { answeredId, optionalAnsweredId } from '../fields.js';
import { jobKind } from '../jobs.js';
import { shift } from './shift.js';

/** Minutes after its start when a shift that hasn't begun counts as late, and as not started. */
export const LATE_AFTER_MINUTES = 15;
export const NOT_STARTED_AFTER_MINUTES = 45;
/** Hours that today's board extends beyond now. */
export const BOARD_AHEAD_HOURS = 12;
/** Hours that a shift nobody came to stays on the board after its end, so that the morning sees last night's. */
export const BOARD_MISSED_HOURS = 12;

/** Current state of a shift. `ahead`: not begun and not late. */
export const todayState = z.enum([
  'ahead',
  'working',
  'late',
  'not_started',
  'away',
  'covered',
  'cancelled',
  'finished',
]);
export type TodayState = z.infer<typeof todayState>;

/**
 * `row_id`, `started_at` and `ended_at` of the work record, empty without one; instants ISO 8601. The person's
 * telephone number is in get-contractor.
 */
export const todayShift = z.object({
  ...shift.shape,
  now: todayState,
  row_id: optionalAnsweredId,
  started_at: z.string(),
  ended_at: z.string(),
  /**
   * When the person got a shift that had begun already, from which lateness counts. ISO 8601 instant; missing for other
   * shifts.
   */
  due_at: z.string().optional(),
});
export type TodayShift = z.infer<typeof todayShift>;

/** Work that runs and belongs to no planned shift: its timetable or its person's assignment has changed since the start. */
export const otherWork = z.object({
  row_id: answeredId,
  job_id: answeredId,
  kind: jobKind,
  job_name: z.string(),
  map_link: z.string(),
  user_id: answeredId,
  user_name: z.string(),
  started_at: z.string(),
});

export const getToday = defineCall({
  method: 'GET',
  path: '/api/admin/today',
  service: 'jobs',
  access: PLACE_ROLES,
  places: 'own',
  shows: ['shift', 'cover', 'assignment', 'job', 'work', 'account'],
  byTheClock: true,
  summary: `Lists current and upcoming shifts by start with their status: today’s, yesterday’s that haven’t ended or that nobody came to and that ended in the last ${BOARD_MISSED_HOURS} hours, and those of the next ${BOARD_AHEAD_HOURS} hours.`,
  answer: z.object({
    /** Instant of the response, ISO 8601, and its business day. */
    at: z.string(),
    date: z.string(),
    shifts: z.array(todayShift),
    other_work: z.array(otherWork),
  }),
});
export type Today = z.infer<typeof getToday.answer>;
