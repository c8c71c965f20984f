import { z } from 'zod';
import { defineCall, PLACE_ROLES } from './call.js';
import {
  answeredId,
  businessDate,
  businessDateTime,
  id,
  line,
  madeId,
  optionalAnsweredId,
  optionalEmail,
  pageSchema,
  paging,
  paragraph,
  searchText,
  sorting,
} from './fields.js';
import { jobKind } from './jobs.js';
import { getFieldSentence } from './refusals/sentences.js';
import { optionalTelephone } from './typed-numbers.js';

/** The states of a complaint, with their names for people, in their order. */
export const COMPLAINT_STATES = {
  reported: 'Reported',
  acknowledged: 'Acknowledged',
  planned: 'Re-clean planned',
  done: 'Re-clean done',
  confirmed: 'Confirmed',
  withdrawn: 'Withdrawn',
} as const;
export type ComplaintState = keyof typeof COMPLAINT_STATES;
const states = Object.keys(COMPLAINT_STATES) as [ComplaintState, ...ComplaintState[]];
export const complaintState = z.enum(states);

/** Complaints that need action. */
export const OPEN_COMPLAINT_STATES = [
  'reported',
  'acknowledged',
  'planned',
  'done',
] as const satisfies ComplaintState[];
/** The states in which the office can enter that the client is satisfied, that they are not, and that there was no complaint. */
export const CONFIRMABLE_STATES = ['acknowledged', 'done'] as const satisfies ComplaintState[];
export const REOPENABLE_STATES = ['done', 'confirmed'] as const satisfies ComplaintState[];
export const WITHDRAWABLE_STATES = ['reported', 'acknowledged'] as const satisfies ComplaintState[];

/** How the client reported something. `page` is the client's own page; the office enters the others. */
export const COMPLAINT_CHANNELS = {
  telephone: 'By phone',
  mail: 'By email',
  'in-person': 'In person',
  page: 'On the client page',
} as const;
export type ComplaintChannel = keyof typeof COMPLAINT_CHANNELS;
const OFFICE_CHANNELS = ['telephone', 'mail', 'in-person'] as const;
const channel = z.enum(Object.keys(COMPLAINT_CHANNELS) as [ComplaintChannel, ...ComplaintChannel[]]);
export const officeChannel = z.enum(OFFICE_CHANNELS, getFieldSentence('not_in_list'));

/** Characters of a complaint and of a note. */
export const COMPLAINT_TEXT_LENGTH = 3000;
/** Photos of a complaint, and of a note. */
export const MAX_COMPLAINT_PHOTOS = 5;
/** Months for which the time to the acknowledgement is shown. */
export const COMPLAINT_MONTHS = 12;

export const complaintPhotos = z.array(madeId).max(MAX_COMPLAINT_PHOTOS).default([]);
const office = { service: 'jobs', access: ['admin'], method: 'POST' } as const;
const ofPlaces = { service: 'jobs', access: PLACE_ROLES, places: 'own' } as const;

export const recordComplaint = defineCall({
  ...office,
  path: '/api/admin/record-complaint',
  changes: [{ topic: 'complaint', id: 'complaint_id' }],
  summary:
    'Records a complaint made by phone, by email or in person, and tells admins and the site’s supervisors. Idempotent by `key`. 404 if the job doesn’t exist.',
  body: z.object({
    key: madeId,
    job_id: id,
    channel: officeChannel,
    /** When the client reported it, in business time; at most REPORT_AHEAD_MINUTES in the future. Missing: now. */
    reported_at: businessDateTime.optional(),
    /** The client's contact person. */
    client_name: line(120),
    /** Address for the confirmation; empty: none is sent. */
    email: optionalEmail.default(''),
    telephone: optionalTelephone.default(''),
    /** The day of the visit that it is about, today at the latest. */
    about_day: businessDate.optional(),
    text: paragraph(COMPLAINT_TEXT_LENGTH),
    /** Keys of photos, which are sent by themselves. */
    photos: complaintPhotos,
  }),
  answer: z.object({ complaint_id: answeredId, number: z.number().int() }),
});

export const complaintRow = z.object({
  complaint_id: answeredId,
  /** Counts from 1; the number people use. */
  number: z.number().int(),
  state: complaintState,
  job_id: answeredId,
  job_name: z.string(),
  client_name: z.string(),
  text: z.string(),
  /** ISO 8601 */
  reported_at: z.string(),
  /** Minutes from the report to the acknowledgement; null before. */
  acknowledged_after: z.number().int().nullable(),
  /** How often the client reopened it. */
  reopened: z.number().int(),
});
export type ComplaintRow = z.infer<typeof complaintRow>;

export const listComplaints = defineCall({
  ...ofPlaces,
  method: 'GET',
  path: '/api/admin/complaints',
  shows: ['complaint'],
  summary: 'Lists complaints by state, site, dates and text.',
  query: z.object({
    ...paging,
    ...sorting(['reported', 'number', 'job', 'acknowledged']),
    /** `open`: those that need action. */
    state: z.enum(['open', ...states]).optional(),
    job_id: id.optional(),
    /** Part of the text, the client’s name or the place; or the number. */
    text: searchText,
    /** First and last day on which it was reported, in business time, inclusive. */
    from: businessDate.optional(),
    until: businessDate.optional(),
  }),
  answer: pageSchema(complaintRow),
});

export const countComplaints = defineCall({
  ...ofPlaces,
  method: 'GET',
  path: '/api/admin/complaints/count',
  shows: ['complaint'],
  background: true,
  summary: 'Counts complaints that aren’t acknowledged. Doesn’t extend the session.',
  answer: z.object({ reported: z.number().int() }),
});

export const getComplaintTimes = defineCall({
  ...ofPlaces,
  method: 'GET',
  path: '/api/admin/complaints/times',
  shows: ['complaint'],
  summary: `Gets complaints per month for the last ${COMPLAINT_MONTHS} months, oldest first, with the median minutes until acknowledged. Leaves out withdrawn ones.`,
  answer: z.array(
    z.object({
      /** YYYY-MM */
      month: z.string(),
      complaints: z.number().int(),
      acknowledged: z.number().int(),
      /** Null if none was acknowledged. */
      median_minutes: z.number().int().nullable(),
    }),
  ),
});

/** State of a re-clean. `missed`: its time is over, and nobody worked. */
export const RE_CLEAN_STATES = ['planned', 'working', 'done', 'cancelled', 'missed'] as const;
export type ReCleanState = (typeof RE_CLEAN_STATES)[number];

export const reClean = z.object({
  re_clean_id: answeredId,
  date: z.string(),
  /** 'HH:MM-HH:MM' */
  time: z.string(),
  user_id: answeredId,
  user_name: z.string(),
  state: z.enum(RE_CLEAN_STATES),
  /** The work, once it has begun. */
  row_id: optionalAnsweredId,
  /** False: unpaid for the person. Missing for supervisors. */
  paid: z.boolean().optional(),
});
export type ReClean = z.infer<typeof reClean>;

/** An entry in a complaint's history. */
export const complaintNote = z.object({
  id: answeredId,
  kind: z.enum(['note', 'state', 're-clean']),
  at: z.string(),
  by: z.string(),
  text: z.string(),
  /** The state from then on, where it has changed. */
  state: complaintState.nullable(),
  /** Ids of photos; some may not have arrived yet. */
  photos: z.array(z.string()),
});
export type ComplaintNote = z.infer<typeof complaintNote>;

export const complaintDetail = complaintRow.extend({
  job_kind: jobKind,
  channel,
  /** The client contact's; empty for supervisors. */
  contact_mail: z.string(),
  telephone: z.string(),
  about_day: z.string(),
  /** The admin who recorded it; empty if the client did. */
  recorded_by: z.string(),
  recorded_at: z.string(),
  acknowledged_at: z.string(),
  acknowledged_by: z.string(),
  /** The satisfied contact, how they said so, and when; empty before. */
  confirmed_by: z.string(),
  confirmed_how: channel.nullable(),
  confirmed_at: z.string(),
  photos: z.array(z.string()),
  /** Owner id for reading the photos. */
  photo_owner: answeredId,
  re_cleans: z.array(reClean),
  /** Oldest first. */
  history: z.array(complaintNote),
});
export type ComplaintDetail = z.infer<typeof complaintDetail>;

export const getComplaint = defineCall({
  ...ofPlaces,
  method: 'GET',
  path: '/api/admin/complaints/:id',
  shows: ['complaint', 'shift', 'work'],
  summary: 'Gets a complaint with its re-cleans and history.',
  params: z.object({ id }),
  answer: complaintDetail,
});
