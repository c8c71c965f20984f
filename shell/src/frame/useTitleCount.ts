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

/** For people other than admins, the tab's title counts unread notices. */
export function OwnTitle() {
  useTitleCount(useUnreadNotices());
  return null;
}
