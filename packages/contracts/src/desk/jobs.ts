import { z } from 'zod';
import { defineCall, PLACE_ROLES } from '../call.js';
import {
  answeredId,
  businessDate,
  done,
  formBoolean,
  id,
  money,
  pageSchema,
  paging,
  searchText,
  sorting,
} from '../fields.js';
import { jobKind, permanentJobFields, quickJobFields } from '../jobs.js';
import { timelineRow } from '../schedule/index.js';

export const searchJobs = defineCall({
  method: 'POST',
  path: '/api/admin/desk/search-jobs',
  service: 'jobs',
  access: ['admin'],
  shows: ['job'],
  summary: 'Searches jobs of both kinds by name or address, at most 20.',
  body: z.object({ text: searchText }),
  answer: z.array(
    z.object({
      job_id: answeredId,
      kind: jobKind,
      job_name: z.string(),
      address: z.string(),
      /** YYYY-MM-DD of a quick job; empty for permanent ones. */
      date: z.string(),
      ended: z.boolean(),
    }),
  ),
});

/**
 * A job in the desk's lists. `date` (YYYY-MM-DD) and `start_time` (HH:MM) are empty for permanent jobs, `ended_on` until the job
 * ends; `req_count`: requests that wait; `needed` and `assigned`: people.
 */
export const jobCard = z.object({
  job_id: answeredId,
  job_name: z.string(),
  date: z.string(),
  start_time: z.string(),
  req_count: z.number().int(),
  needed: z.number().int().optional(),
  assigned: z.number().int().optional(),
  ended_on: z.string(),
});
export type JobCard = z.infer<typeof jobCard>;

export const listJobCards = defineCall({
  method: 'POST',
  path: '/api/admin/desk/job-cards',
  service: 'jobs',
  access: ['admin'],
  shows: ['job', 'request', 'account', 'assignment'],
  summary:
    'Lists jobs of one kind as cards, a page at a time: permanent jobs newest first, quick jobs latest date first.',
  body: z.object({
    kind: jobKind,
    /** Ended or current jobs; missing: both. */
    ended: z.boolean().optional(),
    ...paging,
  }),
  /** `ended`: how many jobs of the kind have ended. */
  answer: z.object({ ...pageSchema(jobCard).shape, ended: z.number().int() }),
});

/** Days, including today, in which `listDeskJobs` looks for the next visit. */
export const NEXT_VISIT_DAYS = 14;

/** A permanent job in the table of the desk's home page. */
export const deskJob = z.object({
  job_id: answeredId,
  job_name: z.string(),
  address: z.string(),
  /** YYYY-MM-DD; empty until the job ends. */
  ended_on: z.string(),
  /** Requests that wait. */
  req_count: z.number().int(),
  /** People the job needs, and people assigned to it. */
  needed: z.number().int(),
  assigned: z.number().int(),
  /**
   * The first visit that isn't over: YYYY-MM-DD and HH:MM-HH:MM. `is_open`: nobody is on it yet. Visits with an absent
   * person are skipped. Null without one in `NEXT_VISIT_DAYS` days.
   */
  next_visit: z.object({ date: z.string(), time: z.string(), is_open: z.boolean().optional() }).nullable(),
  /** 1.0 to 5.0, see `computePlaceScore`; null if never inspected. */
  score: z.number().nullable(),
});
export type DeskJob = z.infer<typeof deskJob>;

export const listDeskJobs = defineCall({
  method: 'POST',
  path: '/api/admin/desk/list-jobs',
  scope: 'jobs:read',
  service: 'jobs',
  access: ['admin'],
  shows: ['job', 'request', 'account', 'assignment', 'shift', 'inspection', 'complaint'],
  byTheClock: true,
  summary:
    'Lists permanent jobs with staffing, next visit, score and requests. Search by name and address, filter and order, a page at a time.',
  body: z.object({
    text: searchText,
    state: z.enum(['current', 'ended', 'all']).default('current'),
    /** `requests`: with requests that wait; `short`: with fewer people than they need. */
    needs: z.enum(['requests', 'short']).optional(),
    ...sorting(['created', 'name', 'staffing', 'next', 'score', 'requests']),
    ...paging,
  }),
  answer: pageSchema(deskJob),
});

export const listJobNames = defineCall({
  method: 'GET',
  path: '/api/admin/desk/job-names',
  scope: 'jobs:read',
  service: 'jobs',
  access: PLACE_ROLES,
  places: 'own',
  shows: ['job'],
  summary: 'Lists the names of current jobs: permanent jobs newest first, then quick jobs from today on by date.',
  answer: z.array(
    z.object({
      job_id: answeredId,
      kind: jobKind,
      job_name: z.string(),
      /** YYYY-MM-DD of a one-off job; empty for permanent ones. */
      date: z.string(),
    }),
  ),
});

/** A place as its people need it, without rates. */
export const placeRow = z.object({
  job_id: answeredId,
  kind: jobKind,
  job_name: z.string(),
  address: z.string(),
  map_link: z.string(),
  /** YYYY-MM-DD of a one-off job; empty for permanent ones. */
  date: z.string(),
  /** Incidents that are not closed. */
  open_incidents: z.number().int(),
});
export type PlaceRow = z.infer<typeof placeRow>;

export const listPlaces = defineCall({
  method: 'GET',
  path: '/api/admin/places',
  service: 'jobs',
  access: PLACE_ROLES,
  places: 'own',
  shows: ['job', 'incident', 'account'],
  summary: 'Lists the sites of current jobs by name; supervisors see their own.',
  answer: z.array(placeRow),
});

/** Version of the job that was read. The change is refused when the job has a newer one. */
const jobVersion = z.coerce.number().int().min(1);
const changed = z.union([
  z.object({ status: z.literal('done'), msg: z.string() }),
  z.object({ status: z.literal('error'), msg: z.string() }),
]);

/** A job for its form. Fields that its kind does not have are empty. */
export const editableJob = z.object({
  job_id: answeredId,
  kind: jobKind,
  version: z.number().int(),
  /** YYYY-MM-DD in business time; empty until the job ends. */
  ended_on: z.string(),
  title: z.string(),
  address: z.string(),
  location: z.string(),
  need_count: z.number().int(),
  company_pay_per_hour: money,
  contractor_pay_per_hour: money,
  description: z.string(),
  /** Weekly rows that follow the job's public holiday policy have neither `repeats` nor `holidays`. */
  timeline: z.array(timelineRow),
  /** YYYY-MM-DD from which the timetable holds, if that is still to come. */
  timetable_from: z.string().optional(),
  date: z.string(),
  time: z.string(),
  /** For a quick job. */
  expected_minutes: z.number().int().optional(),
});
export type EditableJob = z.infer<typeof editableJob>;

/**
 * Confirms consequences that the admin was asked about; false refuses and names them. Clients that can't ask leave it
 * out, which confirms.
 */
const insist = formBoolean.optional();

export const getJobToEdit = defineCall({
  method: 'POST',
  path: '/api/admin/desk/job',
  scope: 'jobs:read',
  service: 'jobs',
  access: ['admin'],
  shows: ['job'],
  summary: 'Gets a job of either kind for its form.',
  body: z.object({ job_id: id }),
  answer: editableJob,
});

export const editPermanentJob = defineCall({
  method: 'POST',
  path: '/api/admin/desk/edit-permanent-job',
  scope: 'jobs:write',
  service: 'jobs',
  access: ['admin'],
  changes: ['job'],
  summary:
    'Saves a permanent job. New pay applies from now on, a new timetable from `timetable_from` or today; earlier slots end the day before. Work done or started keeps its terms. Absences, covers, cancelled shifts and chosen slots move with a slot to its new times. 409 if someone else has changed the job. 409 needs_insist with what would be lost, overlapping shifts, and people above their visa hours; sent with `insist` it is saved anyway.',
  body: z.object({
    job_id: id,
    version: jobVersion,
    ...permanentJobFields.shape,
    timetable_from: z.union([z.literal('').transform(() => undefined), businessDate]).optional(),
    insist,
  }),
  bodyKind: 'form',
  answer: changed,
});

export const editQuickJob = defineCall({
  method: 'POST',
  path: '/api/admin/desk/edit-quick-job',
  scope: 'jobs:write',
  service: 'jobs',
  access: ['admin'],
  changes: ['job'],
  summary:
    'Saves a quick job. 409 if someone else has changed it. 409 overlapping_shifts if its people have other shifts then; sent with `insist` it is saved anyway.',
  body: z.object({ job_id: id, version: jobVersion, ...quickJobFields.shape, insist }),
  bodyKind: 'form',
  answer: changed,
});

export const endJob = defineCall({
  method: 'POST',
  path: '/api/admin/desk/end-job',
  scope: 'jobs:write',
  service: 'jobs',
  access: ['admin'],
  changes: ['job', 'request', 'assignment'],
  summary:
    'Ends a job of either kind: unassigns everyone and rejects waiting requests. Its work stays. 409 if it has changed.',
  body: z.object({ job_id: id, version: jobVersion }),
  answer: done,
});
