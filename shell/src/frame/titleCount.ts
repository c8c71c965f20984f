import { useWaiting } from '@cleaning/ui';
import { useTitleCount, useUnread } from './useTitleCount';

/** The title of an admin's tab counts what waits for a decision, and unread notices. */
export function AdminTitle() {
  const waiting = Object.values(useWaiting()).reduce((sum, count) => sum + count, 0);
  useTitleCount(waiting + useUnread());
  return null;
}
