import type { SessionState } from '@cleaning/ui/app';
import type { Route } from '../routing/routeTable';

/** What is around a screen: the website's head and foot, the desk of the office, or the app of a sub-contractor. */
export type Frame = 'public' | 'desk' | 'contractor';

/**
 * Follows the audience of the address. Until the session is known the audience says who it will be. An admin who must have a second factor
 * has no desk yet.
 */
export function frameOf(route: Route | undefined, session: SessionState): Frame {
  if (!route || session.status === 'anonymous' || session.user?.must_enrol) return 'public';
  const { audience, remoteForAdmins } = route;
  const isAdmin = session.user ? session.user.role === 'admin' : audience === 'admins';
  if (audience === 'everybody') return isAdmin && remoteForAdmins ? 'desk' : 'public';
  if (audience === 'visitors') return 'public';
  return isAdmin ? 'desk' : 'contractor';
}
