import type { CurrentUser } from '@cleaning/contracts';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isStaleCode } from './api-error';
import { loadedQueryLibrary, loadQueryLibrary, USER_KEY } from './query-library';
import { request } from './request';
import { onTokenChange, readToken, writeToken } from './token';

export type SessionStatus = 'anonymous' | 'pending' | 'signed-in' | 'unreachable';
export type SessionState =
  | { readonly status: 'signed-in'; readonly user: CurrentUser }
  | { readonly status: 'anonymous' | 'pending' | 'unreachable'; readonly user: null };

/**
 * Who is here, from the stored token and the read of the current user. A refused token (401) has been
 * forgotten by then; any other failure keeps it: the person is still logged in, only the check got lost.
 */
export function sessionState(
  token: string | null,
  check: { data: CurrentUser | undefined; error: unknown },
): SessionState {
  if (token === null) return { status: 'anonymous', user: null };
  if (check.data) return { status: 'signed-in', user: check.data };
  return { status: check.error ? 'unreachable' : 'pending', user: null };
}

export type Session = SessionState & {
  /** Stores a token that the server has just given, and reads whose it is. @throws ApiError, and then nothing changes */
  signIn: (token: string) => Promise<CurrentUser>;
  /** Forgets the token and all that was read with it, and ends the session on the server. */
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

/** Without a connection the token is forgotten here all the same, and ends by itself within twelve hours. */
async function endOnServer(token: string): Promise<void> {
  try {
    const { logout } = await import('@cleaning/contracts');
    await request(logout, { token });
  } catch {
    // Nobody is here any more to show it to.
  }
}

/** What was found out about a token. */
interface Check {
  readonly token: string | null;
  readonly data: CurrentUser | undefined;
  readonly error: unknown;
}
const NOTHING_KNOWN: Check = { token: null, data: undefined, error: null };

/** Starts to bring what the check of a stored token needs, beside the screen's own code. */
export async function prepareSession(): Promise<void> {
  if (readToken() === null) return;
  // A failure shows when the check itself comes here.
  await Promise.allSettled([loadQueryLibrary(), import('@cleaning/contracts')]);
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const token = useSyncExternalStore(onTokenChange, readToken, () => null);
  const [check, setCheck] = useState(NOTHING_KNOWN);

  useEffect(() => {
    if (token === null) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    const receive = ({ data, error }: Pick<Check, 'data' | 'error'>) => {
      if (isOver) return;
      setCheck((now) =>
        now.token === token && now.data === data && now.error === error ? now : { token, data, error },
      );
    };
    loadQueryLibrary().then(
      ({ watch }) => {
        if (!isOver) stop = watch({ queryKey: USER_KEY, queryFn: ({ signal }) => readUser(null, signal) }, receive);
      },
      (error) => receive({ data: undefined, error }),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [token]);

  useEffect(
    () =>
      onTokenChange((change) => {
        if (change.token === null || change.fromOtherTab) loadedQueryLibrary()?.client.clear();
      }),
    [],
  );

  // Apart from the state: effects may depend on them without running again at each answer.
  const actions = useMemo(
    () => ({
      signIn: async (fresh: string) => {
        const [user, { client }] = await Promise.all([readUser(fresh), loadQueryLibrary()]);
        client.clear();
        client.setQueryData(USER_KEY, user);
        setCheck({ token: fresh, data: user, error: null });
        writeToken(fresh);
        return user;
      },
      signOut: () => {
        const token = readToken();
        writeToken(null);
        if (token !== null) void endOnServer(token);
      },
      refresh: async () => {
        const client = loadedQueryLibrary()?.client;
        // After a deploy the code of the check may be gone; only a fresh page has the new one.
        if (!client || isStaleCode(client.getQueryState(USER_KEY)?.error)) location.reload();
        else await client.refetchQueries({ queryKey: USER_KEY });
      },
    }),
    [],
  );

  const session = useMemo<Session>(
    () => ({ ...sessionState(token, check.token === token ? check : NOTHING_KNOWN), ...actions }),
    [token, check, actions],
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
