import { addMonths, getMonthStart } from '@cleaning/contracts';
import { formatWeekdayDate } from '@cleaning/ui';

/** First and last day, YYYY-MM-DD; empty: unlimited. */
export interface Days {
  from: string;
  to: string;
}

/** Default period of work lists: this and last month, up to today. */
export const getRecentDays = (today: string): Days => ({ from: addMonths(getMonthStart(today), -1), to: today });

/** Days in the calls' format, without empty ones. */
export const getDays = ({ from, to }: Days) => ({ from: from || undefined, to: to || undefined });

/** ', Thu 01/10/2026 to Wed 18/11/2026'; empty for all days. */
export function formatDays({ from, to }: Days): string {
  if (from && to) return `, ${formatWeekdayDate(from)} to ${formatWeekdayDate(to)}`;
  if (from) return `, from ${formatWeekdayDate(from)}`;
  return to ? `, to ${formatWeekdayDate(to)}` : '';
}
