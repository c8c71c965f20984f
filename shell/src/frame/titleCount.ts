import { useWaiting } from '@cleaning/ui';
import { useTitleCount, useUnreadNotices } from './useTitleCount';

/**
 * The title of an admin's tab counts items that wait for a decision, and unread notices, which include new messages.
 */
export function AdminTitle() {
  const { messages: _, ...decisions } = useWaiting();
  const waiting = Object.values(decisions).reduce((sum, count) => sum + count, 0);
  useTitleCount(waiting + useUnreadNotices());
  return null;
}
