import { useSession } from '@cleaning/ui/app';
import { useEffect } from 'react';
import { useRoutesSource } from '../remote/routesSource';
import { findRemote } from '../routing/findRemote';
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

/** Informs the worker, too, because it would otherwise store an answer that arrives after the logout. */
async function forgetSession(): Promise<void> {
  navigator.serviceWorker.controller?.postMessage(SESSION_ENDED);
  await forgetOwnCopies();
}

/**
 * Registers the service worker for logged-in users once the first screen's code is loaded, because the worker copies
 * the whole app over the same connection. Deletes the user's copies after a logout. Insecure origins have neither
 * service workers nor caches.
 */
export function useOffline(): void {
  const { status } = useSession();
  const source = useRoutesSource();
  useEffect(() => {
    if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return;
    // Only offline use needs it, so a failure shows nothing.
    if (status === 'anonymous') forgetSession().catch(() => {});
    if (status !== 'signed-in') return;
    let isLeft = false;
    const start = () => (isLeft ? undefined : startWorker());
    Promise.resolve(source.get(findRemote(location.pathname)))
      .then(start, start)
      .catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [status, source]);
}
