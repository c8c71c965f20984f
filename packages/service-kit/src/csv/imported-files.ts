import { IMPORT_UNDO_HOURS } from '@cleaning/contracts';
import { getNow } from '../database/database-clock.js';
import { refuse } from '../errors/refusal.js';
import type { CsvFile } from './csv-file.js';
import type { ImportedFile } from './imported-file.entity.js';

/** The last imports that are listed. */
export const SHOWN_IMPORTS = 5;
/** Things that a refusal names. */
const MAX_NAMES = 5;

/** A file in the audit log. */
export const toSubject = ({ id, fileName }: Pick<ImportedFile, 'id' | 'fileName'>) =>
  ({ kind: 'list', id, name: fileName }) as const;

const isRecent = ({ importedAt }: ImportedFile): boolean =>
  importedAt.getTime() > getNow().getTime() - IMPORT_UNDO_HOURS * 3_600_000;

/** A file in the form of import lists, without what it added. */
export const toView = (made: ImportedFile) => ({
  id: made.id,
  file_name: made.fileName,
  imported_at: made.importedAt.toISOString(),
  undone_at: made.undoneAt?.toISOString() ?? '',
  imported_by: made.importedBy,
  can_undo: made.undoneAt === null && isRecent(made),
});

/** Throws 409 if the import's id belongs to another file. */
export function requireSameFile(made: Pick<ImportedFile, 'sha256'>, sha256: string): void {
  if (made.sha256 !== '' && made.sha256 !== sha256) throw refuse('import_other_file');
}

export function requireRecent(made: ImportedFile): void {
  if (!isRecent(made)) throw refuse('import_undo_over');
}

/** "Berg, Dune, 3 more": a few names of many. */
export const formatNameList = (names: readonly string[]): string =>
  [...names.slice(0, MAX_NAMES), ...(names.length > MAX_NAMES ? [`${names.length - MAX_NAMES} more`] : [])].join(', ');

/**
 * Throws 409 if a row is wrong, or there is none.
 * @param rows rows that aren't left out
 */
export function requireRows(rows: readonly { readonly row: number; readonly details: unknown }[]): void {
  const wrong = rows.filter(({ details }) => details === null).map(({ row }) => String(row));
  if (wrong.length > 0) throw refuse('import_rows_wrong', { rows: formatNameList(wrong), count: wrong.length });
  if (rows.length === 0) throw refuse('import_empty');
}

/** Each column's heading and first non-empty cell. */
export const getHeadings = ({ headings, rows }: Pick<CsvFile, 'headings' | 'rows'>) =>
  headings.map((name, column) => ({
    name,
    example: rows.find(({ cells }) => cells[column])?.cells[column] ?? '',
  }));
