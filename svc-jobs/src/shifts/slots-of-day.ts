import { occursOn } from '@cleaning/contracts';
import { getIsoWeekday, getNextDay, getPreviousDay } from '../business-time/business-time.js';
import { formatSlotTime, type SlotTimes } from '../jobs/timetable.js';
import { findHolidayAt, type JobHoliday, MAX_MOVED_DAYS, type Planned } from './plan.js';

/** A row of the timetable; an extra one is of one day and for named people only. */
type Row = SlotTimes & { isExtra?: boolean };

export interface DaySlot<Slot> {
  slot: Slot;
  planned: Planned;
}

const SATURDAY = 6;

/** Whether work that was moved from a public holiday can be done then: on a weekday that is no public holiday at the slot's hour. */
const isWorkingDay = (date: string, slot: Row, holidays: readonly JobHoliday[]): boolean =>
  getIsoWeekday(date) < SATURDAY && !findHolidayAt(date, formatSlotTime(slot), holidays);

const isMoved = (date: string, slot: Row, holidays: readonly JobHoliday[]): boolean =>
  !slot.isExtra && findHolidayAt(date, formatSlotTime(slot), holidays, slot.holidays)?.policy === 'move';

/** The next working day behind a public holiday; null when the year has none so near. */
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
 * The slots of a day, whoever does them: by their weeks and months, with those that public holidays move to it. All that makes shifts of slots
 * comes through here: starts, boards, plans, covers, calendars, alarms, expected earnings. No two have the same times.
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
      // Who does it is said by the weekday on which the slot is.
      if (from) add(slot, { ...toPlanned(date, slot, holidays), weekday: getIsoWeekday(from), movedFrom: from });
    }
  for (const slot of held.filter(({ isExtra }) => isExtra)) add(slot, toPlanned(date, slot, holidays));
  return [...found.values()];
}
