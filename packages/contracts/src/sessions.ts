import { z } from 'zod';
import { defineCall, EVERYBODY } from './call.js';
import { answeredId, done, id } from './fields.js';

/** Hours without use after which an admin's session ends. */
export const ADMIN_IDLE_HOURS = 8;

const own = { service: 'auth', access: EVERYBODY } as const;

export const ownSession = z.object({
  id: answeredId,
  /** Browser and operating system, such as "Chrome on Android"; empty when they are not known. */
  device: z.string(),
  /** ISO 8601 instants. The last use is known to the minute. */
  created_at: z.string(),
  last_used_at: z.string(),
  /** Whether it is the session of the token. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

export const listSessions = defineCall({
  ...own,
  method: 'GET',
  path: '/api/sessions',
  shows: ['session'],
  summary: 'The open sessions of the person whose token it is, the last used first.',
  answer: z.array(ownSession),
});

export const endSession = defineCall({
  ...own,
  method: 'POST',
  path: '/api/end-session',
  changes: ['session'],
  summary: 'End one of the own sessions, at once and everywhere. 404 when it is not open.',
  body: z.object({ id }),
  answer: done,
});

export const endOtherSessions = defineCall({
  ...own,
  method: 'POST',
  path: '/api/end-other-sessions',
  changes: ['session'],
  summary: 'End all own sessions but that of the token.',
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
  summary: 'Tell which sessions were used in the last minute. Unknown ones are passed over.',
  body: z.object({ sessions: z.array(z.uuid()).max(MAX_REPORTED_SESSIONS) }),
  answer: done,
});
