import { localizeTexts } from '@cleaning/ui/app';
import type { DayPickerProps } from 'react-day-picker';
import { formatCalendarMonth, formatLongDate, formatWeekday } from './dateTexts';
import { getPageLocale } from './pageLanguage';

export const texts = localizeTexts('calendar', { previous: 'Previous month', next: 'Next month' });

/** The library counts in the device's days. */
export const toIsoDay = (date: Date): string =>
  [date.getFullYear(), String(date.getMonth() + 1).padStart(2, '0'), String(date.getDate()).padStart(2, '0')].join('-');

/** Names of the calendar in the language of the page; those of the library in English. */
export function getCalendarTexts(): Pick<DayPickerProps, 'labels' | 'formatters'> {
  const locale = getPageLocale();
  if (locale === null) return {};
  const formatMonth = (date: Date) => formatCalendarMonth(locale, toIsoDay(date).slice(0, 7));
  const formatDayName = (date: Date) => formatWeekday(locale, toIsoDay(date), 'long');
  return {
    labels: {
      labelDayButton: (date) => `${formatDayName(date)}, ${formatLongDate(locale, toIsoDay(date))}`,
      labelPrevious: () => texts.previous,
      labelNext: () => texts.next,
      labelGrid: formatMonth,
      labelWeekday: formatDayName,
    },
    formatters: {
      formatCaption: formatMonth,
      formatWeekdayName: (date) => formatWeekday(locale, toIsoDay(date), 'short'),
    },
  };
}
