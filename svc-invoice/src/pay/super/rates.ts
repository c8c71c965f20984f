import { type Day, toFinancialYear } from '../calendar/days.js';

/** A rate in hundredths of a percent, good from a day until the next row's day. */
export interface DatedRate {
  readonly from: Day;
  readonly rate: number;
}

/** SOURCES 3, P: 12 % from 1 July 2025; carried on to Payday Super. */
export const SUPER_RATES: readonly DatedRate[] = [{ from: '2025-07-01', rate: 1200 }];

/** SOURCES 1.4, P: 47 % from 1 July 2017. */
export const WITHHOLDING_RATES: readonly DatedRate[] = [{ from: '2017-07-01', rate: 4700 }];

/** Most that super is owed on in a financial year, cents, by the year in which it ends. SOURCES 3, S: a setting. */
const MAX_EARNINGS: Readonly<Record<number, number>> = { 2027: 27_083_000 };

/** First day of payments under Payday Super (SOURCES 3, P). */
export const PAYDAY_SUPER_FROM: Day = '2026-07-01';

/** The rate on a day, hundredths of a percent. Throws RangeError before the table begins: rates aren't guessed. */
export function getRateOn(day: Day, rates: readonly DatedRate[]): number {
  const known = rates.filter(({ from }) => from <= day).sort((one, other) => (one.from < other.from ? -1 : 1));
  const last = known.at(-1);
  if (!last) throw new RangeError(`No rate is known for ${day}.`);
  return last.rate;
}

/** Maximum earnings in a day's financial year, cents; null if unknown. */
export const findMostEarnings = (day: Day, table = MAX_EARNINGS): number | null => table[toFinancialYear(day)] ?? null;

/**
 * A part of an amount, to the nearest cent, half a cent up. In whole numbers only.
 * @param cents not negative
 * @param rate hundredths of a percent
 */
export const computeShare = (cents: number, rate: number): number =>
  Number((BigInt(cents) * BigInt(rate) + 5_000n) / 10_000n);
