import { z } from 'zod';
import { defineCall, EVERYBODY } from './call.js';
import type { Entity } from './changes.js';
import { TOPICS, type Topic } from './topics.js';

/** A change for open pages: the topic, and the id of the thing or ''. Never its contents. */
export const liveEvent = z.object({ topic: z.enum(TOPICS), id: z.string() });
export type LiveEvent = z.infer<typeof liveEvent>;

/** A change between services: also names the people on whose screens it is, besides the admins'. */
export const announcement = liveEvent.extend({ people: z.array(z.string()) });
export type Announcement = z.infer<typeof announcement>;

/** Channel of Redis on which services announce changes. Messages may be lost. */
export const LIVE_CHANNEL = 'live';
/** A message on it. `reset`: announcements were lost, or too many; everything may have changed. */
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
  // svc-jobs announces its result as a job.
  'agreed-job': null,
  'mail-result': 'invoice',
  site: 'site',
  logo: 'site',
  'audit-entry': 'audit',
  notice: null,
};

/** Entities whose id is a person's; their changes are announced to that person too. */
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

/**
 * Seconds between two signs of life of a stream. After three times as long without one, a page opens another stream.
 */
export const HEARTBEAT_SECONDS = 15;
/** Streams that a person may have open, on all devices. */
export const MAX_STREAMS_PER_PERSON = 20;

/** Longest time for which a page can ask for changes that it has missed. */
const LONGEST_MISSED_MS = 24 * 60 * 60_000;

/**
 * First message of a stream, and on each change. `live`: changes arrive at the moment. `complete`: missed changes
 * follow; otherwise the page rereads everything it shows.
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
