import {
  canCoincide,
  countTimesInWeeks,
  DAYS,
  type Day,
  pickRepeats,
  type ScheduledSlot,
  type SlotDays,
  type SlotHolidays,
  type SlotRepeats,
  type TimetableRow,
  toSlotDays,
} from '@cleaning/contracts';
import { getPreviousDay } from '../business-time/business-time.js';

/** One row of a timetable. Times HH:MM; an end that is not after the start is on the next day. */
export interface SlotTimes extends SlotDays {
  startTime: string;
  endTime: string;
  /** Null or missing: as the job's rule for public holidays says. */
  holidays?: SlotHolidays | null;
}

/** Defaults of a row without repeat options. */
export const WEEKLY = { every: 1, monthWeek: null, startsOn: null, endsOn: null, holidays: null } as const;

/** Identifies a row's schedule, without the version's bounds. */
const formatScheduleKey = ({ days, holidays, ...slot }: SlotTimes): string => {
  const { every, unit, which, from, until } = pickRepeats({ days, ...slot });
  return [formatSlotTime(slot), days.join(), every, unit, which, from, until, holidays ?? ''].join(' ');
};

/** True if two timetables have the same rows in the same order. */
export const isSameTimetable = (a: readonly SlotTimes[], b: readonly SlotTimes[]): boolean =>
  a.map(formatScheduleKey).join('\n') === b.map(formatScheduleKey).join('\n');

export interface TimelineRow {
  time: string;
  days: readonly Day[];
  repeats?: SlotRepeats | undefined;
  holidays?: SlotHolidays | '' | undefined;
}

export const endsNextDay = (slot: Pick<SlotTimes, 'startTime' | 'endTime'>): boolean => slot.endTime <= slot.startTime;

export const formatSlotTime = (slot: Pick<SlotTimes, 'startTime' | 'endTime'>): string =>
  `${slot.startTime}-${slot.endTime}`;
/** `formatSlotTime` as SQL, for a table with these columns. */
export const slotTextSql = (table: string) => `(${table}.start_time || '-' || ${table}.end_time)`;

/** A slot as it is written. */
export type NewSlot = Required<Pick<SlotTimes, 'startTime' | 'endTime' | 'days'>> & {
  every: number;
  monthWeek: number | null;
  startsOn: string | null;
  endsOn: string | null;
  holidays: SlotHolidays | null;
};

function toSchedule({ days, repeats, holidays }: TimelineRow, before: SlotTimes | undefined) {
  const { every, monthWeek, startsOn, endsOn } = repeats ? toSlotDays(days, repeats) : (before ?? WEEKLY);
  return {
    every: every ?? 1,
    monthWeek: monthWeek ?? null,
    startsOn: startsOn || null,
    endsOn: endsOn || null,
    holidays: (holidays ?? before?.holidays) || null,
  };
}

/**
 * Rows of the form as slots; a repeated day in a row counts once. Calls of the specification have no weeks or public
 * holidays: a row with the times and days of one in `before` keeps them.
 */
export function parseTimeline(rows: readonly TimelineRow[], before: readonly SlotTimes[] = []): NewSlot[] {
  return rows.map((row) => {
    const days = DAYS.flatMap((day, index) => (row.days.includes(day) ? [index + 1] : []));
    const same = before.find((slot) => formatSlotTime(slot) === row.time && slot.days.join() === days.join());
    return { startTime: row.time.slice(0, 5), endTime: row.time.slice(6), days, ...toSchedule(row, same) };
  });
}

/** Describes an invalid timetable in a sentence for the admin; null if valid. */
export function findTimetableProblem(slots: readonly SlotTimes[]): string | null {
  if (slots.every((slot) => slot.days.length === 0)) return 'Choose at least one day in the timetable.';
  for (const [index, slot] of slots.entries()) {
    const other = slots
      .slice(0, index)
      .find((each) => formatSlotTime(each) === formatSlotTime(slot) && canCoincide(each, slot));
    const day = slot.days.find((each) => other?.days.includes(each));
    if (day) return `The timetable has ${formatSlotTime(slot)} on ${DAYS[day - 1]} twice.`;
  }
  return null;
}

export function toTimetableRow(slot: SlotTimes): TimetableRow {
  return { time: formatSlotTime(slot), days: DAYS.map((day, index) => (slot.days.includes(index + 1) ? day : '')) };
}

/** Minutes by the clock: the planned length on a night without a change of time. */
export function computeClockMinutes(slot: Pick<SlotTimes, 'startTime' | 'endTime'>): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return minutes(slot.endTime) - minutes(slot.startTime) + (endsNextDay(slot) ? 24 * 60 : 0);
}

/** Minutes in a number of weeks, both integers: a mean is only rounded when it becomes an amount. */
export interface MeanMinutes {
  minutes: bigint;
  weeks: bigint;
}

/** Weekly minutes of the slots as a fraction, the mean over their period if weeks differ. */
export const computeMeanMinutes = (slots: readonly SlotTimes[]): MeanMinutes =>
  slots.reduce<MeanMinutes>(
    (sum, slot) => {
      const { times, weeks } = countTimesInWeeks(slot);
      const minutes = BigInt(computeClockMinutes(slot) * times);
      return { minutes: sum.minutes * BigInt(weeks) + minutes * sum.weeks, weeks: sum.weeks * BigInt(weeks) };
    },
    { minutes: 0n, weeks: 1n },
  );

/** Whole minutes a week, the mean where weeks differ. */
export function computeWeeklyMinutes(slots: readonly SlotTimes[]): number {
  const { minutes, weeks } = computeMeanMinutes(slots);
  return Number((2n * minutes + weeks) / (2n * weeks));
}

const isOver = ({ endsOn, validUntil }: SlotTimes, today: string): boolean =>
  Boolean(endsOn && endsOn < today) || Boolean(validUntil && validUntil <= today);

/** Slots of the current and future timetables. */
export const filterCurrentSlots = <Slot extends SlotTimes>(slots: readonly Slot[], today: string): Slot[] =>
  slots.filter((slot) => !isOver(slot, today));

/**
 * The current timetable, or the next one if none is current. Includes slots with their own later first day, which are
 * agreed.
 */
export function toTimetable<Slot extends SlotTimes>(slots: readonly Slot[], today: string): Slot[] {
  const left = filterCurrentSlots(slots, today);
  const held = left.filter(({ validFrom }) => !validFrom || validFrom <= today);
  if (held.length > 0) return held;
  const [first] = left.flatMap(({ validFrom }) => validFrom ?? []).sort();
  return left.filter(({ validFrom }) => validFrom === first);
}

export const toScheduledSlotView = (slot: SlotTimes): ScheduledSlot => ({
  time: formatSlotTime(slot),
  days: DAYS.filter((_, index) => slot.days.includes(index + 1)),
  repeats: pickRepeats(slot),
  holidays: slot.holidays ?? '',
  holds_from: slot.validFrom ?? '',
  holds_until: slot.validUntil ? getPreviousDay(slot.validUntil) : '',
});

/** Earliest slot start in a day, HH:MM; empty for a timetable without worked days. */
export function findEarliestStart(slots: readonly SlotTimes[]): string {
  const starts = slots.filter((slot) => slot.days.length > 0).map((slot) => slot.startTime);
  return starts.sort()[0] ?? '';
}
