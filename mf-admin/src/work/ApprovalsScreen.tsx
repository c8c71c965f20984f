import { type HeldWork, HOLD_REASONS, listApprovals, WORK_STATES } from '@cleaning/contracts';
import { Card, EmptyState, Facts, Money, PageHeader, QueryState, SelectField, Table } from '@cleaning/ui';
import { useCall, useSingleKeys } from '@cleaning/ui/app';
import { useEffect, useState } from 'react';
import { headersOf, ListFilters } from '../desk/filters';
import { DayFilter, type ListState, Pager, SearchField, SortSelect, useListState } from '../desk/lists';
import {
  type ApprovalFilters,
  approvalFilters,
  chosenColumn,
  DECIDED_COLUMNS,
  HELD_COLUMNS,
  lookColumn,
  SORTS,
} from './approvalColumns';
import { DecisionBar } from './DecisionBar';
import { HeldRecord } from './HeldRecord';
import { BelowLeavers, OwedToLeavers } from './OwedToLeavers';
import { holdReasons, look, approvals as texts } from './texts';

/** A page of the work that was found, with the decisions. */
function ApprovalsTable({ list, filters }: { list: ListState; filters: ApprovalFilters }) {
  const { pageSize, hidden } = list.view;
  const body = { ...filters, page: list.page, page_size: pageSize };
  const isHeld = filters.state === 'held';
  // Decided work does not change.
  const query = useCall(listApprovals, { body, keepPrevious: true });
  // With the version that was seen: the service refuses a decision about a record that was corrected afterwards.
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map());
  // The record that is looked at. When it is gone the one that took its place is next.
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const rows = query.data?.rows ?? [];
  const index = rows.findIndex(({ row_id }) => row_id === lookedAt);
  const looked = rows[index];
  const lookTo = (at: number) => {
    const to = rows[at];
    return to && (() => setLookedAt(to.row_id));
  };
  const next = lookTo(index + 1);
  const previous = index < 0 ? undefined : lookTo(index - 1);
  useSingleKeys(isHeld ? { j: () => next?.(), k: () => previous?.() } : {});
  const isPastEnd = query.data !== undefined && query.data.rows.length === 0 && query.data.total > 0;
  const { setPage } = list;
  // Another admin has decided everything on this page.
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
            {isHeld && looked && (
              <HeldRecord
                row={looked}
                position={look.position(index + 1, rows.length)}
                onNext={next}
                onPrevious={previous}
                onDecided={next ?? previous ?? (() => setLookedAt(null))}
                onClose={() => setLookedAt(null)}
                onSearch={(text) => list.setFilter({ text })}
              />
            )}
            <Table
              current={({ row_id }) => isHeld && row_id === lookedAt}
              caption={texts.caption}
              rows={found.rows}
              rowKey={(row) => row.row_id}
              empty={texts.noMatch}
              sorting={list}
              hidden={hidden}
              rowLink={(row) => `/admin/work/${row.row_id}`}
              columns={
                isHeld
                  ? [
                      chosenColumn(stillThere, (row, is) => choose([row], is)),
                      ...HELD_COLUMNS,
                      lookColumn(({ row_id }) => setLookedAt(row_id)),
                    ]
                  : DECIDED_COLUMNS
              }
            />
            <Pager page={list.page} pageSize={pageSize} total={found.total} onPage={list.setPage} />
          </div>
        );
      }}
    </QueryState>
  );
}

const STATES = WORK_STATES.map((value) => ({ value, label: texts.states[value] }));
const REASONS = HOLD_REASONS.map((value) => ({ value, label: holdReasons[value] }));

/** Work that waits for an admin's decision, and people who have left while money was owed to them. */
export default function ApprovalsScreen() {
  const list = useListState(
    { text: '', from: '', to: '', state: 'held', reason: '', sort: 'date', direction: 'asc' },
    { table: 'approvals' },
  );
  const filters = approvalFilters(list);
  const day = (name: 'from' | 'to') => (
    <DayFilter label={texts[name]} value={list.filter(name)} onDay={(chosen) => list.setFilter({ [name]: chosen })} />
  );
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <OwedToLeavers />
      <BelowLeavers>
        <Card>
          <ListFilters
            list={list}
            set={
              ['from', 'to', 'reason'].filter((name) => list.filter(name) !== '').length +
              (filters.state === 'held' ? 0 : 1)
            }
            columns={headersOf(filters.state === 'held' ? HELD_COLUMNS : DECIDED_COLUMNS)}
            search={
              <SearchField
                label={texts.search}
                value={list.filter('text')}
                onSearch={(text) => list.setFilter({ text })}
              />
            }
          >
            {day('from')}
            {day('to')}
            <SelectField
              label={texts.reason}
              placeholder={texts.allReasons}
              options={REASONS}
              value={filters.reasons?.[0] ?? ''}
              onChange={(event) => list.setFilter({ reason: event.target.value })}
            />
            <SelectField
              label={texts.state}
              options={STATES}
              value={filters.state}
              onChange={(event) => list.setFilter({ state: event.target.value })}
            />
            <SortSelect columns={SORTS} sort={filters.sort} direction={list.direction} onOrder={list.order} ofTable />
          </ListFilters>
          <ApprovalsTable key={JSON.stringify([filters, list.page])} list={list} filters={filters} />
        </Card>
      </BelowLeavers>
    </>
  );
}
