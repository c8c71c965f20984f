import type { ReactNode } from 'react';

export interface Column<Row> {
  header: string;
  cell: (row: Row, index: number) => ReactNode;
  /** `end` for amounts and hours. */
  align?: 'start' | 'end';
  /** The server's name of the order by this column; missing: not sortable. */
  sort?: string;
  /** Its place in a record of two lines, below 800 px. When no column has one, each row is a card that names its cells. */
  phone?: PhonePlace;
}

/** First line: `title`, `end`. Second line: `meta`. `open`: a link that covers the record. */
export type PhonePlace = 'title' | 'end' | 'meta' | 'open' | 'hidden';

export interface Sorting {
  sort: string;
  direction: 'asc' | 'desc';
}

export interface TableProps<Row> {
  caption: ReactNode;
  /** For assistive technology only: a heading right above has the same text. */
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string;
  /** Shown when there is no row. */
  empty: ReactNode;
  /** The order that the server makes, and what chooses another. */
  sorting?: Sorting & { sortBy: (column: string) => void };
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;
const ARROW = { asc: '↑', desc: '↓' } as const;

/** Rows and columns; below 800 px each row becomes a record or a card, and the head is hidden. */
export function Table<Row>({ caption, captionHidden, columns, rows, rowKey, empty, sorting }: TableProps<Row>) {
  const alignClass = (column: Column<Row>) => (column.align === 'end' ? 'ui-table__end' : undefined);
  const hasRecords = columns.some(({ phone }) => phone !== undefined);
  const cellClass = (column: Column<Row>) =>
    hasRecords
      ? [alignClass(column), `ui-table__phone-${column.phone ?? 'hidden'}`].filter(Boolean).join(' ')
      : alignClass(column);
  const isSorted = ({ sort }: Column<Row>) => sort !== undefined && sort === sorting?.sort;
  const header = (column: Column<Row>) => {
    const { sort } = column;
    if (!sorting || sort === undefined) return column.header;
    return (
      <button type="button" className="ui-table__sort" onClick={() => sorting.sortBy(sort)}>
        {column.header}
        <span aria-hidden="true">{isSorted(column) ? ARROW[sorting.direction] : '↕'}</span>
        <span className="ui-sr-only">, sort</span>
      </button>
    );
  };
  return (
    <div className="ui-table-wrap">
      <table className={`ui-table ${hasRecords ? 'ui-table--records' : 'ui-table--cards'}`}>
        <caption className={captionHidden ? 'ui-sr-only' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.header}
                scope="col"
                className={alignClass(column)}
                aria-sort={sorting && isSorted(column) ? ARIA_SORT[sorting.direction] : undefined}
              >
                {header(column)}
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
          {rows.map((row, index) => (
            <tr key={rowKey(row, index)}>
              {columns.map((column) => (
                <td key={column.header} data-label={column.header} className={cellClass(column)}>
                  {column.cell(row, index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
