import type { Topic } from '@cleaning/contracts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { type ApiError, isUnreachable } from './apiError';

export { keepPreviousData, useIsMutating, useMutation, useQuery } from '@tanstack/react-query';

const RETRY_MS = 800;
/** Longer a page does not wait by itself: it says at once that the service is busy, and the person decides. */
const MAX_RETRY_MS = 15_000;

const getRetryWait = (error: unknown): number => (error as ApiError).retryAfterMs ?? RETRY_MS;

/** After how many ms a read that has failed is made again. A busy service says how long; pages that it refused together come apart. */
const retryDelay = (_failures: number, error: unknown): number => getRetryWait(error) * (0.5 + Math.random() / 2);

/** The cache of this tab. A lost call is retried once, a refused one is not. */
export const client = new QueryClient({
  defaultOptions: {
    queries: {
      // Without a network the call fails at once, and the screen shows Retry instead of a spinner.
      networkMode: 'always',
      retry: (failures, error) => failures < 1 && isUnreachable(error) && getRetryWait(error) <= MAX_RETRY_MS,
      retryDelay,
    },
    // What was sent, such as a password, does not stay in memory.
    mutations: { networkMode: 'always', gcTime: 1000 },
  },
});
// A tab that becomes visible again reads what it shows.
client.mount();

/** Reads, and calls the listener with each state until the returned function is called. */
export function watch<Data>(
  query: {
    queryKey: readonly unknown[];
    queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
    meta?: { shows: readonly Topic[] };
  },
  listener: (state: { data: Data | undefined; error: unknown }) => void,
): () => void {
  const observer = new QueryObserver<Data>(client, query);
  listener(observer.getCurrentResult());
  return observer.subscribe(listener);
}
