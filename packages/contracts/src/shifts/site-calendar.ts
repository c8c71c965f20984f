import { z } from 'zod';
import { defineCall } from '../call.js';
import { done, id, optionalLine } from '../fields.js';
import { CALENDAR_DAYS_AHEAD, CALENDAR_DAYS_BACK } from './calendar.js';

/** The address of a site's feed is `SITE_CALENDAR_PATH?key=…`: in the query, which no log holds. */
export const SITE_CALENDAR_PATH = '/api/site-calendar.ics';

const desk = { service: 'jobs', access: ['admin'] } as const;

/** `made_at` is an ISO 8601 instant; empty while there is no address. */
export const getSiteCalendarLink = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/site-calendar-link/:job_id',
  shows: ['site-card'],
  summary: 'Gets whether a site’s roster has a calendar link. The link is shown once, when it is made.',
  params: z.object({ job_id: id }),
  answer: z.object({ made_at: z.string() }),
});

export const makeSiteCalendarLink = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/make-site-calendar-link',
  changes: [{ topic: 'site-card', id: 'job_id' }],
  recentFactor: true,
  summary:
    'Makes a calendar link to the roster of a site. The previous one stops working. 409 if the job has ended. Audited.',
  body: z.object({ job_id: id }),
  answer: z.object({
    /** Path from the domain's root, with the secret. */
    path: z.string(),
  }),
});

export const revokeSiteCalendarLink = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/revoke-site-calendar-link',
  changes: [{ topic: 'site-card', id: 'job_id' }],
  summary: 'Turns off the calendar link to the roster of a site. Idempotent. Audited.',
  body: z.object({ job_id: id }),
  answer: done,
});

export const readSiteCalendar = defineCall({
  method: 'GET',
  path: SITE_CALENDAR_PATH,
  service: 'jobs',
  access: 'public',
  summary: `Gets a site’s roster behind a calendar link, ${CALENDAR_DAYS_BACK} days back and ${CALENDAR_DAYS_AHEAD} ahead, as iCalendar (RFC 5545) in UTC: who works when, and which shifts are cancelled or need people. 404 if the link is wrong or the job has ended.`,
  query: z.object({ key: optionalLine(100).default('') }),
  answer: z.unknown(),
  answerKind: 'binary',
});
