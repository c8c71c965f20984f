import { useLocation } from '@cleaning/ui/app';
import { type RefObject, useEffect, useRef } from 'react';
import { routeOf } from '../routing/route-table';
import { COMPANY, TEXTS } from '../texts';

export const titleOf = (pathname: string): string => {
  const page = routeOf(pathname)?.title ?? TEXTS.notFound;
  return `${page} – ${COMPANY.name}`;
};

/** On another address: sets the title and moves the focus to the new content, as a page load does. */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const arrivedAt = useRef<string>(null);
  useEffect(() => {
    document.title = titleOf(pathname);
    if (arrivedAt.current !== null && arrivedAt.current !== pathname) main.current?.focus({ preventScroll: true });
    arrivedAt.current = pathname;
  }, [pathname, main]);
}
