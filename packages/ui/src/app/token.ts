const STORAGE_KEY = 'access_token';
/** Per tab, so that a reloaded page still knows why there is no token. */
const ENDED_KEY = 'session_ended';

/** `fromOtherTab`: another tab of this browser logged in or out. */
type Listener = (change: { token: string | null; fromOtherTab: boolean }) => void;
const listeners = new Set<Listener>();

/** Key of the client page's token, for this tab only. The client page stores it. */
export const CLIENT_TOKEN_KEY = 'client_token';

/** Stays after the logout. */
const KNOWN_KEY = 'logged_in_before';

/** Records that somebody has logged in with this browser. */
export const rememberDevice = (): void => localStorage.setItem(KNOWN_KEY, '1');

/** Whether somebody has logged in with this browser before. */
export const isKnownDevice = (): boolean => localStorage.getItem(KNOWN_KEY) !== null;

export const readToken = (): string | null => localStorage.getItem(STORAGE_KEY);

/** Calls all listeners in one go: none may render before another has cleared the cache. */
function publish(fromOtherTab: boolean): void {
  const token = readToken();
  for (const listener of listeners) listener({ token, fromOtherTab });
}

/** Key of unsaved inspections in localStorage. */
export const INSPECTIONS_KEY = 'inspections';

/** Stores the token for later visits. Null deletes it after a logout, with unsaved entries. */
export function writeToken(token: string | null): void {
  if (token === null) for (const key of [STORAGE_KEY, INSPECTIONS_KEY]) localStorage.removeItem(key);
  else localStorage.setItem(STORAGE_KEY, token);
  sessionStorage.removeItem(ENDED_KEY);
  publish(false);
}

/** Whether the session ended without a logout here: it was refused, or ended in another tab. */
export const hasSessionEnded = (): boolean => sessionStorage.getItem(ENDED_KEY) !== null;

let isRenewing = false;

/** While `renew` gets a new token for the session, a 401 of the old one doesn't end it. */
export async function renewToken<Answer>(renew: () => Promise<Answer>): Promise<Answer> {
  isRenewing = true;
  try {
    return await renew();
  } finally {
    isRenewing = false;
  }
}

/** A 401 ends the session of the refused token, not one that began meanwhile. */
export function forgetToken(refused: string): void {
  if (isRenewing || readToken() !== refused) return;
  localStorage.removeItem(STORAGE_KEY);
  sessionStorage.setItem(ENDED_KEY, '1');
  publish(false);
}

function onStorage({ key }: StorageEvent): void {
  // Null if the whole storage was cleared.
  if (key !== STORAGE_KEY && key !== null) return;
  if (readToken() === null) sessionStorage.setItem(ENDED_KEY, '1');
  else sessionStorage.removeItem(ENDED_KEY);
  publish(true);
}

export function onTokenChange(listener: Listener): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}
