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

/** The slots of a day with their instants in the business time zone. */
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

/** Elapsed minutes: 9 h for 22:00-06:00 on the night that daylight saving ends, 7 h when it starts. */
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

/**
 * Milliseconds between now and the slot; 0 when it covers now. A slot's end is not part of it, so that halfway between two
 * slots the later one is nearer.
 */
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

/**
 * What is still to do, as SQL. Work counts for the slot of the timetable with the same times on that weekday, not for the
 * row that it was started by: what was done before a change of the timetable on that day stays done, and work by times that are
 * no longer on the timetable leaves the new ones to do.
 */
const times = (slot: string) => `(${slot}.start_time || '-' || ${slot}.end_time)`;
const isOn = (slot: string, businessDate: string) => `extract(isodow FROM ${businessDate})::int = ANY (${slot}.days)`;

/** The job's slots as JSON rows of `TimetableSlotRow`. `which` is a condition on them. */
export const slotRows = (which = 'true') => `coalesce((
  SELECT json_agg(json_build_object('id', id, 'startTime', start_time, 'endTime', end_time, 'days', days,
    'validFrom', valid_from, 'validUntil', valid_until))
  FROM timetable_slot WHERE timetable_slot.job_id = job.id AND (${which})
), '[]')`;

/**
 * Slots of the job that a person has taken, as JSON rows of `FinishedSlot`. The first three arguments are placeholders: the
 * person, the first and the last day.
 * @param begun whether work that is under way counts, too
 */
export const takenSlots = (person: string, from: string, until: string, begun: boolean) => `coalesce((
  SELECT json_agg(json_build_object('slotId', slot.id, 'businessDate', business_date))
  FROM work_record JOIN timetable_slot AS done ON done.id = slot_id
    JOIN timetable_slot AS slot ON slot.job_id = done.job_id
      AND ${times('slot')} = ${times('done')} AND ${isOn('slot', 'business_date')}
  WHERE person_id = ${person} AND work_record.job_id = job.id
    AND business_date BETWEEN ${from}::date AND ${until}::date ${begun ? '' : 'AND ended_at IS NOT NULL'}
), '[]')`;

/** Number of slots of the record's day that its person has still to finish. A manual record belongs to no slot: 0. */
export const STILL_TO_DO = `
  CASE
    WHEN work_record.is_manual THEN 0
    WHEN work_record.slot_id IS NULL THEN (work_record.ended_at IS NULL)::int
    ELSE (
      SELECT count(*) FROM timetable_slot AS slot
      WHERE slot.job_id = work_record.job_id AND ${isOn('slot', 'work_record.business_date')}
        AND (slot.valid_from IS NULL OR slot.valid_from <= work_record.business_date)
        AND (slot.valid_until IS NULL OR work_record.business_date < slot.valid_until)
        AND ${times('slot')} <> ALL (ARRAY(
          SELECT ${times('done')} FROM work_record AS finished JOIN timetable_slot AS done ON done.id = finished.slot_id
          WHERE finished.person_id = work_record.person_id AND finished.job_id = work_record.job_id
            AND finished.business_date = work_record.business_date AND finished.ended_at IS NOT NULL)))
  END::int AS still_to_do`;
