import { MOST_IMPORT_BYTES, MOST_IMPORT_COLUMNS, MOST_IMPORT_ROWS } from '@cleaning/contracts';
import { InvalidInput } from '@cleaning/service-kit/errors';
import { CsvError, parse } from 'csv-parse/sync';

export interface CsvFile {
  readonly headings: readonly string[];
  /** Rows that are not empty, with the number that a spreadsheet shows beside them. */
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
}

const SEPARATORS = [',', ';', '\t'] as const;

const refuse = (msg: string): InvalidInput => new InvalidInput([{ field: 'file', msg }], msg);

/** Spreadsheets write UTF-8, UTF-16 with a byte order mark, or Windows-1252. What is no UTF-8 is the last. */
export function textOfBytes(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function recordsOf(text: string, delimiter: string, to?: number): string[][] {
  try {
    return parse(text, { delimiter, to, relax_column_count: true, trim: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as { lines?: number };
    throw refuse(
      `The file is not CSV: a quotation mark is not closed or stands within a cell${lines ? `, line ${lines}` : ''}.`,
    );
  }
}

/** The separator that makes the most cells of the headings. A heading in quotation marks may contain the others. */
function separatorOf(text: string): string {
  const counts = SEPARATORS.map((separator) => {
    try {
      return recordsOf(text, separator, 1)[0]?.length ?? 0;
    } catch {
      return 0;
    }
  });
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/**
 * A CSV file whose first row has the headings. Throws InvalidInput for `file`, with a sentence that says what is wrong with it.
 * @param limits the least and the most rows below the headings
 */
export function readCsv(bytes: Buffer, { least = 1, most = MOST_IMPORT_ROWS } = {}): CsvFile {
  if (bytes.length > MOST_IMPORT_BYTES)
    throw refuse(`The file is larger than ${MOST_IMPORT_BYTES / 1000} kB. Please import it in parts.`);
  const text = textOfBytes(bytes);
  if (text.includes('\u0000')) throw refuse('The file is not CSV. Please save it as CSV in the spreadsheet.');
  // Excel's first line "sep=;" says the separator.
  const [, said, rest] = /^sep=(.)\r?\n([\s\S]*)$/i.exec(text) ?? [];
  const offset = said === undefined ? 0 : 1;
  const content = rest ?? text;
  const [headings = [], ...records] = recordsOf(content, said ?? separatorOf(content));
  const rows = records
    .map((cells, index) => ({ row: index + 2 + offset, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (headings.every((heading) => heading === '')) throw refuse('The first row must have headings.');
  if (headings.length > MOST_IMPORT_COLUMNS) throw refuse(`The file has more than ${MOST_IMPORT_COLUMNS} columns.`);
  if (rows.length < least) throw refuse('The file has no row below the headings.');
  if (rows.length > most) throw refuse(`The file has more than ${most} rows. Please import it in parts.`);
  return { headings, rows };
}
