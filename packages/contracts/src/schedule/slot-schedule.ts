import { z } from 'zod';
import { DAYS, type Day } from '../date-text.js';
import { getIsoWeekday } from '../days.js';
import { businessDate, day, timeRange } from '../fields.js';
import { buildCustomIssue, getFieldSentence } from '../refusals/sentences.js';
import { LAST_OF_MONTH, type SlotDays } from './occurrences.js';

export const MAX_WEEKS_BETWEEN = 52;
export const MAX_MONTHS_BETWEEN = 12;

/** Which of a month's weekdays. */
export const MONTH_WEEKS = ['first', 'second', 'third', 'fourth', 'last'] as const;
export type MonthWeek = (typeof MONTH_WEEKS)[number];

/** A slot's own public holiday policy: it is done, nobody works, or it moves to the next working day. */
export const SLOT_HOLIDAYS = ['work', 'skip', 'move'] as const;
export type SlotHolidays = (typeof SLOT_HOLIDAYS)[number];

const optionalDate = z.union([z.literal(''), businessDate]).default('');

/**
 * Interval of a slot. `every`: weeks or months; above 1 it needs `from`, the first day, from whose week (beginning on
 * Monday) or month they are counted. `which`: with months only. `until`: the last day. Empty: no first or last day.
 */
export const slotRepeats = z
  .object({
    every: z.coerce
      .number(getFieldSentence('not_number'))
      .int(getFieldSentence('not_whole_number'))
      .min(1, getFieldSentence('too_small', { min: 1 }))
      .max(MAX_WEEKS_BETWEEN, getFieldSentence('too_big', { max: MAX_WEEKS_BETWEEN }))
      .default(1),
    unit: z.enum(['week', 'month']).default('week'),
    which: z.union([z.literal(''), z.enum(MONTH_WEEKS)]).default(''),
    from: optionalDate,
    until: optionalDate,
  })
  .superRefine(({ every, unit, which, from, until }, context) => {
    const issue = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (unit === 'month' && every > MAX_MONTHS_BETWEEN)
      context.addIssue(buildCustomIssue('too_many_months', { max: MAX_MONTHS_BETWEEN }, ['every']));
    if (unit === 'month' && which === '') issue('which', getFieldSentence('without_week_of_month'));
    if (unit === 'week' && which !== '') issue('which', getFieldSentence('week_of_month_for_weeks'));
    if (every > 1 && from === '') issue('from', getFieldSentence('without_first_day'));
    if (from !== '' && until !== '' && until < from) issue('until', getFieldSentence('before_first_day'));
  });
export type SlotRepeats = z.infer<typeof slotRepeats>;

export const EVERY_WEEK: SlotRepeats = { every: 1, unit: 'week', which: '', from: '', until: '' };

/** Empty: as the job's rule says. */
export const slotHolidays = z.union([z.literal(''), z.enum(SLOT_HOLIDAYS)]);

/** Weeks must be counted from a day on which the slot occurs: otherwise its first shift would be unexpected. */
export function findFirstDayProblem(days: readonly Day[], { every, unit, from }: SlotRepeats): string | null {
  const isCounted = unit === 'week' && every > 1 && from !== '' && days.length > 0;
  if (!isCounted || days.includes(DAYS[getIsoWeekday(from) - 1] as Day)) return null;
  return getFieldSentence('not_on_ticked_day');
}

/**
 * A current or future timetable slot. `holds_from` and `holds_until`: first and last day of this version of the slot;
 * empty: no bound.
 */
export const scheduledSlot = z.object({
  time: timeRange,
  days: z.array(day),
  repeats: slotRepeats,
  holidays: slotHolidays,
  holds_from: z.string(),
  holds_until: z.string(),
});
export type ScheduledSlot = z.infer<typeof scheduledSlot>;

const getMonthWeek = (which: MonthWeek): number => (which === 'last' ? LAST_OF_MONTH : MONTH_WEEKS.indexOf(which) + 1);

/** Converts to the form of `occursOn`. Forms on the wire have no version bounds. */
export const toSlotDays = (
  days: readonly Day[],
  { every, unit, which, from, until }: SlotRepeats,
  { holds_from, holds_until }: Partial<Pick<ScheduledSlot, 'holds_from' | 'holds_until'>> = {},
): SlotDays => ({
  days: days.map((each) => DAYS.indexOf(each) + 1),
  every,
  monthWeek: unit === 'month' && which !== '' ? getMonthWeek(which) : null,
  startsOn: from,
  endsOn: pickEarlier(until, holds_until ?? ''),
  validFrom: holds_from ?? '',
});

const pickEarlier = (a: string, b: string): string => (a === '' || (b !== '' && b < a) ? b : a);

/** Converts to the form on the wire. */
export const pickRepeats = ({ every, monthWeek, startsOn, endsOn }: SlotDays): SlotRepeats => ({
  every: every ?? 1,
  unit: monthWeek ? 'month' : 'week',
  which: monthWeek ? (monthWeek === LAST_OF_MONTH ? 'last' : (MONTH_WEEKS[monthWeek - 1] as MonthWeek)) : '',
  from: startsOn ?? '',
  until: endsOn ?? '',
});
