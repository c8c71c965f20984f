import { getAllUsersList } from '@cleaning/contracts';
import { useCall } from '@cleaning/ui/app';
import { sortCleanersFirst } from './cleanersFirst';
import { useIsAdmin } from './role';

/**
 * Orders the people who can get a shift: admins come last, since cleaners are meant. `isRead`: show the people from then on, so that nobody
 * changes places under a press. A supervisor is not told who is an admin and sees them as they were answered.
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
