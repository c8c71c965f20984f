import type { TimesheetRow } from '@cleaning/contracts';
import { dashboard } from '../texts';
import { approvalNote, totalsOf } from './approval';

/** A cell that programs read as text and nothing else: one that begins like a formula gets an apostrophe. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The timesheet with its totals as RFC 4180; the mark at the beginning tells spreadsheets that it is UTF-8. */
export function timesheetCsv(rows: readonly TimesheetRow[]): string {
  const { payment, waiting, duration } = totalsOf(rows);
  const lines = [
    [dashboard.date, dashboard.place, dashboard.hours, dashboard.paymentInDollars, dashboard.note],
    ...rows.map((row) => [row.date, row.place, row.duration, row.payment, approvalNote(row)]),
    [dashboard.total, '', duration, payment, ''],
    ...(waiting === '' ? [] : [[dashboard.waiting, '', '', waiting, '']]),
  ];
  return `\uFEFF${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}
