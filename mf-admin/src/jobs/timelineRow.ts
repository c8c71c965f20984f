import { type Day, EVERY_WEEK, type SlotHolidays, type SlotRepeats, timeOfDay } from '@cleaning/contracts';

/** A timetable row in the form and in the call. `time` is 'HH:MM-HH:MM'. */
export interface TimelineRow {
  time: string;
  days: Day[];
  isRemove: boolean;
  repeats: SlotRepeats;
  holidays: SlotHolidays | '';
}

/** The first row cannot be removed. */
export const FIRST_ROW: TimelineRow = {
  time: '00:00-00:00',
  days: [],
  isRemove: false,
  repeats: EVERY_WEEK,
  holidays: '',
};
export const ADDED_ROW: TimelineRow = { ...FIRST_ROW, isRemove: true };

/** Start and end of 'HH:MM-HH:MM'; empty if not filled in. */
export function splitTime(time: string): { start: string; end: string } {
  const [start = '', end = ''] = time.split('-');
  return { start, end };
}

const isTime = (half: string): boolean => timeOfDay.safeParse(half).success;

/** Assigns the problem of a time range to its start or end. */
export function splitProblem(time: string, problem: string | undefined): { start?: string; end?: string } {
  if (problem === undefined) return {};
  const { start, end } = splitTime(time);
  return { ...((!isTime(start) || isTime(end)) && { start: problem }), ...(!isTime(end) && { end: problem }) };
}

/** A slot whose end is not after its start ends on the next day (spec of the timetable: overnight rows). */
export function endsNextDay(time: string): boolean {
  const { start, end } = splitTime(time);
  return start !== '' && end !== '' && end <= start;
}
