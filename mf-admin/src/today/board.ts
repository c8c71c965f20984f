import type { Shift, Today, TodayShift, TodayState } from '@cleaning/contracts';
import { toBusinessMoment } from '@cleaning/ui';

export type OtherWork = Today['other_work'][number];

/** Problems first, then current and next shifts. */
export const GROUP_ORDER = [
  'not_started',
  'late',
  'away',
  'working',
  'ahead',
  'covered',
  'finished',
  'cancelled',
] as const satisfies readonly TodayState[];

export interface Group {
  state: TodayState;
  shifts: TodayShift[];
  /** For the group of current work. */
  otherWork: OtherWork[];
}

/** The board's groups that aren't empty. Each keeps the order of the answer, which is by start. */
export function groupShifts({ shifts, other_work }: Pick<Today, 'shifts' | 'other_work'>): Group[] {
  return GROUP_ORDER.map((state) => ({
    state,
    shifts: shifts.filter(({ now }) => now === state),
    otherWork: state === 'working' ? other_work : [],
  })).filter((group) => group.shifts.length + group.otherWork.length > 0);
}

/** HH:MM of an ISO 8601 instant in the company's time. */
export const formatInstantTime = (instant: string): string => toBusinessMoment(new Date(instant)).slice(-5);

/** Full minutes from when the person was expected to the moment of the answer. */
export const computeMinutesLate = (
  { starts_at, due_at }: Pick<TodayShift, 'starts_at' | 'due_at'>,
  at: string,
): number => Math.floor((Date.parse(at) - Date.parse(due_at ?? starts_at)) / 60_000);

/** A shift in an address: `<job_id>:<date>:<time>`. */
export interface ShiftName {
  jobId: string;
  date: string;
  time: string;
}

export const buildShiftAddress = ({ job_id, date, time }: Pick<Shift, 'job_id' | 'date' | 'time'>): string =>
  `${job_id}:${date}:${time}`;

const SHIFT_ADDRESS = /^([^:]+):(\d{4}-\d\d-\d\d):(\d\d:\d\d(?:-\d\d:\d\d)?)$/;

/** Null if it doesn't name a shift. */
export function parseShiftName(address: string | null): ShiftName | null {
  const [, jobId, date, time] = SHIFT_ADDRESS.exec(address ?? '') ?? [];
  return jobId && date && time ? { jobId, date, time } : null;
}

/**
 * Shift at one time that needs cover: the given person's, otherwise the only one with an absence, otherwise the only
 * one.
 */
export function findShiftToCover(shifts: readonly Shift[], personId: string | null): Shift | undefined {
  if (personId) return shifts.find(({ user_id }) => user_id === personId);
  const away = shifts.filter(({ state }) => state === 'away');
  if (away.length === 1) return away[0];
  return shifts.length === 1 ? shifts[0] : undefined;
}
