import { type RefObject, useEffect, useRef } from 'react';
import { usePage } from '../routing/usePage';
import { setTitlePage } from './title';

/** After a change of address: sets the title and focuses the new content, as a page load does. */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname, page, isKnown } = usePage();
  const arrivedAt = useRef<string>(null);
  useEffect(() => {
    if (isKnown) setTitlePage(pathname, page);
  }, [pathname, page, isKnown]);
  useEffect(() => {
    if (arrivedAt.current !== null && arrivedAt.current !== pathname) main.current?.focus({ preventScroll: true });
    arrivedAt.current = pathname;
  }, [pathname, main]);
}
