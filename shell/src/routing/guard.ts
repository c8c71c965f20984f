import type { SessionState } from '@cleaning/ui/app';
import type { Audience, RemoteName, Route } from './routeTable';

export type Step =
  | { readonly kind: 'show'; readonly remote: RemoteName }
  | { readonly kind: 'redirect'; readonly to: string }
  /** The session check is under way. */
  | { readonly kind: 'wait' }
  /** The session check failed without an answer; the token is kept. */
  | { readonly kind: 'unreachable' };

const LOGIN = '/login';

/** The start page of a role. */
export const homeOf = ({ role }: Pick<SignedIn, 'role'>): string => HOMES[role];

type SignedIn = Extract<SessionState, { status: 'signed-in' }>['user'];
const HOMES = { admin: '/admin', supervisor: '/admin/today', user: '/dashboard' } as const;

/** An admin who must have a second factor sets it up here; all other pages of the desk lead there. */
export const ENROL_PAGE = '/admin/second-factor';

/** Where the person is redirected, or null when the screen is for this person. */
function elsewhere(audience: Audience, user: SignedIn): string | null {
  const { role } = user;
  const isVerified = user.verified === 'true';
  switch (audience) {
    case 'everybody':
    case 'people':
      return null;
    case 'visitors':
      return homeOf(user);
    case 'admins':
      return role === 'admin' ? null : homeOf(user);
    case 'places':
      return role === 'user' ? homeOf(user) : null;
    case 'account':
      return role === 'user' ? null : homeOf(user);
    case 'contractors':
      if (role !== 'user') return homeOf(user);
      return isVerified ? null : '/not-verified';
    case 'waiting':
      if (role !== 'user') return homeOf(user);
      return isVerified ? LOGIN : null;
  }
}

/** Pages for everybody stay open, but not the desk's own screen at the same address. */
function toEnrolment({ audience, path, remoteForAdmins }: Route, { must_enrol }: SignedIn): string | null {
  const isOfDesk = audience !== 'everybody' || remoteForAdmins !== undefined;
  return must_enrol && isOfDesk && path !== ENROL_PAGE ? ENROL_PAGE : null;
}

/**
 * What an address shows to this person. Not a protection: the services refuse what is not allowed.
 */
export function guard(route: Route, session: SessionState): Step {
  const { audience, remote, remoteForAdmins } = route;
  const asks = audience !== 'everybody' || remoteForAdmins !== undefined;
  if (asks && session.status === 'pending') return { kind: 'wait' };
  if (session.status === 'signed-in') {
    const to = elsewhere(audience, session.user) ?? toEnrolment(route, session.user);
    if (to !== null) return { kind: 'redirect', to };
    return { kind: 'show', remote: session.user.role === 'admin' ? (remoteForAdmins ?? remote) : remote };
  }
  if (audience === 'everybody') return { kind: 'show', remote };
  if (session.status === 'unreachable') return { kind: 'unreachable' };
  return audience === 'visitors' ? { kind: 'show', remote } : { kind: 'redirect', to: LOGIN };
}

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The router state of a redirect to the login. */
export interface LoginState {
  readonly from: Place;
  /** `ended`: there was a session until now. */
  readonly why: 'ended' | 'needed';
}

/** The page that needed the login, or null. Validated, because the state survives in the browser's history. */
export function cameFrom(state: unknown): Place | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { pathname, search = '', hash = '' } = (state.from ?? {}) as Partial<Place>;
  return typeof pathname === 'string' && pathname.startsWith('/') ? { pathname, search, hash } : null;
}
