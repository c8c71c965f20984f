import { occursOn } from '@cleaning/contracts';
import { getIsoWeekday, getNextDay, getPreviousDay } from '../business-time/business-time.js';
import { formatSlotTime, type SlotTimes } from '../jobs/timetable.js';
import { findHolidayAt, type JobHoliday, MAX_MOVED_DAYS, type Planned } from './plan.js';

/** A timetable row; extra rows are for one day and named people only. */
type Row = SlotTimes & { isExtra?: boolean };

export interface DaySlot<Slot> {
  slot: Slot;
  planned: Planned;
}

const SATURDAY = 6;

/**
 * True on a weekday that is no public holiday at the slot's hour: work moved from a public holiday can be done then.
 */
const isWorkingDay = (date: string, slot: Row, holidays: readonly JobHoliday[]): boolean =>
  getIsoWeekday(date) < SATURDAY && !findHolidayAt(date, formatSlotTime(slot), holidays);

const isMoved = (date: string, slot: Row, holidays: readonly JobHoliday[]): boolean =>
  !slot.isExtra && findHolidayAt(date, formatSlotTime(slot), holidays, slot.holidays)?.policy === 'move';

/** The next working day after a public holiday; null if there is none within reach. */
function findMovedTo(from: string, slot: Row, holidays: readonly JobHoliday[]): string | null {
  let date = getNextDay(from);
  for (let days = 1; days <= MAX_MOVED_DAYS; days += 1, date = getNextDay(date))
    if (isWorkingDay(date, slot, holidays)) return date;
  return null;
}

/** The public holiday from which the slot is moved to this day. Days of the slot are where they were: later ones keep the phase. */
function findMovedFrom(date: string, slot: Row, holidays: readonly JobHoliday[]): string | null {
  const mayMove = slot.holidays === 'move' || holidays.some(({ policy }) => policy === 'move');
  if (!mayMove || !isWorkingDay(date, slot, holidays)) return null;
  let before = getPreviousDay(date);
  for (let days = 1; days <= MAX_MOVED_DAYS; days += 1, before = getPreviousDay(before)) {
    if (isWorkingDay(before, slot, holidays)) return null;
    if (occursOn(slot, before) && isMoved(before, slot, holidays)) return before;
  }
  return null;
}

function toPlanned(date: string, slot: Row, holidays: readonly JobHoliday[]): Planned {
  const to = holidays.length > 0 && isMoved(date, slot, holidays) ? findMovedTo(date, slot, holidays) : null;
  return {
    date,
    weekday: getIsoWeekday(date),
    time: formatSlotTime(slot),
    isExtra: slot.isExtra ?? false,
    holidays: slot.holidays ?? null,
    ...(to ? { movedTo: to } : {}),
  };
}

/**
 * The slots of a day, whoever works them, including those moved there by public holidays. Everything that turns slots
 * into shifts uses this: starts, boards, plans, covers, calendars, alarms, expected earnings. No two have the same
 * times.
 */
export function listDaySlots<Slot extends Row>(
  date: string,
  slots: readonly Slot[],
  holidays: readonly JobHoliday[],
): DaySlot<Slot>[] {
  const found = new Map<string, DaySlot<Slot>>();
  const add = (slot: Slot, planned: Planned) => {
    if (!found.has(planned.time)) found.set(planned.time, { slot, planned });
  };
  const weekday = getIsoWeekday(date);
  const held = slots.filter((slot) => occursOn(slot, date, weekday));
  for (const slot of held.filter(({ isExtra }) => !isExtra)) add(slot, toPlanned(date, slot, holidays));
  if (holidays.length > 0)
    for (const slot of slots) {
      const from = findMovedFrom(date, slot, holidays);
      // The original weekday decides who works it.
      if (from) add(slot, { ...toPlanned(date, slot, holidays), weekday: getIsoWeekday(from), movedFrom: from });
    }
  for (const slot of held.filter(({ isExtra }) => isExtra)) add(slot, toPlanned(date, slot, holidays));
  return [...found.values()];
}
