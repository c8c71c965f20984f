import { MAX_IMPORT_BYTES } from '@cleaning/contracts';
import { clientImport as texts } from './texts';

/** A row of a file, with what is wrong with it. */
export interface FileRow {
  readonly row: number;
  readonly name: string;
  /** The row that it belongs to; 0 or missing: it is a thing of its own. */
  readonly further_of?: number;
  /** It goes to the archive. */
  readonly archived?: boolean;
  readonly problems: readonly { readonly field: string; readonly msg: string }[];
  /** What to look at before it is imported; it can be. */
  readonly warnings?: readonly { readonly field: string; readonly msg: string }[];
}

/** Which column of the file is what. */
export type Columns<Field extends string> = { field: Field; column: number }[];

/** What the file would add. */
export interface ReadFile<Field extends string, Row extends FileRow> {
  readonly headings: readonly { readonly name: string; readonly example: string }[];
  readonly columns: Columns<Field>;
  /** Columns with something in them that are not read: in how many rows, and why. */
  readonly skipped_columns?: readonly SkippedColumn[];
  readonly rows: readonly Row[];
}

export interface SkippedColumn {
  readonly column: number;
  readonly name: string;
  readonly example: string;
  readonly rows: number;
  readonly why: string;
}

/** A file that was read, as the calls take it. */
export interface ImportedFile {
  readonly name: string;
  readonly base64: string;
}

/** What prevents the reading of a file; empty: nothing. */
export function findProblem(file: File | null): string {
  if (!file) return texts.chooseFile;
  if (file.size === 0) return texts.empty;
  return file.size > MAX_IMPORT_BYTES ? texts.tooLarge : '';
}

export async function readContent(file: File): Promise<ImportedFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return {
    name: file.name.slice(0, 200),
    base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
  };
}

/** The columns of a field, in the order in which they are joined. */
export const findColumns = <Field extends string>(columns: Columns<Field>, field: Field): number[] =>
  columns.filter((each) => each.field === field).map(({ column }) => column);

/** The columns when a field is another one, or none (-1). @param place of a field that several columns are joined for, from 0 */
export function withColumn<Field extends string>(
  columns: Columns<Field>,
  field: Field,
  column: number,
  place = 0,
): Columns<Field> {
  const joined = findColumns(columns, field);
  joined.splice(place, 1, column);
  const chosen = [...new Set(joined)].filter((each) => each >= 0);
  return [...columns.filter((each) => each.field !== field), ...chosen.map((each) => ({ field, column: each }))];
}

/** Rows with errors first, then those with warnings, then as in the file. */
export const sortRows = <Row extends FileRow>(rows: readonly Row[]): Row[] => {
  const rank = ({ problems, warnings = [] }: Row) => (problems.length > 0 ? 0 : warnings.length > 0 ? 1 : 2);
  return rows.toSorted((a, b) => rank(a) - rank(b) || a.row - b.row);
};

/** How many things can be imported, and how many rows are wrong or left out. */
export function countRows(rows: readonly FileRow[], leftOut: ReadonlySet<number>) {
  const kept = rows.filter(({ row }) => !leftOut.has(row));
  const wrong = kept.filter(({ problems }) => problems.length > 0);
  const fine = kept.filter(({ problems, further_of = 0 }) => problems.length === 0 && further_of === 0);
  return { fine: fine.length, wrong: wrong.length, left: rows.length - kept.length };
}
