import { type HeldWork, HOLD_REASONS, listApprovals, WORK_STATES } from '@cleaning/contracts';
import {
  Card,
  EmptyState,
  getBusinessToday,
  PageHeader,
  passFocus,
  QueryState,
  Revealed,
  SelectField,
  Table,
} from '@cleaning/ui';
import { useCall, useSearchParams, useSingleKeys } from '@cleaning/ui/app';
import { type RefObject, useRef, useState } from 'react';
import { useFilledPage } from '../desk/filledPage';
import { DayFilter, type ListState, Pager, SearchField, SortSelect, useListState } from '../desk/ListTools';
import { FilterBar } from '../desk/list/FilterBar';
import { filterVisibleColumns, type ListTable, sortBy, useListTable } from '../desk/list/useListTable';
import {
  type ApprovalFilters,
  createChosenColumn,
  createViewColumn,
  DECIDED_COLUMNS,
  HELD_COLUMNS,
  readApprovalFilters,
  SORTS,
} from './approvalColumns';
import { DecisionBar } from './DecisionBar';
import { getRecentDays } from './days';
import { FoundLine } from './FoundLine';
import { HeldRecord } from './HeldRecord';
import { LeaversLink, OwedToLeavers } from './OwedToLeavers';
import { holdReasons, look, approvals as texts } from './texts';
import { findRowAfter, type RowChoice, useChosen } from './useChosen';
import { WorkRules } from './WorkRules';

const useApprovalPage = (list: ListState, filters: ApprovalFilters) =>
  useCall(listApprovals, {
    body: { ...filters, page: list.page, page_size: list.view.pageSize },
    keepPrevious: true,
  });

interface ApprovalsTableProps {
  list: ListState;
  filters: ApprovalFilters;
  query: ReturnType<typeof useApprovalPage>;
  table: ListTable<HeldWork>;
  chosen: RowChoice;
  /** The button that chooses the page. */
  chooseAll: RefObject<HTMLButtonElement | null>;
}

const NO_ROWS: readonly HeldWork[] = [];

const isFiltered = (filters: ApprovalFilters) =>
  filters.text !== '' || 'from' in filters || 'to' in filters || 'reasons' in filters;

/** A page of the work that was found, with the decisions. */
function ApprovalsTable({ list, filters, query, table, chosen, chooseAll }: ApprovalsTableProps) {
  const { pageSize } = list.view;
  const isHeld = filters.state === 'held';
  // The opened record. If it is gone, the one in its place comes next.
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const rows = query.data?.rows ?? [];
  const index = rows.findIndex(({ row_id }) => row_id === lookedAt);
  const looked = rows[index];
  const openEntryAt = (at: number) => {
    const to = rows[at];
    return to && (() => setLookedAt(to.row_id));
  };
  const next = openEntryAt(index + 1);
  /** Moves on to the next record, unless another one was opened meanwhile. */
  const showNext = () => {
    const beside = rows[index + 1] ?? rows[index - 1];
    setLookedAt((now) => (now === lookedAt ? (beside?.row_id ?? null) : now));
  };
  const previous = index < 0 ? undefined : openEntryAt(index - 1);
  useSingleKeys(isHeld ? { j: () => next?.(), k: () => previous?.() } : {});
  // Another admin has decided everything on this page.
  useFilledPage(query, { page: list.page, pageSize, onPage: list.setPage });
  const part = useRef<HTMLDivElement>(null);

  /** The checkbox of a row; without one the button above the list. */
  const focusRow = (id: string | undefined) => {
    // Another list may be shown by then.
    if (!part.current) return;
    const row = id === undefined ? null : part.current.querySelector<HTMLElement>(`[data-row="${id}"] input`);
    passFocus(row ?? chooseAll.current);
  };

  return (
    <QueryState query={query}>
      {(found) => {
        if (found.total === 0 && isHeld && !isFiltered(filters)) return <EmptyState text={texts.empty} />;
        const stillThere = new Map([...chosen.rows].filter(([id]) => found.rows.some(({ row_id }) => row_id === id)));
        return (
          <div ref={part} className="ma-dense ma-approvals">
            {isHeld && (
              <DecisionBar
                chosen={stillThere}
                onChooseNone={() => {
                  chosen.chooseNone();
                  chooseAll.current?.focus();
                }}
                onDecided={(hadFocus) => {
                  // Others may have been chosen meanwhile.
                  chosen.choose(
                    found.rows.filter(({ row_id }) => stillThere.has(row_id)),
                    false,
                  );
                  if (hadFocus) focusRow(findRowAfter(found.rows, stillThere));
                }}
              />
            )}
            {isHeld && looked && (
              <HeldRecord
                row={looked}
                position={look.position(index + 1, rows.length)}
                onNext={next}
                onPrevious={previous}
                onDecided={showNext}
                onClose={() => setLookedAt(null)}
                onSearch={(text) => list.setFilter({ text })}
              />
            )}
            <Table
              current={({ row_id }) => isHeld && row_id === lookedAt}
              caption={texts.caption}
              captionHidden
              rows={found.rows}
              rowKey={(row) => row.row_id}
              empty={texts.noMatch}
              sorting={{ sort: filters.sort, direction: filters.direction, sortBy: sortBy(table) }}
              rowLink={(row) => `/admin/work/${row.row_id}`}
              columns={
                isHeld
                  ? [
                      createChosenColumn(stillThere, (row, is) => chosen.choose([row], is)),
                      ...filterVisibleColumns(HELD_COLUMNS, table),
                      createViewColumn(({ row_id }) => setLookedAt(row_id)),
                    ]
                  : filterVisibleColumns(DECIDED_COLUMNS, table)
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

/** Work that waits for approval, and former contractors who are still owed money. */
export default function ApprovalsScreen() {
  const [address] = useSearchParams();
  // Waiting work is listed however old it is. Decided work is limited to recent days, because it grows.
  const days = ['approved', 'rejected'].includes(address.get('state') ?? '')
    ? getRecentDays(getBusinessToday())
    : { from: '', to: '' };
  const list = useListState(
    { text: '', ...days, state: 'held', reason: '', sort: 'date', direction: 'asc' },
    { table: 'approvals' },
  );
  const filters = readApprovalFilters(list);
  const query = useApprovalPage(list, filters);
  const shown = JSON.stringify([filters, list.page]);
  const chosen = useChosen(shown);
  const chooseAll = useRef<HTMLButtonElement>(null);
  const found = query.data;
  const table = useListTable({
    columns: filters.state === 'held' ? HELD_COLUMNS : DECIDED_COLUMNS,
    rows: found?.rows ?? NO_ROWS,
    rowKey: ({ row_id }) => row_id,
    total: found?.total ?? 0,
    state: list,
    sort: filters.sort,
    asked: shown,
  });
  const renderDay = (name: 'from' | 'to') => (
    <DayFilter label={texts[name]} value={list.filter(name)} onDay={(chosen) => list.setFilter({ [name]: chosen })} />
  );
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          <>
            <LeaversLink />
            {found && (found.total > 0 || isFiltered(filters)) && (
              <FoundLine
                ref={chooseAll}
                found={found}
                filters={filters}
                onChooseAll={() => chosen.choose(found.rows, true)}
              />
            )}
          </>
        }
      />
      <Card>
        <FilterBar
          table={table}
          set={
            (['from', 'to'] as const).filter((name) => list.filter(name) !== days[name]).length +
            (list.filter('reason') === '' ? 0 : 1) +
            (filters.state === 'held' ? 0 : 1)
          }
          search={
            <SearchField
              label={texts.search}
              value={list.filter('text')}
              onSearch={(text) => list.setFilter({ text })}
            />
          }
        >
          {renderDay('from')}
          {renderDay('to')}
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
        </FilterBar>
        <ApprovalsTable
          key={shown}
          list={list}
          filters={filters}
          query={query}
          table={table}
          chosen={chosen}
          chooseAll={chooseAll}
        />
        <p className="ma-hint">{texts.lead}</p>
      </Card>
      <Revealed when={found !== undefined}>
        <OwedToLeavers />
        <WorkRules />
      </Revealed>
    </>
  );
}
