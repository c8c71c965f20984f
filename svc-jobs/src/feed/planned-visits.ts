import { getNextDay } from '../business-time/business-time.js';
import { type DatedChange, findPlannedState, type JobHoliday, WHOLE_TIMETABLE } from '../shifts/plan.js';
import { listDaySlots } from '../shifts/slots-of-day.js';
import type { TimetableSlotRow } from '../work/slots.js';

/** Everything needed to compute a permanent job's visits. Days are YYYY-MM-DD. */
export interface VisitedJob {
  readonly createdOn: string;
  /** The day it ended; null while current. */
  readonly endedOn: string | null;
  readonly slots: readonly TimetableSlotRow[];
  /** Cancelled shifts. */
  readonly cancelled: DatedChange[];
  readonly holidays: JobHoliday[];
}

/**
 * Days in a span with a timetable shift, and those on which all of them were cancelled. Extra shifts don't count:
 * clients agree to the timetable.
 */
export function findPlannedVisits(
  { createdOn, endedOn, slots, cancelled, holidays }: VisitedJob,
  { from, until }: { readonly from: string; readonly until: string },
): { days: string[]; cancelled: string[] } {
  const agreed = { ...WHOLE_TIMETABLE, holidays };
  const held = { ...agreed, changes: cancelled };
  const found: { days: string[]; cancelled: string[] } = { days: [], cancelled: [] };
  const first = createdOn > from ? createdOn : from;
  const last = endedOn !== null && endedOn < until ? endedOn : until;
  for (let day = first; day <= last; day = getNextDay(day)) {
    const planned = listDaySlots(day, slots, holidays).flatMap((slot) =>
      findPlannedState(slot.planned, agreed)?.state === 'planned' ? [slot.planned] : [],
    );
    if (planned.length === 0) continue;
    found.days.push(day);
    if (planned.every((slot) => findPlannedState(slot, held)?.state === 'cancelled')) found.cancelled.push(day);
  }
  return found;
}
