import { z } from 'zod';
import { defineCall, type ServiceName } from './call.js';
import { JWKS_PATH, SERVICES, sourcesOf } from './changes.js';
import { id, line } from './fields.js';

/** Queue of the nudges that a source gives a reader of its feed: there is something new. It never holds more than one that waits. */
export const nudgeQueue = (source: ServiceName, reader: ServiceName): string => `changes-${source}-to-${reader}`;
/** Queue of the gallery images whose sizes are to be made. */
export const GALLERY_IMAGES_QUEUE = 'gallery-images';

/** The queues that a service works off. */
export const queuesOf = (service: ServiceName): string[] => [
  ...sourcesOf(service).map((source) => nudgeQueue(source, service)),
  ...(service === 'media' ? [GALLERY_IMAGES_QUEUE] : []),
];

/** Address of the page that shows the queues. It is a page and not a call: the browser shows a pass in a cookie instead of a token. */
export const QUEUE_PAGE_PATH = '/api/admin/queues';
/** How long a pass to the page is good for. */
export const QUEUE_PAGE_SECONDS = 30 * 60;

export const openQueuePage = defineCall({
  method: 'POST',
  path: '/api/admin/open-queue-page',
  service: 'auth',
  access: ['admin'],
  summary: `Get a pass to the page of the queues, as a cookie that is good for ${QUEUE_PAGE_SECONDS / 60} minutes, and the address of the page.`,
  answer: z.object({ url: z.string() }),
});

const service = z.enum(SERVICES);

/** A change that could not be applied: by whom, from whose feed, and why. It is tried again by itself, with growing pauses. */
export const setAsideChange = z.object({
  reader: service,
  source: service,
  entity: z.string(),
  id: z.uuid(),
  /** Why it could not be applied, without any value. */
  error: z.string(),
  tries: z.number().int().positive(),
  set_aside_at: z.iso.datetime(),
  next_try_at: z.iso.datetime(),
});
export type SetAsideChange = z.infer<typeof setAsideChange>;

/** How one service stands with the feed of another. */
export const feedStanding = z.object({
  reader: service,
  source: service,
  /** Number up to which everything was applied or set aside. */
  applied: z.number().int().min(0),
  /** Seconds since the reader last knew to have read all of the feed. */
  seconds_behind: z.number().min(0),
  set_aside: z.number().int().min(0),
});
export type FeedStanding = z.infer<typeof feedStanding>;

/** Most changes that were set aside which a service shows at once. */
export const MOST_SET_ASIDE_SHOWN = 100;

/** What one service answers to svc-auth: its own readings. */
export const feedReport = z.object({ standings: z.array(feedStanding), changes: z.array(setAsideChange) });
export type FeedReport = z.infer<typeof feedReport>;
/** `GET` the report; `POST /retry` and `POST /drop` with a named change. Services only. */
export const SET_ASIDE_PATH = '/internal/set-aside';
/** A change that was set aside, as the one who decides about it names it. */
export const namedChange = z.object({ source: service, entity: line(60), id });
export type NamedChange = z.infer<typeof namedChange>;

export const getFeeds = defineCall({
  method: 'GET',
  path: '/api/admin/feeds',
  service: 'auth',
  access: ['admin'],
  summary:
    'How the services stand with the feeds that they read from each other, and the changes that could not be applied. `missing` names services that do not answer.',
  answer: feedReport.extend({ missing: z.array(service) }),
});

const decision = { service: 'auth', access: ['admin'], method: 'POST' } as const;

export const retryChange = defineCall({
  ...decision,
  path: '/api/admin/feeds/retry',
  summary: 'Try a change again now that was set aside. 404 when it is not set aside any more.',
  body: namedChange.extend({ reader: service }),
  answer: z.object({ status: z.literal('done') }),
});

export const dropChange = defineCall({
  ...decision,
  path: '/api/admin/feeds/drop',
  summary:
    'Give up a change that was set aside: the reader keeps what it has of the thing until it changes again. Kept in the audit log.',
  body: namedChange.extend({ reader: service }),
  answer: z.object({ status: z.literal('done') }),
});

export const getTokenKeys = defineCall({
  method: 'GET',
  path: JWKS_PATH,
  service: 'auth',
  access: 'public',
  summary: 'The public keys that tokens are signed with, as a JSON Web Key Set (RFC 7517). For the other services.',
  answer: z.object({
    keys: z.array(
      z.object({
        kty: z.literal('RSA'),
        n: z.string(),
        e: z.string(),
        kid: z.uuid(),
        use: z.literal('sig'),
        alg: z.literal('RS256'),
      }),
    ),
  }),
});
