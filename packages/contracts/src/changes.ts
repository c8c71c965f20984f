import { z } from 'zod';
import { role } from './accounts.js';
import { auditEntry } from './audit.js';
import type { ServiceName } from './call.js';
import { DOCUMENT_KINDS } from './documents.js';
import { jobKind, permanentJobCard, quickJobCard } from './jobs.js';

/**
 * The change feed: each service has a feed of what has changed in it, and the others read it. A feed has one entry for each thing; an
 * entry carries a number and the state that the thing has at the moment of reading. `docs/decisions/0001` says why.
 */
const uuid = z.uuid();
const cents = z.number().int();
const documentIds = z.partialRecord(z.enum(DOCUMENT_KINDS), uuid);

/** The things of which services read the state from each other, by the name that the feed has for them. */
export const entityStates = {
  /** A person, by their id. */
  account: z.object({
    name: z.string(),
    role,
    verified: z.boolean(),
    removed: z.boolean(),
    /** Tokens that carry an older one are refused. */
    session_version: z.number().int(),
    /** Sessions that ended before their tokens do. */
    ended_sessions: z.array(uuid),
  }),
  /** A person's registration, by the person's id: these staged documents are theirs. */
  registration: z.object({ registration_id: uuid, documents: documentIds }),
  /** The documents that a person has, by the person's id. */
  documents: z.object({ documents: documentIds }),
  /** The jobs that a person is assigned to, by the person's id. */
  assignments: z.object({ permanent_jobs: z.array(permanentJobCard), quick_jobs: z.array(quickJobCard) }),
  /** The work that a person has under way, by the person's id; null when there is none. */
  'current-work': z.object({ kind: jobKind, job_id: uuid, row_id: uuid, started_at: z.iso.datetime() }),
  job: z.object({ kind: jobKind, title: z.string(), address: z.string() }),
  /** Finished or manual work: what the company earns from it, nothing when it was rejected. `business_date` decides the invoice's month. */
  'work-record': z.object({
    job_id: uuid,
    business_date: z.string(),
    minutes: z.number().int(),
    company_cents: cents,
    /** It waits for an admin's decision. Services of the version before do not tell. */
    held: z.boolean().optional(),
  }),
  /** Somebody did something that the audit log keeps. */
  'audit-entry': auditEntry,
} as const;

export type Entity = keyof typeof entityStates;
export type StateOf<E extends Entity> = z.infer<(typeof entityStates)[E]>;

export const ENTITIES = Object.keys(entityStates) as Entity[];
export const SERVICES = ['auth', 'jobs', 'media', 'invoice'] as const satisfies readonly ServiceName[];

/** Whose feed an entity is in, and which services may read its state there. Nobody else gets it. */
export const feedAccess: Record<
  Entity,
  { readonly sources: readonly [ServiceName, ...ServiceName[]]; readonly readers: readonly ServiceName[] }
> = {
  account: { sources: ['auth'], readers: ['jobs', 'media', 'invoice'] },
  registration: { sources: ['auth'], readers: ['media'] },
  documents: { sources: ['media'], readers: ['auth'] },
  assignments: { sources: ['jobs'], readers: ['auth'] },
  'current-work': { sources: ['jobs'], readers: ['auth'] },
  job: { sources: ['jobs'], readers: ['invoice'] },
  'work-record': { sources: ['jobs'], readers: ['invoice'] },
  // svc-auth keeps the log of the whole product; its own entries need no feed.
  'audit-entry': { sources: ['jobs', 'media', 'invoice'], readers: ['auth'] },
};

/** What a service may read in the feed of a source. */
export const readableEntities = (source: ServiceName, reader: ServiceName): Entity[] =>
  ENTITIES.filter(
    (entity) => feedAccess[entity].sources.includes(source) && feedAccess[entity].readers.includes(reader),
  );
/** What a service tells of in its own feed. */
export const ownEntities = (source: ServiceName): Entity[] =>
  ENTITIES.filter((entity) => feedAccess[entity].sources.includes(source));
/** The feeds that a service reads. */
export const sourcesOf = (reader: ServiceName): ServiceName[] =>
  SERVICES.filter((source) => readableEntities(source, reader).length > 0);
/** The services that read a service's feed. */
export const readersOf = (source: ServiceName): ServiceName[] =>
  SERVICES.filter((reader) => readableEntities(source, reader).length > 0);

/** Most changes of one page of a feed. */
export const FEED_PAGE = 500;
/** `GET ?after=N&limit=500`: a page of the feed. Services only; nginx does not pass it on. */
export const CHANGES_PATH = '/internal/changes';
/** `POST {things}`: the states of single things as they are now, for changes that were set aside. Services only. */
export const STATES_PATH = '/internal/changes/states';
/** `GET`: the public keys that tokens are signed with, as a JSON Web Key Set (RFC 7517). */
export const JWKS_PATH = '/internal/jwks';

/** The query of a page: everything behind number `after`, at most `limit` changes. */
export const changesQuery = z.object({
  after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  limit: z.coerce.number().int().min(1).max(FEED_PAGE).default(FEED_PAGE),
});

/** `entity` is any text: a newer source tells of things that this version does not know, and passes over. */
const thing = z.object({ entity: z.string().max(60), id: uuid });
export type Thing = z.infer<typeof thing>;
export const statesQuery = z.object({ things: z.array(thing).max(FEED_PAGE) });

/** `state` null: the thing is gone, or has nothing to tell. `request_id` is of the request that changed it last. */
export const change = thing.extend({
  seq: z.number().int().positive(),
  state: z.unknown(),
  request_id: z.string().nullish(),
});
export type Change = z.infer<typeof change>;

/** `last`: the number up to which this page tells of everything; the next page is asked for behind it. */
export const changesPage = z.object({ changes: z.array(change), last: z.number().int().min(0) });
export type ChangesPage = z.infer<typeof changesPage>;
export const statesAnswer = z.object({ changes: z.array(thing.extend({ state: z.unknown() })) });
