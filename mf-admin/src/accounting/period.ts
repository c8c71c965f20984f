import { getMonthEnd } from '@cleaning/contracts';
import { MONTHS } from '@cleaning/ui';

export const PERIOD_KINDS = ['month', 'quarter', 'year', 'days'] as const;
export type PeriodKind = (typeof PERIOD_KINDS)[number];

export interface Period {
  /** Value in the address: 2026-10, 2026-Q4 (calendar quarter), 2027 (the year in which the financial year ends). */
  readonly value: string;
  readonly label: string;
  /** YYYY-MM-DD, both included. */
  readonly from: string;
  readonly to: string;
}

/** The product has invoices from this year on. */
const FIRST_YEAR = 2022;

const pad = (month: number): string => String(month).padStart(2, '0');
const getLastDay = (year: number, month: number): string => getMonthEnd(`${year}-${pad(month)}`);
const getName = (month: number): string => MONTHS[month - 1]?.label ?? '';

function toMonth(year: number, month: number): Period {
  const value = `${year}-${pad(month)}`;
  return { value, label: `${getName(month)} ${year}`, from: `${value}-01`, to: getLastDay(year, month) };
}

function toQuarter(year: number, quarter: number): Period {
  const first = quarter * 3 - 2;
  return {
    value: `${year}-Q${quarter}`,
    label: `${getName(first)}–${getName(first + 2)} ${year}`,
    from: `${year}-${pad(first)}-01`,
    to: getLastDay(year, first + 2),
  };
}

const toYear = (year: number): Period => ({
  value: String(year),
  label: `${year - 1}–${String(year).slice(2)}`,
  from: `${year - 1}-07-01`,
  to: `${year}-06-30`,
});

/** The periods of a kind that have begun on the day, the newest first. */
export function listPeriods(kind: Exclude<PeriodKind, 'days'>, today: string): readonly Period[] {
  const years = Array.from({ length: Number(today.slice(0, 4)) - FIRST_YEAR + 2 }, (_, index) => FIRST_YEAR + index);
  const all = {
    month: () => years.flatMap((year) => MONTHS.map((_, index) => toMonth(year, index + 1))),
    quarter: () => years.flatMap((year) => [1, 2, 3, 4].map((quarter) => toQuarter(year, quarter))),
    year: () => years.map(toYear),
  }[kind]();
  return all.filter(({ from }) => from <= today).reverse();
}

/** The last period that has ended, which is the default. */
export const findLastEndedPeriod = (periods: readonly Period[], today: string): Period | undefined =>
  periods.find(({ to }) => to < today) ?? periods[0];
