import { DAYS, type TimetableRow } from '@cleaning/contracts';

/** One row of a weekly timetable. Times HH:MM; an end that is not after the start is on the next day. Days 1 (Mo) to 7 (Su). */
export interface SlotTimes {
  startTime: string;
  endTime: string;
  days: readonly number[];
}

/** Whether two timetables have the same rows in the same order. */
export const sameTimetable = (a: readonly SlotTimes[], b: readonly SlotTimes[]): boolean =>
  a.length === b.length &&
  a.every((slot, index) => {
    const other = b[index];
    return other && slotText(slot) === slotText(other) && slot.days.join() === other.days.join();
  });

export interface TimelineRow {
  time: string;
  days: readonly (typeof DAYS)[number][];
}

export const endsNextDay = (slot: Pick<SlotTimes, 'startTime' | 'endTime'>): boolean => slot.endTime <= slot.startTime;

export const slotText = (slot: Pick<SlotTimes, 'startTime' | 'endTime'>): string => `${slot.startTime}-${slot.endTime}`;
/** The same as SQL, of a table with these columns. */
export const slotTextSql = (table: string) => `(${table}.start_time || '-' || ${table}.end_time)`;

/** Rows of the creation form as slots; a day named twice in a row counts once. */
export function slotsFromTimeline(rows: readonly TimelineRow[]): SlotTimes[] {
  return rows.map((row) => ({
    startTime: row.time.slice(0, 5),
    endTime: row.time.slice(6),
    days: DAYS.flatMap((day, index) => (row.days.includes(day) ? [index + 1] : [])),
  }));
}

/** What is wrong with a timetable, as a sentence for the admin; null when it is good. */
export function timetableProblem(slots: readonly SlotTimes[]): string | null {
  if (slots.every((slot) => slot.days.length === 0)) return 'Please choose at least one day in the timetable.';
  const seen = new Set<string>();
  for (const slot of slots)
    for (const day of slot.days) {
      const cell = `${slotText(slot)} on ${DAYS[day - 1]}`;
      if (seen.has(cell)) return `The timetable has ${cell} twice.`;
      seen.add(cell);
    }
  return null;
}

export function timetableRow(slot: SlotTimes): TimetableRow {
  return { time: slotText(slot), days: DAYS.map((day, index) => (slot.days.includes(index + 1) ? day : '')) };
}

/** Minutes by the clock: the planned length on a night without a change of time. */
function clockMinutes(slot: SlotTimes): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return minutes(slot.endTime) - minutes(slot.startTime) + (endsNextDay(slot) ? 24 * 60 : 0);
}

export function weeklyMinutes(slots: readonly SlotTimes[]): number {
  return slots.reduce((total, slot) => total + clockMinutes(slot) * slot.days.length, 0);
}

/** Start of the slot that begins earliest in the day, HH:MM; empty for a timetable without worked days. */
export function earliestStart(slots: readonly SlotTimes[]): string {
  const starts = slots.filter((slot) => slot.days.length > 0).map((slot) => slot.startTime);
  return starts.sort()[0] ?? '';
}
