import type { Topic } from '@cleaning/contracts';
import { isUnreachable } from '../api-error';
import { client } from '../query-client';
import type { Message } from './keep-stream';
import { noteChanged, setLiveState } from './live-state';
import { shareStream } from './share-stream';

/** Between two rounds of reading, however many changes arrive. */
const BETWEEN_MS = 500;
/** A read that takes longer does not hold up the next round. */
const LONGEST_ROUND_MS = 10_000;
/** How often everything is read while changes do not arrive. */
const FALLBACK_MS = 30_000;
/** How often reads are made again whose service did not answer. */
const RETRY_MS = 5000;
/** Longer than an answer takes: what was read before the stream was opened may have been answered by then only. */
const ANSWER_MS = 10_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

type Meta = Record<string, unknown> | undefined;
const topicsOf = (meta: Meta): readonly Topic[] => (meta?.shows as readonly Topic[] | undefined) ?? [];

/** When the oldest answer that the page shows was read, at the latest. */
function readSince(): number {
  const times = client
    .getQueryCache()
    .findAll({ predicate: ({ meta, state }) => topicsOf(meta).length > 0 && state.dataUpdatedAt > 0 })
    .map(({ state }) => state.dataUpdatedAt);
  return Math.min(Date.now(), ...times) - ANSWER_MS;
}

/**
 * Reads again what the page shows when it has changed: by the stream of changes, or each 30 s while there is none. A read that
 * is under way when a change arrives is started anew: its answer could be older than the change.
 * @returns ends it
 */
export function followChanges(token: string): () => void {
  let waiting = new Set<Topic>();
  let isAllWaiting = false;
  let isReading = false;
  let isStopped = false;
  let isLive = false;
  let isFirst = true;
  let completeUntil = readSince();

  async function readRound(): Promise<void> {
    const [topics, isAll] = [waiting, isAllWaiting];
    waiting = new Set();
    isAllWaiting = false;
    const predicate = ({ meta }: { meta: Meta }) => topicsOf(meta).some((topic) => isAll || topics.has(topic));
    await Promise.race([client.invalidateQueries({ predicate }), pause(LONGEST_ROUND_MS)]);
  }

  async function readWaiting(): Promise<void> {
    if (isReading) return;
    isReading = true;
    while (!isStopped && (isAllWaiting || waiting.size > 0)) {
      await readRound();
      await pause(BETWEEN_MS);
    }
    isReading = false;
  }

  function readAll(): Promise<void> {
    isAllWaiting = true;
    return readWaiting();
  }

  const failed = {
    type: 'active',
    predicate: ({ meta, state }: { meta: Meta; state: { error: unknown } }) =>
      topicsOf(meta).length > 0 && isUnreachable(state.error),
  } as const;
  const hasFailed = () => client.getQueryCache().findAll(failed).length > 0;

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
        for (const { topic } of message.events) waiting.add(topic);
        void readWaiting();
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
        if (!isComplete) void readAll();
      }
    }
  }

  const polling = setInterval(async () => {
    if (isLive || isFirst || document.visibilityState !== 'visible') return;
    const begun = Date.now();
    await readAll();
    if (isLive || hasFailed()) return;
    completeUntil = begun;
    setLiveState({ status: 'cut', at: new Date(begun) });
  }, FALLBACK_MS);
  const retrying = setInterval(() => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    void client.refetchQueries(failed, { cancelRefetch: false });
  }, RETRY_MS);
  const stopSharing = shareStream({ token, completeUntil: () => completeUntil, receive });

  return () => {
    isStopped = true;
    clearInterval(polling);
    clearInterval(retrying);
    stopSharing();
    setLiveState({ status: 'off' });
  };
}
