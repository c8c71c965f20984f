import type { Response } from 'express';

type Cell = string | number;

/** A cell that a spreadsheet would take for a formula starts with an apostrophe: names are typed by strangers. */
function cellText(cell: Cell): string {
  const text = typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** RFC 4180. The byte order mark lets spreadsheets read it as UTF-8. */
export function csvText(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;
}

/** Answers a list as a file to keep. It holds personal data: no cache keeps it. */
export function answerCsv(response: Response, fileName: string, text: string): void {
  response.set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Cache-Control': 'private, no-store',
  });
  response.end(text);
}
