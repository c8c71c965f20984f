import { addDays, buildFieldProblem, FIRST_YEAR, type FieldIssue, getIsoWeekday, getMonday } from '@cleaning/contracts';
import { DateTime } from 'luxon';

/** Formats of days and times in the business time zone, as in responses and columns. */
export const toIsoDate = (moment: DateTime): string => moment.toISODate() ?? '';
/** YYYY-MM-DDTHH:MM, as forms write a moment. */
export const toLocalDateTime = (moment: DateTime): string => moment.toFormat("yyyy-MM-dd'T'HH:mm");
export const toTimeOfDay = (moment: DateTime): string => moment.toFormat('HH:mm');

/** Cache: resolving an instant takes 30 µs, and every start needs those of the day's slots. */
const known = new Map<string, DateTime>();
const MAX_KNOWN = 20_000;

/**
 * The instant of a wall-clock time. A time skipped by daylight saving becomes the moment of the jump; a repeated time
 * its first occurrence. A slot's length is therefore the time that really passes.
 */
export function resolveInstant(date: string, time: string, zone: string): DateTime {
  const key = `${date}T${time} ${zone}`;
  const found = known.get(key);
  if (found) return found;
  const instant = resolve(date, time, zone);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, instant);
  return instant;
}

function resolve(date: string, time: string, zone: string): DateTime {
  const resolved = DateTime.fromISO(`${date}T${time}`, { zone });
  if (!resolved.isValid) throw new RangeError(`Not a moment in ${zone}: ${date}T${time}`);
  if (toTimeOfDay(resolved) === time) return findEarliest(resolved.getPossibleOffsets());
  return findClockChange(resolved);
}

const findEarliest = (moments: DateTime[]): DateTime =>
  moments.reduce((first, moment) => (moment.toMillis() < first.toMillis() ? moment : first));

function findClockChange(afterJump: DateTime): DateTime {
  let moment = afterJump;
  while (moment.minus({ minutes: 1 }).offset === afterJump.offset) moment = moment.minus({ minutes: 1 });
  return moment;
}

export { getIsoWeekday, getMonday };

export const getNextDay = (date: string): string => addDays(date, 1);

export const getPreviousDay = (date: string): string => addDays(date, -1);

/** Full minutes that have passed between two instants; never negative. */
export function countFullMinutes(from: DateTime, to: DateTime): number {
  return Math.max(0, Math.floor((to.toMillis() - from.toMillis()) / 60_000));
}

/** First day of a month, and first day of the month after it. */
export function getMonthRange(year: string, month: string): { from: string; before: string } {
  const first = DateTime.fromISO(`${year}-${month}-01`, { zone: 'utc' });
  return { from: toIsoDate(first), before: toIsoDate(first.plus({ months: 1 })) };
}

/** The last `count` months up to the one of `date`, YYYY-MM, oldest first. */
export function listMonthsUntil(date: string, count: number): string[] {
  const last = DateTime.fromISO(date, { zone: 'utc' });
  return Array.from({ length: count }, (_, index) => last.minus({ months: count - 1 - index }).toFormat('yyyy-MM'));
}

/** Validates the day of past work or of a payment; null if valid. Pages show no month before FIRST_YEAR. */
export function findPastDayProblem(field: string, date: string, today: string): FieldIssue | null {
  if (date > today) return buildFieldProblem(field, 'in_future');
  if (date < `${FIRST_YEAR}-01-01`) return buildFieldProblem(field, 'before_year', { year: FIRST_YEAR });
  return null;
}

/** Converts an instant from the database; null stays null. */
export const toInstant = (moment: Date | null): DateTime | null => moment && DateTime.fromJSDate(moment);
