import type { Earnings, TimesheetRow } from '@cleaning/contracts';
import { formatMoney, MONTHS, type YearMonth } from '@cleaning/ui';
import type { Bar } from '../charts/bars';
import { sumOfAmounts } from './sums';

/** Every fifth day is named. */
const NAMED_DAYS = 5;

/** What each day of a month pays. */
export function barsOfDays({ year, month }: YearMonth, rows: readonly TimesheetRow[]): Bar[] {
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Array.from({ length: days }, (_, index) => {
    const day = index + 1;
    const date = `${year}-${month}-${String(day).padStart(2, '0')}`;
    const amount = sumOfAmounts(rows.filter((row) => row.date === date).map((row) => row.payment));
    const label = day === 1 || day % NAMED_DAYS === 0 ? String(day) : '';
    return { label, name: date, value: Number(amount), text: formatMoney(amount) };
  });
}

/** What each of the last twelve months pays. */
export const barsOfMonths = (months: Earnings['months']): Bar[] =>
  months.map(({ year, month, payment }) => {
    const name = MONTHS.find(({ value }) => value === month)?.label ?? month;
    return { label: name.slice(0, 3), name: `${name} ${year}`, value: Number(payment), text: formatMoney(payment) };
  });
