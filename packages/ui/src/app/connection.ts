/** Set by the service worker on a stored answer. */
export const KEPT_ANSWER = 'x-answered-at';

/** Number of answers that were copies, so the page may show old data. */
export const copies = { shown: 0 };

let isLost = false;
/** When the newest answered call was sent, in ms of `performance.now()`. */
let answeredSince = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

/**
 * Called at the end of each call: whether the server itself has answered. `sentAt` is in ms of `performance.now()`: a
 * late failure doesn't count if a later call was answered.
 */
export function noteAnswer(hasAnswered: boolean, sentAt: number): void {
  if (!hasAnswered && sentAt < answeredSince) return;
  if (hasAnswered) answeredSince = Math.max(answeredSince, sentAt);
  if (isLost === !hasAnswered) return;
  isLost = !hasAnswered;
  for (const listener of listeners) listener();
}

/** Whether the device is online and the last call was answered. */
export const isConnected = (): boolean => !isLost && navigator.onLine;

/** Calls the listener when the connection is lost or restored. */
export function onConnection(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('online', onBackOnline);
    addEventListener('offline', publish);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('online', onBackOnline);
    removeEventListener('offline', publish);
  };
}

function publish(): void {
  for (const listener of listeners) listener();
}

/** The next call shows whether the server can be reached. */
function onBackOnline(): void {
  isLost = false;
  publish();
}
