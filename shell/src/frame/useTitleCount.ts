import { countUnreadNotices } from '@cleaning/contracts';
import { useCall } from '@cleaning/ui/app';
import { useEffect } from 'react';
import { setTitleCount } from '../page/title';

export function useTitleCount(count: number): void {
  useEffect(() => {
    setTitleCount(count);
    return () => setTitleCount(0);
  }, [count]);
}

export const useUnreadNotices = () => useCall(countUnreadNotices).data?.unread ?? 0;

/** The title of anybody else's tab than an admin's counts unread notices. */
export function OwnTitle() {
  useTitleCount(useUnreadNotices());
  return null;
}
