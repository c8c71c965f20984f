import { formatClockTime, formatDate, isDay } from '@cleaning/contracts';
import type { I18n } from '@lingui/core';

const MONTHS = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
const ENGLISH_DATE = new RegExp(
  `(?:\\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun) )?\\b(\\d{1,2}) (${MONTHS}) (\\d{4})\\b(?:, (\\d{1,2}):(\\d{2}) (am|pm))?`,
  'g',
);
const NOON = 12;

/** By language and options: to make one takes a hundred times as long as to use it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A day has no time zone. Digits as in amounts and times. */
function formatDay(locale: string, day: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(`${locale}-u-nu-latn`, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
      ...options,
    });
  formats.set(key, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** A day YYYY-MM-DD as people write it in the language; empty for none. */
export function formatNoticeDay(day: string, { locale }: I18n): string {
  if (day === '') return '';
  return locale === 'en' ? formatDate(day) : formatDay(locale, day, {});
}

/** A time HH:MM as '2:05 pm', a span HH:MM-HH:MM as '9:00 am – 2:05 pm'; with 24 hours in other languages than English, as in the app. */
export const formatNoticeTime = (time: string, { locale }: I18n): string =>
  locale === 'en' && time !== ''
    ? time
        .split(/[-\u2013]/)
        .map(formatClockTime)
        .join(' – ')
    : time;

function toHours24(hours: string, half: string): string {
  return String((Number(hours) % NOON) + (half === 'pm' ? NOON : 0)).padStart(2, '0');
}

/** A text of a service that writes dates in English, such as 'Wed 18 Nov 2026' or '18 Nov 2026, 9:05 am', with its dates in the language. */
export function translateEnglishDates(text: string, { locale }: I18n): string {
  if (locale === 'en') return text;
  return text.replace(ENGLISH_DATE, (written, weekday, date, month, year, hours, minutes, half) => {
    const monthNumber = MONTHS.split('|').indexOf(month) + 1;
    const day = `${year}-${String(monthNumber).padStart(2, '0')}-${date.padStart(2, '0')}`;
    // Somebody may have typed 'Bay 45 May 2026'.
    if (!isDay(day)) return written;
    const translated = formatDay(locale, day, weekday ? { weekday: 'short' } : {});
    return hours ? `${translated}, ${toHours24(hours, half)}:${minutes}` : translated;
  });
}
