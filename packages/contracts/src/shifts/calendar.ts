import { z } from 'zod';
import { defineCall, WORKERS } from '../call.js';
import { done, id, optionalLine } from '../fields.js';

/** The address of a person's feed is `CALENDAR_PATH?key=…`: in the query, which no log holds. */
export const CALENDAR_PATH = '/api/calendar.ics';
/** Days back and ahead in the calendar feed. */
export const CALENDAR_DAYS_BACK = 30;
export const CALENDAR_DAYS_AHEAD = 180;

/** `made_at` is an ISO 8601 instant; empty while there is no address. */
export const getCalendarLink = defineCall({
  method: 'GET',
  path: '/api/calendar-link',
  service: 'jobs',
  access: WORKERS,
  shows: ['session'],
  summary: 'Gets whether you have a calendar link. The link is shown once, when you make it.',
  answer: z.object({ made_at: z.string() }),
});

export const makeCalendarLink = defineCall({
  method: 'POST',
  path: '/api/make-calendar-link',
  service: 'jobs',
  access: WORKERS,
  changes: ['session'],
  summary: 'Makes a calendar link to your shifts. The previous one stops working.',
  body: z.object({ user_id: id }),
  answer: z.object({
    /** Path from the domain's root, with the secret. */
    path: z.string(),
  }),
});

export const revokeCalendarLink = defineCall({
  method: 'POST',
  path: '/api/revoke-calendar-link',
  service: 'jobs',
  access: WORKERS,
  changes: ['session'],
  summary: 'Turns off your calendar link. Idempotent.',
  body: z.object({ user_id: id }),
  answer: done,
});

export const readCalendar = defineCall({
  method: 'GET',
  path: CALENDAR_PATH,
  service: 'jobs',
  access: 'public',
  summary: `Gets the shifts behind a calendar link, ${CALENDAR_DAYS_BACK} days back and ${CALENDAR_DAYS_AHEAD} ahead, as iCalendar (RFC 5545) in UTC. 404 if the link is wrong, or the person can’t work.`,
  query: z.object({ key: optionalLine(100).default('') }),
  answer: z.unknown(),
  answerKind: 'binary',
});
