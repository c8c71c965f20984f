import { addDays, formatDate } from '@cleaning/contracts';
import { addBusinessDays, type BusinessDayRules, isBusinessDay } from '../calendar/business-days.js';
import type { Day } from '../calendar/days.js';
import type { EarliestDay } from './settings.js';

/**
 * The first processing day that a bank accepts, YYYY-MM-DD; null for any. SOURCES 4.2, S: Macquarie refuses days before
 * the next business day, others past days; therefore a setting of the account.
 * @param today in business time
 * @throws RangeError for days outside the holidays' table
 */
export function computeFirstProcessingDay(earliest: EarliestDay, today: Day, rules: BusinessDayRules): Day | null {
  if (earliest === 'any') return null;
  return earliest === 'today' ? today : addBusinessDays(today, 1, rules);
}

/**
 * Describes a refused processing day in a sentence; null if the bank accepts it. Throws like
 * `computeFirstProcessingDay`.
 */
export function findProcessingDayProblem(
  day: Day,
  earliest: EarliestDay,
  today: Day,
  rules: BusinessDayRules,
): string | null {
  const first = computeFirstProcessingDay(earliest, today, rules);
  if (first !== null && day < first) return `Your bank only accepts files for ${formatDate(first)} or later.`;
  if (earliest === 'next-business-day' && !isBusinessDay(day, rules))
    return 'The processing date isn’t a business day.';
  return null;
}

/**
 * The processing day for the bank: the run's pay day, or the first later one that the bank accepts. `reason` is a
 * sentence about the difference; empty if there is none. Throws like `computeFirstProcessingDay`.
 */
export function proposeProcessingDay(
  payDay: Day,
  earliest: EarliestDay,
  today: Day,
  rules: BusinessDayRules,
): { readonly day: Day; readonly reason: string } {
  const first = computeFirstProcessingDay(earliest, today, rules) ?? today;
  let day = payDay < first ? first : payDay;
  if (earliest === 'next-business-day') while (!isBusinessDay(day, rules)) day = addDays(day, 1);
  if (day === payDay) return { day, reason: '' };
  const planned = `The run’s payment date is ${formatDate(payDay)}`;
  if (payDay >= first) return { day, reason: `${planned}, which isn’t a business day.` };
  if (payDay < today) return { day, reason: `${planned}, which has passed.` };
  return { day, reason: `${planned}, but your bank only accepts files for ${formatDate(first)} or later.` };
}
