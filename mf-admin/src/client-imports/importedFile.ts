import { type AnswerOf, type ImportColumns, MOST_IMPORT_BYTES, type readClientFile } from '@cleaning/contracts';
import { clientImport as texts } from './texts';

export type ReadFile = AnswerOf<typeof readClientFile>;
export type FileRow = ReadFile['rows'][number];

/** A file that was read, as the calls take it. */
export interface ImportedFile {
  readonly name: string;
  readonly base64: string;
}

/** What prevents the reading of a file; empty: nothing. */
export function problemOf(file: File | null): string {
  if (!file) return texts.chooseFile;
  if (file.size === 0) return texts.empty;
  return file.size > MOST_IMPORT_BYTES ? texts.tooLarge : '';
}

export async function contentOf(file: File): Promise<ImportedFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return {
    name: file.name.slice(0, 200),
    base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
  };
}

/** The columns when a field is another one, or none (-1). */
export const withColumn = (
  columns: ImportColumns,
  field: ImportColumns[number]['field'],
  column: number,
): ImportColumns => [...columns.filter((each) => each.field !== field), ...(column < 0 ? [] : [{ field, column }])];

/** Rows with errors first, then as in the file. */
export const inOrder = (rows: readonly FileRow[]): FileRow[] =>
  rows.toSorted((a, b) => Number(a.problems.length === 0) - Number(b.problems.length === 0) || a.row - b.row);

/** How many rows can be imported, are wrong, and are left out. */
export function countsOf(rows: readonly FileRow[], leftOut: ReadonlySet<number>) {
  const kept = rows.filter(({ row }) => !leftOut.has(row));
  const wrong = kept.filter(({ problems }) => problems.length > 0);
  return { fine: kept.length - wrong.length, wrong: wrong.length, left: rows.length - kept.length };
}
