import type { CurrentUser } from '@cleaning/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { isStaleCode } from './api-error';
import { USER_KEY } from './query-key';
import { request } from './request';
import { type SessionState, sessionState } from './session-state';
import { onTokenChange, readToken, writeToken } from './token';

export type Session = SessionState & {
  /** Stores a token that the server has just given, and reads whose it is. @throws ApiError, and then nothing changes */
  signIn: (token: string) => Promise<CurrentUser>;
  /** Forgets the token and all that was read with it. */
  signOut: () => void;
  /** Reads the current user again. */
  refresh: () => Promise<void>;
};

const SessionContext = createContext<Session | null>(null);

/** The schemas come on demand: a visitor without a token never loads them. */
async function readUser(token: string | null, signal?: AbortSignal): Promise<CurrentUser> {
  const { getCurrentUser } = await import('@cleaning/contracts');
  return request(getCurrentUser, { signal, ...(token === null ? {} : { token }) });
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const token = useSyncExternalStore(onTokenChange, readToken, () => null);
  const { data, error } = useQuery({
    queryKey: USER_KEY,
    queryFn: ({ signal }) => readUser(null, signal),
    enabled: token !== null,
  });

  useEffect(
    () =>
      onTokenChange((change) => {
        if (change.token === null || change.fromOtherTab) client.clear();
      }),
    [client],
  );

  // Apart from the state: effects may depend on them without running again at each answer.
  const actions = useMemo(
    () => ({
      signIn: async (fresh: string) => {
        const user = await readUser(fresh);
        client.clear();
        client.setQueryData(USER_KEY, user);
        writeToken(fresh);
        return user;
      },
      signOut: () => writeToken(null),
      refresh: async () => {
        // After a deploy the code of the check may be gone; only a fresh page has the new one.
        if (isStaleCode(client.getQueryState(USER_KEY)?.error)) location.reload();
        else await client.refetchQueries({ queryKey: USER_KEY });
      },
    }),
    [client],
  );

  const session = useMemo<Session>(
    () => ({ ...sessionState(token, { data, error }), ...actions }),
    [token, data, error, actions],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs the shell: there is no SessionProvider above');
  return session;
}

/** For screens that the shell shows to signed-in people only. */
export function useCurrentUser(): CurrentUser {
  const { user } = useSession();
  if (!user) throw new Error('useCurrentUser is for screens behind the session guard');
  return user;
}
