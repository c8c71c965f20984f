import type { ServiceName } from './call.js';
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
