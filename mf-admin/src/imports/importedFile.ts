/** A row of a file, with what is wrong with it. */
export interface FileRow {
  readonly row: number;
  readonly name: string;
  /** Row that it belongs to; 0 or missing for none. */
  readonly further_of?: number;
  /** Cells by field; missing where cells can't be edited. */
  readonly cells?: readonly TypedCell<string>[];
  /** Whether the row exists already. */
  readonly changes_nothing?: boolean;
  /** Whether it is archived on import. */
  readonly archived?: boolean;
  readonly problems: readonly { readonly field: string; readonly msg: string }[];
  /** Warnings, which don't prevent the import. */
  readonly warnings?: readonly { readonly field: string; readonly msg: string }[];
}

/** Value that was typed because the file lacks it. */
export interface TypedCell<Field extends string> {
  readonly field: Field;
  readonly text: string;
}

/** `for_all`: values for rows without their own. `cells`: values of one row that replace the file's. */
export interface TypedCells<Field extends string> {
  readonly for_all: TypedCell<Field>[];
  readonly cells: (TypedCell<Field> & { readonly row: number })[];
}

/** Typed cells after an edit of one row. Drops values that equal the file's. */
export function withRow<Field extends string>(
  { for_all, cells }: TypedCells<Field>,
  { row, cells: before = [] }: FileRow,
  typed: readonly TypedCell<Field>[],
): TypedCells<Field> {
  const textBefore = (field: Field) => before.find((cell) => cell.field === field)?.text ?? '';
  const changed = typed.filter(({ field, text }) => text.trim() !== textBefore(field));
  const isReplaced = (cell: TypedCells<Field>['cells'][number]) =>
    cell.row === row && changed.some(({ field }) => field === cell.field);
  return {
    for_all,
    cells: [...cells.filter((cell) => !isReplaced(cell)), ...changed.map(({ field, text }) => ({ row, field, text }))],
  };
}

/** Column of the file for each field. */
export type Columns<Field extends string> = { field: Field; column: number }[];

/** Preview of a file: its columns and the rows that it would add. */
export interface ReadFile<Field extends string, Row extends FileRow> {
  readonly headings: readonly { readonly name: string; readonly example: string }[];
  readonly columns: Columns<Field>;
  /** Columns with values that the import ignores: number of rows, and the reason. */
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

/** A file after reading, in the calls' format. */
export interface ImportedFile {
  readonly name: string;
  readonly base64: string;
}

/** What a file may be, and the sentences about others. */
export interface FileRules {
  readonly texts: { readonly chooseFile: string; readonly empty: string; readonly tooLarge: string };
  readonly maxBytes: number;
}

/** What prevents the reading of a file; empty: nothing. */
export function findProblem(file: File | null, { texts, maxBytes }: FileRules): string {
  if (!file) return texts.chooseFile;
  if (file.size === 0) return texts.empty;
  return file.size > maxBytes ? texts.tooLarge : '';
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

/**
 * Columns after a field is assigned to another column, or to none (-1).
 * @param place index, from 0, among the columns that are joined for the field
 */
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

/** Rows with problems first, then those with warnings, then the others in file order. */
export const sortRows = <Row extends FileRow>(rows: readonly Row[]): Row[] => {
  const rank = ({ problems, warnings = [] }: Row) => (problems.length > 0 ? 0 : warnings.length > 0 ? 1 : 2);
  return rows.toSorted((a, b) => rank(a) - rank(b) || a.row - b.row);
};

/** Counts rows that can be imported, rows with problems and rows left out. */
export function countRows(rows: readonly FileRow[], leftOut: ReadonlySet<number>) {
  const kept = rows.filter(({ row }) => !leftOut.has(row));
  const wrong = kept.filter(({ problems }) => problems.length > 0);
  const fine = kept.filter(
    ({ problems, further_of = 0, changes_nothing = false }) =>
      problems.length === 0 && further_of === 0 && !changes_nothing,
  );
  return { fine: fine.length, wrong: wrong.length, left: rows.length - kept.length };
}
