import type { CallAnswer, ListCall, Page } from '@cleaning/contracts';
import type { Column, Query, Sorting } from '@cleaning/ui';
import { type CallInput, getMessage, request, useCall } from '@cleaning/ui/app';
import { type ReactNode, useState } from 'react';
import { useFilledPage } from '../filledPage';
import { type ListState, type OrderKind, useListState } from '../ListTools';
import { type Filters, type FilterValues, getInitialValues, readValues, toShownValues } from './filters';
import { filterVisibleColumns, type ListTable, sortBy, useListTable } from './useListTable';

/** A row of a list call's answer. */
export type ListRow<C extends ListCall> = CallAnswer<C> extends Page<infer Row> ? Row : never;
/** Known to be a page also where the call is any. */
export type ListAnswer<C extends ListCall> = CallAnswer<C> & Page<ListRow<C>>;

/** Search, filters, order and page that a list sends to its call. */
export interface ListRequest<F extends Filters, Sort extends string> {
  /** Empty: everything. */
  readonly text: string;
  readonly order: { readonly sort: Sort; readonly direction: 'asc' | 'desc' };
  readonly paging: { readonly page: number; readonly page_size: number };
  readonly filters: FilterValues<F>;
}

export interface Order<Sort extends string = string> {
  /** The server's name of the order. */
  readonly value: Sort;
  readonly label: string;
  readonly kind: OrderKind;
}

/** Actions for several rows at once. */
export interface BulkActions<Row> {
  /** Accessible name of a row's checkbox: "Choose Library". */
  label: (row: Row) => string;
  /** Missing: every row can be chosen. */
  canChoose?: (row: Row) => boolean;
  /** Whether the actions take any number of rows, so that rows of other pages can be chosen too. */
  takesAll?: boolean;
  /** The buttons for the rows that are chosen: on this page, or all that match search and filters. */
  actions: (rows: readonly Row[], chooseNone: () => void) => ReactNode;
}

export interface ListOptions<C extends ListCall, F extends Filters, Sort extends string> {
  /** Unique name. The device stores order, rows per page and columns under it. */
  name: string;
  call: C;
  input: (asked: ListRequest<F, Sort>) => CallInput<C>;
  columns: readonly Column<ListRow<C>>[];
  rowKey: (row: ListRow<C>) => string;
  filters: F;
  /** Orders to choose from, the initial one first. Missing: the server has only one. */
  orders?: readonly Order<Sort>[];
  /** Direction of the initial order. */
  direction?: 'asc' | 'desc';
  /** Initial rows per page. */
  pageSize?: number;
  bulk?: BulkActions<ListRow<C>> | undefined;
}

export interface List<Row, Data = Page<Row>> {
  readonly state: ListState;
  readonly query: Query<Data> & { readonly isPlaceholderData: boolean };
  /** Rows of all pages. */
  readonly total: number;
  readonly table: ListTable<Row>;
  /** Columns that are switched on. */
  readonly columns: readonly Column<Row>[];
  /** Headings of hidden columns. */
  readonly hidden: readonly string[];
  readonly sorting: Sorting & { sortBy: (sort: string) => void };
  readonly orders: readonly Order[];
  readonly filters: Filters;
  readonly text: string;
  /** Values of the filters' fields. */
  readonly shown: Readonly<Record<string, string>>;
  readonly bulk: BulkActions<Row> | undefined;
  /** Chosen rows: among those shown, or all matches. */
  readonly chosen: readonly Row[];
  readonly allMatching: AllMatching;
  readonly rowKey: (row: Row) => string;
}

/** The rows of all pages as a choice. */
interface AllMatching {
  readonly isChosen: boolean;
  readonly isReading: boolean;
  readonly problem: string;
  /** Whether there are rows beyond this page, and few enough to read. */
  readonly isOffered: boolean;
  readonly choose: () => void;
  readonly chooseNone: () => void;
}

/** Rows of one read. */
const READ_AT_ONCE = 100;
/** Rows that can be chosen beyond the page. */
const MAX_CHOSEN = 1000;

/** Reads all pages of the list, so that an action can name its rows. */
function useAllMatching<Row>(
  shown: string,
  total: number,
  isMore: boolean,
  readPage: (page: number) => Promise<Page<Row>>,
) {
  const [choice, setChoice] = useState<{ shown: string; rows: readonly Row[] } | null>(null);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState('');

  async function choose() {
    setReading(true);
    setProblem('');
    try {
      const rows: Row[] = [];
      for (let page = 1; (page - 1) * READ_AT_ONCE < Math.min(total, MAX_CHOSEN); page += 1)
        rows.push(...(await readPage(page)).rows);
      setChoice({ shown, rows });
    } catch (error) {
      setProblem(getMessage(error));
    }
    setReading(false);
  }

  // A selection applies only to the list in which it was made.
  const rows = choice?.shown === shown ? choice.rows : null;
  const allMatching: AllMatching = {
    isChosen: rows !== null,
    isReading,
    problem,
    isOffered: isMore && total <= MAX_CHOSEN,
    choose: () => void choose(),
    chooseNone: () => setChoice(null),
  };
  return { rows, allMatching };
}

const NO_ROWS: readonly object[] = [];
const allowEveryRow = () => true;

/**
 * A list of the desk: search, filters, order and page are in the address, the call reads them, and TanStack Table has order, page, columns
 * and chosen rows.
 */
export function useList<C extends ListCall, F extends Filters, Sort extends string>(
  options: ListOptions<C, F, Sort>,
): List<ListRow<C>, ListAnswer<C>> & { readonly asked: ListRequest<F, Sort> } {
  type Row = ListRow<C>;
  const { name, call, input, columns, rowKey, filters, orders = [], pageSize = 25, bulk } = options;
  const [firstOrder] = orders;
  const first = { sort: firstOrder?.value ?? '', direction: options.direction ?? 'asc' };
  const state = useListState({ ...getInitialValues(filters), text: '', ...first }, { table: name, pageSize });
  const shown = toShownValues(filters, state);
  const { view, direction } = state;
  const sort = (orders.find(({ value }) => value === state.sort)?.value ?? first.sort) as Sort;
  const asked: ListRequest<F, Sort> = {
    text: state.filter('text').slice(0, 120),
    order: { sort, direction },
    paging: { page: state.page, page_size: view.pageSize },
    filters: readValues(filters, shown),
  };
  // The input of any call: what it needs is checked where `input` is written.
  const query = useCall<ListCall>(call, { ...(input(asked) as CallInput<ListCall>), keepPrevious: true });
  useFilledPage(query, { page: state.page, pageSize: view.pageSize, onPage: state.setPage });

  const rows = (query.data?.rows ?? NO_ROWS) as readonly Row[];
  const total = query.data?.total ?? 0;
  const { rows: everything, allMatching } = useAllMatching<Row>(
    JSON.stringify([asked.text, asked.filters]),
    total,
    bulk?.takesAll === true && total > rows.length,
    (page) =>
      request<ListCall>(
        call,
        input({ ...asked, paging: { page, page_size: READ_AT_ONCE } }) as CallInput<ListCall>,
      ) as Promise<Page<Row>>,
  );
  const canChoose = bulk?.canChoose ?? allowEveryRow;

  const table = useListTable({
    columns,
    rows,
    rowKey,
    total,
    state,
    sort,
    asked,
    canChoose: bulk && canChoose,
  });

  return {
    state,
    query: query as List<ListRow<C>, ListAnswer<C>>['query'],
    total,
    table,
    columns: filterVisibleColumns(columns, table),
    hidden: view.hidden,
    sorting: { sort, direction, sortBy: sortBy(table) },
    orders,
    filters,
    text: asked.text,
    shown,
    bulk,
    // A row may have changed to a state in which it can no longer be chosen.
    chosen:
      everything?.filter(canChoose) ??
      table
        .getSelectedRowModel()
        .rows.filter((row) => row.getCanSelect())
        .map(({ original }) => original),
    allMatching,
    rowKey,
    asked,
  };
}
