import type { CsvFile } from './csv-file.js';

/** A column of a file that an import doesn't read. */
export interface SkippedColumn {
  readonly column: number;
  readonly name: string;
  /** The first cell that is not empty. */
  readonly example: string;
  /** Number of rows with content. */
  readonly rows: number;
  readonly why: string;
}

/**
 * Columns with content that aren't read.
 * @param columns columns that are read
 * @param findReason why a column isn't proposed, other than a missing field
 */
export const listSkippedColumns = (
  { headings, rows }: Pick<CsvFile, 'headings' | 'rows'>,
  columns: readonly { readonly column: number }[],
  findReason: (column: number) => string | undefined,
): SkippedColumn[] =>
  headings.flatMap((name, column) => {
    const filled = rows.filter(({ cells }) => cells[column]);
    const [first] = filled;
    if (!first || columns.some((chosen) => chosen.column === column)) return [];
    const why = findReason(column) ?? 'You haven’t chosen a field for it.';
    return [{ column, name, example: first.cells[column] ?? '', rows: filled.length, why }];
  });
