import type { Topic } from '@cleaning/contracts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { type ApiError, isUnreachable } from './apiError';

export { keepPreviousData, useIsMutating, useMutation, useQuery } from '@tanstack/react-query';

const RETRY_MS = 800;
/** Longest automatic wait: beyond it, the page says that the service is busy, and the user decides. */
const MAX_RETRY_MS = 15_000;

const getRetryWait = (error: unknown): number => (error as ApiError).retryAfterMs ?? RETRY_MS;

/**
 * Milliseconds until a failed read is retried. A busy service says how long; the random part spreads pages that it
 * refused together.
 */
const retryDelay = (_failures: number, error: unknown): number => getRetryWait(error) * (0.5 + Math.random() / 2);

/** Cache of this tab. Retries a lost call once, and never a refused one. */
export const client = new QueryClient({
  defaultOptions: {
    queries: {
      // Offline, the call fails immediately, and the screen shows Retry instead of a spinner.
      networkMode: 'always',
      retry: (failures, error) => failures < 1 && isUnreachable(error) && getRetryWait(error) <= MAX_RETRY_MS,
      retryDelay,
    },
    // Sent values, such as a password, don't stay in memory.
    mutations: { networkMode: 'always', gcTime: 1000 },
  },
});
// Refetches when a tab becomes visible again.
client.mount();

/** Reads, and calls the listener with each state. Returns a function that stops it. */
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
