import { z } from 'zod';
import { defineCall, WORKERS } from './call.js';
import {
  answeredId,
  businessDate,
  day,
  id,
  jsonText,
  line,
  money,
  moneyInput,
  paragraph,
  timeOfDay,
  timeRange,
} from './fields.js';
import { getFieldSentence } from './refusals/sentences.js';
import { scheduledSlot, timelineRow, timetableRow } from './schedule/index.js';
import { isPlace } from './web-links.js';

export const jobKind = z.enum(['permanent', 'quick']);
export type JobKind = z.infer<typeof jobKind>;

export const enrolledPerson = z.object({ id: answeredId, name: z.string() });
export type EnrolledPerson = z.infer<typeof enrolledPerson>;

/**
 * `job_payment_for_fortnight`: a sub-contractor's pay for two weeks of the timetable. If weeks differ, the mean over
 * the period of its slots: a slot every three weeks counts a third, one of a month's weekdays 4,800 months in the
 * 20,871 weeks of 400 years.
 */
export const permanentJobCard = z.object({
  job_id: answeredId,
  job_name: z.string(),
  job_payment_for_fortnight: money,
});
/** Date YYYY-MM-DD and start time HH:MM in business time. */
export const quickJobCard = z.object({
  job_id: answeredId,
  job_name: z.string(),
  job_date: z.string(),
  job_start_time: z.string(),
});

/**
 * A permanent job. `job_date` is the day of its creation, `job_start_time` the start of its earliest slot (empty
 * without slots), `job_location` a link to a map. `job_enrolled_ids` has all people for an admin, and at most the
 * caller for others. `job_timetable` is today's, or the first to come.
 */
export const permanentJob = z.object({
  ...permanentJobCard.shape,
  job_location: z.string(),
  job_date: z.string(),
  job_start_time: z.string(),
  job_desc: z.string(),
  job_timetable: z.array(timetableRow),
  /** Schedule of current and future slots. Missing if all repeat weekly, as `job_timetable` shows. */
  job_schedule: z.array(scheduledSlot).optional(),
  job_enrolled_ids: z.array(enrolledPerson),
});
export type PermanentJob = z.infer<typeof permanentJob>;

export const quickJob = z.object({
  ...quickJobCard.shape,
  job_desc: z.string(),
  job_location: z.string(),
});
export type QuickJob = z.infer<typeof quickJob>;
/**
 * Further data on an open job's card. `job_suburb` is empty if the address names none; `pay_per_hour`: a
 * sub-contractor's rate, A$.
 */
const openJob = {
  job_suburb: z.string(),
  pay_per_hour: money,
  /** The caller has a waiting request. */
  requested: z.boolean(),
};
/** A sub-contractor's pay for one shift of a slot: length by the clock in minutes, and pay in A$. */
export const shiftTerms = z.object({
  time: timeRange,
  days: z.array(day),
  minutes: z.number().int(),
  payment: money,
});
/** `minutes_per_week`: of all slots of the timetable, the mean where weeks differ. */
export const openPermanentJob = z.object({
  ...permanentJob.shape,
  ...openJob,
  minutes_per_week: z.number().int(),
});
export type OpenPermanentJob = z.infer<typeof openPermanentJob>;
/** `job_shifts`: the slots of `job_timetable` that are worked on some day. */
export const permanentJobToRequest = z.object({
  ...openPermanentJob.omit({ requested: true }).shape,
  job_shifts: z.array(shiftTerms),
});
export type PermanentJobToRequest = z.infer<typeof permanentJobToRequest>;
/** `expected_minutes`: how long the work is expected to take. */
export const openQuickJob = z.object({
  ...quickJob.shape,
  ...openJob,
  expected_minutes: z.number().int(),
});
export type OpenQuickJob = z.infer<typeof openQuickJob>;
/**
 * `is_done`: the caller has finished it and can't start it again. `expected_payment`: pay for the expected minutes, A$.
 * Suburb, pay and length are missing for somebody who worked there and whom the job no longer concerns.
 */
export const quickJobForPerson = z.object({
  ...quickJob.shape,
  is_done: z.boolean(),
  job_suburb: openJob.job_suburb.optional(),
  pay_per_hour: openJob.pay_per_hour.optional(),
  expected_minutes: z.number().int().optional(),
  expected_payment: money.optional(),
});
export type QuickJobForPerson = z.infer<typeof quickJobForPerson>;
export const quickJobForAdmin = z.object({ ...quickJob.shape, job_enrolled_ids: z.array(enrolledPerson) });

export const created = z.union([
  z.object({ status: z.literal('done'), msg: z.string(), job_id: answeredId }),
  z.object({ status: z.literal('error'), msg: z.string() }),
]);

/** Whole number from 1 to 1000, also as text from a form. */
const headCount = z.coerce.number(getFieldSentence('not_number')).int().min(1).max(1000);

/** A link to a map, or words to search for on one. */
const place = (max: number) => line(max).refine(isPlace, getFieldSentence('not_address_or_https'));

/** The form of a permanent job. */
export const permanentJobFields = z.object({
  job_title: line(120),
  job_address: line(200),
  job_location: place(500),
  job_need_count: headCount,
  /** The company's rate per hour, A$. */
  pay_per_hr: moneyInput,
  /** A sub-contractor's rate per hour, A$. */
  pay_per_hr_sub_contractor: moneyInput,
  job_description: paragraph(4000),
  timeline_data: jsonText(z.array(timelineRow).min(1).max(50)),
});

/** Default for the expected minutes of a quick job. Longer work is held for an admin. */
export const EXPECTED_MINUTES = 120;
/** A quick job has no planned end: at most 12 hours are paid. */
export const QUICK_JOB_CAP_MINUTES = 12 * 60;

/** The form of a quick job. */
export const quickJobFields = z.object({
  job_title: line(120),
  /** Also the search text for the map. */
  job_address: place(200),
  c_count_for_job: headCount,
  /** The company's rate per hour, A$. */
  pay_per_hr_for_me: moneyInput,
  /** A sub-contractor's rate per hour, A$. */
  pay_per_hr_for_c: moneyInput,
  job_date: businessDate,
  job_time: timeOfDay,
  job_desc: paragraph(4000),
  /** Expected minutes; when missing or empty: the value before, or EXPECTED_MINUTES. */
  expected_minutes: z
    .union([
      z.literal('').transform(() => undefined),
      z.coerce.number(getFieldSentence('not_number')).int().min(1).max(QUICK_JOB_CAP_MINUTES),
    ])
    .optional(),
});

/** Created by the page: the job's id, which makes repeats idempotent. */
const newJobKey = { key: z.uuid(getFieldSentence('not_uuid')).toLowerCase().optional() };

export const createPermanentJob = defineCall({
  method: 'POST',
  path: '/api/admin/create-permanent-job',
  scope: 'jobs:write',
  service: 'jobs',
  access: ['admin'],
  changes: ['job'],
  summary:
    'Creates a permanent job with its timetable: slots every week, or every few weeks or months. Idempotent by `key`; 409 if another job has it.',
  body: permanentJobFields.extend(newJobKey),
  bodyKind: 'form',
  answer: created,
});

export const createQuickJob = defineCall({
  method: 'POST',
  path: '/api/admin/create-quick-job',
  scope: 'jobs:write',
  service: 'jobs',
  access: ['admin'],
  changes: ['job'],
  summary: 'Creates a quick (one-off) job. Idempotent by `key`; 409 if another job has it.',
  body: quickJobFields.extend(newJobKey),
  bodyKind: 'form',
  answer: created,
});

export const getAllPermanentJobs = defineCall({
  method: 'POST',
  path: '/api/get-all-permanent-jobs',
  service: 'jobs',
  access: WORKERS,
  shows: ['job', 'request', 'assignment'],
  summary: 'Lists permanent jobs that need cleaners and that you aren’t assigned to.',
  body: z.object({ userID: id }),
  answer: z.array(openPermanentJob),
});

export const getPermanentJobById = defineCall({
  method: 'GET',
  path: '/api/get-permanent-jobs/:jobID',
  service: 'jobs',
  access: WORKERS,
  shows: ['job', 'assignment', 'shift'],
  summary: 'Gets a permanent job, also if you’re assigned to it.',
  params: z.object({ jobID: id }),
  answer: permanentJob,
});

export const getPermanentJob = defineCall({
  method: 'POST',
  path: '/api/get-permanent-job',
  service: 'jobs',
  access: WORKERS,
  shows: ['job', 'assignment', 'shift'],
  summary: 'Gets a permanent job to request, or the status that sends you elsewhere.',
  body: z.object({ user_id: id, job_id: id }),
  answer: z.union([permanentJobToRequest, z.object({ status: z.enum(['enrolled', 'not-available']) })]),
});

export const getQuickJob = defineCall({
  method: 'GET',
  path: '/api/quick-job-data/:jobID',
  service: 'jobs',
  access: WORKERS,
  shows: ['job', 'assignment', 'work'],
  summary: 'Gets a quick job, and whether you have done it.',
  params: z.object({ jobID: id }),
  answer: z.union([quickJobForPerson, z.object({ status: z.literal('error'), msg: z.string() })]),
});

export const getAllQuickJobs = defineCall({
  method: 'GET',
  path: '/api/get-all-quick-jobs',
  service: 'jobs',
  access: WORKERS,
  shows: ['job', 'request', 'assignment'],
  summary: 'Lists quick jobs from today on that need cleaners and that you aren’t assigned to.',
  answer: z.array(openQuickJob),
});

const adminFacts = {
  /** As typed. */
  job_address: z.string(),
  req_count: z.number().int(),
  job_need_count: z.number().int(),
  /** YYYY-MM-DD in business time; empty until the job ends. */
  job_ended_on: z.string(),
};
export const permanentJobForAdmin = z.object({ ...permanentJob.shape, ...adminFacts });
export const quickJobWithRequests = z.object({ ...quickJobForAdmin.shape, ...adminFacts });

export const adminGetPermanentJobs = defineCall({
  method: 'GET',
  path: '/api/admin/get-permanent-jobs',
  scope: 'jobs:read',
  service: 'jobs',
  access: ['admin'],
  shows: ['job', 'assignment', 'request'],
  summary: 'Lists all permanent jobs with their number of pending requests.',
  answer: z.array(permanentJobForAdmin),
});

export const adminGetPermanentJob = defineCall({
  method: 'GET',
  path: '/api/admin/get-permanent-jobs/:jobID',
  scope: 'jobs:read',
  service: 'jobs',
  access: ['admin'],
  shows: ['job', 'assignment', 'account', 'work'],
  summary: 'Gets a permanent job with the people assigned to it.',
  params: z.object({ jobID: id }),
  answer: permanentJobForAdmin,
});

export const adminGetQuickJobs = defineCall({
  method: 'GET',
  path: '/api/admin/get-quick-jobs',
  scope: 'jobs:read',
  service: 'jobs',
  access: ['admin'],
  shows: ['job', 'assignment', 'request'],
  summary: 'Lists all quick jobs, latest date first, with their number of pending requests.',
  answer: z.array(quickJobWithRequests),
});

export const adminGetQuickJob = defineCall({
  method: 'GET',
  path: '/api/admin/quick-job-data/:jobID',
  scope: 'jobs:read',
  service: 'jobs',
  access: ['admin'],
  shows: ['job', 'assignment', 'account', 'work'],
  summary: 'Gets a quick job with the people assigned to it.',
  params: z.object({ jobID: id }),
  answer: quickJobWithRequests,
});
