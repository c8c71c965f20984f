import { countUnreadNotices } from '@cleaning/contracts';
import { useWaiting } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { useEffect } from 'react';
import { setTitleCount } from '../page/title';

function useTitleCount(count: number): void {
  useEffect(() => {
    setTitleCount(count);
    return () => setTitleCount(0);
  }, [count]);
}

const useUnread = () => useCall(countUnreadNotices).data?.unread ?? 0;

/** The title of an admin's tab counts what waits for a decision, and unread notices. */
export function AdminTitle() {
  const waiting = Object.values(useWaiting()).reduce((sum, count) => sum + count, 0);
  useTitleCount(waiting + useUnread());
  return null;
}

/** The title of anybody else's tab counts unread notices. */
export function OwnTitle() {
  useTitleCount(useUnread());
  return null;
}
