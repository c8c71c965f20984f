import type { Audience, PageHandle, SessionState } from '@cleaning/ui/app';

export type Step =
  | { readonly kind: 'show' }
  /** The screen that admins have at this address. */
  | { readonly kind: 'show-other' }
  | { readonly kind: 'redirect'; readonly to: string }
  /** The session check is under way. */
  | { readonly kind: 'wait' }
  /** The session check got no answer; the token stays. */
  | { readonly kind: 'unreachable' };

const LOGIN = '/login';

/** The start page of a role. */
export const getHome = ({ role }: Pick<SignedIn, 'role'>): string => HOMES[role];

type SignedIn = Extract<SessionState, { status: 'signed-in' }>['user'];
const HOMES = { admin: '/admin', supervisor: '/admin/today', user: '/dashboard' } as const;

/** An admin who must set up a second factor does it here; all other desk pages redirect here. */
export const ENROL_PAGE = '/admin/second-factor';

/** Path of the redirect; null if the user may see the screen. */
function findRedirect(audience: Audience, user: SignedIn): string | null {
  const { role } = user;
  const isVerified = user.verified === 'true';
  switch (audience) {
    case 'everybody':
    case 'people':
      return null;
    case 'visitors':
      return getHome(user);
    case 'admins':
      return role === 'admin' ? null : getHome(user);
    case 'places':
      return role === 'user' ? getHome(user) : null;
    case 'account':
      return role === 'user' ? null : getHome(user);
    case 'contractors':
      if (role !== 'user') return getHome(user);
      return isVerified ? null : '/not-verified';
    case 'waiting':
      if (role !== 'user') return getHome(user);
      return isVerified ? LOGIN : null;
  }
}

/** Pages for everybody stay open, except the desk's own screen at the same address. */
function toEnrolment({ audience, isOtherForAdmins }: PageHandle, pathname: string, { must_enrol }: SignedIn) {
  const isOfDesk = audience !== 'everybody' || isOtherForAdmins;
  return must_enrol && isOfDesk && pathname !== ENROL_PAGE ? ENROL_PAGE : null;
}

/**
 * Decides what a page shows to this user. It isn't a protection: the services refuse what isn't allowed.
 * @param pathname of the page
 */
export function guard(page: PageHandle, pathname: string, session: SessionState): Step {
  const { audience, isOtherForAdmins } = page;
  const asks = audience !== 'everybody' || isOtherForAdmins;
  if (asks && session.status === 'pending') return { kind: 'wait' };
  if (session.status === 'signed-in') {
    const to = findRedirect(audience, session.user) ?? toEnrolment(page, pathname, session.user);
    if (to !== null) return { kind: 'redirect', to };
    return { kind: isOtherForAdmins && session.user.role === 'admin' ? 'show-other' : 'show' };
  }
  if (audience === 'everybody') return { kind: 'show' };
  if (session.status === 'unreachable') return { kind: 'unreachable' };
  return audience === 'visitors' ? { kind: 'show' } : { kind: 'redirect', to: LOGIN };
}

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The router state of a redirect to the login. */
export interface LoginState {
  readonly from: Place;
  /** `ended`: there was a session before. */
  readonly why: 'ended' | 'needed';
}

/** The page that needed the login, or null. Validated, because the state survives in the browser's history. */
export function findOrigin(state: unknown): Place | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { pathname, search = '', hash = '' } = (state.from ?? {}) as Partial<Place>;
  return typeof pathname === 'string' && pathname.startsWith('/') ? { pathname, search, hash } : null;
}
