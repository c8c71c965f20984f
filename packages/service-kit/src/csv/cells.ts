import { businessDate, DAYS, getIsoWeekday, MONTHS } from '@cleaning/contracts';

/** "6:00", "18.30", "6 am", "0600" as HH:MM; null: it is no time of day. */
export function getTime(text: string): string | null {
  const plain = text.trim();
  const match = /^(\d{1,2})(?:[:.]?(\d{2}))?(?::\d{2})?\s*([ap])?\.?m?\.?$/i.exec(plain);
  // A spreadsheet's number for 06:00 is 0.25, a quarter of a day.
  if (!match || /^0\.\d+$/.test(plain)) return null;
  const half = match[3]?.toLowerCase();
  const typed = Number(match[1]);
  if (half !== undefined && (typed < 1 || typed > 12)) return null;
  const hour = half === undefined ? typed : (typed % 12) + (half === 'p' ? 12 : 0);
  const minute = Number(match[2] ?? '0');
  return hour > 23 || minute > 59 ? null : `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** A longer text is no day. */
const MAX_DAY_LENGTH = 60;
/** Texts before or after a day: "Tue 3 Nov 2026", "2026-11-03T09:12:00". */
const LEADING_WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i;
const TRAILING_TIME = /(?:T|,?\s+)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*[ap]\.?m\.?)?(?:Z|[+-]\d{2}:?\d{2})?$/i;

/** "Nov 3, 2026", "3 November 2026", "3-Nov-26" as day, month and year; null for other texts. */
function namedMonth(text: string): [day: string, month: string, year: string] | null {
  const [, a = '', b = '', year = ''] =
    /^(\d{1,2}|[a-z]{3,9})\.?[\s/-]+(\d{1,2}|[a-z]{3,9})\.?,?[\s/-]+(\d{4}|\d{2})$/i.exec(text) ?? [];
  const [day, name] = /^\d/.test(a) ? [a, b] : [b, a];
  const month = MONTHS.find(({ label }) => label.toLowerCase().startsWith(name.toLowerCase()))?.value;
  return month === undefined || !/^\d/.test(day) ? null : [day, month, year];
}

/**
 * "2026-11-03", "3/11/2026", "3.11.26", "3-Nov-26", "Tue 3 Nov 2026", "Nov 3, 2026" as YYYY-MM-DD, day before month, without a time behind it;
 * anything else as it is.
 */
export function toDate(text: string): string {
  if (text.length > MAX_DAY_LENGTH) return text.trim();
  const plain = text.trim().replace(LEADING_WEEKDAY, '').replace(TRAILING_TIME, '');
  const [, ...numbers] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})$/.exec(plain) ?? [];
  const [day = '', month = '', year = ''] = numbers.length > 0 ? numbers : (namedMonth(plain) ?? []);
  if (day === '') return /^\d{4}-/.test(plain) ? plain : text.trim();
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The weekday of a day, in the form of a weekday cell; '' for an invalid day. */
export function getWeekday(text: string): string {
  const { success, data } = businessDate.safeParse(toDate(text));
  return success ? (DAYS[getIsoWeekday(data) - 1] ?? '') : '';
}
