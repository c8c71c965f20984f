import { occursOn } from '@cleaning/contracts';
import { dayAfter, dayBefore, isoWeekday } from '../business-time/business-time.js';
import { type SlotTimes, slotText } from '../jobs/timetable.js';
import { type JobHoliday, MAX_MOVED_DAYS, onHoliday, type Planned } from './plan.js';

/** A row of the timetable; an extra one is of one day and for named people only. */
type Row = SlotTimes & { isExtra?: boolean };

export interface SlotOfDay<Slot> {
  slot: Slot;
  planned: Planned;
}

const SATURDAY = 6;

/** Whether work that was moved from a public holiday can be done then: on a weekday that is no public holiday at the slot's hour. */
const isWorkingDay = (date: string, slot: Row, holidays: readonly JobHoliday[]): boolean =>
  isoWeekday(date) < SATURDAY && !onHoliday(date, slotText(slot), holidays);

const moves = (date: string, slot: Row, holidays: readonly JobHoliday[]): boolean =>
  !slot.isExtra && onHoliday(date, slotText(slot), holidays, slot.holidays)?.policy === 'move';

/** The next working day behind a public holiday; null when the year has none so near. */
function movedTo(from: string, slot: Row, holidays: readonly JobHoliday[]): string | null {
  let date = dayAfter(from);
  for (let days = 1; days <= MAX_MOVED_DAYS; days += 1, date = dayAfter(date))
    if (isWorkingDay(date, slot, holidays)) return date;
  return null;
}

/** The public holiday from which the slot is moved to this day. Days of the slot are where they were: later ones keep the phase. */
function movedFrom(date: string, slot: Row, holidays: readonly JobHoliday[]): string | null {
  const mayMove = slot.holidays === 'move' || holidays.some(({ policy }) => policy === 'move');
  if (!mayMove || !isWorkingDay(date, slot, holidays)) return null;
  let before = dayBefore(date);
  for (let days = 1; days <= MAX_MOVED_DAYS; days += 1, before = dayBefore(before)) {
    if (isWorkingDay(before, slot, holidays)) return null;
    if (occursOn(slot, before) && moves(before, slot, holidays)) return before;
  }
  return null;
}

function asPlanned(date: string, slot: Row, holidays: readonly JobHoliday[]): Planned {
  const to = holidays.length > 0 && moves(date, slot, holidays) ? movedTo(date, slot, holidays) : null;
  return {
    date,
    weekday: isoWeekday(date),
    time: slotText(slot),
    isExtra: slot.isExtra ?? false,
    holidays: slot.holidays ?? null,
    ...(to ? { movedTo: to } : {}),
  };
}

/**
 * The slots of a day, whoever does them: by their weeks and months, with those that public holidays move to it. All that makes shifts of slots
 * comes through here: starts, boards, plans, covers, calendars, alarms, expected earnings. No two have the same times.
 */
export function slotsOfDay<Slot extends Row>(
  date: string,
  slots: readonly Slot[],
  holidays: readonly JobHoliday[],
): SlotOfDay<Slot>[] {
  const found = new Map<string, SlotOfDay<Slot>>();
  const add = (slot: Slot, planned: Planned) => {
    if (!found.has(planned.time)) found.set(planned.time, { slot, planned });
  };
  const weekday = isoWeekday(date);
  const held = slots.filter((slot) => occursOn(slot, date, weekday));
  for (const slot of held.filter(({ isExtra }) => !isExtra)) add(slot, asPlanned(date, slot, holidays));
  if (holidays.length > 0)
    for (const slot of slots) {
      const from = movedFrom(date, slot, holidays);
      // Who does it is said by the weekday on which the slot is.
      if (from) add(slot, { ...asPlanned(date, slot, holidays), weekday: isoWeekday(from), movedFrom: from });
    }
  for (const slot of held.filter(({ isExtra }) => isExtra)) add(slot, asPlanned(date, slot, holidays));
  return [...found.values()];
}
