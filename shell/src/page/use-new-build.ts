import { useLocation } from '@cleaning/ui/app';
import { useEffect, useRef } from 'react';
import { SHELL_PAGE } from '../offline/kept-copies';

/** An app on a phone may stay open for weeks: each time that it comes to the front it looks, but not more often than this. */
const LOOK_EVERY_MS = 5 * 60 * 1000;
const MAIN_SCRIPT = 'script[src^="/static/main."]';

async function isRemoteReplaced(): Promise<boolean> {
  // Not ahead of time: pages that are written at build have no remotes.
  const remotes = await import('../remote/load-routes');
  return remotes.isRemoteReplaced();
}

async function isShellReplaced(): Promise<boolean> {
  const script = document.querySelector(MAIN_SCRIPT)?.getAttribute('src');
  const answer = await fetch(SHELL_PAGE, { cache: 'no-cache' });
  return answer.ok && !(await answer.text()).includes(script ?? '');
}

/** After a deploy the next address that the person goes to is loaded as a whole, with the new build; nothing is lost by that. */
export function useNewBuild(): void {
  const { pathname } = useLocation();
  const isReplaced = useRef(false);
  const shownAt = useRef(pathname);

  useEffect(() => {
    let lookedAt = 0;
    const look = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_EVERY_MS) return;
      lookedAt = Date.now();
      // Without a connection there is nothing new.
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
