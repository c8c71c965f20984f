import { getAttention, listApprovals, listDetailChanges, searchPeople } from '@cleaning/contracts';
import { useCall } from '@cleaning/ui/app';
import type { CountName } from '../navigation/entries';
import { FRAME } from './texts';

/** The desk's first page reads them more often, with the same input and so from the same cache. */
const REFETCH_MS = 30_000;
const reading = { refetchInterval: REFETCH_MS };

function useRequests(kind: 'permanent' | 'quick'): number {
  const { data } = useCall(getAttention, reading);
  return data?.requests.rows.filter((row) => row.kind === kind).length ?? 0;
}

const usePeople = () =>
  useCall(searchPeople, { body: { standing: 'not-verified', sort: 'registered', page_size: 5 }, ...reading }).data
    ?.total ?? 0;

const useApprovals = () => useCall(listApprovals, { body: { page_size: 5 }, ...reading }).data?.total ?? 0;

const useDetailChanges = () => useCall(listDetailChanges, { query: { page_size: 1 }, ...reading }).data?.total ?? 0;

const READS: Readonly<Record<CountName, () => number>> = {
  requests: () => useRequests('permanent'),
  'quick-requests': () => useRequests('quick'),
  people: usePeople,
  approvals: useApprovals,
  'detail-changes': useDetailChanges,
};

/** How many wait, beside an entry of the menu. Its link is described by it. For admins. */
export function Count({ of, id }: { of: CountName; id: string }) {
  const useCount = READS[of];
  const count = useCount();
  return (
    <span id={id} className="shell-count">
      {count > 0 && (
        <>
          {count} <span className="ui-sr-only">{FRAME.counts[of]}</span>
        </>
      )}
    </span>
  );
}
