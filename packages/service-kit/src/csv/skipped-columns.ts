import type { CsvFile } from './csv-file.js';

/** A column of a file that an import doesn't read. */
export interface SkippedColumn {
  readonly column: number;
  readonly name: string;
  /** The first cell that is not empty. */
  readonly example: string;
  /** Rows with something in it. */
  readonly rows: number;
  readonly why: string;
}

/**
 * The columns with something in them that are not read.
 * @param columns those that are read
 * @param findReason why a column is not proposed, where it is not only that there is no field for it
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
