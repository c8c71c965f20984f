import type { TimesheetRow } from '@cleaning/contracts';
import { dashboard } from '../texts';
import { sumOfAmounts, sumOfDurations } from './sums';

/** A cell that programs read as text and nothing else: one that begins like a formula gets an apostrophe. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The timesheet with its totals as RFC 4180; the mark at the beginning tells spreadsheets that it is UTF-8. */
export function timesheetCsv(rows: readonly TimesheetRow[]): string {
  const lines = [
    [dashboard.date, dashboard.place, dashboard.hours, dashboard.paymentInDollars],
    ...rows.map((row) => [row.date, row.place, row.duration, row.payment]),
    [
      dashboard.total,
      '',
      sumOfDurations(rows.map((row) => row.duration)),
      sumOfAmounts(rows.map((row) => row.payment)),
    ],
  ];
  return `\uFEFF${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}
