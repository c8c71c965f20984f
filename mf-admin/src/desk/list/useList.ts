import type { AnswerOf, ListCall, Page } from '@cleaning/contracts';
import type { Column, Query, Sorting } from '@cleaning/ui';
import { type CallInput, useCall } from '@cleaning/ui/app';
import {
  type ColumnDef,
  columnVisibilityFeature,
  functionalUpdate,
  type ReactTable,
  type RowSelectionState,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo, useState } from 'react';
import { useFilledPage } from '../filledPage';
import { type ListState, useListState } from '../ListTools';
import { type Filters, type FilterValues, initialValues, readValues, shownValues } from './filters';

/** The server sorts and pages: no row model of the table does. */
export const features = tableFeatures({
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
});

export type ListTable<Row> = ReactTable<typeof features, Row & object>;

/** A row that a list call answers. */
export type RowOf<C extends ListCall> = AnswerOf<C> extends Page<infer Row> ? Row : never;
/** Known to be a page also where the call is any. */
export type ListAnswer<C extends ListCall> = AnswerOf<C> & Page<RowOf<C>>;

/** What a list asks its call for. */
export interface Asked<F extends Filters, Sort extends string> {
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
}

/** What can be done with several rows at once. */
export interface BulkActions<Row> {
  /** Accessible name of a row's checkbox: "Choose Library". */
  label: (row: Row) => string;
  /** Missing: every row can be chosen. */
  canChoose?: (row: Row) => boolean;
  /** The buttons for the rows that are chosen on this page. */
  actions: (rows: readonly Row[], chooseNone: () => void) => ReactNode;
}

export interface ListOptions<C extends ListCall, F extends Filters, Sort extends string> {
  /** A name of its own: order, rows per page and columns are remembered on the device by it. */
  name: string;
  call: C;
  input: (asked: Asked<F, Sort>) => CallInput<C>;
  columns: readonly Column<RowOf<C>>[];
  rowKey: (row: RowOf<C>) => string;
  filters: F;
  /** The orders that can be chosen, first the one until then. Missing: the server has one alone. */
  orders?: readonly Order<Sort>[];
  /** Of the first order. */
  direction?: 'asc' | 'desc';
  /** Rows of a page until another number is chosen. */
  pageSize?: number;
  bulk?: BulkActions<RowOf<C>> | undefined;
}

export interface List<Row, Data = Page<Row>> {
  readonly state: ListState;
  readonly query: Query<Data> & { readonly isPlaceholderData: boolean };
  readonly table: ListTable<Row>;
  /** Columns that are switched on. */
  readonly columns: readonly Column<Row>[];
  /** Headings of those that are switched off. */
  readonly hidden: readonly string[];
  readonly sorting: Sorting & { sortBy: (sort: string) => void };
  readonly orders: readonly Order[];
  readonly filters: Filters;
  readonly text: string;
  /** What the fields of the filters show. */
  readonly shown: Readonly<Record<string, string>>;
  readonly bulk: BulkActions<Row> | undefined;
  /** The chosen rows among those that are shown. */
  readonly chosen: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

const columnId = ({ sort, header }: Pick<Column<unknown>, 'sort' | 'header'>): string => sort ?? header;

/** The first column says which row it is; one without a visible heading could not be named. */
const canHide = ({ headerHidden }: Pick<Column<unknown>, 'headerHidden'>, index: number): boolean =>
  index > 0 && !headerHidden;

const NO_ROWS: readonly object[] = [];
const NONE_CHOSEN: RowSelectionState = {};

/**
 * A list of the desk: search, filters, order and page stand in the address, the call reads them, and TanStack Table has order, page, columns
 * and chosen rows.
 */
export function useList<C extends ListCall, F extends Filters, Sort extends string>(
  options: ListOptions<C, F, Sort>,
): List<RowOf<C>, ListAnswer<C>> & { readonly asked: Asked<F, Sort> } {
  type Row = RowOf<C>;
  const { name, call, input, columns, rowKey, filters, orders = [], pageSize = 25, bulk } = options;
  const [firstOrder] = orders;
  const first = { sort: firstOrder?.value ?? '', direction: options.direction ?? 'asc' };
  const state = useListState({ ...initialValues(filters), text: '', ...first }, { table: name, pageSize });
  const shown = shownValues(filters, state);
  const { view, direction } = state;
  const sort = (orders.find(({ value }) => value === state.sort)?.value ?? first.sort) as Sort;
  const asked: Asked<F, Sort> = {
    text: state.filter('text').slice(0, 120),
    order: { sort, direction },
    paging: { page: state.page, page_size: view.pageSize },
    filters: readValues(filters, shown),
  };
  // The input of any call: what it needs is checked where `input` is written.
  const query = useCall<ListCall>(call, { ...(input(asked) as CallInput<ListCall>), keepPrevious: true });
  useFilledPage(query, { page: state.page, pageSize: view.pageSize, onPage: state.setPage });

  // Rows of another page, order or filter are not the chosen ones.
  const page = JSON.stringify(asked);
  const [selection, setSelection] = useState({ page, ids: NONE_CHOSEN });
  const rowSelection = selection.page === page ? selection.ids : NONE_CHOSEN;

  const columnDefs = useMemo(
    () =>
      columns.map(
        (column, index): ColumnDef<typeof features, Row & object> => ({
          id: columnId(column),
          header: column.header,
          accessorFn: (row) => row,
          enableSorting: column.sort !== undefined,
          enableHiding: canHide(column, index),
        }),
      ),
    [columns],
  );
  const columnVisibility = Object.fromEntries(
    columns
      .filter(({ header }, index) => index > 0 && view.hidden.includes(header))
      .map((each) => [columnId(each), false]),
  );
  const sorting = [{ id: sort, desc: direction === 'desc' }];
  const pagination = { pageIndex: state.page - 1, pageSize: view.pageSize };
  const table = useTable({
    features,
    columns: columnDefs,
    data: (query.data?.rows ?? NO_ROWS) as readonly (Row & object)[],
    getRowId: rowKey,
    rowCount: query.data?.total ?? 0,
    manualPagination: true,
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    sortDescFirst: false,
    enableRowSelection: bulk === undefined ? false : ({ original }) => bulk.canChoose?.(original) ?? true,
    state: { columnVisibility, pagination, rowSelection, sorting },
    onColumnVisibilityChange: (updater) => {
      const visible = functionalUpdate(updater, columnVisibility);
      view.onHidden(columns.filter((each) => visible[columnId(each)] === false).map(({ header }) => header));
    },
    onPaginationChange: (updater) => {
      const next = functionalUpdate(updater, pagination);
      if (next.pageSize === view.pageSize) state.setPage(next.pageIndex + 1);
      else view.onPageSize(next.pageSize);
    },
    onRowSelectionChange: (updater) => setSelection({ page, ids: functionalUpdate(updater, rowSelection) }),
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, sorting);
      if (next) state.order({ sort: next.id, direction: next.desc ? 'desc' : 'asc' });
    },
  });

  return {
    state,
    query: query as List<RowOf<C>, ListAnswer<C>>['query'],
    table,
    columns: columns.filter((each) => table.getColumn(columnId(each))?.getIsVisible()),
    hidden: view.hidden,
    sorting: { sort, direction, sortBy: (id) => table.getColumn(id)?.toggleSorting() },
    orders,
    filters,
    text: asked.text,
    shown,
    bulk,
    chosen: table.getSelectedRowModel().rows.map(({ original }) => original),
    rowKey,
    asked,
  };
}
