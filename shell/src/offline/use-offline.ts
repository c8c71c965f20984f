import { useSession } from '@cleaning/ui/app';
import { useEffect } from 'react';
import { forgetOwnCopies, isFile, SESSION_ENDED } from './kept-copies';

/** Files that this page has loaded from here so far. */
const usedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map((entry) => new URL(entry.name))
    .filter((url) => url.origin === location.origin && isFile(url.pathname))
    .map((url) => url.pathname);

async function startWorker(): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(usedFiles());
}

/** The worker has to know too, or it would keep an answer that is still on its way. */
async function forgetSession(): Promise<void> {
  navigator.serviceWorker.controller?.postMessage(SESSION_ENDED);
  await forgetOwnCopies();
}

/**
 * People who are logged in get the service worker; visitors need none. After a logout nothing of the person's stays behind.
 * Browsers have no service workers and no caches on addresses that are not secure.
 */
export function useOffline(): void {
  const { status } = useSession();
  useEffect(() => {
    if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return;
    // Without it everything works but being offline: nothing to tell anybody.
    if (status === 'signed-in') startWorker().catch(() => {});
    if (status === 'anonymous') forgetSession().catch(() => {});
  }, [status]);
}
