import { type Call, getDeskVersion } from '@cleaning/contracts';
import { callKey, type ReadOptions, useCall, useQueryClient } from '@cleaning/ui/app';
import { useEffect } from 'react';
import { DESK_REFETCH_MS } from '../desk/desk';

/** Options of a read that is made again when the desk has changed. */
export type WatchedRead = Required<Pick<ReadOptions, 'enabled' | 'refetchInterval'>>;

/** With the reads that follow, a change is on the page within two seconds. */
const VERSION_REFETCH_MS = 1500;
/** For changes that the version does not count, such as a new e-mail address. */
const UNWATCHED_REFETCH_MS = 60_000;

const refetchInterval: WatchedRead['refetchInterval'] = ({ state }) =>
  state.status === 'error' ? DESK_REFETCH_MS : UNWATCHED_REFETCH_MS;

/**
 * Polls the desk's version and makes the given reads again when it changes. They wait for the first version, so that none is older
 * than it; when that fails they go ahead.
 * @param reads the same array each time
 */
export function useDeskChanges(reads: readonly Call[]): WatchedRead {
  const client = useQueryClient();
  const { data, isError } = useCall(getDeskVersion, { refetchInterval: VERSION_REFETCH_MS });
  const version = data?.version;
  useEffect(() => {
    if (version === undefined) return;
    for (const read of reads) void client.invalidateQueries({ queryKey: callKey(read) });
  }, [client, reads, version]);
  return { enabled: version !== undefined || isError, refetchInterval };
}
