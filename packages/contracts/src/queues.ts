import { z } from 'zod';
import { defineCall, type ServiceName } from './call.js';
import { listSources, SERVICES } from './changes.js';
import { JWKS_PATH } from './feed-pages.js';
import { done, id, line } from './fields.js';

/** Queue of the nudges from a source to a reader of its feed: "there are new changes". At most one nudge waits. */
export const buildNudgeQueueName = (source: ServiceName, reader: ServiceName): string =>
  `changes-${source}-to-${reader}`;
/** Queue of gallery images to resize. */
export const GALLERY_IMAGES_QUEUE = 'gallery-images';
/** Queue of exports of all company data. */
export const COMPANY_EXPORT_QUEUE = 'company-exports';
/** Queue of mail messages to send. */
export const MAIL_QUEUE = 'mail';
/** Queue of push messages to send. */
export const PUSH_QUEUE = 'push';
/** Queue of text messages to send. */
export const SMS_QUEUE = 'sms';
/** Queue of events to send to webhooks. */
export const WEBHOOK_QUEUE = 'webhooks';

/** Queue for sending to and reading from Xero. */
export const XERO_QUEUE = 'xero';

/** The queues that a service processes. */
export const listQueues = (service: ServiceName): string[] => [
  ...listSources(service).map((source) => buildNudgeQueueName(source, service)),
  ...(service === 'media' ? [GALLERY_IMAGES_QUEUE, COMPANY_EXPORT_QUEUE] : []),
  ...(service === 'invoice' ? [XERO_QUEUE] : []),
  ...(service === 'auth' ? [MAIL_QUEUE, PUSH_QUEUE, SMS_QUEUE, WEBHOOK_QUEUE] : []),
];

/** Path of the page that shows the queues. A browser opens it with a pass in a cookie instead of a token. */
export const QUEUE_PAGE_PATH = '/api/admin/queues';
/** Lifetime of a pass to the page. */
export const QUEUE_PAGE_SECONDS = 30 * 60;

export const openQueuePage = defineCall({
  method: 'POST',
  path: '/api/admin/open-queue-page',
  service: 'auth',
  access: ['admin'],
  summary: `Sets a cookie for the queue page, valid for ${QUEUE_PAGE_SECONDS / 60} minutes, and returns the page’s address.`,
  answer: z.object({ url: z.string() }),
});

const service = z.enum(SERVICES);

/** A change that a reader could not apply. It is retried with growing pauses. */
export const setAsideChange = z.object({
  reader: service,
  source: service,
  entity: z.string(),
  id: z.uuid(),
  /** The reason, without values. */
  error: z.string(),
  tries: z.number().int().positive(),
  set_aside_at: z.iso.datetime(),
  next_try_at: z.iso.datetime(),
});
export type SetAsideChange = z.infer<typeof setAsideChange>;

/** The position of a service in the feed of another. */
export const feedStanding = z.object({
  reader: service,
  source: service,
  /** Number up to which changes were applied or set aside. */
  applied: z.number().int().min(0),
  /** Seconds since the reader had last read the feed to its end. */
  seconds_behind: z.number().min(0),
  set_aside: z.number().int().min(0),
});
export type FeedStanding = z.infer<typeof feedStanding>;

/** Maximum number of set-aside changes in a report. */
export const MAX_SET_ASIDE_SHOWN = 100;

/** One service's report to svc-auth. */
export const feedReport = z.object({ standings: z.array(feedStanding), changes: z.array(setAsideChange) });
export type FeedReport = z.infer<typeof feedReport>;
/** `GET` the report; `POST /retry` and `POST /drop` with a named change. Services only. */
export const SET_ASIDE_PATH = '/internal/set-aside';
/** Identifies a change that was set aside. */
export const namedChange = z.object({ source: service, entity: line(60), id });
export type NamedChange = z.infer<typeof namedChange>;

export const getFeeds = defineCall({
  method: 'GET',
  path: '/api/admin/feeds',
  service: 'auth',
  access: ['admin'],
  shows: ['feed'],
  byTheClock: true,
  summary:
    'Gets how far each service has read the others’ change feeds, and changes that failed. `missing` names services that don’t respond.',
  answer: feedReport.extend({ missing: z.array(service) }),
});

const decision = { service: 'auth', access: ['admin'], method: 'POST' } as const;

export const retryChange = defineCall({
  ...decision,
  path: '/api/admin/feeds/retry',
  changes: ['feed'],
  summary: 'Retries a failed change now. 404 if it is no longer listed.',
  body: namedChange.extend({ reader: service }),
  answer: done,
});

export const dropChange = defineCall({
  ...decision,
  path: '/api/admin/feeds/drop',
  changes: [{ topic: 'feed', id: 'id' }],
  summary: 'Drops a failed change: the reader keeps its current data until the record changes again. Audited.',
  body: namedChange.extend({ reader: service }),
  answer: done,
});

export const getTokenKeys = defineCall({
  method: 'GET',
  path: JWKS_PATH,
  service: 'auth',
  access: 'public',
  summary: 'Gets the public keys that sign tokens as a JSON Web Key Set (RFC 7517). Used by the other services.',
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
