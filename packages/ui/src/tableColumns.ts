import type { ReactNode } from 'react';

export interface Column<Row> {
  header: string;
  /** The header is for assistive technology only, because the cells explain themselves. */
  headerHidden?: boolean;
  cell: (row: Row, index: number) => ReactNode;
  /** A day or an instant, which stays on one line if there is room. */
  isDate?: boolean;
  /** `end` for amounts and hours. */
  align?: 'start' | 'end';
  /** The sum of all rows, from the row of a table's `total`. */
  total?: (row: Row) => ReactNode;
  /** The server's name of the order by this column; missing: not sortable. */
  sort?: string;
  /**
   * Place in a record of two lines, below 800 px. If no column has one, each row becomes a card with labelled cells.
   */
  phone?: PhonePlace;
  /** For a `title`: wraps to two lines in a record instead of being cut. */
  phoneWraps?: boolean;
  /** Replaces `cell` in a record, if that is too long or has its own link. */
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
  /** For assistive technology only, because a heading directly above has the same text. */
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string;
  /** Shown if there are no rows. */
  empty: ReactNode;
  /** Current order, and the function that changes it. */
  sorting?: Sorting & { sortBy: (column: string) => void };
  /** The page that a record opens on a phone. Without one it opens a sheet with all its columns. */
  rowLink?: (row: Row) => string;
  /** A last row with the sums of all rows, empty in columns without `total`. The first column has its label. */
  total?: { readonly label: string; readonly row: Row };
  /** Whether a row is the selected one. */
  current?: (row: Row) => boolean;
}
