import { type CsvFile, decodeBytes, readCsv } from '@cleaning/service-kit/csv';

/** MYOB's first line. */
const MYOB_LINE = /^\ufeff?"?\{\}"?[\t,; ]*(?:\r\n|\r|\n)/;

/** Reads a client file with headings above all columns. Throws 400 for an invalid CSV file. */
export function readClientCsv(bytes: Buffer): CsvFile {
  const text = decodeBytes(bytes);
  const [line = ''] = MYOB_LINE.exec(text) ?? [];
  const { headings, rows } = readCsv(line === '' ? bytes : Buffer.from(text.slice(line.length)));
  // Cells beyond the headings are shown as unnamed columns.
  const width = Math.max(headings.length, ...rows.map(({ cells }) => cells.findLastIndex((cell) => cell !== '') + 1));
  return {
    headings: Array.from({ length: width }, (_, column) => headings[column] ?? ''),
    rows: line === '' ? rows : rows.map(({ row, cells }) => ({ row: row + 1, cells })),
  };
}
