/** Days are YYYY-MM-DD, those of the calendar, however long each lasts. */

const DAY_MS = 86_400_000;
const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** Days from one day to another; NaN for what is no day. */
export const daysBetween = (from: string, until: string): number => (instantOf(until) - instantOf(from)) / DAY_MS;

/** The day so many days later, or earlier when negative. */
export const daysAfter = (day: string, days: number): string => dayOf(instantOf(day) + days * DAY_MS);

/** So many months later; the last day of the month where it has no such day: a year after 29 February is 28 February. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return dayOf(first.getTime());
}

/** The first day of a day's month, or of a month YYYY-MM. */
export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** The last day of a day's month, or of a month YYYY-MM. */
export const lastOfMonth = (day: string): string => daysAfter(monthsAfter(firstOfMonth(day), 1), -1);

/** 1 is Monday, 7 is Sunday. */
export const isoWeekday = (day: string): number => new Date(instantOf(day)).getUTCDay() || 7;

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => daysAfter(day, 1 - isoWeekday(day));
