import {
  findCover,
  getCoverCandidates,
  getToday,
  getWeekPlan,
  listAbsences,
  listShiftChanges,
  listShifts,
} from '@cleaning/contracts';

/** What a change of shifts, absences or covers changes. Only the open page's reads are made again. */
export const SHIFT_CHANGE_READS = [
  getToday,
  getWeekPlan,
  listShifts,
  listShiftChanges,
  listAbsences,
  findCover,
  getCoverCandidates,
];

/** A note of spaces is none. */
export const noteOf = (note: string) => (note.trim() === '' ? {} : { note });
