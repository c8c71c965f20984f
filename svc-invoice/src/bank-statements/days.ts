/** Meaning of 3/11: 3 November or 11 March. */
export type DayOrder = 'day-first' | 'month-first';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
/** 1 to 12 for `Sep`, `Sept` or `September`; 0 for another word. */
const parseMonth = (name: string): number =>
  MONTHS.findIndex((month) => name.length >= 3 && month.startsWith(name.toLowerCase())) + 1;

/** Shorter and longer texts are no days: `1/1/26`. */
const MIN_LENGTH = 6;
const MAX_LENGTH = 40;
/**
 * Time after a day: 09:12, 9:12:05 am, T09:12:00.000+10:30. It is the bank's local time, so the day is kept as written.
 */
const TIME = String.raw`(?:(?:\s*,\s*|\s+|T)\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d{1,9})?)?(?:\s?[ap]\.?m\.?)?(?:\s?(?:Z|UTC|[+-]\d{2}:?\d{2}))?)?$`;
const WEEKDAY = String.raw`^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]?\s+)?`;

const YEAR_FIRST = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${TIME}`, 'i');
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const NUMBERS = new RegExp(String.raw`${WEEKDAY}(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})${TIME}`, 'i');
const NAMED = new RegExp(
  String.raw`${WEEKDAY}(\d{1,2})(?:st|nd|rd|th)?[-/. ]\s?([a-z]{3,9})\.?[-/. ,]\s?(\d{4}|\d{2})${TIME}`,
  'i',
);
const MONTH_FIRST = new RegExp(
  String.raw`${WEEKDAY}([a-z]{3,9})\.?[-/. ]\s?(\d{1,2})(?:st|nd|rd|th)?[-/. ,]\s?(\d{4})${TIME}`,
  'i',
);

/** YYYY-MM-DD; undefined for an invalid day or one outside this century. */
function buildDay(year: string, month: number, day: number): string | undefined {
  const full = Number(year.length === 2 ? `20${year}` : year);
  const date = new Date(Date.UTC(full, month - 1, day));
  const isDay = full >= 2000 && full < 2100 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay ? date.toISOString().slice(0, 10) : undefined;
}

const trimText = (text: string): string => (text.length > MAX_LENGTH ? '' : text.replace(/\s+/g, ' ').trim());

/** A day as banks write it in CSV, as YYYY-MM-DD; undefined if invalid. */
export function readDay(text: string, order: DayOrder = 'day-first'): string | undefined {
  const written = trimText(text);
  const [, first = '', , second = '', year = ''] = NUMBERS.exec(written) ?? [];
  if (first !== '')
    return order === 'day-first'
      ? buildDay(year, Number(second), Number(first))
      : buildDay(year, Number(first), Number(second));
  const yearFirst = YEAR_FIRST.exec(written);
  if (yearFirst) return buildDay(yearFirst[1] ?? '', Number(yearFirst[3]), Number(yearFirst[4]));
  const compact = COMPACT.exec(written);
  if (compact) return buildDay(compact[1] ?? '', Number(compact[2]), Number(compact[3]));
  const named = NAMED.exec(written);
  if (named) return buildDay(named[3] ?? '', parseMonth(named[2] ?? ''), Number(named[1]));
  const monthFirst = MONTH_FIRST.exec(written);
  return monthFirst ? buildDay(monthFirst[3] ?? '', parseMonth(monthFirst[1] ?? ''), Number(monthFirst[2])) : undefined;
}

/** True if the text is a day in either order. */
export const isDay = (text: string): boolean =>
  text.length >= MIN_LENGTH &&
  /\d/.test(text) &&
  (readDay(text, 'day-first') !== undefined || readDay(text, 'month-first') !== undefined);

/** The day order of a file: Australian, unless only the other order makes its days valid. */
export function findDayOrder(texts: Iterable<string>): DayOrder {
  const counts = { 'day-first': 0, 'month-first': 0 };
  for (const text of texts) {
    const [dayFirst, monthFirst] = [readDay(text, 'day-first'), readDay(text, 'month-first')];
    if (dayFirst !== undefined && monthFirst === undefined) counts['day-first'] += 1;
    if (dayFirst === undefined && monthFirst !== undefined) counts['month-first'] += 1;
  }
  return counts['day-first'] === 0 && counts['month-first'] > 0 ? 'month-first' : 'day-first';
}

/**
 * A day of OFX (its specification: YYYYMMDD, then HHMMSS.XXX and [offset:name], each optional) as YYYY-MM-DD. The day is the one that
 * the bank has written. Undefined for any other form.
 */
export function readOfxDay(text: string): string | undefined {
  const match = /^(\d{4})(\d{2})(\d{2})(?:\d{2}(?:\d{2}(?:\d{2}(?:\.\d{1,3})?)?)?)?\s?(?:\[[^\]]{1,30}\])?$/.exec(text);
  return match ? buildDay(match[1] ?? '', Number(match[2]), Number(match[3])) : undefined;
}
