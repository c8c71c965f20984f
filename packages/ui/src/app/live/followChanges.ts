import type { Query } from '@tanstack/react-query';
import { ApiError } from '../apiError';
import { copies } from '../connection';
import { getOldestEarlyRead } from '../earlyReads';
import { client } from '../queryClient';
import type { Message } from './keepStream';
import { noteChanged, setLiveState } from './liveState';
import { getTopics, startReadAgain } from './readAgain';
import { shareStream } from './shareStream';

/** Interval of refetching everything while changes don't arrive. */
const FALLBACK_MS = 30_000;
/** The service worker's message: the server has answered after the worker had to show a copy. */
const REREAD_MESSAGE = 'read-again';
/** Interval of retrying failed reads that may succeed now. */
const RETRY_MS = 5000;

/** When the oldest answer on the page was read. */
function getOldestRead(): number {
  const times = client
    .getQueryCache()
    .findAll({ predicate: (query) => getTopics(query).length > 0 && query.state.dataUpdatedAt > 0 })
    .map(({ state }) => state.dataUpdatedAt);
  return Math.min(Date.now(), getOldestEarlyRead(), ...times);
}

/** The service did not answer, failed, or had too much to do. */
const isTemporary = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

const FAILED = {
  type: 'active',
  predicate: (query: Query) => getTopics(query).length > 0 && isTemporary(query.state.error),
} as const;
const hasFailed = (): boolean => client.getQueryCache().findAll(FAILED).length > 0;

/**
 * Refetches what the page shows when it changes: by the stream of changes, or every 30 s without a stream or while the
 * page shows copies. @returns a function that stops it
 */
export function followChanges(token: string): () => void {
  const again = startReadAgain(client);
  let isStopped = false;
  let isLive = false;
  let isFirst = true;
  let completeUntil = getOldestRead();
  /** Number of copies shown at the last full refetch. More mean that there is something to refetch. */
  let knownCopies = 0;
  const showsCopies = () => copies.shown !== knownCopies;

  function readEverything(): Promise<void> {
    knownCopies = copies.shown;
    return again.everything();
  }

  function onStreamEnd(): void {
    isLive = false;
    setLiveState({ status: 'cut', at: new Date(completeUntil) });
  }

  function receive(message: Message, isOwn: boolean): void {
    if (isStopped) return;
    switch (message.kind) {
      case 'alive':
        if (isLive) completeUntil = Date.now();
        return;
      case 'cut':
        if (isLive || isFirst) onStreamEnd();
        isFirst = false;
        return;
      case 'changes':
        noteChanged(message.events);
        void again.changed(message.events.map(({ topic }) => topic));
        return;
      case 'state': {
        // Another tab's stream wasn't asked for the changes that this tab has missed.
        const isComplete = message.complete && (isOwn || isLive) && !showsCopies();
        isFirst = false;
        if (!message.live) {
          onStreamEnd();
          return;
        }
        isLive = true;
        completeUntil = Date.now();
        setLiveState({ status: 'live' });
        if (!isComplete) void readEverything();
      }
    }
  }

  const polling = setInterval(async () => {
    if ((isLive && !showsCopies()) || isFirst || document.visibilityState !== 'visible') return;
    const begun = Date.now();
    await readEverything();
    if (isLive || hasFailed() || showsCopies()) return;
    completeUntil = begun;
    setLiveState({ status: 'cut', at: new Date(begun) });
  }, FALLBACK_MS);
  const retrying = setInterval(() => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    void client.refetchQueries(FAILED, { cancelRefetch: false });
  }, RETRY_MS);
  let toldAt = Number.NEGATIVE_INFINITY;
  const onWorker = ({ data }: MessageEvent) => {
    // If every answer is late, the 30 s interval has to suffice.
    if (data !== REREAD_MESSAGE || performance.now() - toldAt < FALLBACK_MS) return;
    toldAt = performance.now();
    void readEverything();
  };
  // Insecure origins have none.
  navigator.serviceWorker?.addEventListener('message', onWorker);
  const stopSharing = shareStream({ token, completeUntil: () => completeUntil, receive });

  return () => {
    isStopped = true;
    again.stop();
    clearInterval(polling);
    clearInterval(retrying);
    navigator.serviceWorker?.removeEventListener('message', onWorker);
    stopSharing();
    setLiveState({ status: 'off' });
  };
}
