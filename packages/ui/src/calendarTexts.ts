import { inLanguage } from '@cleaning/ui/app';
import type { DayPickerProps } from 'react-day-picker';
import { formatCalendarMonth, formatLongDate, formatWeekday } from './dateTexts';
import { getPageLocale } from './pageLanguage';

export const texts = inLanguage('calendar', { previous: 'Previous month', next: 'Next month' });

/** The library counts in the device's days. */
export const toIsoDay = (date: Date): string =>
  [date.getFullYear(), String(date.getMonth() + 1).padStart(2, '0'), String(date.getDate()).padStart(2, '0')].join('-');

/** Names of the calendar in the language of the page; those of the library in English. */
export function getCalendarTexts(): Pick<DayPickerProps, 'labels' | 'formatters'> {
  const locale = getPageLocale();
  if (locale === null) return {};
  const month = (date: Date) => formatCalendarMonth(locale, toIsoDay(date).slice(0, 7));
  const weekday = (date: Date) => formatWeekday(locale, toIsoDay(date), 'long');
  return {
    labels: {
      labelDayButton: (date) => `${weekday(date)}, ${formatLongDate(locale, toIsoDay(date))}`,
      labelPrevious: () => texts.previous,
      labelNext: () => texts.next,
      labelGrid: month,
      labelWeekday: weekday,
    },
    formatters: { formatCaption: month, formatWeekdayName: (date) => formatWeekday(locale, toIsoDay(date), 'short') },
  };
}
