import { CLIENT_TOKEN_KEY, useQueryClient } from '@cleaning/ui/app';
import { useCallback, useState } from 'react';
import { isClientQuery } from './reloadForClient';

/** Token of the client's page, stored for this tab, so that a reload stays logged in. */
export function useClientToken() {
  const client = useQueryClient();
  const [token, setToken] = useState(() => sessionStorage.getItem(CLIENT_TOKEN_KEY));
  const change = useCallback(
    (next: string | null) => {
      if (next === null) sessionStorage.removeItem(CLIENT_TOKEN_KEY);
      else sessionStorage.setItem(CLIENT_TOKEN_KEY, next);
      // Drops loaded data when the person leaves.
      client.removeQueries({ predicate: isClientQuery });
      setToken(next);
    },
    [client],
  );
  return [token, change] as const;
}
