import { useSession } from '@cleaning/ui/app';
import { useEffect } from 'react';
import { forgetOwnCopies, isFile, SESSION_ENDED } from './offlineCopies';

/** The files of this origin that the page has loaded. */
const findUsedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map((entry) => new URL(entry.name))
    .filter((url) => url.origin === location.origin && isFile(url.pathname))
    .map((url) => url.pathname);

async function startWorker(): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(findUsedFiles());
}

/** The worker is informed as well, or it would keep an answer that arrives after the logout. */
async function forgetSession(): Promise<void> {
  navigator.serviceWorker.controller?.postMessage(SESSION_ENDED);
  await forgetOwnCopies();
}

/**
 * Registers the service worker for logged-in people and deletes their copies after a logout.
 * Browsers have no service workers and no caches on addresses that are not secure.
 */
export function useOffline(): void {
  const { status } = useSession();
  useEffect(() => {
    if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return;
    // Everything but offline use works without it: no message.
    if (status === 'signed-in') startWorker().catch(() => {});
    if (status === 'anonymous') forgetSession().catch(() => {});
  }, [status]);
}
