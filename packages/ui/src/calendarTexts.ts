import { inLanguage } from '@cleaning/ui/app';
import type { DayPickerProps } from 'react-day-picker';
import { longDate, monthAndYear, weekdayOf } from './dateTexts';
import { pageLocale } from './pageLanguage';

export const texts = inLanguage('calendar', { previous: 'Go to the Previous Month', next: 'Go to the Next Month' });

/** The library counts in the device's days. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), String(date.getMonth() + 1).padStart(2, '0'), String(date.getDate()).padStart(2, '0')].join('-');

/** Names of the calendar in the language of the page; those of the library in English. */
export function calendarTexts(): Pick<DayPickerProps, 'labels' | 'formatters'> {
  const locale = pageLocale();
  if (locale === null) return {};
  const month = (date: Date) => monthAndYear(locale, dayOf(date).slice(0, 7));
  const weekday = (date: Date) => weekdayOf(locale, dayOf(date), 'long');
  return {
    labels: {
      labelDayButton: (date) => `${weekday(date)}, ${longDate(locale, dayOf(date))}`,
      labelPrevious: () => texts.previous,
      labelNext: () => texts.next,
      labelGrid: month,
      labelWeekday: weekday,
    },
    formatters: { formatCaption: month, formatWeekdayName: (date) => weekdayOf(locale, dayOf(date), 'short') },
  };
}
