import { z } from 'zod';
import { defineCall, PLACE_ROLES, WORKERS } from './call.js';
import {
  answeredId,
  businessDate,
  done,
  id,
  madeId,
  optionalAnsweredId,
  optionalParagraph,
  pageSchema,
  paging,
  paragraph,
  searchText,
  sorting,
} from './fields.js';
import { jobKind } from './jobs.js';
import { getFieldSentence } from './refusals/sentences.js';

/** Kinds of incidents, with their names for people, in the order in which the phone offers them. */
export const INCIDENT_KINDS = {
  injury: 'Injury',
  damage: 'Damage',
  'no-access': 'No access',
  'near-miss': 'Near miss',
  supplies: 'Supplies',
} as const;
export type IncidentKind = keyof typeof INCIDENT_KINDS;
export const incidentKind = z.enum(
  Object.keys(INCIDENT_KINDS) as [IncidentKind, ...IncidentKind[]],
  getFieldSentence('not_in_list'),
);

export const INCIDENT_STATES = ['new', 'in-progress', 'closed'] as const;
export const incidentState = z.enum(INCIDENT_STATES);
export type IncidentState = z.infer<typeof incidentState>;

/** The states that an admin can choose next. */
export const INCIDENT_STEPS: Readonly<Record<IncidentState, readonly IncidentState[]>> = {
  new: ['in-progress', 'closed'],
  'in-progress': ['closed', 'new'],
  closed: ['in-progress'],
};

/** SafeWork SA's line for notifiable incidents, at all hours (safework.sa.gov.au, "Notify us of an incident"). */
export const SAFEWORK_TELEPHONE = '1800 777 209';
/**
 * Hours within which a written notice must follow if SafeWork SA requires one (Work Health and Safety Act 2012 (SA),
 * section 38).
 */
export const SAFEWORK_NOTICE_HOURS = 48;
/** Years that records of a notifiable incident are kept (the same Act, section 38 (7)). */
export const INCIDENT_YEARS = 5;

/** Photos of one report. */
export const MAX_INCIDENT_PHOTOS = 5;
/** Characters of the text of an incident, and of a note. */
export const INCIDENT_TEXT_LENGTH = 3000;
/** Reports of a person in an hour; injuries are counted by themselves. */
export const INCIDENTS_PER_HOUR = 30;
/** How far a device's clock may be ahead of the server's. */
export const REPORT_AHEAD_MINUTES = 5;
/** Rows in an export. Fewer days export the others. */
export const INCIDENT_EXPORT_ROWS = 20_000;

/** An incident in its reporter's list. Instants are ISO 8601. */
export const ownIncident = z.object({
  incident_id: answeredId,
  /** Counts from 1; the number people use. */
  number: z.number().int(),
  kind: incidentKind,
  state: incidentState,
  /** Empty where it was reported without a job. */
  job_name: z.string(),
  text: z.string(),
  happened_at: z.string(),
});
export type OwnIncident = z.infer<typeof ownIncident>;

export const reportIncident = defineCall({
  method: 'POST',
  path: '/api/report-incident',
  service: 'jobs',
  access: WORKERS,
  changes: [{ topic: 'incident', id: 'incident_id', person: 'user_id' }],
  summary: `Reports an incident and tells the office; an injury at once through every channel. Idempotent by \`key\`. 404 for a job you have never been assigned to, covered or worked at: report it without the job. 429 above ${INCIDENTS_PER_HOUR} an hour, injuries counted separately.`,
  body: z.object({
    user_id: id,
    key: madeId,
    kind: incidentKind,
    job_id: id.optional(),
    text: optionalParagraph(INCIDENT_TEXT_LENGTH),
    /** The instant by the device's clock, ISO 8601; at most REPORT_AHEAD_MINUTES in the future. */
    happened_at: z.iso.datetime(getFieldSentence('not_instant')),
    /** Keys assigned by the device; photos are sent separately, before or afterwards. */
    photos: z.array(madeId).max(MAX_INCIDENT_PHOTOS).default([]),
  }),
  answer: z.object({ incident_id: answeredId, number: z.number().int() }),
});

/** Maximum own incidents listed. */
export const OWN_INCIDENTS = 20;

export const getMyIncidents = defineCall({
  method: 'GET',
  path: '/api/my-incidents',
  service: 'jobs',
  access: WORKERS,
  shows: ['incident'],
  summary: `Lists your ${OWN_INCIDENTS} newest incident reports.`,
  answer: z.array(ownIncident),
});

const desk = { service: 'jobs', access: ['admin'] } as const;
const ofPlaces = { service: 'jobs', access: PLACE_ROLES, places: 'own' } as const;

export const incidentRow = ownIncident.extend({
  /** Empty where it was reported without a job. */
  job_id: optionalAnsweredId,
  user_id: answeredId,
  /** The name at the time of the report. */
  user_name: z.string(),
  reported_at: z.string(),
});
export type IncidentRow = z.infer<typeof incidentRow>;

const filters = {
  kind: incidentKind.optional(),
  /** `open`: new and in progress. */
  state: z.enum(['open', ...INCIDENT_STATES]).optional(),
  job_id: id.optional(),
  /** Part of the text, the person's name or the job's; or the number. */
  text: searchText,
  /** First and last day on which it happened, in business time, inclusive. */
  from: businessDate.optional(),
  until: businessDate.optional(),
};

export const listIncidents = defineCall({
  ...ofPlaces,
  method: 'GET',
  path: '/api/admin/incidents',
  scope: 'incidents:read',
  shows: ['incident'],
  summary: 'Lists incidents by kind, state, job, dates and text.',
  query: z.object({ ...paging, ...sorting(['happened', 'reported', 'number', 'job', 'person']), ...filters }),
  answer: pageSchema(incidentRow),
});

export const countIncidents = defineCall({
  ...ofPlaces,
  method: 'GET',
  path: '/api/admin/incidents/count',
  shows: ['incident'],
  background: true,
  summary: 'Counts new incidents. Doesn’t extend the session.',
  answer: z.object({ new: z.number().int() }),
});

/** An entry in an incident's history: a note, or another state. */
export const incidentNote = z.object({
  id: answeredId,
  kind: z.enum(['note', 'state']),
  at: z.string(),
  by: z.string(),
  /** Set for a note. */
  text: z.string(),
  /** The state from then on, where it has changed. */
  state: incidentState.nullable(),
});
export type IncidentNote = z.infer<typeof incidentNote>;

export const incidentDetail = incidentRow.extend({
  /** Null where it was reported without a job. */
  job_kind: jobKind.nullable(),
  /** Oldest first. */
  history: z.array(incidentNote),
  /** Ids of photos, in their order; some may not have arrived yet. */
  photos: z.array(z.string()),
});
export type IncidentDetail = z.infer<typeof incidentDetail>;

export const getIncident = defineCall({
  ...ofPlaces,
  method: 'GET',
  path: '/api/admin/incidents/:id',
  scope: 'incidents:read',
  shows: ['incident'],
  summary: 'Gets an incident with its history.',
  params: z.object({ id }),
  answer: incidentDetail,
});

export const changeIncident = defineCall({
  ...ofPlaces,
  method: 'POST',
  path: '/api/admin/change-incident',
  scope: 'incidents:write',
  changes: ['incident'],
  summary: 'Changes an incident’s state. 409 if the state is no longer `from`, or the new state can’t follow it.',
  body: z.object({ id, from: incidentState, to: incidentState }),
  answer: done,
});

export const noteIncident = defineCall({
  ...ofPlaces,
  method: 'POST',
  path: '/api/admin/note-incident',
  scope: 'incidents:write',
  changes: ['incident'],
  summary: 'Adds a note to an incident. Idempotent by `key`.',
  body: z.object({ id, key: madeId, text: paragraph(INCIDENT_TEXT_LENGTH) }),
  answer: done,
});

export const exportIncidents = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/export-incidents',
  recentFactor: true,
  summary: `Downloads the newest ${INCIDENT_EXPORT_ROWS} matching incidents with their notes as CSV.`,
  body: z.object(filters),
  answer: z.unknown(),
  answerKind: 'binary',
});
