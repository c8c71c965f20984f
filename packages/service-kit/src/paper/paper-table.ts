export interface PaperColumn {
  readonly title: string;
  /** `right` for amounts and hours. */
  readonly align?: 'left' | 'right';
  /** As wide as its widest cell; otherwise it shares the rest of the width. Columns on the right are, unless said otherwise. */
  readonly fit?: boolean;
  /** The least width of a column that fits. Points. */
  readonly width?: number;
  /**
   * The sum of the first `rows` rows as text. Where the table goes on to the next page it stands there as "Carried forward", and
   * on the next page as "Brought forward". Nothing is carried where all columns answer an empty text.
   */
  readonly carried?: (rows: number) => string;
}

export interface PaperRow {
  readonly cells: readonly string[];
  /** Small text below the first text column, such as the days of a visit. */
  readonly note?: string;
  /** `group`: heads the rows below it. `sum`: bold, below a line. Their first cell reaches over the empty cells behind it. */
  readonly kind?: 'line' | 'group' | 'sum';
}

export interface PaperTable {
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly PaperRow[];
  /** Points; 10. */
  readonly size?: number;
  /** Stands in place of the rows where there are none. */
  readonly empty?: string;
  /** Writes what stays on the page of the last row: totals. */
  readonly last?: () => void;
}

/** The sums of the first 0, 1, 2 … of the numbers, for {@link PaperColumn.carried}. */
export function computeRunningSums(numbers: readonly number[]): number[] {
  const sums = [0];
  for (const number of numbers) sums.push((sums.at(-1) ?? 0) + number);
  return sums;
}
