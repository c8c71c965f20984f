import { type Amounts, computeAmounts } from './amounts.js';
import { DAYS } from './date-text.js';
import { addDays, getIsoWeekday } from './days.js';
import type { QuoteBasis, QuoteFields } from './quotes.js';
import {
  canCoincide,
  countTimesInWeeks,
  EVERY_WEEK,
  findNextDays,
  occursOn,
  type SlotDays,
  type SlotRepeats,
  toSlotDays,
} from './schedule/index.js';

type Slot = QuoteFields['lines'][number]['schedule'][number];

/** Weeks and months of 400 years, after which the calendar repeats. */
const WEEKS_PER_MONTH = 20_871 / 4_800;
const MINUTES_PER_DAY = 24 * 60;

const pickRepeats = ({ repeats }: Slot): SlotRepeats => repeats ?? EVERY_WEEK;

/** A slot on all of its days, or on one; its mean has no last day. */
const getDays = (slot: Slot, days: Slot['days'] = slot.days): SlotDays =>
  toSlotDays(days, { ...pickRepeats(slot), until: '' });

const countTimesAMonth = (days: SlotDays): number => {
  const { times, weeks } = countTimesInWeeks(days);
  return (times / weeks) * WEEKS_PER_MONTH;
};

/** 112 years: the weekdays of months come again after 28, and every second, third, fourth, sixth and twelfth week is whole times in them. */
const COMPARED_WEEKS = 5844;

/** Weeks in which at least one of these slots of one weekday is, as a part of all weeks. */
function getSharedWeeks(slots: readonly SlotDays[]): number {
  const last = slots.map(({ startsOn }) => startsOn || '').reduce((a, b) => (a > b ? a : b)) || '2026-01-05';
  const weekday = slots[0]?.days[0] ?? 1;
  const first = addDays(last, (weekday - getIsoWeekday(last) + 7) % 7);
  const dates = Array.from({ length: COMPARED_WEEKS }, (_, week) => addDays(first, week * 7));
  return dates.filter((date) => slots.some((slot) => occursOn(slot, date, weekday))).length / COMPARED_WEEKS;
}

/** Mean monthly number of days on which slots of one weekday occur. */
function countWeekdayVisits(slots: readonly SlotDays[]): number {
  const hasSameRhythm = (a: SlotDays, b: SlotDays) =>
    a.every === b.every && a.monthWeek === b.monthWeek && canCoincide(a, b);
  const rhythms = slots.filter((slot, index) => !slots.slice(0, index).some((other) => hasSameRhythm(slot, other)));
  const isShared = rhythms.some((slot, index) => rhythms.slice(0, index).some((other) => canCoincide(slot, other)));
  if (isShared) return getSharedWeeks(rhythms) * WEEKS_PER_MONTH;
  return rhythms.reduce((sum, slot) => sum + countTimesAMonth(slot), 0);
}

/** Slots that continue when the last of them begins: one that ended before is followed by others. */
function filterOngoingSlots(schedule: readonly Slot[]): Slot[] {
  const last = schedule.map((slot) => pickRepeats(slot).from).reduce((a, b) => (a > b ? a : b), '');
  return schedule.filter((slot) => pickRepeats(slot).until === '' || pickRepeats(slot).until >= last);
}

/** Days with work in a month, the mean. A day with several slots counts once. */
export function countMonthlyVisits(schedule: readonly Slot[]): number {
  const slots = filterOngoingSlots(schedule);
  return DAYS.reduce((sum, day) => {
    const ofDay = slots.filter(({ days }) => days.includes(day));
    return sum + countWeekdayVisits(ofDay.map((slot) => getDays(slot, [day])));
  }, 0);
}

/** Minutes of one slot 'HH:MM-HH:MM'. It ends on the next day where its end is not after its start. */
function toMinutes({ time }: Slot): number {
  const [start = 0, end = 0] = time.split('-').map((half) => Number(half.slice(0, 2)) * 60 + Number(half.slice(3)));
  return end > start ? end - start : end - start + MINUTES_PER_DAY;
}

interface Priced {
  readonly basis: QuoteBasis;
  /** For a visit or a month, without GST. */
  readonly cents: number;
  readonly schedule: readonly Slot[];
}

interface Staffed {
  readonly schedule: readonly Slot[];
  readonly cleaners: number;
}

/** Minutes of all cleaners in a month, the mean; not rounded. */
export function computeMonthlyMinutes({ schedule, cleaners }: Staffed): number {
  const minutes = filterOngoingSlots(schedule).reduce(
    (sum, slot) => sum + countTimesAMonth(getDays(slot)) * toMinutes(slot),
    0,
  );
  return minutes * cleaners;
}

/** A line's average monthly income, in cents without GST. */
export const computeMonthlyCents = ({ basis, cents, schedule }: Priced): number =>
  basis === 'month' ? cents : Math.round(cents * countMonthlyVisits(schedule));

/** A line's income for each hour of each cleaner, in cents without GST; proposed as the company's rate of its job. */
export function computeHourlyCents(line: Priced & Staffed): number {
  const minutes = computeMonthlyMinutes(line);
  return minutes === 0 ? 0 : Math.round((computeMonthlyCents(line) * 60) / minutes);
}

/** A line's monthly pay of cleaners, in cents. `payCents`: one cleaner's hour. */
export const computeMonthlyCost = ({ payCents, ...line }: Staffed & { readonly payCents: number }): number =>
  Math.round((computeMonthlyMinutes(line) * payCents) / 60);

/** A quote in a month, the mean. Cents; `cost` is null unless the pay of each line is known. */
export interface QuoteMonthSums extends Amounts {
  readonly minutes: number;
  readonly cost: number | null;
}

/**
 * A quote's monthly income, GST and cost.
 * @param rate GST in hundredths of a percent
 */
export function sumQuoteMonth(
  lines: readonly (Priced & Staffed & { readonly payCents: number | null })[],
  rate: number,
): QuoteMonthSums {
  const amounts = computeAmounts(
    lines.reduce((sum, line) => sum + computeMonthlyCents(line), 0),
    rate,
  );
  const minutes = Math.round(lines.reduce((sum, line) => sum + computeMonthlyMinutes(line), 0));
  const cost = lines.reduce<number | null>(
    (sum, { schedule, cleaners, payCents }) =>
      sum === null || payCents === null ? null : sum + computeMonthlyCost({ schedule, cleaners, payCents }),
    0,
  );
  return { ...amounts, minutes, cost };
}

/** The first day with work from a day on, YYYY-MM-DD; null when each slot has ended by then. */
export function findFirstVisit(schedule: readonly Slot[], from: string): string | null {
  const firsts = schedule.flatMap((slot) => findNextDays(toSlotDays(slot.days, pickRepeats(slot)), from, 1));
  return firsts.sort()[0] ?? null;
}
