import { useSyncExternalStore } from 'react';

/** From 800 px at the usual text size, there is a sidebar instead of a bar at the foot. */
const WIDE = '(width >= 50em)';

/** Whether the media query matches. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

export const useIsWide = (): boolean => useMedia(WIDE);

/** Below that width tables show records of two lines, and filters are in a sheet. */
export const useIsPhone = (): boolean => useMedia('(width < 50em)');
