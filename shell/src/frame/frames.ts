import type { PageHandle, SessionState, WorkFrame } from '@cleaning/ui/app';
import type { Shown } from '../routing/usePage';

/**
 * Frame of a screen: the website's header and footer, the office's desk, a supervisor's pages, or the sub-contractors'
 * app.
 */
export type Frame = 'public' | WorkFrame;

const FRAMES = { admin: 'desk', supervisor: 'supervisor', user: 'contractor' } as const;

/** Assumed page of a remote until it is loaded. */
function findExpectedPage({ pathname, remote }: Shown): PageHandle {
  if (remote === 'public') return { title: '', audience: 'everybody' };
  return { title: '', audience: pathname.toLowerCase().startsWith('/admin') ? 'admins' : 'contractors' };
}

/**
 * Follows the audience of the page, also until the session is known. An admin who must set up a second factor has no
 * desk yet.
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
