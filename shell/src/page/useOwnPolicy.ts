import { useLocation } from '@cleaning/ui/app';
import { useEffect, useState } from 'react';
import { routeOf } from '../routing/routeTable';

/** Whether a page has another policy than the document, which was loaded for another address. */
export function needsOwnDocument(loadedFor: string, pathname: string): boolean {
  const route = routeOf(pathname);
  return route?.ownPolicy === true && routeOf(loadedFor) !== route;
}

/** A browser keeps the policy that the document came with: a page with one of its own is loaded anew when it is reached from another. */
export function useOwnPolicy(): void {
  const { pathname } = useLocation();
  const [loadedFor] = useState(pathname);
  useEffect(() => {
    // Without a connection nothing of another host would come anyway.
    if (needsOwnDocument(loadedFor, pathname) && navigator.onLine) location.reload();
  }, [loadedFor, pathname]);
}
