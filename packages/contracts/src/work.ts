import { z } from 'zod';
import { defineCall, WORKERS } from './call.js';
import {
  answeredId,
  businessDateTime,
  formBoolean,
  id,
  location,
  money,
  moneyInput,
  month,
  timeRange,
  year,
} from './fields.js';
import { getFieldSentence } from './refusals/sentences.js';
import { warningDetail } from './refusals/warning-detail.js';
import { CALLER } from './topics.js';

/** Maximum age of a clock event that a device stored while it was offline. */
export const STAMP_MAX_AGE_HOURS = 12;
/** A clock event that arrives later is marked as late. */
export const STAMP_LATE_AFTER_MINUTES = 5;

/** A clock event that arrives later holds the work for an admin. */
export const HELD_AFTER_MINUTES = 10;
/** Tolerance around a slot before the work is held. */
export const SLOT_TOLERANCE_MINUTES = 30;

/** Metres of a location's accuracy that count in its favour, at most. */
export const MAX_ACCURACY_METRES = 100;
/**
 * Hours above which a manual record is held, also together with its person's other work that day. With a finish it has
 * at most this many.
 */
export const MAX_MANUAL_HOURS = 12;

/** `approved` work is paid, `held` work waits for an admin, `rejected` work is not paid. */
export const WORK_STATES = ['approved', 'held', 'rejected'] as const;
export const workState = z.enum(WORK_STATES);
export type WorkState = z.infer<typeof workState>;

/** Reasons to hold finished work for an admin. */
export const HOLD_REASONS = [
  'arrived_late',
  'longer_than_expected',
  'started_early',
  'finished_late',
  'corrected_upwards',
  'same_record',
  'finished_by_admin',
  'overlapping',
  'outside_fence',
  'location_too_vague',
  'no_location',
  'above_amount',
  'above_hours',
  'day_above_hours',
  'expired_document',
] as const;
export const holdReason = z.enum(HOLD_REASONS);
export type HoldReason = z.infer<typeof holdReason>;

/**
 * When a stored clock event happened, as an instant with its offset; missing: now. Not in the future, not older than
 * STAMP_MAX_AGE_HOURS.
 */
export const stampedAt = z.iso.datetime({ offset: true, error: getFieldSentence('not_stamp') }).optional();
/**
 * Idempotency key of a Start, created by the device: however often it is sent, the work starts once and the response is
 * the same.
 */
const startKey = z.uuid(getFieldSentence('not_uuid')).optional();

/** Empty counts as missing. */
const locationOrNone = z.union([z.literal('').transform(() => undefined), location]).optional();
/** The device gave no location and the person continued: the work is recorded without one and held. */
const withoutLocation = z.literal(true, getFieldSentence('not_true')).optional();
const LOCATION_REASON_MESSAGE = getFieldSentence('location_with_reason');

const startBody = z
  .object({
    user_id: id,
    job_id: id,
    start_location: locationOrNone,
    /** Instead of `start_location`; refused with 409 `location_required` when the company wants one. */
    without_location: withoutLocation,
    stamp_key: startKey,
    stamped_at: stampedAt,
  })
  .refine((body) => body.start_location !== undefined || body.without_location, {
    path: ['start_location'],
    error: getFieldSentence('required'),
  })
  .refine((body) => body.start_location === undefined || !body.without_location, {
    path: ['without_location'],
    error: LOCATION_REASON_MESSAGE,
  });
/**
 * The record is identified by `row_id`, or by its `start_key` if the device never received the response to Start.
 * People send the location of their own finish, or `without_location`; an admin who finishes somebody else's work sends
 * neither.
 */
const stopBody = z
  .object({
    user_id: id,
    row_id: id.optional(),
    start_key: startKey,
    finish_location: locationOrNone,
    /** Instead of `finish_location`. Never refused, so that everybody can finish. */
    without_location: withoutLocation,
    stamped_at: stampedAt,
  })
  .refine((body) => body.row_id !== undefined || body.start_key !== undefined, {
    path: ['row_id'],
    error: getFieldSentence('required_without_start_key'),
  })
  .refine((body) => body.finish_location === undefined || !body.without_location, {
    path: ['without_location'],
    error: LOCATION_REASON_MESSAGE,
  });
const started = z.object({
  msg: z.string(),
  started_row_id: answeredId,
  started_job_id: answeredId,
  /** Warnings for the person, one sentence each. Missing if there are none. */
  warnings: z.array(z.string()).optional(),
  /** The warnings as data. */
  warning_details: z.array(warningDetail).optional(),
});
const stopped = z.object({ msg: z.string() });

export const startPermanentJob = defineCall({
  method: 'POST',
  path: '/api/start-permanent-job',
  service: 'jobs',
  access: WORKERS,
  changes: [{ topic: 'work', id: 'started_row_id', person: CALLER }],
  summary:
    'Starts today’s current slot, or the nearest one not done. 409 if you have unfinished work. Without a location (`without_location`) the work is held for approval; 409 location_required if the company requires one.',
  body: startBody,
  answer: started,
});

export const stopPermanentJob = defineCall({
  method: 'POST',
  path: '/api/stop-permanent-job',
  service: 'jobs',
  access: WORKERS,
  changes: ['work'],
  summary: 'Finishes the work. Idempotent. Admins can finish work of removed or disproved people.',
  body: stopBody,
  answer: stopped,
});

export const startQuickJob = defineCall({
  method: 'POST',
  path: '/api/start-quick-job',
  service: 'jobs',
  access: WORKERS,
  changes: [{ topic: 'work', id: 'started_row_id', person: CALLER }],
  summary:
    "Starts a quick job on its date. 409 'You don't have work today' on another day. Without a location as `startPermanentJob`.",
  body: startBody,
  answer: started,
});

export const stopQuickJob = defineCall({
  method: 'POST',
  path: '/api/stop-quick-job',
  service: 'jobs',
  access: WORKERS,
  changes: ['work'],
  summary: 'Finishes the work. Idempotent. Admins can finish work of removed or disproved people.',
  body: stopBody,
  answer: stopped,
});

export const getRemainingSlots = defineCall({
  method: 'POST',
  path: '/api/get-duration-start-time',
  service: 'jobs',
  access: WORKERS,
  shows: ['work', 'job', 'assignment', 'shift'],
  byTheClock: true,
  summary: 'Lists today’s slots of a permanent job that you haven’t done yet.',
  body: z.object({ user_id: id, job_id: id }),
  answer: z.array(timeRange),
});

/**
 * `date` YYYY-MM-DD; `duration` HH:MM of paid time, empty for a manual record without a finish; `payment` in A$.
 * `state`: missing for paid work; held work waits for an admin; for rejected work `note` gives the reason.
 */
export const timesheetRow = z.object({
  row_id: answeredId,
  date: z.string(),
  place: z.string(),
  duration: z.string(),
  payment: money,
  state: z.enum(['held', 'rejected']).optional(),
  note: z.string().optional(),
});
export type TimesheetRow = z.infer<typeof timesheetRow>;

export const getTimesheet = defineCall({
  method: 'POST',
  path: '/api/get-job-data-to-time',
  service: 'jobs',
  access: WORKERS,
  shows: ['work'],
  summary: 'Lists one person’s finished and manual work in a month.',
  body: z.object({ user_id: id, year, month }),
  answer: z.array(timesheetRow),
});

export const PENDING = 'pending';

/**
 * A work record for admins. Times are HH:MM and dates YYYY-MM-DD in business time. `start_time` is the actual start,
 * `end_time` the planned end (empty without one), `ended_time` the actual end or 'pending'. Locations are
 * lat,lng[,accuracy in metres]; empty means pending. `job_payment_for_day` is the contractor's amount, a dash and the
 * company's amount: "70.00-96.00". `job_counts_per_day` is the number of the person's remaining slots on that day.
 * `is_late`: a clock event arrived more than STAMP_LATE_AFTER_MINUTES after it happened; then `start_received_at` or
 * `end_received_at` is its arrival, YYYY-MM-DD HH:MM in business time, otherwise empty.
 */
export const doneWork = z.object({
  row_id: answeredId,
  user_id: answeredId,
  user_name: z.string(),
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  ended_time: z.string(),
  job_started_location: z.string(),
  job_ended_location: z.string(),
  job_payment_for_day: z.string().regex(/^\d+\.\d{2}-\d+\.\d{2}$/),
  job_status: z.enum(['done', 'pending']),
  job_counts_per_day: z.number().int(),
  is_manual: z.boolean(),
  is_late: z.boolean(),
  start_received_at: z.string(),
  end_received_at: z.string(),
  corrected: z.boolean(),
  /** Missing for work that is approved or not finished. */
  state: z.enum(['held', 'rejected']).optional(),
});
export type DoneWork = z.infer<typeof doneWork>;

export const getDoneJobsByPlace = defineCall({
  method: 'POST',
  path: '/api/admin/get-done-jobs-by-place',
  service: 'jobs',
  access: ['admin'],
  shows: ['work', 'job', 'account'],
  summary: 'Lists a job’s work records in a month, oldest first.',
  body: z.object({ job_id: id, year, month }),
  answer: z.array(doneWork),
});

export const getDoneQuickJobsByPlace = defineCall({
  method: 'POST',
  path: '/api/admin/get-done-quick-jobs-by-place',
  service: 'jobs',
  access: ['admin'],
  shows: ['work', 'job', 'account'],
  summary: 'Lists a quick job’s work records, oldest first.',
  body: z.object({ job_id: id }),
  answer: z.array(doneWork),
});

export const addManualRecord = defineCall({
  method: 'POST',
  path: '/api/admin/manual-record-add',
  scope: 'work:write',
  service: 'jobs',
  access: ['admin'],
  changes: ['work'],
  summary:
    'Adds a manual record, which counts as done. With `m_finished_at` it has hours like other work. Held for approval if an amount is above MANUAL_RECORD_LIMIT or the pay of 12 hours, if the person’s day exceeds 12 hours, or if it overlaps their other work. 409 same_record if an identical one exists (person, job, day, amounts); sent with `again` it is added and held.',
  body: z.object({
    job_id: id,
    /** The company's amount, A$. */
    m_pay_for_me: moneyInput,
    /** The sub-contractor's amount, A$. */
    m_pay_for_cleaner: moneyInput,
    /** The start; without `m_finished_at` the day and time that the amounts stand for. */
    m_date_time: businessDateTime,
    /** The finish: after the start, MAX_MANUAL_HOURS later at most, not in the future. Missing or empty: no hours. */
    m_finished_at: z.union([z.literal('').transform(() => undefined), businessDateTime]).optional(),
    /** Id of the person who worked. */
    m_done_by: id,
    /** Add it even if an equal record exists. */
    again: formBoolean.optional(),
  }),
  bodyKind: 'form',
  answer: z.object({
    status: z.literal('done'),
    /** Why it waits for an admin's approval; missing if approved automatically. */
    held: z.array(holdReason).optional(),
  }),
});
