import type { DateTime } from 'luxon';
import {
  dateText,
  dayAfter,
  dayBefore,
  fullMinutesBetween,
  instantAt,
  weekdayOf,
} from '../business-time/business-time.js';
import { endsNextDay, type SlotTimes } from '../jobs/timetable.js';

export interface TimetableSlotRow extends SlotTimes {
  id: string;
  /** First day on which it holds, and the day behind the last; null or missing: no bound. YYYY-MM-DD. */
  validFrom?: string | null;
  validUntil?: string | null;
}

const holdsOn = (date: string, { validFrom, validUntil }: TimetableSlotRow): boolean =>
  (!validFrom || validFrom <= date) && (!validUntil || date < validUntil);

/** A slot of the timetable on one day. The day is the one on which it starts, also when it ends on the next. */
export interface DatedSlot {
  slot: TimetableSlotRow;
  businessDate: string;
  startsAt: DateTime;
  endsAt: DateTime;
}

/** A slot that a person has finished on a day. */
export interface FinishedSlot {
  slotId: string;
  businessDate: string;
}

/** The slots of a day with their real instants in the business time zone. */
export function slotsOn(date: string, slots: readonly TimetableSlotRow[], zone: string): DatedSlot[] {
  return slots
    .filter((slot) => slot.days.includes(weekdayOf(date)) && holdsOn(date, slot))
    .map((slot) => ({
      slot,
      businessDate: date,
      startsAt: instantAt(date, slot.startTime, zone),
      endsAt: instantAt(endsNextDay(slot) ? dayAfter(date) : date, slot.endTime, zone),
    }));
}

/** Length in minutes that really pass: 9 h for 22:00-06:00 on the night that daylight saving ends, 7 h when it starts. */
export const realMinutes = (dated: DatedSlot): number => fullMinutesBetween(dated.startsAt, dated.endsAt);

const covers = (dated: DatedSlot, now: DateTime): boolean => dated.startsAt <= now && now < dated.endsAt;

/** Today's slots that are still to do, and yesterday's that still run; earliest first. `now` is in the business time zone. */
export function remainingSlots(
  now: DateTime,
  slots: readonly TimetableSlotRow[],
  finished: readonly FinishedSlot[],
  zone: string,
): DatedSlot[] {
  const today = dateText(now);
  const running = slotsOn(dayBefore(today), slots, zone).filter((dated) => covers(dated, now));
  const isFinished = (dated: DatedSlot) =>
    finished.some((done) => done.slotId === dated.slot.id && done.businessDate === dated.businessDate);
  return [...running, ...slotsOn(today, slots, zone)]
    .filter((dated) => !isFinished(dated))
    .sort((a, b) => a.startsAt.toMillis() - b.startsAt.toMillis());
}

/** Milliseconds between now and the slot; 0 when it covers now. Halfway between two slots the coming one is nearer: a slot's end is not part of it. */
function distance(dated: DatedSlot, now: DateTime): number {
  if (covers(dated, now)) return 0;
  const toStart = dated.startsAt.toMillis() - now.toMillis();
  return toStart > 0 ? toStart : now.toMillis() - dated.endsAt.toMillis() + 1;
}

/** The slot that a start takes: the one that covers now, else the nearest; of two alike the earlier. Null when none is left. */
export function slotToStart(now: DateTime, remaining: readonly DatedSlot[]): DatedSlot | null {
  return remaining.reduce<DatedSlot | null>(
    (best, dated) => (best === null || distance(dated, now) < distance(best, now) ? dated : best),
    null,
  );
}
