import { DAYS, findNextDays, formatSchedule, type ScheduledSlot, toSlotDays } from '@cleaning/contracts';
import { localizeTexts } from '@cleaning/ui/app';
import { formatLongDate, listLongDayNames } from './dateTexts';
import { getPageLocale, isKnownToIntl } from './pageLanguage';

/**
 * Parts of a slot's schedule sentence, for languages other than English; `formatSchedule` of the contracts writes
 * English.
 */
export const texts = localizeTexts('schedule', {
  weeks: (days: string, every: number) => (every === 1 ? `Every ${days}` : `Every ${every} weeks on ${days}`),
  months: (which: string, days: string, every: number) =>
    every === 1 ? `${which} ${days} of every month` : `${which} ${days} of every ${every} months`,
  which: { first: 'First', second: 'Second', third: 'Third', fourth: 'Fourth', last: 'Last' },
  from: (sentence: string, day: string) => `${sentence} from ${day}`,
  until: (sentence: string, day: string) => `${sentence} until ${day}`,
});

/** Schedule of a slot in one sentence, in the page's language. */
export function describeSchedule(slot: ScheduledSlot, today: string): string {
  const locale = getPageLocale();
  const { days, repeats, ...bounds } = slot;
  if (locale === null || days.length === 0) return formatSchedule(slot, today);
  const names = listLongDayNames(locale);
  const own = days.map((day) => names[DAYS.indexOf(day)] ?? day);
  const listed = isKnownToIntl(locale) ? new Intl.ListFormat(locale).format(own) : own.join(', ');
  const formatDay = (day: string) => formatLongDate(locale, day);
  const { startsOn, validFrom, endsOn, ...rule } = toSlotDays(days, repeats, bounds);
  const begins = validFrom && validFrom > today ? validFrom : (startsOn ?? '');
  const saysFirst = begins !== '' && (repeats.every > 1 || begins > today);
  const [first] = saysFirst ? findNextDays({ ...rule, startsOn }, begins, 1) : [];
  const plain =
    repeats.which === ''
      ? texts.weeks(listed, repeats.every)
      : texts.months(texts.which[repeats.which], listed, repeats.every);
  const withFirst = first ? texts.from(plain, formatDay(first)) : plain;
  return endsOn ? texts.until(withFirst, formatDay(endsOn)) : withFirst;
}
