import type { Day } from '../date-text.js';
import { findNextDays } from './occurrences.js';
import { type ScheduledSlot, type SlotHolidays, type SlotRepeats, toSlotDays } from './slot-schedule.js';

const DAY_NAMES: Readonly<Record<Day, string>> = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
};
const WORKING_DAYS = 'Mo Tu We Th Fr';
const SHORT_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const SHORT_DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** YYYY-MM-DD as 'Fri 4 Dec 2026', for the sentences of schedules. */
export function formatScheduleDay(date: string): string {
  const weekday = SHORT_DAYS[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return `${weekday} ${Number(date.slice(8))} ${SHORT_MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
}

/** 'Monday', 'Monday and Friday', 'Monday, Wednesday and Friday'. */
function formatNames(names: readonly string[]): string {
  const [last = '', ...before] = [...names].reverse();
  return before.length === 0 ? last : `${before.reverse().join(', ')} and ${last}`;
}

const formatInterval = (every: number, unit: 'week' | 'month'): string => (every === 1 ? unit : `${every} ${unit}s`);

function describeWeeks(days: readonly Day[], every: number): string {
  if (every > 1 && days.length === 1) return `Every ${formatInterval(every, 'week')}`;
  const names = formatNames(days.map((day) => DAY_NAMES[day]));
  const week = days.length === 7 ? 'every day' : days.join(' ') === WORKING_DAYS ? 'Monday to Friday' : names;
  if (every > 1) return `Every ${formatInterval(every, 'week')} on ${week}`;
  if (days.length === 7) return 'Every day';
  return days.join(' ') === WORKING_DAYS ? week : `Every ${names}`;
}

function describeMonths(days: readonly Day[], { every, which }: SlotRepeats): string {
  const names = formatNames(days.map((day, index) => (index === 0 ? DAY_NAMES[day] : `${which} ${DAY_NAMES[day]}`)));
  return `${which.charAt(0).toUpperCase()}${which.slice(1)} ${names} of every ${formatInterval(every, 'month')}`;
}

type TextSlot = Pick<ScheduledSlot, 'days' | 'repeats'> & Partial<Pick<ScheduledSlot, 'holds_from' | 'holds_until'>>;

/**
 * A sentence about a slot's schedule: 'Every 2 weeks from Fri 4 Dec 2026', 'Last Friday of every month'. Includes a
 * first day if weeks or months are counted from it, or if it is after `today`; it is the first day on which the slot
 * really occurs.
 */
export function formatSchedule(slot: TextSlot, today = ''): string {
  const { days, repeats, ...bounds } = slot;
  if (days.length === 0) return '';
  const words = repeats.unit === 'month' ? describeMonths(days, repeats) : describeWeeks(days, repeats.every);
  const { startsOn, validFrom, endsOn, ...rule } = toSlotDays(days, repeats, bounds);
  const begins = validFrom && validFrom > today ? validFrom : (startsOn ?? '');
  const saysFirst = begins !== '' && (repeats.every > 1 || begins > today);
  const [first] = saysFirst ? findNextDays({ ...rule, startsOn }, begins, 1) : [];
  const from = first ? ` from ${formatScheduleDay(first)}` : '';
  return `${words}${from}${endsOn ? ` until ${formatScheduleDay(endsOn)}` : ''}`;
}

/** A slot's public holiday policy; empty: the job's. */
export const SLOT_HOLIDAY_WORDS: Readonly<Record<SlotHolidays, string>> = {
  work: 'Public holidays: work as on other days',
  skip: 'Not on public holidays',
  move: 'Public holidays: moved to the next working day',
};

/** True if the grid of weekdays shows everything. */
export const isPlainWeekly = ({ repeats, holidays, holds_from, holds_until }: ScheduledSlot, today: string): boolean =>
  repeats.unit === 'week' &&
  repeats.every === 1 &&
  holidays === '' &&
  repeats.from <= today &&
  repeats.until === '' &&
  holds_from <= today &&
  holds_until === '';
