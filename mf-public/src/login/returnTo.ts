/** The page that needed the login, from the router's state: a path or a location. */
export function findReturnPath(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { from } = state;
  if (typeof from === 'string') return toInnerPath(from);
  if (typeof from !== 'object' || from === null || !('pathname' in from) || typeof from.pathname !== 'string')
    return null;
  const getPart = (name: 'search' | 'hash') => {
    const value: unknown = name in from ? (from as Record<string, unknown>)[name] : '';
    return typeof value === 'string' ? value : '';
  };
  return toInnerPath(`${from.pathname}${getPart('search')}${getPart('hash')}`);
}

/** Reason for the guard's redirect: the session ended, or the page needs one. Null if the user opened the login. */
export function getReason(state: unknown): 'ended' | 'needed' | null {
  const why = typeof state === 'object' && state !== null && 'why' in state ? state.why : null;
  return why === 'ended' || why === 'needed' ? why : null;
}

/** Accepts only paths of this site, except the login's. */
const toInnerPath = (path: string) => (/^\/(?![/\\])/.test(path) && !/^\/login\b/.test(path) ? path : null);

/** The account page of admins and supervisors. */
export const ACCOUNT_PAGE = '/admin/account';

/** The start page of a role. */
export const getHome = (role: 'admin' | 'supervisor' | 'user') =>
  ({ admin: '/admin', supervisor: '/admin/today', user: '/dashboard' })[role];
