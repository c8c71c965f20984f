import { CLIENT_TOKEN_KEY, useQueryClient } from '@cleaning/ui/app';
import { useCallback, useState } from 'react';
import { isClientQuery } from './reloadForClient';

/** The token of the client's page. It is kept for this tab, so that a page that is loaded again goes on. */
export function useClientToken() {
  const client = useQueryClient();
  const [token, setToken] = useState(() => sessionStorage.getItem(CLIENT_TOKEN_KEY));
  const change = useCallback(
    (next: string | null) => {
      if (next === null) sessionStorage.removeItem(CLIENT_TOKEN_KEY);
      else sessionStorage.setItem(CLIENT_TOKEN_KEY, next);
      // What was read is forgotten when the person leaves.
      client.removeQueries({ predicate: isClientQuery });
      setToken(next);
    },
    [client],
  );
  return [token, change] as const;
}
