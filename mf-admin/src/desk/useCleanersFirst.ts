import { getAllUsersList } from '@cleaning/contracts';
import { useCall } from '@cleaning/ui/app';
import { sortCleanersFirst } from './cleanersFirst';
import { useIsAdmin } from './role';

/**
 * Sorts the people who can get a shift: admins last, because cleaners are usually meant. Show people only once
 * `isRead`, so that nobody moves under a press. A supervisor can't see who is an admin, and gets the order of the
 * answer.
 */
export function useCleanersFirst() {
  const isAdmin = useIsAdmin();
  const all = useCall(getAllUsersList, { enabled: isAdmin });
  const admins = new Set(all.data?.filter(({ role }) => role === 'admin').map(({ id }) => id));
  return {
    isRead: !isAdmin || all.isFetched,
    sort: <Person extends { readonly id: string }>(people: readonly Person[]) => sortCleanersFirst(people, admins),
  };
}
