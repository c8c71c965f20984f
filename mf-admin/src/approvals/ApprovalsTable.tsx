import { type HeldWork, listApprovals } from '@cleaning/contracts';
import { EmptyState, Money, QueryState } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { useEffect, useState } from 'react';
import { Facts } from '../job-desk/Facts';
import { Pager } from '../lists/Pager';
import { SortableTable } from '../lists/SortableTable';
import type { ListState } from '../lists/useListState';
import { approvals as texts } from '../texts';
import { chosenColumn, DECIDED_COLUMNS, HELD_COLUMNS } from './approvalColumns';
import type { ApprovalFilters } from './approvalFilters';
import { DecisionBar } from './DecisionBar';

const PAGE_SIZE = 25;
const REFETCH_MS = 5000;

/** A page of the work found, and what can be decided about it. */
export function ApprovalsTable({ list, filters }: { list: ListState; filters: ApprovalFilters }) {
  const body = { ...filters, page: list.page, page_size: PAGE_SIZE };
  const isHeld = filters.state === 'held';
  // What was decided stays as it is.
  const query = useCall(listApprovals, { body, keepPrevious: true, refetchInterval: isHeld ? REFETCH_MS : false });
  // With the version that was seen: what is corrected afterwards is refused instead of being decided unseen.
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  const isPastEnd = query.data !== undefined && query.data.rows.length === 0 && query.data.total > 0;
  const { setPage } = list;
  // Somebody has decided what was on this page.
  useEffect(() => {
    if (isPastEnd) setPage(1);
  }, [isPastEnd, setPage]);

  const choose = (rows: readonly HeldWork[], is: boolean) =>
    setChosen((before) => {
      const after = new Map(before);
      for (const { row_id, version } of rows) {
        if (is) after.set(row_id, version);
        else after.delete(row_id);
      }
      return after;
    });

  return (
    <QueryState query={query}>
      {(found) => {
        const isFiltered = filters.text !== '' || 'from' in filters || 'to' in filters || 'reasons' in filters;
        if (found.total === 0 && isHeld && !isFiltered) return <EmptyState text={texts.empty} />;
        const stillThere = new Map([...chosen].filter(([id]) => found.rows.some(({ row_id }) => row_id === id)));
        return (
          <div className="ma-dense">
            <Facts
              facts={[
                [texts.records, String(found.total)],
                [texts.sum, <Money key="sum" value={found.contractor_pay} />],
              ]}
            />
            {isHeld && found.total > 0 && (
              <DecisionBar
                found={found}
                filters={filters}
                chosen={stillThere}
                onChoose={(is) => choose(found.rows, is)}
                onDecided={() => setChosen(new Map())}
              />
            )}
            <SortableTable
              caption={texts.caption}
              rows={found.rows}
              rowKey={(row) => row.row_id}
              empty={texts.noMatch}
              sort={list.sort}
              direction={list.direction}
              onSort={list.sortBy}
              columns={
                isHeld ? [chosenColumn(stillThere, (row, is) => choose([row], is)), ...HELD_COLUMNS] : DECIDED_COLUMNS
              }
            />
            <Pager page={list.page} pageSize={PAGE_SIZE} total={found.total} onPage={list.setPage} />
          </div>
        );
      }}
    </QueryState>
  );
}
