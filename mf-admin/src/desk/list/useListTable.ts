import type { Column } from '@cleaning/ui';
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
import { useMemo, useState } from 'react';
import type { ListState } from '../ListTools';

/** The server sorts and pages: no row model of the table does. */
const features = tableFeatures({
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
});

export type ListTable<Row> = ReactTable<typeof features, Row & object>;

const getColumnId = ({ sort, header }: Pick<Column<unknown>, 'sort' | 'header'>): string => sort ?? header;

/** The first column identifies the row, and a column without a visible heading can't be named in a menu. */
const canHide = ({ headerHidden }: Pick<Column<unknown>, 'headerHidden'>, index: number): boolean =>
  index > 0 && !headerHidden;

const NONE_CHOSEN: RowSelectionState = {};

interface ListTableOptions<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Rows of all pages. */
  total: number;
  state: ListState;
  /** The order in use: the address may name an unknown one. */
  sort: string;
  /** Query of these rows. A change of it clears the selection. */
  asked: unknown;
  canChoose?: ((row: Row) => boolean) | undefined;
}

/** TanStack Table of a list whose order, page and columns are stored in the address and on the device. */
export function useListTable<Row>(options: ListTableOptions<Row>): ListTable<Row> {
  const { columns, rows, rowKey, total, state, sort, asked, canChoose } = options;
  const { view, direction } = state;
  const page = JSON.stringify(asked);
  const [selection, setSelection] = useState({ page, ids: NONE_CHOSEN });
  const rowSelection = selection.page === page ? selection.ids : NONE_CHOSEN;

  const columnDefs = useMemo(
    () =>
      columns.map(
        (column, index): ColumnDef<typeof features, Row & object> => ({
          id: getColumnId(column),
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
      .filter((each, index) => canHide(each, index) && view.hidden.includes(each.header))
      .map((each) => [getColumnId(each), false]),
  );
  const sorting = [{ id: sort, desc: direction === 'desc' }];
  const pagination = { pageIndex: state.page - 1, pageSize: view.pageSize };
  return useTable({
    features,
    columns: columnDefs,
    data: rows as readonly (Row & object)[],
    getRowId: rowKey,
    rowCount: total,
    manualPagination: true,
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    sortDescFirst: false,
    enableRowSelection: canChoose ? ({ original }) => canChoose(original) : false,
    state: { columnVisibility, pagination, rowSelection, sorting },
    onColumnVisibilityChange: (updater) => {
      const visible = functionalUpdate(updater, columnVisibility);
      view.onHidden(columns.filter((each) => visible[getColumnId(each)] === false).map(({ header }) => header));
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
}

/** Columns that are switched on. */
export const filterVisibleColumns = <Row>(
  columns: readonly Column<Row>[],
  table: ListTable<Row>,
): readonly Column<Row>[] => columns.filter((column) => table.getColumn(getColumnId(column))?.getIsVisible());

/** Sorts by another column, or reverses the order of the same one. */
export const sortBy =
  <Row>(table: ListTable<Row>) =>
  (sort: string): void =>
    table.getColumn(sort)?.toggleSorting();
