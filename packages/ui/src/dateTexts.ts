import * as english from '@cleaning/contracts';
import { localizeTexts } from '@cleaning/ui/app';
import { getBusinessToday, toBusinessMoment } from './businessTime';
import { getPageLocale, isKnownToIntl } from './pageLanguage';

/** Dates, times and lengths in the language of the page. */

/** Names for languages that the browser's Intl lacks: Chromium has neither Nepali nor Sinhala. */
export const texts = localizeTexts('dateNames', {
  days: { Mo: 'Mon', Tu: 'Tue', We: 'Wed', Th: 'Thu', Fr: 'Fri', Sa: 'Sat', Su: 'Sun' },
  longDays: {
    Mo: 'Monday',
    Tu: 'Tuesday',
    We: 'Wednesday',
    Th: 'Thursday',
    Fr: 'Friday',
    Sa: 'Saturday',
    Su: 'Sunday',
  },
  months: {
    '01': 'January',
    '02': 'February',
    '03': 'March',
    '04': 'April',
    '05': 'May',
    '06': 'June',
    '07': 'July',
    '08': 'August',
    '09': 'September',
    '10': 'October',
    '11': 'November',
    '12': 'December',
  },
  hours: (hours: number) => `${hours} h`,
  minutes: (minutes: number) => `${minutes} min`,
});

/** By language and options: creating one takes a hundred times as long as using it, and a page uses it for each row. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function getDayFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = dayFormats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  dayFormats.set(key, made);
  return made;
}

/** A day YYYY-MM-DD, which has no time zone. */
const formatDay = (locale: string, day: string, options: Intl.DateTimeFormatOptions): string =>
  getDayFormat(locale, options).format(new Date(`${day}T00:00:00Z`));

/** The code of a day's weekday; 2 November 2026 was a Monday. */
const toDayCode = (day: string): english.Day =>
  english.DAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'Mo';
const formatMonth = (month: string): string => texts.months[month as keyof typeof texts.months] ?? month;

/** A name of two words, such as "Thứ 7", breaks nowhere. */
export function formatWeekday(locale: string, day: string, length: 'short' | 'long'): string {
  if (isKnownToIntl(locale)) return formatDay(locale, day, { weekday: length }).replaceAll(' ', '\u00a0');
  return (length === 'short' ? texts.days : texts.longDays)[toDayCode(day)];
}

/** YYYY-MM-DD as '18 November 2026', by the language's rules. */
export function formatLongDate(locale: string, day: string): string {
  if (isKnownToIntl(locale)) return formatDay(locale, day, { dateStyle: 'long' });
  return `${Number(day.slice(8))} ${formatMonth(day.slice(5, 7))} ${day.slice(0, 4)}`;
}

/** 'YYYY-MM' as 'November 2026'. */
export function formatCalendarMonth(locale: string, month: string): string {
  if (isKnownToIntl(locale)) return formatDay(locale, `${month}-01`, { month: 'long', year: 'numeric' });
  return `${formatMonth(month.slice(5, 7))} ${month.slice(0, 4)}`;
}

/** YYYY-MM-DD as 'Wed 18 Nov 2026'. */
export function formatWeekdayDate(day: string): string {
  const locale = getPageLocale();
  return locale === null ? english.formatWeekdayDate(day) : `${formatWeekday(locale, day, 'short')} ${formatDate(day)}`;
}

/** YYYY-MM-DD as '28 Nov 2026'. */
export function formatDate(day: string): string {
  const locale = getPageLocale();
  if (locale === null) return english.formatDate(day);
  if (isKnownToIntl(locale)) return formatDay(locale, day, { day: 'numeric', month: 'short', year: 'numeric' });
  return `${Number(day.slice(8))} ${formatMonth(day.slice(5, 7))} ${day.slice(0, 4)}`;
}

/** YYYY-MM-DD as 'Sat 28 Nov', with the year if it differs from the year of `today`. */
export function formatShortDate(day: string, today: string = getBusinessToday()): string {
  const locale = getPageLocale();
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  if (locale !== null && isKnownToIntl(locale))
    return formatDay(locale, day, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: isThisYear ? undefined : 'numeric',
    });
  const weekday = locale === null ? english.formatWeekdayDate(day).slice(0, 3) : formatWeekday(locale, day, 'short');
  const date = formatDate(day);
  return `${weekday} ${isThisYear ? date.replace(/ \d{4}$/, '') : date}`;
}

/** A time HH:MM as '2:05 pm', a span HH:MM-HH:MM as '9:00 am – 2:05 pm'; in other languages than English with 24 hours. */
export const formatClockTime = (time: string): string =>
  getPageLocale() === null ? time.split('-').map(english.formatClockTime).join(' – ') : time;

/** A moment YYYY-MM-DDTHH:MM of business time as 'Wed 18 Nov 2026, 9:05 am'. */
export const formatDateTime = (moment: string): string =>
  `${formatWeekdayDate(moment.slice(0, 10))}, ${formatClockTime(moment.slice(11, 16))}`;

/** An ISO 8601 instant in business time as '18 Nov 2026, 9:05 am'. */
export function formatInstant(instant: string): string {
  const moment = toBusinessMoment(new Date(instant));
  return `${formatDate(moment.slice(0, 10))}, ${formatClockTime(moment.slice(11, 16))}`;
}

/** 'YYYY-MM' as 'November 2026'. */
export function formatMonthYear(month: string): string {
  const locale = getPageLocale();
  return locale === null ? english.formatMonthYear(month) : formatCalendarMonth(locale, month);
}

const SHORT_CLUSTERS = 2;
const LONGEST_SHORT_MONTH = 5;

/** 'YYYY-MM' as 'Nov', for axes. For names from the texts, their first letters with combining marks. */
export function formatShortMonth(month: string): string {
  const locale = getPageLocale();
  if (locale === null) return english.formatMonthYear(month).slice(0, 3);
  if (isKnownToIntl(locale)) {
    const alone = formatDay(locale, `${month}-01`, { month: 'short' });
    if (alone.length <= LONGEST_SHORT_MONTH) return alone;
    // Vietnamese shortens it beside a day only.
    const parts = getDayFormat(locale, { day: 'numeric', month: 'short' }).formatToParts(
      new Date(`${month}-01T00:00:00Z`),
    );
    return parts.find(({ type }) => type === 'month')?.value ?? alone;
  }
  const letters = [...new Intl.Segmenter(locale).segment(formatMonth(month.slice(5, 7)))];
  return letters
    .slice(0, SHORT_CLUSTERS)
    .map(({ segment }) => segment)
    .join('');
}

/** `value` "01" to "12". */
export function listMonthChoices(): typeof english.MONTHS {
  const locale = getPageLocale();
  if (locale === null) return english.MONTHS;
  const name = (month: string) =>
    isKnownToIntl(locale) ? formatDay(locale, `2026-${month}-01`, { month: 'long' }) : formatMonth(month);
  return english.MONTHS.map(({ value }) => ({ value, label: name(value) }));
}

/** Monday 2 November 2026 and the days after it. */
const listWeekdays = (locale: string, length: 'short' | 'long') =>
  english.DAYS.map((_, index) => formatWeekday(locale, `2026-11-0${index + 2}`, length));

/** The names above the columns of a week, from Monday. */
export function listDayNames(): readonly string[] {
  const locale = getPageLocale();
  return locale === null ? english.DAYS : listWeekdays(locale, 'short');
}

/** Starting with Monday. */
export const listLongDayNames = (locale: string): readonly string[] => listWeekdays(locale, 'long');

function formatUnit(locale: string, value: number, unit: 'hour' | 'minute'): string {
  if (!isKnownToIntl(locale)) return unit === 'hour' ? texts.hours(value) : texts.minutes(value);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
}

/** Minutes in texts and beside names: '2 h', '1 h 30 min', '45 min'. */
export function formatDuration(minutes: number): string {
  const locale = getPageLocale();
  if (locale === null) return english.formatDuration(minutes);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    hours > 0 ? formatUnit(locale, hours, 'hour') : '',
    rest > 0 || hours === 0 ? formatUnit(locale, rest, 'minute') : '',
  ];
  return parts.filter(Boolean).join(' ');
}
