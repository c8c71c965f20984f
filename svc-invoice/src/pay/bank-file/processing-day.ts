import { addDays, formatDate } from '@cleaning/contracts';
import { addBusinessDays, type BusinessDayRules, isBusinessDay } from '../calendar/business-days.js';
import type { Day } from '../calendar/days.js';
import type { EarliestDay } from './settings.js';

/**
 * The first processing day that a bank takes, YYYY-MM-DD; null when it takes any. SOURCES 4.2, S: Macquarie refuses days
 * before the next business day, others days that have passed; therefore a setting of the account.
 * @param today in business time
 * Throws RangeError when the days leave the holidays' table.
 */
export function computeFirstProcessingDay(earliest: EarliestDay, today: Day, rules: BusinessDayRules): Day | null {
  if (earliest === 'any') return null;
  return earliest === 'today' ? today : addBusinessDays(today, 1, rules);
}

/** What is wrong with a processing day, as a sentence; null when the bank takes it. Throws as `computeFirstProcessingDay` does. */
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
 * The processing day to ask the bank for: the run's day of payment, or the first one after it that the bank takes.
 * `reason` is a sentence that says why it is another; empty when it is not. Throws as `computeFirstProcessingDay` does.
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
