import { z } from 'zod';
import { defineCall, EVERYBODY } from './call.js';
import type { Entity } from './changes.js';
import { TOPICS, type Topic } from './topics.js';

/** A change as open pages are informed of it: the topic, and the id of the thing or ''. Never what is in it. */
export const liveEvent = z.object({ topic: z.enum(TOPICS), id: z.string() });
export type LiveEvent = z.infer<typeof liveEvent>;

/** A change as services pass it on: with the people on whose own screens it is, beside the admins'. */
export const announcement = liveEvent.extend({ people: z.array(z.string()) });
export type Announcement = z.infer<typeof announcement>;

/** Channel of Redis on which services announce changes. Messages may be lost. */
export const LIVE_CHANNEL = 'live';
/** A message on it. `reset`: announcements were lost, or they are too many; everything may have changed. */
export const liveMessage = z.object({
  announcements: z.array(announcement).optional(),
  reset: z.literal(true).optional(),
  /** svc-auth's question to itself whether messages arrive. */
  ping: z.string().optional(),
});
export type LiveMessage = z.infer<typeof liveMessage>;

/**
 * The topic under which an entity of the feeds is announced, by its source and again by each reader that has applied it;
 * null: the code that changes it announces it itself.
 */
export const ENTITY_TOPICS: Readonly<Record<Entity, Topic | null>> = {
  account: 'account',
  payee: 'account',
  'calendar-end': null,
  registration: 'account',
  documents: 'account',
  compliance: 'account',
  'compliance-settings': 'account',
  assignments: 'assignment',
  'current-work': 'work',
  job: 'job',
  'work-record': 'work',
  'planned-visits': 'invoice',
  paid: 'payment',
  settled: 'work',
  owed: 'work',
  'enquiry-photos': 'enquiry',
  // Announced with the adjustment, to its person.
  'adjustment-file': null,
  'work-photos': 'photo',
  'outgoing-mail': null,
  // What svc-jobs makes of it is announced as a job.
  'agreed-job': null,
  'mail-result': 'invoice',
  site: 'site',
  logo: 'site',
  'audit-entry': 'audit',
  notice: null,
};

/** Entities whose id is a person's: it is announced to that person too. */
export const PERSON_ENTITIES: ReadonlySet<Entity> = new Set([
  'account',
  'payee',
  'registration',
  'documents',
  'compliance',
  'assignments',
  'current-work',
  'paid',
]);

/** Seconds between two signs of life of a stream. A page that gets none for three times as long opens another stream. */
export const HEARTBEAT_SECONDS = 15;
/** Streams that a person may have open, on all devices. */
export const MAX_STREAMS_PER_PERSON = 20;

/** Longest time for which a page can ask for changes that it has missed. */
const LONGEST_MISSED_MS = 24 * 60 * 60_000;

/**
 * The first message of a stream, and each time that it changes. `live`: whether changes arrive at the moment. `complete`:
 * whether what was missed follows; otherwise the page reads everything again that it shows.
 */
export const streamState = z.object({ live: z.boolean(), complete: z.boolean() });
export type StreamState = z.infer<typeof streamState>;

export const readEvents = defineCall({
  method: 'GET',
  path: '/api/events',
  service: 'auth',
  access: EVERYBODY,
  background: true,
  summary: `Streams server-sent events: \`state\` says whether changes arrive and whether those of the last \`missed_ms\` milliseconds follow; \`changes\` lists topics and ids. Sends a comment every ${HEARTBEAT_SECONDS} seconds. Ends with the session. 429 above ${MAX_STREAMS_PER_PERSON} streams a person.`,
  query: z.object({ missed_ms: z.coerce.number().int().min(0).max(LONGEST_MISSED_MS).default(0) }),
  answer: z.string(),
  answerKind: 'events',
});
