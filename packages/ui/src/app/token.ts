const STORAGE_KEY = 'access_token';

/** `fromOtherTab`: another tab of this browser logged in or out. */
type Listener = (change: { token: string | null; fromOtherTab: boolean }) => void;
const listeners = new Set<Listener>();

export const readToken = (): string | null => localStorage.getItem(STORAGE_KEY);

/** Keeps the token for later visits; null forgets it. */
export function writeToken(token: string | null): void {
  if (token === null) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, token);
  for (const listener of listeners) listener({ token, fromOtherTab: false });
}

/** A 401 ends the session of the token that it was given to, and not one that began meanwhile. */
export function forgetToken(refused: string): void {
  if (readToken() === refused) writeToken(null);
}

export function onTokenChange(listener: Listener): () => void {
  const fromStorage = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY || event.key === null) listener({ token: readToken(), fromOtherTab: true });
  };
  listeners.add(listener);
  window.addEventListener('storage', fromStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromStorage);
  };
}
