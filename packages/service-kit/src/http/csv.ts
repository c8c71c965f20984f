import { CSV_QUOTED, escapeCsvFormula } from '@cleaning/contracts';
import { stringify } from 'csv-stringify/sync';
import type { Response } from 'express';

export type CsvCell = string | number;

/** A list that is read from the database while it is sent. */
export interface CsvList {
  readonly header: readonly string[];
  /** Leaves out the byte order mark, which accounting programs read as part of the first heading. */
  readonly plain?: boolean;
  /** Batches of rows. */
  readonly batches: AsyncIterable<readonly (readonly CsvCell[])[]>;
}

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A client that reads nothing for this long is disconnected, because it holds a database connection. */
const STALL_TIMEOUT_MS = 60_000;

/** RFC 4180, with formulas escaped. */
export const formatCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? escapeCsvFormula(cell) : cell))),
    { record_delimiter: 'windows', quoted_match: CSV_QUOTED },
  );

/** The bytes of a list, with its byte order mark. */
export async function* writeCsv({ header, batches, plain = false }: CsvList): AsyncGenerator<Buffer> {
  yield Buffer.from((plain ? '' : BYTE_ORDER_MARK) + formatCsv([header]));
  for await (const rows of batches) if (rows.length > 0) yield Buffer.from(formatCsv(rows));
}

/** A list from database rows. */
export function createCsvList<Row>(
  header: readonly string[],
  batches: AsyncIterable<readonly Row[]>,
  cells: (row: Row) => CsvCell[],
): CsvList {
  async function* readLines() {
    for await (const rows of batches) yield rows.map(cells);
  }
  return { header, batches: readLines() };
}

/**
 * Sends a list as a download, as fast as the client reads it. Never cached, since it contains personal data. If reading
 * fails midway, the connection is closed, so that half a list isn't taken for a whole.
 */
export async function answerCsv(
  response: Response,
  fileName: string,
  { header, batches, plain = false }: CsvList,
  stalledMs = STALL_TIMEOUT_MS,
): Promise<void> {
  let text = (plain ? '' : BYTE_ORDER_MARK) + formatCsv([header]);
  response.setTimeout(stalledMs, () => response.destroy());
  for await (const rows of batches) {
    if (response.destroyed) return;
    // Headers are sent after the first batch was read: until then an error can still be sent.
    if (!response.headersSent) setFileHeaders(response, fileName);
    if (!response.write(text + formatCsv(rows))) await waitForDrain(response);
    text = '';
  }
  if (!response.headersSent) setFileHeaders(response, fileName);
  response.end(text);
}

function setFileHeaders(response: Response, fileName: string): void {
  response.set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Cache-Control': 'private, no-store',
  });
}

/** Resolves when the client has read what was sent, or has disconnected. */
function waitForDrain(response: Response): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      response.off('drain', finish).off('close', finish);
      resolve();
    };
    if (response.destroyed) resolve();
    else response.on('drain', finish).on('close', finish);
  });
}
