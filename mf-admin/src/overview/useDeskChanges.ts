import { type Call, getDeskVersion } from '@cleaning/contracts';
import { callKey, type ReadOptions, useCall, useQueryClient } from '@cleaning/ui/app';
import { useEffect } from 'react';
import { DESK_REFETCH_MS } from '../desk/desk';

/** How a read is made that is made again when the desk has changed. */
export type WatchedRead = Required<Pick<ReadOptions, 'enabled' | 'refetchInterval'>>;

/** Short enough that a change is on the page within two seconds, together with the reads that follow. */
const VERSION_REFETCH_MS = 1500;
/** What the version does not tell of, such as a new e-mail address. */
const UNWATCHED_REFETCH_MS = 60_000;

const refetchInterval: WatchedRead['refetchInterval'] = ({ state }) =>
  state.status === 'error' ? DESK_REFETCH_MS : UNWATCHED_REFETCH_MS;

/**
 * Asks one small call whether the desk has changed, and has the given reads made again when it has. They wait for the first version,
 * so that none of them is older than it; without an answer they go ahead.
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
