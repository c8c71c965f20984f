import { DateTime } from 'luxon';
import { dateText, dayAfter, dayBefore } from './business-time.js';

/** Days of a list, YYYY-MM-DD inclusive; missing: unlimited. */
export interface DayRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A part of a range of days: whole years, whole months, or days of months that are not whole. */
export interface Span extends DayRange {
  readonly of: 'year' | 'month' | 'day';
}

type Unit = 'year' | 'month';

/** First and last day of the year or month that has `date`. */
const firstDayOf = (date: string, unit: Unit): string =>
  dateText(DateTime.fromISO(date, { zone: 'utc' }).startOf(unit));
export const lastDayOf = (date: string, unit: Unit): string =>
  dateText(DateTime.fromISO(date, { zone: 'utc' }).endOf(unit));

/** `date` itself where a year or month starts on it, otherwise the first day of the next one. */
const firstDayFrom = (date: string, unit: Unit): string => dayAfter(lastDayOf(dayBefore(date), unit));

/** What is whole of a range, and the days before and behind it. */
interface Split {
  before?: DayRange;
  whole?: DayRange;
  behind?: DayRange;
}

/** All days are before when nothing is whole. */
function split({ from, to }: DayRange, unit: Unit): Split {
  const first = from && firstDayFrom(from, unit);
  const last = to && dayBefore(firstDayOf(dayAfter(to), unit));
  if (first && last && last < first) return { before: { from, to } };
  return {
    ...(first && from && from < first ? { before: { from, to: dayBefore(first) } } : {}),
    whole: { from: first, to: last },
    ...(last && to && last < to ? { behind: { from: dayAfter(last), to } } : {}),
  };
}

/**
 * A range of days in parts without gap or overlap: its whole years (none with `years` off), then its other whole months, then days.
 * Not in order. None for a range that ends before it starts.
 */
export function spansOf(range: DayRange, { years = true }: { years?: boolean } = {}): Span[] {
  if (range.from && range.to && range.to < range.from) return [];
  const months = split(range, 'month');
  const inMonths: Split = months.whole ? (years ? split(months.whole, 'year') : { before: months.whole }) : {};
  const parts = [
    ['year', inMonths.whole],
    ['month', inMonths.before],
    ['month', inMonths.behind],
    ['day', months.before],
    ['day', months.behind],
  ] as const;
  return parts.flatMap(([of, days]) => (days ? { of, ...days } : []));
}
