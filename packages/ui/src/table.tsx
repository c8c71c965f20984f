import type { ReactNode } from 'react';

export interface Column<Row> {
  header: string;
  cell: (row: Row, index: number) => ReactNode;
  /** `end` for amounts and hours. */
  align?: 'start' | 'end';
}

export interface TableProps<Row> {
  caption: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string;
  /** Shown when there is no row. */
  empty: ReactNode;
}

/** Rows and columns; below 800 px each row becomes a card that names its cells. */
export function Table<Row>({ caption, columns, rows, rowKey, empty }: TableProps<Row>) {
  const alignClass = (column: Column<Row>) => (column.align === 'end' ? 'ui-table__end' : undefined);
  return (
    <div className="ui-table-wrap">
      <table className="ui-table ui-table--cards">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.header} scope="col" className={alignClass(column)}>
                {column.header}
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
                <td key={column.header} data-label={column.header} className={alignClass(column)}>
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
