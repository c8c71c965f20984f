import { CLIENT_TOKEN_KEY, useQueryClient } from '@cleaning/ui/app';
import { useCallback, useState } from 'react';

/** The paths of what a contact of a client reads: forgotten when the person leaves. */
const OF_CLIENT = '/api/client/';

/** The token of the client's page. It is kept for this tab, so that a page that is loaded again goes on. */
export function useClientToken() {
  const client = useQueryClient();
  const [token, setToken] = useState(() => sessionStorage.getItem(CLIENT_TOKEN_KEY));
  const change = useCallback(
    (next: string | null) => {
      if (next === null) sessionStorage.removeItem(CLIENT_TOKEN_KEY);
      else sessionStorage.setItem(CLIENT_TOKEN_KEY, next);
      client.removeQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith(OF_CLIENT) });
      setToken(next);
    },
    [client],
  );
  return [token, change] as const;
}
