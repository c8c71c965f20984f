import { addDays, countDaysBetween, getIsoWeekday } from '../days.js';

/**
 * Days of a timetable slot. Weekdays are 1 (Mo) to 7 (Su), days YYYY-MM-DD. A missing bound or phase is null, '' or
 * undefined. The phase counts whole weeks from Monday, or calendar months, from those of `startsOn`, like RRULE with
 * WKST=MO from DTSTART. ISO week numbers don't matter, since a year has 52 or 53 of them.
 */
export interface SlotDays {
  days: readonly number[];
  /** Interval in weeks, or in months with `monthWeek`. Missing: 1. */
  every?: number | null | undefined;
  /** Which of the month's weekdays: 1 to 4, or LAST_OF_MONTH. Missing: weekly. */
  monthWeek?: number | null | undefined;
  /** First day, from which the phase counts. */
  startsOn?: string | null | undefined;
  /** Last day. */
  endsOn?: string | null | undefined;
  /** Validity of this version of the slot: the first day, and the day after the last. Doesn't affect the phase. */
  validFrom?: string | null | undefined;
  validUntil?: string | null | undefined;
}

export const LAST_OF_MONTH = -1;

const A_MONDAY = '1969-12-29';

/** Number of the week that begins on Monday. */
const getWeekNumber = (date: string): number => Math.floor(countDaysBetween(A_MONDAY, date) / 7);
const getMonthNumber = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

function isOfMonth(date: string, monthWeek: number): boolean {
  const dayOfMonth = Number(date.slice(8));
  if (monthWeek === LAST_OF_MONTH) return addDays(date, 7).slice(5, 7) !== date.slice(5, 7);
  return Math.ceil(dayOfMonth / 7) === monthWeek;
}

const isMultiple = (distance: number, divisor: number): boolean => distance % divisor === 0;

function isInPhase(date: string, { every, monthWeek, startsOn }: SlotDays): boolean {
  if (!every || every === 1 || !startsOn) return true;
  const parseNumber = monthWeek ? getMonthNumber : getWeekNumber;
  return isMultiple(parseNumber(date) - parseNumber(startsOn), every);
}

/**
 * True if the slot occurs on that day. Everything that turns slots into shifts uses it. Ignores public holidays.
 * @param weekday that day's, if known
 */
export function occursOn(slot: SlotDays, date: string, weekday: number = getIsoWeekday(date)): boolean {
  const { days, monthWeek, startsOn, endsOn, validFrom, validUntil } = slot;
  if (!days.includes(weekday)) return false;
  if ((startsOn && date < startsOn) || (endsOn && date > endsOn)) return false;
  if ((validFrom && date < validFrom) || (validUntil && date >= validUntil)) return false;
  return (!monthWeek || isOfMonth(date, monthWeek)) && isInPhase(date, slot);
}

/** The slowest is one weekday of each 52 weeks, or of each 12 months: this has several of either. */
const MAX_SEARCH_DAYS = 5 * 366;

/** The first days of the slot from a day on; fewer when it ends. */
export function findNextDays(slot: SlotDays, from: string, count: number): string[] {
  const bounds = [from, slot.startsOn || from, slot.validFrom || from];
  const first = bounds.reduce((latest, day) => (day > latest ? day : latest));
  const found: string[] = [];
  for (let ahead = 0; ahead < MAX_SEARCH_DAYS && found.length < count; ahead += 1) {
    const date = addDays(first, ahead);
    if (occursOn(slot, date)) found.push(date);
  }
  return found;
}

const computeGreatestDivisor = (a: number, b: number): number => (b === 0 ? a : computeGreatestDivisor(b, a % b));

/** True if two slots with the same times can be on the same day, so that one of them is superfluous. */
export function canCoincide(a: SlotDays, b: SlotDays): boolean {
  if (!a.days.some((day) => b.days.includes(day))) return false;
  if ((a.endsOn && b.startsOn && a.endsOn < b.startsOn) || (b.endsOn && a.startsOn && b.endsOn < a.startsOn))
    return false;
  // Every weekday of a month eventually coincides with each phase of weeks.
  if (Boolean(a.monthWeek) !== Boolean(b.monthWeek)) return true;
  if (a.monthWeek && b.monthWeek && a.monthWeek !== b.monthWeek) {
    // The fourth is the last of its month in most months.
    const [first, second] = [a.monthWeek, b.monthWeek].sort((x, y) => x - y);
    if (first !== LAST_OF_MONTH || second !== 4) return false;
  }
  const common = computeGreatestDivisor(a.every ?? 1, b.every ?? 1);
  if (common === 1 || !a.startsOn || !b.startsOn) return true;
  const readNumber = a.monthWeek ? getMonthNumber : getWeekNumber;
  return isMultiple(readNumber(a.startsOn) - readNumber(b.startsOn), common);
}

/** The Gregorian calendar repeats after 400 years, which are whole weeks. */
const CALENDAR_WEEKS = 20_871;
const CALENDAR_MONTHS = 4_800;

/** Average occurrences of the slot: `times` in `weeks` weeks, both integers. */
export function countTimesInWeeks({ days, every, monthWeek }: SlotDays): { times: number; weeks: number } {
  const each = every ?? 1;
  return monthWeek
    ? { times: days.length * CALENDAR_MONTHS, weeks: CALENDAR_WEEKS * each }
    : { times: days.length, weeks: each };
}
