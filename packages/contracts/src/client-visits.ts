import { z } from 'zod';
import { defineCall } from './call.js';
import { answeredId, businessDate, id, madeId, optionalParagraph, pageSchema, paging } from './fields.js';
import { workPhoto } from './work-photos.js';

/** Maximum photos and characters of a client's report about a visit. */
export const MAX_FEEDBACK_PHOTOS = 4;
export const FEEDBACK_TEXT_LENGTH = 2000;
/** Days after a visit in which a client can report about it: dirt is noticed within a month or two. */
export const FEEDBACK_DAYS = 60;
/** Reports of one client in an hour, and photos in a day. */
export const FEEDBACK_PER_HOUR = 30;
export const FEEDBACK_PHOTOS_PER_DAY = 60;

/** Limited to the session's client, and for each job to the days on which it is theirs. */
const ofClient = { service: 'jobs', access: ['client'] } as const;

/** `good`: all was done. `wrong`: something was not. */
export const feedbackVerdict = z.enum(['good', 'wrong']);
export type FeedbackVerdict = z.infer<typeof feedbackVerdict>;

export const visitFeedback = z.object({
  feedback_id: answeredId,
  verdict: feedbackVerdict,
  text: z.string(),
  by: z.string(),
  /** ISO 8601 */
  at: z.string(),
});

/** All work at one place on one day, including charged manual records. */
export const clientVisit = z.object({
  job_id: answeredId,
  place: z.string(),
  address: z.string(),
  /** YYYY-MM-DD in business time. */
  date: z.string(),
  /**
   * Work times, HH:MM in business time. `name` is empty unless the client sees names. Manual records have no times:
   * they come last, with empty `from` and `until`, and are left out unless the client sees names.
   */
  times: z.array(z.object({ from: z.string(), until: z.string(), name: z.string() })),
  /** Items of the checklist; 0 without one. */
  done: z.number().int(),
  not_done: z.number().int(),
  missing: z.number().int(),
  photos: z.number().int(),
  /** Newest first. */
  feedback: z.array(visitFeedback),
  /** The client can still report about it. */
  open_for_feedback: z.boolean(),
});
export type ClientVisit = z.infer<typeof clientVisit>;

export const plannedClientVisit = z.object({
  job_id: answeredId,
  place: z.string(),
  address: z.string(),
  date: z.string(),
  /** HH:MM; `until` is empty where no end is planned. */
  from: z.string(),
  until: z.string(),
});
export type PlannedClientVisit = z.infer<typeof plannedClientVisit>;

/** Planned visits reach so far. */
export const CLIENT_PLAN_DAYS = 14;

export const listClientPlan = defineCall({
  ...ofClient,
  method: 'GET',
  path: '/api/client/plan',
  shows: ['shift', 'job'],
  byTheClock: true,
  summary: `Lists the visits planned at the client’s sites today and in the next ${CLIENT_PLAN_DAYS} days, soonest first.`,
  answer: z.array(plannedClientVisit),
});

export const listClientVisits = defineCall({
  ...ofClient,
  method: 'GET',
  path: '/api/client/visits',
  shows: ['work', 'checklist', 'feedback'],
  summary: 'Lists visits at the client’s sites, newest first, with a summary of each checklist.',
  query: z.object({ ...paging, job_id: id.optional() }),
  answer: pageSchema(clientVisit),
});

export const clientVisitDetail = clientVisit.extend({
  areas: z.array(
    z.object({
      name: z.string(),
      items: z.array(z.object({ text: z.string(), state: z.enum(['done', 'not-done', 'open']), reason: z.string() })),
    }),
  ),
  /** Photos by workers and in the client's feedback; null while unavailable. */
  pictures: z.array(workPhoto.extend({ from_client: z.boolean().optional() })).nullable(),
});
export type ClientVisitDetail = z.infer<typeof clientVisitDetail>;

export const getClientVisit = defineCall({
  ...ofClient,
  method: 'GET',
  path: '/api/client/visits/:job_id/:date',
  shows: ['work', 'checklist', 'photo', 'feedback'],
  summary: 'Gets one visit with checklist and photos. 404 for another client’s visit.',
  params: z.object({ job_id: id, date: businessDate }),
  answer: clientVisitDetail,
});

export const reportVisit = defineCall({
  ...ofClient,
  method: 'POST',
  path: '/api/client/report-visit',
  changes: [{ topic: 'feedback', id: 'job_id' }, 'complaint'],
  summary: `Reports that a visit was good, or a problem with text and photo keys; photos are uploaded separately. Idempotent by \`key\`. 404 for another client’s site or day, 409 after ${FEEDBACK_DAYS} days, 429 after too many in an hour.`,
  body: z
    .object({
      key: madeId,
      job_id: id,
      date: businessDate,
      verdict: feedbackVerdict,
      text: optionalParagraph(FEEDBACK_TEXT_LENGTH).default(''),
      photos: z.array(madeId).max(MAX_FEEDBACK_PHOTOS).default([]),
    })
    .refine(({ verdict, text, photos }) => verdict === 'good' || text !== '' || photos.length > 0, {
      path: ['text'],
      message: 'is required, or a photo',
    }),
  answer: z.object({ feedback_id: answeredId }),
});

export const clientInspection = z.object({
  inspection_id: answeredId,
  job_id: answeredId,
  place: z.string(),
  address: z.string(),
  /** YYYY-MM-DD in business time. */
  date: z.string(),
  /** 1 to 5, to a tenth. */
  score: z.number(),
  note: z.string(),
  areas: z.array(z.object({ name: z.string(), score: z.number().int().nullable(), note: z.string() })),
});
export type ClientInspection = z.infer<typeof clientInspection>;

export const listClientInspections = defineCall({
  ...ofClient,
  method: 'GET',
  path: '/api/client/inspections',
  shows: ['inspection'],
  summary: 'Lists inspections of the client’s sites, newest first.',
  query: z.object({ ...paging }),
  answer: pageSchema(clientInspection),
});

export const printClientInspection = defineCall({
  ...ofClient,
  method: 'GET',
  path: '/api/client/inspections/:id/report.pdf',
  summary: 'Downloads an inspection of the client’s site as PDF. 404 for another client’s inspection.',
  params: z.object({ id }),
  answer: z.unknown(),
  answerKind: 'binary',
});
