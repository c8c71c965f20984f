import { QueryClient } from '@tanstack/react-query';
import { isUnreachable } from './api-error';

/** Only what got lost is asked again; a refusal stays a refusal. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // A phone without signal shall see Retry, not a spinner that waits for the network.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && isUnreachable(error),
        retryDelay: 800,
      },
    },
  });
