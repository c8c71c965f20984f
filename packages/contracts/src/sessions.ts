import { z } from 'zod';
import { defineCall, EVERYBODY } from './call.js';
import { answeredId, done, id } from './fields.js';

/** Hours without use after which an admin's session ends. */
export const ADMIN_IDLE_HOURS = 8;

const own = { service: 'auth', access: EVERYBODY } as const;

export const ownSession = z.object({
  id: answeredId,
  /** Browser and operating system, such as "Chrome on Android"; empty if unknown. */
  device: z.string(),
  /** ISO 8601 instants. The last use is known to the minute. */
  created_at: z.string(),
  last_used_at: z.string(),
  /** True for the token's session. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

export const listSessions = defineCall({
  ...own,
  method: 'GET',
  path: '/api/sessions',
  shows: ['session'],
  summary: 'Lists your open sessions, last used first.',
  answer: z.array(ownSession),
});

export const endSession = defineCall({
  ...own,
  method: 'POST',
  path: '/api/end-session',
  changes: ['session'],
  summary: 'Ends one of your sessions. Takes effect everywhere at once. 404 if it isn’t open.',
  body: z.object({ id }),
  answer: done,
});

export const endOtherSessions = defineCall({
  ...own,
  method: 'POST',
  path: '/api/end-other-sessions',
  changes: ['session'],
  summary: 'Ends all your sessions except this one.',
  answer: done,
});

/** Most sessions in a report. */
export const MAX_REPORTED_SESSIONS = 2000;

export const reportSessionUse = defineCall({
  method: 'POST',
  path: '/internal/session-use',
  service: 'auth',
  access: ['service'],
  callers: ['jobs', 'media', 'invoice'],
  summary: 'Reports the sessions used in the last minute. Skips unknown ones.',
  body: z.object({ sessions: z.array(z.uuid()).max(MAX_REPORTED_SESSIONS) }),
  answer: done,
});
