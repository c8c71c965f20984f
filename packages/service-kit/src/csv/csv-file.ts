import { MAX_IMPORT_BYTES, MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '@cleaning/contracts';
import { CsvError, parse } from 'csv-parse/sync';
import { type Refusal, refuseField } from '../errors/refusal.js';
import { findBinaryKind, findTextKind } from './file-kinds.js';

export interface CsvRow {
  /** The row number shown by a spreadsheet. */
  readonly row: number;
  readonly cells: readonly string[];
}

export interface CsvFile {
  readonly headings: readonly string[];
  /** Rows that are not empty. */
  readonly rows: readonly CsvRow[];
}

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** Bounds of the work for a file: rows with the empty ones, and characters of a row. */
const MAX_RECORDS = 10_000;
const MAX_ROW_LENGTH = 20_000;
/** Rows and characters in which the separator is searched. */
const PROBED_RECORDS = 30;
const PROBED_LENGTH = 40_000;

/** Spreadsheets write UTF-8, UTF-16 with a byte order mark, or Windows-1252, which is assumed for invalid UTF-8. */
export function decodeBytes(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Spreadsheets keep a text as one by a formula: `="0123"`. */
const unwrapCell = (cell: string): string =>
  cell.startsWith('="') && cell.endsWith('"') && cell.length > 2 ? cell.slice(2, -1).trim() : cell;

/** A quotation mark within a text: no separator, line break or other mark is next to it. */
const INNER_QUOTE = /(?<=[^\s,;|"] ?)"(?=[^\s,;|"])|(?<=[^\s,;|"])"(?= [^\s,;|"])/g;

/** Throws CsvError. A quotation mark in an unquoted cell is a character. */
const parseRecords = (text: string, delimiter: string, to: number): string[][] =>
  parse(text, {
    delimiter,
    to,
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
    max_record_size: MAX_ROW_LENGTH,
  });

/**
 * Records of a text. Some banks quote each cell without escaping quotation marks in it: `"MARY "MAC" BELL"`. These are
 * read as characters if the text can't be parsed otherwise. Throws CsvError.
 */
function readRecords(text: string, delimiter: string, to: number): string[][] {
  try {
    return parseRecords(text, delimiter, to);
  } catch (error) {
    if (!(error instanceof CsvError) || error.code === 'CSV_MAX_RECORD_SIZE') throw error;
    return parseRecords(text.replace(INNER_QUOTE, '""'), delimiter, to);
  }
}

function describeRefusal(error: CsvError): Refusal {
  const { lines } = error as { lines?: number };
  if (error.code === 'CSV_MAX_RECORD_SIZE') return refuseField('file', 'import_row_too_long', { max: MAX_ROW_LENGTH });
  return refuseField('file', 'import_quotation_mark', { line: lines ?? null });
}

/** The most common width of the first rows, and how many have it. */
function findCommonWidth(text: string, separator: string): { readonly rows: number; readonly width: number } {
  try {
    const counts = new Map<number, number>();
    for (const { length } of readRecords(text, separator, PROBED_RECORDS))
      if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
    const [width = 1, rows = 0] = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
    return { rows, width };
  } catch {
    return { rows: 0, width: 1 };
  }
}

/** The separator that gives most rows the same width. Titles have none, and details may contain others. */
function detectSeparator(text: string): string {
  const probe = text.slice(0, PROBED_LENGTH);
  const found = SEPARATORS.map((separator) => ({ separator, ...findCommonWidth(probe, separator) }));
  return found.toSorted((a, b) => b.rows - a.rows || b.width - a.width)[0]?.separator ?? ',';
}

/** Formats a caller accepts, as in “not CSV”, and advice for other files. */
export interface AcceptedFormats {
  readonly formats: string;
  readonly advice: string;
}
const CSV: AcceptedFormats = { formats: 'CSV', advice: 'Save it as CSV and choose that file.' };

/** Throws 400 for a binary file, naming its kind. */
export function refuseBinary(bytes: Buffer, { formats, advice }: AcceptedFormats = CSV): void {
  const kind = findBinaryKind(bytes);
  if (kind) throw refuseField('file', 'import_other_kind', { kind, formats, advice });
}

/** All rows of a CSV file, including empty ones. Bounded work. Throws 400 for `file`. */
export function readRows(text: string, { formats, advice }: AcceptedFormats = CSV): CsvRow[] {
  const kind = findTextKind(text);
  if (kind) throw refuseField('file', 'import_other_kind', { kind, formats, advice });
  if (text.includes('\u0000')) throw refuseField('file', 'import_not_text', { formats, advice });
  // Excel's first line "sep=;" says the separator.
  const [, said, rest] = /^"?sep=([^\r\n])"?(?:\r\n|\r|\n)([\s\S]*)$/i.exec(text) ?? [];
  const offset = said === undefined ? 0 : 1;
  const content = rest ?? text;
  try {
    const records = readRecords(content, said ?? detectSeparator(content), MAX_RECORDS + 1);
    if (records.length > MAX_RECORDS) throw refuseField('file', 'import_too_many_records', { max: MAX_RECORDS });
    return records.map((cells, index) => ({ row: index + 1 + offset, cells: cells.map(unwrapCell) }));
  } catch (error) {
    throw error instanceof CsvError ? describeRefusal(error) : error;
  }
}

export const isFilled = ({ cells }: CsvRow): boolean => cells.some((cell) => cell !== '');

/**
 * A CSV file with headings in its first row. Throws 400 for `file`, describing the error in a sentence.
 * @param limits minimum and maximum of rows below the headings
 */
export function readCsv(bytes: Buffer, { least = 1, most = MAX_IMPORT_ROWS } = {}): CsvFile {
  if (bytes.length > MAX_IMPORT_BYTES)
    throw refuseField('file', 'import_too_large', { kilobytes: MAX_IMPORT_BYTES / 1000 });
  refuseBinary(bytes);
  const [{ cells: headings } = { cells: [] }, ...records] = readRows(decodeBytes(bytes));
  const rows = records.filter(isFilled);
  if (headings.every((heading) => heading === '')) throw refuseField('file', 'import_without_headings');
  if (headings.length > MAX_IMPORT_COLUMNS)
    throw refuseField('file', 'import_too_many_columns', { max: MAX_IMPORT_COLUMNS });
  if (rows.length < least) throw refuseField('file', 'import_without_rows');
  if (rows.length > most) throw refuseField('file', 'import_too_many_rows', { max: most });
  return { headings, rows };
}
