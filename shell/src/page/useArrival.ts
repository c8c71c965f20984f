import { useLocation } from '@cleaning/ui/app';
import { type RefObject, useEffect, useRef } from 'react';
import { setTitlePath } from './title';

/** On another address: sets the title and moves the focus to the new content, as a page load does. */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const arrivedAt = useRef<string>(null);
  useEffect(() => {
    setTitlePath(pathname);
    if (arrivedAt.current !== null && arrivedAt.current !== pathname) main.current?.focus({ preventScroll: true });
    arrivedAt.current = pathname;
  }, [pathname, main]);
}
