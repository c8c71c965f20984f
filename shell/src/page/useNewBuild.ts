import { useLocation } from '@cleaning/ui/app';
import { useEffect, useRef } from 'react';
import { SHELL_PAGE } from '../offline/offlineCopies';

/**
 * Shortest interval between checks, which run when the page becomes visible: an app on a phone may stay open for weeks.
 */
const LOOK_EVERY_MS = 5 * 60 * 1000;
const MAIN_SCRIPT = 'script[src^="/static/main."]';

async function isRemoteReplaced(): Promise<boolean> {
  // Imported late: prerendered pages have no remotes.
  const remotes = await import('../remote/loadRoutes');
  return remotes.isRemoteReplaced();
}

async function isShellReplaced(): Promise<boolean> {
  const script = document.querySelector(MAIN_SCRIPT)?.getAttribute('src');
  const answer = await fetch(SHELL_PAGE, { cache: 'no-cache' });
  return answer.ok && !(await answer.text()).includes(script ?? '');
}

/** After a deploy the next navigation reloads the page, with the new build. */
export function useNewBuild(): void {
  const { pathname } = useLocation();
  const isReplaced = useRef(false);
  const shownAt = useRef(pathname);

  useEffect(() => {
    let lookedAt = 0;
    const look = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_EVERY_MS) return;
      lookedAt = Date.now();
      // Without a connection, assumes no new build.
      const answers = await Promise.all([isShellReplaced(), isRemoteReplaced()]).catch(() => [false]);
      isReplaced.current ||= answers.includes(true);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  useEffect(() => {
    if (isReplaced.current && shownAt.current !== pathname) location.reload();
    shownAt.current = pathname;
  }, [pathname]);
}
