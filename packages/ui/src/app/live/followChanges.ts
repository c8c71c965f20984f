import type { Query } from '@tanstack/react-query';
import { ApiError } from '../apiError';
import { client } from '../queryClient';
import type { Message } from './keepStream';
import { noteChanged, setLiveState } from './liveState';
import { startReadAgain, topicsOf } from './readAgain';
import { shareStream } from './shareStream';

/** How often everything is read while changes do not arrive. */
const FALLBACK_MS = 30_000;
/** How often reads are made again that failed and may succeed now. */
const RETRY_MS = 5000;

/** When the oldest answer that the page shows was read. */
function readSince(): number {
  const times = client
    .getQueryCache()
    .findAll({ predicate: (query) => topicsOf(query).length > 0 && query.state.dataUpdatedAt > 0 })
    .map(({ state }) => state.dataUpdatedAt);
  return Math.min(Date.now(), ...times);
}

/** The service did not answer, failed, or had too much to do. */
const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

const FAILED = {
  type: 'active',
  predicate: (query: Query) => topicsOf(query).length > 0 && mayPass(query.state.error),
} as const;
const hasFailed = (): boolean => client.getQueryCache().findAll(FAILED).length > 0;

/**
 * Reads again what the page shows when it has changed: by the stream of changes, or each 30 s while there is none.
 * @returns ends it
 */
export function followChanges(token: string): () => void {
  const again = startReadAgain(client);
  let isStopped = false;
  let isLive = false;
  let isFirst = true;
  let completeUntil = readSince();

  function beCut(): void {
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
        if (isLive || isFirst) beCut();
        isFirst = false;
        return;
      case 'changes':
        noteChanged(message.events);
        void again.changed(message.events.map(({ topic }) => topic));
        return;
      case 'state': {
        // Another tab's stream was not asked for what this tab has missed.
        const isComplete = message.complete && (isOwn || isLive);
        isFirst = false;
        if (!message.live) {
          beCut();
          return;
        }
        isLive = true;
        completeUntil = Date.now();
        setLiveState({ status: 'live' });
        if (!isComplete) void again.everything();
      }
    }
  }

  const polling = setInterval(async () => {
    if (isLive || isFirst || document.visibilityState !== 'visible') return;
    const begun = Date.now();
    await again.everything();
    if (isLive || hasFailed()) return;
    completeUntil = begun;
    setLiveState({ status: 'cut', at: new Date(begun) });
  }, FALLBACK_MS);
  const retrying = setInterval(() => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    void client.refetchQueries(FAILED, { cancelRefetch: false });
  }, RETRY_MS);
  const stopSharing = shareStream({ token, completeUntil: () => completeUntil, receive });

  return () => {
    isStopped = true;
    again.stop();
    clearInterval(polling);
    clearInterval(retrying);
    stopSharing();
    setLiveState({ status: 'off' });
  };
}
