import type { Day } from '@cleaning/contracts';

/** A timetable row as the form holds and sends it. `time` is 'HH:MM-HH:MM'. */
export interface TimelineRow {
  time: string;
  days: Day[];
  isRemove: boolean;
}

/** The form as it is typed: numbers and amounts stay text until the service reads them. */
export interface PermanentJobForm {
  job_title: string;
  job_address: string;
  job_location: string;
  job_need_count: string;
  pay_per_hr: string;
  pay_per_hr_sub_contractor: string;
  job_description: string;
  timeline_data: TimelineRow[];
}

/** The first row cannot be removed (spec point 5). */
export const FIRST_ROW: TimelineRow = { time: '00:00-00:00', days: [], isRemove: false };
export const FURTHER_ROW: TimelineRow = { ...FIRST_ROW, isRemove: true };

/** Start and end of 'HH:MM-HH:MM'; a half that is not filled is empty. */
export function halvesOf(time: string): { start: string; end: string } {
  const [start = '', end = ''] = time.split('-');
  return { start, end };
}

/** A slot whose end is not after its start ends on the next day (spec of the timetable: overnight rows). */
export function endsNextDay(time: string): boolean {
  const { start, end } = halvesOf(time);
  return start !== '' && end !== '' && end <= start;
}
