import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { isUnreachable } from './api-error';

export { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';

/** All answers that this tab keeps. Only what got lost is asked again; a refusal stays a refusal. */
export const client = new QueryClient({
  defaultOptions: {
    queries: {
      // A phone without signal shall see Retry, not a spinner that waits for the network.
      networkMode: 'always',
      retry: (failures, error) => failures < 1 && isUnreachable(error),
      retryDelay: 800,
    },
    // What was sent, such as a password, does not stay in memory.
    mutations: { networkMode: 'always', gcTime: 1000 },
  },
});
// From now on a tab that comes back to the front reads again what it shows.
client.mount();

/** Reads, and calls the listener with each state until the returned function is called. */
export function watch<Data>(
  query: { queryKey: readonly unknown[]; queryFn: (context: { signal: AbortSignal }) => Promise<Data> },
  listener: (state: { data: Data | undefined; error: unknown }) => void,
): () => void {
  const observer = new QueryObserver<Data>(client, query);
  listener(observer.getCurrentResult());
  return observer.subscribe(listener);
}
