import { getClientPage } from '@cleaning/contracts';
import type { useQueryClient } from '@cleaning/ui/app';

type Queries = Pick<ReturnType<typeof useQueryClient>, 'resetQueries' | 'refetchQueries' | 'removeQueries'>;
type Named = { readonly queryKey: readonly unknown[] };

/** Paths of the calls that a client's contact makes. */
const FEEDBACK_UPLOAD = '/api/client/';

export const isClientQuery = ({ queryKey: [path] }: Named): boolean => String(path).startsWith(FEEDBACK_UPLOAD);
const isPageQuery = ({ queryKey: [path] }: Named): boolean => path === getClientPage.path;

/** Loads the page of the chosen client. Drops all data of the previous one. */
export async function reloadForClient(queries: Queries): Promise<void> {
  const page = { predicate: isPageQuery };
  const parts = queries.resetQueries({ predicate: (query) => isClientQuery(query) && !isPageQuery(query) });
  await queries.refetchQueries(page, { throwOnError: true }).catch(() => queries.resetQueries(page));
  await parts;
}
