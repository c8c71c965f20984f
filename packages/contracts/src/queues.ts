import { z } from 'zod';
import { defineCall, type ServiceName } from './call.js';
import { sourcesOf } from './events.js';

/** Queue in which a consumer finds the events of a source. */
export const eventQueue = (source: ServiceName, consumer: ServiceName): string => `events-${source}-to-${consumer}`;
/** Queue in which a source finds the requests to send events again. */
export const replayQueue = (source: ServiceName): string => `events-${source}-replays`;
/** Queue of the gallery images whose sizes are to be made. */
export const GALLERY_IMAGES_QUEUE = 'gallery-images';

/** The queues that a service works off. */
export const queuesOf = (service: ServiceName): string[] => [
  ...sourcesOf(service).map((source) => eventQueue(source, service)),
  replayQueue(service),
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
