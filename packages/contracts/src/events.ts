import { z } from 'zod';
import { role } from './accounts.js';
import { auditEntry } from './audit.js';
import type { ServiceName } from './call.js';
import { DOCUMENT_KINDS } from './documents.js';
import { jobKind, permanentJobCard, quickJobCard } from './jobs.js';

const uuid = z.uuid();
const cents = z.number().int();
/** Rises with each change of the thing that an event tells of; an older version never overwrites a newer one. */
const version = z.number().int().positive();
/** `started_at` is missing in events from before it was told. */
const currentWork = z
  .object({ kind: jobKind, job_id: uuid, row_id: uuid, started_at: z.iso.datetime().optional() })
  .nullable();
const documentIds = z.partialRecord(z.enum(DOCUMENT_KINDS), uuid);

/** Every event of the product, by name. Events carry the state after the change, so that applying one twice is harmless. */
export const eventSchemas = {
  /** A public key that tokens may be signed with; the private half never leaves svc-auth. */
  'signing-key.added': z.object({ kid: z.string(), public_key_pem: z.string() }),
  'account.changed': z.object({
    user_id: uuid,
    version,
    name: z.string(),
    email: z.string(),
    role,
    verified: z.boolean(),
    removed: z.boolean(),
    /** Tokens that carry an older one are refused. */
    session_version: z.number().int(),
  }),
  /** A person exists now: the staged documents are theirs. */
  'registration.completed': z.object({ user_id: uuid, registration_id: uuid, documents: documentIds }),
  /** The documents that a person has, by kind. */
  'documents.changed': z.object({ user_id: uuid, version, documents: documentIds }),
  /** Jobs and current work of one person. */
  'assignments.changed': z.object({
    user_id: uuid,
    version,
    permanent_jobs: z.array(permanentJobCard),
    quick_jobs: z.array(quickJobCard),
    current_work: currentWork,
  }),
  /** Somebody started or finished work; their jobs are the same. `version` goes on counting that of `assignments.changed`. */
  'current-work.changed': z.object({ user_id: uuid, version, current_work: currentWork }),
  'job.changed': z.object({ job_id: uuid, version, kind: jobKind, title: z.string(), address: z.string() }),
  /** Finished or manual work: what the company earns from it. `business_date` decides the invoice's month. */
  'work.recorded': z.object({
    work_record_id: uuid,
    version,
    job_id: uuid,
    business_date: z.string(),
    minutes: z.number().int(),
    company_cents: cents,
    /** It waits for an admin's decision. Missing in events from before there were holds. */
    held: z.boolean().optional(),
  }),
  /** Somebody did something that the audit log keeps. */
  'audit.recorded': auditEntry,
} as const;

export type EventName = keyof typeof eventSchemas;
export type EventPayload<N extends EventName> = z.infer<(typeof eventSchemas)[N]>;

/** Which services tell of it. */
export const eventSources: Record<EventName, readonly [ServiceName, ...ServiceName[]]> = {
  'signing-key.added': ['auth'],
  'account.changed': ['auth'],
  'registration.completed': ['auth'],
  'documents.changed': ['media'],
  'assignments.changed': ['jobs'],
  'current-work.changed': ['jobs'],
  'job.changed': ['jobs'],
  'work.recorded': ['jobs'],
  // svc-auth keeps the log itself and needs no event for its own entries.
  'audit.recorded': ['jobs', 'media', 'invoice'],
};

/** Which events a service applies. It hears all events of their sources, in order, and passes over the others. */
export const consumedEvents: Record<ServiceName, readonly EventName[]> = {
  auth: ['documents.changed', 'assignments.changed', 'current-work.changed', 'audit.recorded'],
  jobs: ['signing-key.added', 'account.changed'],
  media: ['signing-key.added', 'account.changed', 'registration.completed'],
  invoice: ['signing-key.added', 'account.changed', 'job.changed', 'work.recorded'],
};

export const SERVICES = ['auth', 'jobs', 'media', 'invoice'] as const satisfies readonly ServiceName[];

/** Sources that a service listens to. */
export const sourcesOf = (consumer: ServiceName): ServiceName[] => [
  ...new Set(consumedEvents[consumer].flatMap((name) => eventSources[name])),
];
/** Services that apply an event. */
export const consumersOf = (name: EventName): ServiceName[] =>
  SERVICES.filter((service) => consumedEvents[service].includes(name));
/** Services that listen to a source. */
export const listenersOf = (source: ServiceName): ServiceName[] =>
  SERVICES.filter((service) => sourcesOf(service).includes(source));

/** An event as it travels. `seq` counts all events of its source from 1 without gaps. */
export const eventEnvelope = z.object({
  id: uuid,
  source: z.enum(SERVICES),
  seq: z.number().int().positive(),
  name: z.string(),
  payload: z.unknown(),
  request_id: z.string().nullable(),
});
export type EventEnvelope = z.infer<typeof eventEnvelope>;
