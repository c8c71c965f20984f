import type { Topic } from '@cleaning/contracts';
import type { Query, QueryClient } from '@tanstack/react-query';

/** Between two rounds of reading, however many changes arrive. */
export const ROUND_GAP_MS = 500;
/** A slower read delays neither the next round nor a submitted form. */
const LONGEST_READ_MS = 10_000;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Waits for reads, but not for ever: on a bad network one may hang. */
export const waitForReads = (reads: Promise<void>): Promise<void> => Promise.race([reads, pause(LONGEST_READ_MS)]);

/** The topics that a read shows, as `useCall` notes them. */
export const getTopics = ({ meta }: Pick<Query, 'meta'>): readonly Topic[] =>
  (meta?.shows as readonly Topic[] | undefined) ?? [];

export interface ReadAgain {
  /** Refetches queries of these topics. Resolves when none are left to refetch. */
  readonly changed: (topics: Iterable<Topic>) => Promise<void>;
  /** Refetches all queries that have topics. Resolves like `changed`. */
  readonly everything: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Refetches the open page's queries in rounds. After a round, the page shows nothing read before the change: a pending
 * refetch is restarted, and a first fetch, which the cache doesn't restart, is repeated.
 */
export function startReadAgain(client: QueryClient): ReadAgain {
  let waiting = new Set<Topic>();
  let isAllWaiting = false;
  let isStopped = false;
  let reading: Promise<void> | undefined;

  async function readRound(): Promise<void> {
    const [topics, isAll] = [waiting, isAllWaiting];
    waiting = new Set();
    isAllWaiting = false;
    const predicate = (query: Query) => getTopics(query).some((topic) => isAll || topics.has(topic));
    const isFirstRead = ({ state }: Query) => state.data === undefined;
    const firstReads = client.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' }).filter(isFirstRead);
    await client.invalidateQueries({ predicate });
    await client.invalidateQueries({ predicate: (query) => firstReads.includes(query) });
  }

  async function readRounds(): Promise<void> {
    while (!isStopped && (isAllWaiting || waiting.size > 0)) {
      await waitForReads(readRound());
      await pause(ROUND_GAP_MS);
    }
    reading = undefined;
  }

  const read = (): Promise<void> => {
    reading ??= readRounds();
    return reading;
  };
  return {
    changed: (topics) => {
      for (const topic of topics) waiting.add(topic);
      return read();
    },
    everything: () => {
      isAllWaiting = true;
      return read();
    },
    stop: () => {
      isStopped = true;
    },
  };
}
