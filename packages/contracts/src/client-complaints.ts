import { z } from 'zod';
import { defineCall } from './call.js';
import { COMPLAINT_TEXT_LENGTH, complaintState } from './complaints.js';
import { answeredId, done, id, optionalParagraph } from './fields.js';
import { getFieldSentence } from './refusals/sentences.js';

/** Complaints that a client is shown, the newest. */
export const CLIENT_COMPLAINTS = 50;

/** Limited to the session's client, and for each job to the days on which it is theirs. */
const ofClient = { service: 'jobs', access: ['client'] } as const;

/** A complaint as the client sees it, without cleaners' names and the office's notes. */
export const clientComplaint = z.object({
  complaint_id: answeredId,
  number: z.number().int(),
  state: complaintState,
  job_id: answeredId,
  place: z.string(),
  /** The day of the visit, YYYY-MM-DD; the day of the report if none is named. */
  date: z.string(),
  /** The client's own words; empty if reported to the office. */
  text: z.string(),
  /** ISO 8601 */
  reported_at: z.string(),
  /** The day of the re-clean, the last one; empty without one. */
  re_clean_on: z.string(),
  /** Answers the client can give now. */
  answers: z.array(z.enum(['good', 'not-good'])),
});
export type ClientComplaint = z.infer<typeof clientComplaint>;

export const listClientComplaints = defineCall({
  ...ofClient,
  method: 'GET',
  path: '/api/client/complaints',
  shows: ['complaint'],
  summary: `Lists the newest ${CLIENT_COMPLAINTS} complaints about the client’s sites, without withdrawn ones.`,
  answer: z.array(clientComplaint),
});

/** A client's hourly limit of answers to complaints, each of which notifies admins and supervisors. */
export const COMPLAINT_ANSWERS_PER_HOUR = 20;

export const answerComplaint = defineCall({
  ...ofClient,
  method: 'POST',
  path: '/api/client/answer-complaint',
  changes: ['complaint'],
  summary:
    'Records whether the client is satisfied with how a complaint was fixed. If not, the complaint reopens and the office is told. Idempotent. 404 for another client’s complaint, 409 if it can no longer be answered, 429 after 20 answers an hour.',
  body: z
    .object({
      complaint_id: id,
      verdict: z.enum(['good', 'not-good']),
      text: optionalParagraph(COMPLAINT_TEXT_LENGTH).default(''),
    })
    .refine(({ verdict, text }) => verdict === 'good' || text !== '', {
      path: ['text'],
      message: getFieldSentence('required'),
    }),
  answer: done,
});
