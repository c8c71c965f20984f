import { dayText } from '@cleaning/contracts';
import { type BusinessDayRules, businessDaysAfter, isBusinessDay } from '../calendar/business-days.js';
import type { Day } from '../calendar/days.js';
import type { EarliestDay } from './settings.js';

/**
 * The first processing day that a bank takes, YYYY-MM-DD; null when it takes any. SOURCES 4.2, S: Macquarie refuses days
 * before the next business day, others days that have passed; therefore a setting of the account.
 * @param today in business time
 * Throws RangeError when the days leave the holidays' table.
 */
export function firstProcessingDay(earliest: EarliestDay, today: Day, rules: BusinessDayRules): Day | null {
  if (earliest === 'any') return null;
  return earliest === 'today' ? today : businessDaysAfter(today, 1, rules);
}

/** What is wrong with a processing day, as a sentence; null when the bank takes it. Throws as `firstProcessingDay` does. */
export function processingDayProblem(
  day: Day,
  earliest: EarliestDay,
  today: Day,
  rules: BusinessDayRules,
): string | null {
  const first = firstProcessingDay(earliest, today, rules);
  if (first !== null && day < first) return `The bank takes files for ${dayText(first)} or later.`;
  if (earliest === 'next-business-day' && !isBusinessDay(day, rules))
    return 'The processing day is not a business day.';
  return null;
}
