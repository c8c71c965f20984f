import type { ReactNode } from 'react';
import { lists, type Sorting } from './lists';

export interface SortableColumn<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'end';
  /** The server's name of the order by this column; missing: not sortable. */
  sort?: string;
}

interface SortableTableProps<Row> extends Sorting {
  caption: string;
  columns: readonly SortableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  empty: string;
  onSort: (column: string) => void;
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;
const ARROW = { asc: '↑', desc: '↓' } as const;

/** A table whose order the server makes. On a phone, where the head is hidden, a select below the caption sorts. */
export function SortableTable<Row>(props: SortableTableProps<Row>) {
  const { caption, columns, rows, rowKey, empty, sort, direction, onSort } = props;
  const endOf = (column: SortableColumn<Row>) => (column.align === 'end' ? 'ui-table__end' : undefined);
  return (
    <div className="ui-table-wrap">
      <table className="ui-table ui-table--cards">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.header}
                scope="col"
                className={endOf(column)}
                aria-sort={column.sort && column.sort === sort ? ARIA_SORT[direction] : undefined}
              >
                {column.sort ? (
                  <button type="button" className="ma-sort" onClick={() => onSort(column.sort as string)}>
                    {column.header}
                    <span aria-hidden="true">{column.sort === sort ? ARROW[direction] : '↕'}</span>
                    <span className="ui-sr-only">{lists.sort}</span>
                  </button>
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length} className="ui-table__empty">
                {empty}
              </td>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td key={column.header} data-label={column.header} className={endOf(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
