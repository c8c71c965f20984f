import type { ReactNode } from 'react';

export interface Column<Row> {
  header: string;
  /** The header is for assistive technology only: what the cells hold explains itself. */
  headerHidden?: boolean;
  cell: (row: Row, index: number) => ReactNode;
  /** A day or an instant: it stays in one line where there is room. */
  isDate?: boolean;
  /** `end` for amounts and hours. */
  align?: 'start' | 'end';
  /** The sum of all rows, from the row of a table's `total`. */
  total?: (row: Row) => ReactNode;
  /** The server's name of the order by this column; missing: not sortable. */
  sort?: string;
  /** Its place in a record of two lines, below 800 px. When no column has one, each row is a card that names its cells. */
  phone?: PhonePlace;
  /** Of a `title`: a long one has two lines in a record, instead of one that is cut. */
  phoneWraps?: boolean;
  /** Instead of `cell` in a record, where that is too long or its own link. */
  phoneCell?: (row: Row) => ReactNode;
}

/**
 * First line: `title`, `end`. Second line: `meta`. Beside both: `start`, such as a checkbox, and `action`, such as a button. `open`: a link
 * that covers the record; a table with `rowLink` needs none.
 */
export type PhonePlace = 'start' | 'title' | 'end' | 'meta' | 'action' | 'open' | 'hidden';

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
  /** The page that a record opens on a phone. Without one it opens a sheet with all its columns. */
  rowLink?: (row: Row) => string;
  /** A last row with the sums of all rows: a column without `total` is empty in it. The first column says what it is. */
  total?: { readonly label: string; readonly row: Row };
  /** The row that is looked at. */
  current?: (row: Row) => boolean;
}
