export interface PaperColumn {
  readonly title: string;
  /** `right` for amounts and hours. */
  readonly align?: 'left' | 'right';
  /** As wide as its widest cell; otherwise it shares the rest of the width. Default for right-aligned columns. */
  readonly fit?: boolean;
  /** Minimum width of a fitted column, in points. */
  readonly width?: number;
  /**
   * Sum of the first `rows` rows as text, for "Carried forward" and "Brought forward" at a page break. These lines are left out if all columns
   * return an empty text.
   */
  readonly carried?: (rows: number) => string;
}

export interface PaperRow {
  readonly cells: readonly string[];
  /** Small text below the first text column, such as the days of a visit. */
  readonly note?: string;
  /** `group`: heading of the rows below. `sum`: bold, below a line. The first cell of both spans the empty cells after it. */
  readonly kind?: 'line' | 'group' | 'sum';
}

export interface PaperTable {
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly PaperRow[];
  /** Points; 10. */
  readonly size?: number;
  /** Text without rows. */
  readonly empty?: string;
  /** Writes totals, on the same page as the last row. */
  readonly last?: () => void;
}

/** The sums of the first 0, 1, 2 … of the numbers, for {@link PaperColumn.carried}. */
export function computeRunningSums(numbers: readonly number[]): number[] {
  const sums = [0];
  for (const number of numbers) sums.push((sums.at(-1) ?? 0) + number);
  return sums;
}
