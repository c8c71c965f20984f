/** Days are YYYY-MM-DD, those of the calendar, however long each lasts. Every function throws RangeError for what is no day. */

const DAY_MS = 86_400_000;
const getDay = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** The beginning of a day in UTC, in ms; NaN for what is no day that exists, written YYYY-MM-DD. */
function parsed(text: string): number {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(instant) && getDay(instant) === text ? instant : Number.NaN;
}

/** Whether the text is a day that exists, written YYYY-MM-DD. */
export const isDay = (text: string): boolean => !Number.isNaN(parsed(text));

function toInstant(day: string): number {
  const instant = parsed(day);
  if (Number.isNaN(instant)) throw new RangeError(`Not a day: ${day}`);
  return instant;
}

/** Days from one day to another; negative when the second is earlier. */
export const daysBetween = (from: string, until: string): number => (toInstant(until) - toInstant(from)) / DAY_MS;

/** The day so many days later, or earlier when negative. */
export const daysAfter = (day: string, days: number): string => getDay(toInstant(day) + days * DAY_MS);

/** So many months later; the last day of the month where it has no such day: a year after 29 February is 28 February. */
export function monthsAfter(day: string, months: number): string {
  const from = new Date(toInstant(day));
  const date = from.getUTCDate();
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return getDay(first.getTime());
}

/** The first day of a day's month, or of a month YYYY-MM. */
export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** The last day of a day's month, or of a month YYYY-MM. */
export const lastOfMonth = (day: string): string => daysAfter(monthsAfter(firstOfMonth(day), 1), -1);

/** 1 is Monday, 7 is Sunday. */
export const isoWeekday = (day: string): number => new Date(toInstant(day)).getUTCDay() || 7;

/** The Monday of a day's week. */
export const getMonday = (day: string): string => daysAfter(day, 1 - isoWeekday(day));
