interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** What the guard leaves in the router's state when it leads somebody to the login. */
export interface LoginState {
  readonly from: Place;
  /** `ended`: there was a session until now. */
  readonly why: 'ended' | 'needed';
}

/** The page that asked for the login, or null. The state survives in the browser's history, so it is looked at before it is believed. */
export function cameFrom(state: unknown): Place | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { pathname, search = '', hash = '' } = (state.from ?? {}) as Partial<Place>;
  return typeof pathname === 'string' && pathname.startsWith('/') ? { pathname, search, hash } : null;
}
