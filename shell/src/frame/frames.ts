import type { PageHandle, SessionState, WorkFrame } from '@cleaning/ui/app';
import type { Shown } from '../routing/usePage';

/** What is around a screen: the website's head and foot, the desk of the office, the pages of a supervisor, or the app of a sub-contractor. */
export type Frame = 'public' | WorkFrame;

const FRAMES = { admin: 'desk', supervisor: 'supervisor', user: 'contractor' } as const;

/** Of most pages of a remote, until it says itself what is at the address. */
function findExpectedPage({ pathname, remote }: Shown): PageHandle {
  if (remote === 'public') return { title: '', audience: 'everybody' };
  return { title: '', audience: pathname.toLowerCase().startsWith('/admin') ? 'admins' : 'contractors' };
}

/**
 * Follows the audience of the page. Until the session is known the audience says who it will be. An admin who must have a second factor
 * has no desk yet.
 */
export function chooseFrame(shown: Shown, session: SessionState): Frame {
  const page = shown.page ?? (shown.isKnown ? undefined : findExpectedPage(shown));
  if (!page || session.status === 'anonymous' || session.user?.must_enrol) return 'public';
  const { audience, isOtherForAdmins } = page;
  if (audience === 'everybody') return session.user?.role === 'admin' && isOtherForAdmins ? 'desk' : 'public';
  if (audience === 'visitors') return 'public';
  if (session.user) return FRAMES[session.user.role];
  return audience === 'admins' || audience === 'places' ? 'desk' : 'contractor';
}
