import { ApiError, messageOf } from '@cleaning/ui/app';
import type { ReactNode } from 'react';
import { EmptyState, Retry } from './messages';
import { Skeleton } from './progress';

/** What QueryState needs of a query; `useCall`'s result has it. */
export interface Query<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface QueryStateProps<Data> {
  query: Query<Data>;
  /** Shown for an empty list. */
  empty?: ReactNode;
  /** Instead of the grey lines. */
  pending?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * A page's data in its four states: on its way, failed, empty, there. Old data stays while new data is on its way, and when
 * a later read fails; not when the thing is gone (404), since somebody else has removed it.
 */
export function QueryState<Data>({ query, empty, pending, children }: QueryStateProps<Data>) {
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  if (query.data !== undefined && !isGone) {
    if (empty !== undefined && Array.isArray(query.data) && query.data.length === 0) return <EmptyState text={empty} />;
    return children(query.data);
  }
  if (query.error)
    return <Retry message={messageOf(query.error)} onRetry={() => query.refetch()} busy={query.isFetching} />;
  return pending ?? <Skeleton />;
}
