import { changeShift, listShifts, type Shift } from '@cleaning/contracts';
import type { JobsTestApp } from './jobs-test-app.js';

/** A Wednesday, and its week. */
export const DAY = '2026-11-18';
export const WEEK = { from: '2026-11-16', until: '2026-11-22' };

/** An admin's calls about shifts of the week. */
export function createShiftCalls(jobs: JobsTestApp) {
  /** `date time person state origin` of each shift. */
  const list = async (filter: object = {}): Promise<string[]> => {
    const shifts: Shift[] = await jobs.callOrThrow(jobs.admin, listShifts, { ...WEEK, ...filter });
    return shifts.map(({ date, time, user_name, state, origin }) => `${date} ${time} ${user_name} ${state} ${origin}`);
  };
  const change = (kind: string, job: string, fields: object = {}) =>
    jobs.callAs(jobs.admin, changeShift, { job_id: job, date: DAY, time: '06:00-08:00', change: kind, ...fields });
  return { list, change };
}
