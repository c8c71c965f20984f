import { DateTime } from 'luxon';

/** A calendar day in business time, YYYY-MM-DD. Days compare as text. */
export type Day = string;

const at = (day: Day): DateTime => DateTime.fromISO(day, { zone: 'utc' });

const MS_OF_DAY = 86_400_000;
const dayOf = (instant: number): Day => new Date(instant).toISOString().slice(0, 10);

/** The beginning of a day in UTC; NaN for what is no day that exists, written YYYY-MM-DD. A month's invoices ask for thousands of days. */
function parsed(text: string): number {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(instant) && dayOf(instant) === text ? instant : Number.NaN;
}

/** Whether the text is a day that exists, written YYYY-MM-DD. */
export const isDay = (text: string): boolean => !Number.isNaN(parsed(text));

function instantOf(day: Day): number {
  const instant = parsed(day);
  if (Number.isNaN(instant)) throw new RangeError(`Not a day: ${day}`);
  return instant;
}

function known(day: Day): DateTime {
  if (!isDay(day)) throw new RangeError(`Not a day: ${day}`);
  return at(day);
}

/** The day so many days later, or earlier when negative. Throws RangeError for what is no day. */
export const dayPlus = (day: Day, days: number): Day => dayOf(instantOf(day) + days * MS_OF_DAY);

/** Days from the first to the second; negative when the second is earlier. Throws RangeError for what is no day. */
export const daysBetween = (from: Day, to: Day): number => (instantOf(to) - instantOf(from)) / MS_OF_DAY;

/** Saturday or Sunday. Throws RangeError for what is no day. */
export const isWeekend = (day: Day): boolean => known(day).weekday > 5;

/** The financial year of a day, named by the year in which it ends: 2026-07-01 is in 2027. Throws RangeError. */
export const financialYearOf = (day: Day): number => known(day).plus({ months: 6 }).year;

/** First and last day of a financial year, named by the year in which it ends. */
export const financialYear = (year: number): { firstDay: Day; lastDay: Day } => ({
  firstDay: `${year - 1}-07-01`,
  lastDay: `${year}-06-30`,
});

/** DDMMYY, as bank files write a day. Throws RangeError. */
export const ddmmyy = (day: Day): string => known(day).toFormat('ddMMyy');

/** DDMMCCYY, as the tax office's files write a day. Throws RangeError. */
export const ddmmccyy = (day: Day): string => known(day).toFormat('ddMMyyyy');
