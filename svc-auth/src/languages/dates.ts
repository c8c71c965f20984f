import { formatClockTime, formatDate, formatWeekdayDate } from '@cleaning/contracts';
import type { I18n } from '@lingui/core';

/** By language and options: creating one takes a hundred times as long as using it. */
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

/** Formats a day YYYY-MM-DD in the language; empty for none. */
export function formatNoticeDay(day: string, { locale }: I18n): string {
  if (day === '') return '';
  return locale === 'en' ? formatDate(day) : formatDay(locale, day, {});
}

/** Formats a day with its weekday, such as 'Wed 18 Nov 2026'; empty for none. */
export function formatNoticeWeekday(day: string, { locale }: I18n): string {
  if (day === '') return '';
  return locale === 'en' ? formatWeekdayDate(day) : formatDay(locale, day, { weekday: 'short' });
}

/** A time HH:MM as '2:05 pm', a span HH:MM-HH:MM as '9:00 am – 2:05 pm'; with 24 hours in other languages than English, as in the app. */
export const formatNoticeTime = (time: string, { locale }: I18n): string =>
  locale === 'en' && time !== ''
    ? time
        .split(/[-\u2013]/)
        .map(formatClockTime)
        .join(' – ')
    : time;

/** Formats a day and time of business time as '18 Nov 2026, 2:05 pm'; empty for none. */
export const formatNoticeMoment = (day: string, time: string, i18n: I18n): string =>
  [formatNoticeDay(day, i18n), formatNoticeTime(time, i18n)].filter(Boolean).join(', ');
