import type { CurrentUser, Topic } from '@cleaning/contracts';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isStaleCode } from './apiError';
import { getEarlyReadTime } from './earlyReads';
import { USER_KEY } from './queryKey';
import { getLoadedQueryLibrary, loadQueryLibrary } from './queryLibrary';
import { request } from './request';
import { dismissRefusals } from './toasts';
import { onTokenChange, readToken, rememberDevice, writeToken } from './token';
import { noteUserRead } from './userRead';

export type SessionStatus = 'anonymous' | 'pending' | 'signed-in' | 'unreachable';
export type SessionState =
  | { readonly status: 'signed-in'; readonly user: CurrentUser }
  | { readonly status: 'anonymous' | 'pending' | 'unreachable'; readonly user: null };

/**
 * The session, from the stored token and the read of the current user. A refused token (401) is forgotten
 * by then; after any other failure the person is still logged in.
 */
export function getSessionState(
  token: string | null,
  check: { data: CurrentUser | undefined; error: unknown },
): SessionState {
  if (token === null) return { status: 'anonymous', user: null };
  if (check.data) return { status: 'signed-in', user: check.data };
  return { status: check.error ? 'unreachable' : 'pending', user: null };
}

export type Session = SessionState & {
  /**
   * Reads the token's user, then stores the token. Drops data that was read for another user.
   * @throws ApiError, and then changes nothing
   */
  signIn: (token: string) => Promise<CurrentUser>;
  /** Removes the token and the cached answers, and ends the session on the server. */
  signOut: () => void;
  /** Refetches the current user. */
  refresh: () => Promise<void>;
};

const SessionContext = createContext<Session | null>(null);

/**
 * Loaded on demand, because a visitor without a token never needs them. In its own file, so that no other call comes
 * with it.
 */
const loadSessionCalls = () => import(/* webpackChunkName: "session" */ './sessionCalls');

/** `getUserReadTime` before the session has the answer. */
let lastReadAt = 0;

async function readUser(token: string | null, signal?: AbortSignal): Promise<CurrentUser> {
  const { getCurrentUser } = await loadSessionCalls();
  let sentAt = getEarlyReadTime(getCurrentUser.path) ?? Date.now();
  const onKept = () => {
    sentAt = lastReadAt;
  };
  const user = await request(getCurrentUser, { signal, onKept, token: token ?? undefined });
  lastReadAt = sentAt;
  if (user.time_zone) document.documentElement.dataset.timeZone = user.time_zone;
  return user;
}

/** Topics of `getCurrentUser`, whose contract is loaded later. */
const USER_TOPICS: readonly Topic[] = ['account', 'assignment', 'work'];

/** Without a connection, the session expires within twelve hours. */
async function endSessionOnServer(token: string): Promise<void> {
  try {
    const { logout } = await loadSessionCalls();
    await request(logout, { token });
  } catch {
    // The user has left, so no screen can show the error.
  }
}

/** The outcome of the read of a token's user. */
interface Check {
  readonly token: string | null;
  readonly data: CurrentUser | undefined;
  readonly error: unknown;
}
const NOTHING_KNOWN: Check = { token: null, data: undefined, error: null };

/** Loads what the check of a stored token needs, in parallel with the screen's own code. */
export async function prepareSession(): Promise<void> {
  if (readToken() === null) return;
  // A failure shows in the check itself.
  await Promise.allSettled([loadQueryLibrary(), loadSessionCalls()]);
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
      if (data) rememberDevice();
      setCheck((now) =>
        now.token === token && now.data === data && now.error === error ? now : { token, data, error },
      );
      if (data) noteUserRead(lastReadAt);
    };
    loadQueryLibrary().then(
      ({ watch }) => {
        if (!isOver)
          stop = watch(
            { queryKey: USER_KEY, queryFn: ({ signal }) => readUser(null, signal), meta: { shows: USER_TOPICS } },
            receive,
          );
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
        dismissRefusals();
        if (change.token === null || change.fromOtherTab) getLoadedQueryLibrary()?.client.clear();
      }),
    [],
  );

  // Stable, so that effects may depend on them.
  const actions = useMemo(
    () => ({
      signIn: async (fresh: string) => {
        const [user, { client }] = await Promise.all([readUser(fresh), loadQueryLibrary()]);
        if (client.getQueryData<CurrentUser>(USER_KEY)?.id !== user.id) client.clear();
        client.setQueryData(USER_KEY, user);
        setCheck({ token: fresh, data: user, error: null });
        rememberDevice();
        writeToken(fresh);
        return user;
      },
      signOut: () => {
        const token = readToken();
        writeToken(null);
        if (token !== null) void endSessionOnServer(token);
      },
      refresh: async () => {
        const client = getLoadedQueryLibrary()?.client;
        // After a deploy the chunk of the check may be gone, so the page is reloaded.
        if (!client || isStaleCode(client.getQueryState(USER_KEY)?.error)) location.reload();
        else await client.refetchQueries({ queryKey: USER_KEY });
      },
    }),
    [],
  );

  const session = useMemo<Session>(
    () => ({ ...getSessionState(token, check.token === token ? check : NOTHING_KNOWN), ...actions }),
    [token, check, actions],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs the shell: there is no SessionProvider above');
  return session;
}

/** For screens that the shell shows only to logged-in users. */
export function useCurrentUser(): CurrentUser {
  const { user } = useSession();
  if (!user) throw new Error('useCurrentUser is for screens behind the session guard');
  return user;
}
