import { MOST_IMPORT_BYTES } from '@cleaning/contracts';
import { clientImport as texts } from './texts';

/** A row of a file, with what is wrong with it. */
export interface FileRow {
  readonly row: number;
  readonly name: string;
  /** The row that it belongs to; 0 or missing: it is a thing of its own. */
  readonly further_of?: number;
  readonly problems: readonly { readonly field: string; readonly msg: string }[];
}

/** Which column of the file is what. */
export type Columns<Field extends string> = { field: Field; column: number }[];

/** What the file would add. */
export interface ReadFile<Field extends string, Row extends FileRow> {
  readonly headings: readonly { readonly name: string; readonly example: string }[];
  readonly columns: Columns<Field>;
  readonly rows: readonly Row[];
}

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
export const withColumn = <Field extends string>(
  columns: Columns<Field>,
  field: Field,
  column: number,
): Columns<Field> => [...columns.filter((each) => each.field !== field), ...(column < 0 ? [] : [{ field, column }])];

/** Rows with errors first, then as in the file. */
export const inOrder = <Row extends FileRow>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => Number(a.problems.length === 0) - Number(b.problems.length === 0) || a.row - b.row);

/** How many things can be imported, and how many rows are wrong or left out. */
export function countsOf(rows: readonly FileRow[], leftOut: ReadonlySet<number>) {
  const kept = rows.filter(({ row }) => !leftOut.has(row));
  const wrong = kept.filter(({ problems }) => problems.length > 0);
  const fine = kept.filter(({ problems, further_of = 0 }) => problems.length === 0 && further_of === 0);
  return { fine: fine.length, wrong: wrong.length, left: rows.length - kept.length };
}
