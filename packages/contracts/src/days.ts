import { DAY_MS } from './durations.js';

/** Days are YYYY-MM-DD, those of the calendar, however long each lasts. Every function throws RangeError for what is no day. */

const getDay = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

const DAY_TEXT = /^\d{4}-\d{2}-\d{2}$/;
/** Days that every month has. */
const DAYS_OF_EACH_MONTH = '28';

/** Start of a day in UTC, in ms; NaN for an invalid day. */
function parseDay(text: string): number {
  if (!DAY_TEXT.test(text)) return Number.NaN;
  const instant = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(instant) || text.slice(8) <= DAYS_OF_EACH_MONTH) return instant;
  // Date.parse reads 30 February as 2 March.
  return getDay(instant) === text ? instant : Number.NaN;
}

/** True for an existing day in the form YYYY-MM-DD. */
export const isDay = (text: string): boolean => !Number.isNaN(parseDay(text));

function toInstant(day: string): number {
  const instant = parseDay(day);
  if (Number.isNaN(instant)) throw new RangeError(`Not a day: ${day}`);
  return instant;
}

/** Days from one day to another; negative when the second is earlier. */
export const countDaysBetween = (from: string, until: string): number => (toInstant(until) - toInstant(from)) / DAY_MS;

/** The day a number of days later, or earlier if negative. */
export const addDays = (day: string, days: number): string => getDay(toInstant(day) + days * DAY_MS);

/** A number of months later, limited to the last day of the month: a year after 29 February is 28 February. */
export function addMonths(day: string, months: number): string {
  const from = new Date(toInstant(day));
  const date = from.getUTCDate();
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return getDay(first.getTime());
}

/** The first day of a day's month, or of a month YYYY-MM. */
export const getMonthStart = (day: string): string => `${day.slice(0, 7)}-01`;

/** The last day of a day's month, or of a month YYYY-MM. */
export const getMonthEnd = (day: string): string => addDays(addMonths(getMonthStart(day), 1), -1);

/** 1 is Monday, 7 is Sunday. */
export const getIsoWeekday = (day: string): number => new Date(toInstant(day)).getUTCDay() || 7;

/** The Monday of a day's week. */
export const getMonday = (day: string): string => addDays(day, 1 - getIsoWeekday(day));
