import { DAYS, type Day, MONTH_WEEKS, type MonthWeek, type PriceBasis } from '@cleaning/contracts';

const NAMES: Readonly<Record<string, Day>> = { mo: 'Mo', tu: 'Tu', we: 'We', th: 'Th', fr: 'Fr', sa: 'Sa', su: 'Su' };
const GROUPS: Readonly<Record<string, readonly Day[]>> = {
  daily: DAYS,
  everyday: DAYS,
  weekdays: DAYS.slice(0, 5),
  weekend: DAYS.slice(5),
  weekends: DAYS.slice(5),
};

const getDay = (word: string): Day | undefined => (/^[a-z]{2,10}$/.test(word) ? NAMES[word.slice(0, 2)] : undefined);

/** Days of the week from "Mo, We", "Monday Wednesday", "Mon-Fri", "weekdays" or "daily"; null for other texts. */
export function parseWeekdays(text: string): Day[] | null {
  const days = new Set<Day>();
  const plain = text
    .toLowerCase()
    .replace(/every day/g, 'daily')
    .replace(/\s*(-|\u2013|\bto\b)\s*/g, '-');
  for (const word of plain.split(/[\s,;/&+]+|\band\b/).filter((each) => each !== '' && each !== 'and')) {
    const [first = '', last] = word.split('-');
    const from = getDay(first);
    const to = last === undefined ? from : getDay(last);
    if (GROUPS[word]) for (const day of GROUPS[word]) days.add(day);
    else if (from === undefined || to === undefined) return null;
    else
      for (let at = DAYS.indexOf(from); ; at = (at + 1) % DAYS.length) {
        days.add(DAYS[at] as Day);
        if (DAYS[at] === to) break;
      }
  }
  return days.size === 0 ? null : DAYS.filter((day) => days.has(day));
}

const ORDINALS: Readonly<Record<string, MonthWeek>> = {
  ...Object.fromEntries(MONTH_WEEKS.map((week) => [week, week])),
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  '4th': 'fourth',
};
const MONTH_PHRASE = /^(.*?)\s+(?:of|in)\s+(?:the|each|every|a)\s+month$/;

/**
 * Days of the week from "Mon, Thu" or "last Friday of the month", with which of the month's they are (empty: all); null
 * for other texts.
 */
export function getDays(text: string): { days: Day[]; which: MonthWeek | '' } | null {
  const plain = text.trim().toLowerCase();
  const [, ordinal = '', rest = ''] = /^(\w+)\s+(.+)$/.exec(MONTH_PHRASE.exec(plain)?.[1] ?? plain) ?? [];
  const which = ORDINALS[ordinal] ?? '';
  const days = parseWeekdays(which === '' ? text : rest);
  return days && { days, which };
}

/** "Weekly on Mondays", "Monthly on the last Friday": how often, and on which days. Without days, `days` is ''. */
export function splitSchedule(text: string): { often: string; days: string } {
  const [, often = '', days = ''] = /^(.+?)\s+on\s+(?:the\s+)?(.+)$/i.exec(text.trim()) ?? [];
  return days === '' || getDays(days) === null ? { often: text, days: '' } : { often, days };
}

/**
 * True if a cell says that a job has ended or not begun.
 * @param heading in lower case without spaces
 */
export function isEnded(heading: string, text: string): boolean {
  if (text === '') return false;
  if (/date$/.test(heading)) return true;
  return /^(complete|completed|closed|archived|unsuccessful|cancelled|canceled|quote|quoted|lost|inactive|ended)$/i.test(
    text.trim(),
  );
}

/** "A$1,250.50", "$ 40" as a number; anything else as it is, and is found wrong. */
export const stripCurrency = (text: string): string =>
  text.replace(/^(A\$|AUD|\$)\s*/i, '').replace(/,(?=\d{3}\b)/g, '');

/** Interval of a row. `unit` is null if the cell doesn't name it. */
export interface Frequency {
  readonly every: number;
  readonly unit: 'week' | 'month' | null;
  readonly which: MonthWeek | '';
}

/** Reads "2", "fortnightly", "every 2 months" or "first of the month"; null for other texts. */
export function parseFrequency(text: string): Frequency | null {
  const plain = text.trim().toLowerCase();
  const which = ORDINALS[MONTH_PHRASE.exec(plain)?.[1] ?? plain];
  if (which) return { every: 1, unit: 'month', which };
  if (plain === '') return { every: 1, unit: null, which: '' };
  const words: Readonly<Record<string, [number, 'week' | 'month']>> = {
    weekly: [1, 'week'],
    fortnightly: [2, 'week'],
    monthly: [1, 'month'],
    quarterly: [3, 'month'],
    'every second week': [2, 'week'],
    'every other week': [2, 'week'],
    'every month': [1, 'month'],
  };
  const [every, unit] = words[plain] ?? [];
  if (every !== undefined && unit !== undefined) return { every, unit, which: '' };
  const match = /^(?:every\s+)?(\d{1,2})(?:\s*(week|month)s?)?$/.exec(plain);
  return match
    ? { every: Number(match[1]), unit: (match[2] as 'week' | 'month' | undefined) ?? null, which: '' }
    : null;
}

/** Reads "per visit", "monthly", "hour" or "not invoiced"; null for other texts. */
export function parseBasis(text: string): PriceBasis | null {
  const plain = text.trim().toLowerCase();
  if (/\b(not (invoiced|charged|billed)|none|free|no charge)\b/.test(plain)) return 'none';
  if (/\b(hour|hourly|hours)\b/.test(plain)) return 'hour';
  if (/\b(visit|visits|clean)\b/.test(plain)) return 'visit';
  return /\b(month|monthly|months)\b/.test(plain) ? 'month' : null;
}
