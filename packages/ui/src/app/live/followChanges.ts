import type { Query } from '@tanstack/react-query';
import { ApiError } from '../apiError';
import { copies } from '../connection';
import { getOldestEarlyRead } from '../earlyReads';
import { client } from '../queryClient';
import type { Message } from './keepStream';
import { noteChanged, setLiveState } from './liveState';
import { getTopics, startReadAgain } from './readAgain';
import { shareStream } from './shareStream';

/** How often everything is read while changes do not arrive. */
const FALLBACK_MS = 30_000;
/** The service worker's message: the server has answered after the worker had to show a copy. */
const REREAD_MESSAGE = 'read-again';
/** How often reads are made again that failed and may succeed now. */
const RETRY_MS = 5000;

/** When the oldest answer that the page shows was read. */
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
 * Reads again what the page shows when it has changed: by the stream of changes, or each 30 s while there is none, or the page shows copies.
 * @returns ends it
 */
export function followChanges(token: string): () => void {
  const again = startReadAgain(client);
  let isStopped = false;
  let isLive = false;
  let isFirst = true;
  let completeUntil = getOldestRead();
  /** Copies that were shown when everything was read last: with more there is something to read again. */
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
        // Another tab's stream was not asked for what this tab has missed.
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
    // Where every answer is late, the half minute has to do.
    if (data !== REREAD_MESSAGE || performance.now() - toldAt < FALLBACK_MS) return;
    toldAt = performance.now();
    void readEverything();
  };
  // Addresses that are not secure have none.
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
