import {
  CSV_QUOTED,
  type Earnings,
  escapeCsvFormula,
  formatAmount,
  parseDuration,
  type TimesheetRow,
  toCents,
} from '@cleaning/contracts';
import { formatDate, formatMoney, formatMonthYear, formatShortMonth, type YearMonth } from '@cleaning/ui';
import { dashboard } from '../texts';
import type { Bar } from './EarningsChart';

/** Sum of amounts ("480.00") in the same form, added in cents. */
export function sumAmounts(amounts: readonly string[]): string {
  return formatAmount(amounts.reduce((cents, amount) => cents + toCents(amount), 0));
}

/** Sum of durations 'HH:MM' in the same form, as the file of the timesheet has them; hours may exceed 99. Empty ones count nothing. */
export function sumDurations(durations: readonly string[]): string {
  const minutes = durations.reduce((sum, duration) => sum + parseDuration(duration), 0);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** Note beside a held or rejected row; empty for an approved one. */
export function describeApproval({ state, note }: Pick<TimesheetRow, 'state' | 'note'>): string {
  if (state === 'held') return dashboard.waiting;
  return state === 'rejected' ? dashboard.notApproved(note ?? '') : '';
}

/** Rows that are paid. */
export const filterPaid = (rows: readonly TimesheetRow[]) => rows.filter(({ state }) => state === undefined);

/** A$ that are paid, A$ that wait (empty if none), and HH:MM of both. Rejected work counts nothing. */
export function computeTotals(rows: readonly TimesheetRow[]) {
  const held = rows.filter(({ state }) => state === 'held');
  const paid = filterPaid(rows);
  return {
    payment: sumAmounts(paid.map((row) => row.payment)),
    waiting: held.length > 0 ? sumAmounts(held.map((row) => row.payment)) : '',
    duration: sumDurations([...paid, ...held].map((row) => row.duration)),
  };
}

function escapeCell(text: string): string {
  const safe = escapeCsvFormula(text);
  return /[",]/.test(safe) || CSV_QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines of cells as RFC 4180; with a byte order mark, so that spreadsheets read it as UTF-8. */
export const formatCsv = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((line) => `${line.map(escapeCell).join(',')}\r\n`).join('')}`;

/** The timesheet with its totals. */
export function buildTimesheetCsv(rows: readonly TimesheetRow[]): string {
  const { payment, waiting, duration } = computeTotals(rows);
  const lines = [
    [dashboard.date, dashboard.place, dashboard.hours, dashboard.paymentInDollars, dashboard.note],
    ...rows.map((row) => [row.date, row.place, row.duration, row.payment, describeApproval(row)]),
    [dashboard.total, '', duration, payment, ''],
    ...(waiting === '' ? [] : [[dashboard.waiting, '', '', waiting, '']]),
  ];
  return formatCsv(lines);
}

/** Every fifth day has a label. */
const NAMED_DAYS = 5;

/** Pay of each day of a month. */
export function buildDayBars({ year, month }: YearMonth, rows: readonly TimesheetRow[]): Bar[] {
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Array.from({ length: days }, (_, index) => {
    const day = index + 1;
    const date = `${year}-${month}-${String(day).padStart(2, '0')}`;
    const amount = sumAmounts(rows.filter((row) => row.date === date).map((row) => row.payment));
    const label = day === 1 || day % NAMED_DAYS === 0 ? String(day) : '';
    return { label, name: formatDate(date), value: Number(amount), text: formatMoney(amount) };
  });
}

/** Pay of each of the last twelve months. */
export const buildMonthBars = (months: Earnings['months']): Bar[] =>
  months.map(({ year, month, payment }) => {
    const name = formatMonthYear(`${year}-${month}`);
    return { label: formatShortMonth(`${year}-${month}`), name, value: Number(payment), text: formatMoney(payment) };
  });
