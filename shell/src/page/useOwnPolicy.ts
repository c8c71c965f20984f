import { useEffect, useState } from 'react';
import { type Shown, usePage } from '../routing/usePage';

/** An address as the router compares it. */
const normalizePath = (pathname: string) => pathname.replace(/\/+$/, '').toLowerCase();

/** Whether a page's policy differs from the document's, which was loaded for another address. */
export const needsOwnDocument = (loadedFor: string, { pathname, page }: Pick<Shown, 'pathname' | 'page'>): boolean =>
  page?.hasOwnPolicy === true && normalizePath(pathname) !== normalizePath(loadedFor);

/** A browser keeps the document's policy, so a page with its own policy is reloaded when it is reached from another. */
export function useOwnPolicy(): void {
  const shown = usePage();
  const [loadedFor] = useState(shown.pathname);
  const isNeeded = needsOwnDocument(loadedFor, shown);
  useEffect(() => {
    // Without a connection, content of another host wouldn't load anyway.
    if (isNeeded && navigator.onLine) location.reload();
  }, [isNeeded]);
}
