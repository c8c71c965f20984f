import { addDays } from '@cleaning/contracts';
import { type Day, isWeekend } from './days.js';
import { type Holiday, type HolidayTable, NATIONAL_HOLIDAYS, type Region } from './national-holidays.js';

export interface BusinessDayRules {
  readonly table: HolidayTable;
  /** Regions whose holidays count; missing: those of any state or territory. */
  readonly regions?: readonly Region[];
  /** Whether a holiday that starts in the evening excludes its whole day. */
  readonly partDaysCount: boolean;
  /** Whether a holiday that may still change excludes its day. */
  readonly changeableCount: boolean;
}

/**
 * Business days of the whole country: no Saturday, Sunday, or public holiday for the whole of any state or territory
 * (SOURCES 3, P: Superannuation Guarantee (Administration) Act 1992 s 6(1)). Part days (SOURCES 3, S) and days that may
 * change count as business days by default, which makes a day that is due earlier, never later.
 */
export const NATIONAL_BUSINESS_DAYS: BusinessDayRules = {
  table: NATIONAL_HOLIDAYS,
  partDaysCount: false,
  changeableCount: false,
};

/** Business days of South Australia, for banks and work there. */
export const SOUTH_AUSTRALIAN_BUSINESS_DAYS: BusinessDayRules = { ...NATIONAL_BUSINESS_DAYS, regions: ['SA'] };

/**
 * True if a day (YYYY-MM-DD) is a business day. Throws RangeError for a weekday outside the holidays' table: unchecked
 * days aren't guessed.
 */
export function isBusinessDay(day: Day, rules: BusinessDayRules): boolean {
  if (isWeekend(day)) return false;
  const { firstDay, lastDay, holidays } = rules.table;
  if (day < firstDay || day > lastDay)
    throw new RangeError(`Public holidays are known from ${firstDay} to ${lastDay} only, not for ${day}.`);
  return !holidays.some((holiday) => holiday.day === day && counts(holiday, rules));
}

const counts = ({ regions, from, mayChange }: Holiday, rules: BusinessDayRules): boolean =>
  (!rules.regions || regions.some((region) => rules.regions?.includes(region))) &&
  (!from || rules.partDaysCount) &&
  (!mayChange || rules.changeableCount);

/** The day, or the first business day after it. Outside the holidays' table only weekends are skipped. */
export function findNextBusinessDay(day: Day, rules: BusinessDayRules): Day {
  const { firstDay, lastDay } = rules.table;
  const isOff = day < firstDay || day > lastDay ? isWeekend(day) : !isBusinessDay(day, rules);
  return isOff ? findNextBusinessDay(addDays(day, 1), rules) : day;
}

/**
 * The last of `count` business days after a day; the day itself is day 0 and may be any day. `count`: integer above 0.
 * Throws RangeError for another count or days outside the holidays' table.
 */
export function addBusinessDays(day: Day, count: number, rules: BusinessDayRules): Day {
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`Not a number of business days: ${count}`);
  let last = day;
  for (let left = count; left > 0; ) {
    last = addDays(last, 1);
    if (isBusinessDay(last, rules)) left -= 1;
  }
  return last;
}
