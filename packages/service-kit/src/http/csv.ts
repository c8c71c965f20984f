import { stringify } from 'csv-stringify/sync';
import type { Response } from 'express';

export type CsvCell = string | number;

/** A list that is read while it is sent. */
export interface CsvList {
  readonly header: readonly string[];
  /** Rows of cells, some at a time. */
  readonly batches: AsyncIterable<readonly (readonly CsvCell[])[]>;
}

/** Lets spreadsheets read it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A client that takes nothing for so long is gone: it must not hold a connection to the database. */
const STALL_TIMEOUT_MS = 60_000;

/** A cell that a spreadsheet would take for a formula starts with an apostrophe: names are typed by strangers. */
const escapeFormula = (cell: CsvCell): CsvCell =>
  typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;

/** Lines of RFC 4180. */
export const csvLines = (rows: readonly (readonly CsvCell[])[]): string =>
  stringify(
    rows.map((row) => row.map(escapeFormula)),
    { record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );

/** A list whose rows are read from the database, each made into cells. */
export function csvList<Row>(
  header: readonly string[],
  batches: AsyncIterable<readonly Row[]>,
  cells: (row: Row) => CsvCell[],
): CsvList {
  async function* lines() {
    for await (const rows of batches) yield rows.map(cells);
  }
  return { header, batches: lines() };
}

/**
 * Answers a list as a file to keep, as fast as the client takes it. It holds personal data: no cache keeps it. A list that breaks off
 * cuts the connection, so that no half of one passes for a whole.
 */
export async function answerCsv(
  response: Response,
  fileName: string,
  { header, batches }: CsvList,
  stalledMs = STALL_TIMEOUT_MS,
): Promise<void> {
  let text = BYTE_ORDER_MARK + csvLines([header]);
  response.setTimeout(stalledMs, () => response.destroy());
  for await (const rows of batches) {
    if (response.destroyed) return;
    // Only now: a list that cannot be read at all is still answered as an error.
    if (!response.headersSent) nameFile(response, fileName);
    if (!response.write(text + csvLines(rows))) await drained(response);
    text = '';
  }
  if (!response.headersSent) nameFile(response, fileName);
  response.end(text);
}

function nameFile(response: Response, fileName: string): void {
  response.set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Cache-Control': 'private, no-store',
  });
}

/** Once the client has taken what was sent, or is gone. */
function drained(response: Response): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    if (response.destroyed) resolve();
    else response.on('drain', done).on('close', done);
  });
}
