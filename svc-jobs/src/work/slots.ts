import type { DateTime } from 'luxon';
import {
  countFullMinutes,
  getNextDay,
  getPreviousDay,
  resolveInstant,
  toIsoDate,
} from '../business-time/business-time.js';
import { endsNextDay, formatSlotTime, type SlotTimes } from '../jobs/timetable.js';
import {
  findPlannedState,
  type JobHoliday,
  type Plan,
  type Planned,
  type PlannedState,
  WHOLE_TIMETABLE,
} from '../shifts/plan.js';
import { listDaySlots } from '../shifts/slots-of-day.js';

export interface TimetableSlotRow extends SlotTimes {
  id: string;
  /** On one day and for named people only. */
  isExtra?: boolean;
}

/** A slot of the timetable on one day. The day is the one on which it starts, also when it ends on the next. */
export interface DatedSlot {
  slot: TimetableSlotRow;
  businessDate: string;
  startsAt: DateTime;
  endsAt: DateTime;
}

/**
 * A person's finished work on a day. Counts for the timetable slot with the same times on that weekday, not for the row
 * it was started by: after a change of the timetable on that day, finished work stays finished, and work at former
 * times leaves the new ones open.
 */
export interface FinishedSlot {
  /** 'HH:MM-HH:MM'. */
  time: string;
  businessDate: string;
}

/** A person's slot on a day, with its state. */
export interface DatedShift extends DatedSlot, PlannedState {}

/** A person's planned slots on a day, including those they don't work. */
const getOwnSlotsOn = (date: string, slots: readonly TimetableSlotRow[], plan: Plan) =>
  listDaySlots(date, slots, plan.holidays).flatMap(({ slot, planned }) => {
    const state = findPlannedState(planned, plan);
    return state ? [{ slot, planned: state }] : [];
  });

const addInstants = (slot: TimetableSlotRow, date: string, zone: string): DatedSlot => ({
  slot,
  businessDate: date,
  startsAt: resolveInstant(date, slot.startTime, zone),
  endsAt: resolveInstant(endsNextDay(slot) ? getNextDay(date) : date, slot.endTime, zone),
});

/** The slots of a day, whoever does them, with their instants. */
export const listDatedSlots = (
  date: string,
  slots: readonly TimetableSlotRow[],
  holidays: readonly JobHoliday[],
  zone: string,
): (DatedSlot & { planned: Planned })[] =>
  listDaySlots(date, slots, holidays).map(({ slot, planned }) => ({ ...addInstants(slot, date, zone), planned }));

/** A person's planned slots on a day, including those they don't work, with their instants. */
export const listShiftsOn = (
  date: string,
  slots: readonly TimetableSlotRow[],
  plan: Plan,
  zone: string,
): DatedShift[] =>
  getOwnSlotsOn(date, slots, plan).map(({ slot, planned }) => ({ ...addInstants(slot, date, zone), ...planned }));

/** The slots of a day that the person works, with their instants in the business time zone. */
export const listSlotsOn = (
  date: string,
  slots: readonly TimetableSlotRow[],
  zone: string,
  plan: Plan = WHOLE_TIMETABLE,
): DatedShift[] => listShiftsOn(date, slots, plan, zone).filter(({ state }) => state === 'planned');

/** Elapsed minutes: 9 h for 22:00-06:00 on the night that daylight saving ends, 7 h when it starts. */
export const computeElapsedMinutes = (dated: DatedSlot): number => countFullMinutes(dated.startsAt, dated.endsAt);

const covers = (dated: DatedSlot, now: DateTime): boolean => dated.startsAt <= now && now < dated.endsAt;

const isFinished = (slot: SlotTimes, date: string, finished: readonly FinishedSlot[]): boolean =>
  finished.some((done) => done.businessDate === date && done.time === formatSlotTime(slot));

/** Today's slots that are still to do, and yesterday's that still run; earliest first. `now` is in the business time zone. */
export function listRemainingSlots(
  now: DateTime,
  slots: readonly TimetableSlotRow[],
  finished: readonly FinishedSlot[],
  zone: string,
  plan: Plan = WHOLE_TIMETABLE,
): DatedShift[] {
  const today = toIsoDate(now);
  const running = listSlotsOn(getPreviousDay(today), slots, zone, plan).filter((dated) => covers(dated, now));
  return [...running, ...listSlotsOn(today, slots, zone, plan)]
    .filter(({ slot, businessDate }) => !isFinished(slot, businessDate, finished))
    .sort((a, b) => a.startsAt.toMillis() - b.startsAt.toMillis());
}

/**
 * Milliseconds between now and the slot; 0 if it covers now. Excludes the slot's end, so that the later of two equally
 * distant slots is nearer.
 */
function computeDistance(dated: DatedSlot, now: DateTime): number {
  if (covers(dated, now)) return 0;
  const toStart = dated.startsAt.toMillis() - now.toMillis();
  return toStart > 0 ? toStart : now.toMillis() - dated.endsAt.toMillis() + 1;
}

/**
 * The slot that a start takes: the one that covers now, otherwise the nearest, the earlier if equal. Null if none is
 * left.
 */
export function pickSlotToStart<Dated extends DatedSlot>(now: DateTime, remaining: readonly Dated[]): Dated | null {
  return remaining.reduce<Dated | null>(
    (best, dated) => (best === null || computeDistance(dated, now) < computeDistance(best, now) ? dated : best),
    null,
  );
}

/** A work record with the plan of its day. */
export interface DayRecord {
  date: string;
  is_manual: boolean;
  /** Null for a quick job. */
  slot_id: string | null;
  ended_time: string | null;
  day_slots: TimetableSlotRow[] | null;
  day_finished: FinishedSlot[] | null;
  day_plan: Plan | null;
}

/**
 * Number of unfinished slots of the person on the record's day; 0 for a manual record, which has no slot. Somebody
 * taken off the job since counts as assigned that day, unless they only had a one-day shift.
 */
export function countSlotsLeft(record: DayRecord): number {
  if (record.is_manual) return 0;
  const { date, day_slots, day_finished, day_plan } = record;
  if (!day_slots || !day_finished || !day_plan) return record.ended_time === null ? 1 : 0;
  const ofTheDay = day_plan.changes.filter((change) => change.date === date);
  const member = day_plan.member || !ofTheDay.some(({ kind }) => kind === 'extra' || kind === 'cover');
  return getOwnSlotsOn(date, day_slots, { ...day_plan, member }).filter(
    ({ slot, planned }) => planned.state === 'planned' && !isFinished(slot, date, day_finished),
  ).length;
}
