import type { SessionState } from '@cleaning/ui/app';
import type { Route } from '../routing/routeTable';

/** What is around a screen: the website's head and foot, the desk of the office, the pages of a supervisor, or the app of a sub-contractor. */
export type Frame = 'public' | 'desk' | 'supervisor' | 'contractor';
export type WorkFrame = Exclude<Frame, 'public'>;

const FRAMES = { admin: 'desk', supervisor: 'supervisor', user: 'contractor' } as const;

/**
 * Follows the audience of the address. Until the session is known the audience says who it will be. An admin who must have a second factor
 * has no desk yet.
 */
export function frameOf(route: Route | undefined, session: SessionState): Frame {
  if (!route || session.status === 'anonymous' || session.user?.must_enrol) return 'public';
  const { audience, remoteForAdmins } = route;
  if (audience === 'everybody') return session.user?.role === 'admin' && remoteForAdmins ? 'desk' : 'public';
  if (audience === 'visitors') return 'public';
  if (session.user) return FRAMES[session.user.role];
  return audience === 'admins' || audience === 'places' ? 'desk' : 'contractor';
}
