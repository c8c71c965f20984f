import { type Absence, addDays, groupBy, MAX_SHIFT_DAYS, type Shift } from '@cleaning/contracts';

/** The longest period that one call returns, from a day YYYY-MM-DD. */
export const toShownDays = (from: string): { from: string; until: string } => ({
  from,
  until: addDays(from, MAX_SHIFT_DAYS - 1),
});

/** Absences with the number of shifts that wait for a cover; those with some first, otherwise in the order of the answer. */
export function sortAbsencesByNeed(
  absences: readonly Absence[],
  needed: readonly Pick<Shift, 'user_id' | 'date'>[],
): (Absence & { waiting: number })[] {
  return absences
    .map((absence) => ({
      ...absence,
      waiting: needed.filter(
        ({ user_id, date }) => user_id === absence.user_id && absence.from <= date && date <= absence.until,
      ).length,
    }))
    .sort((a, b) => Number(b.waiting > 0) - Number(a.waiting > 0));
}

/** The shifts of each person together, in the order of the answer. */
export function groupByPerson<S extends Pick<Shift, 'user_id'>>(shifts: readonly S[]): S[][] {
  return [...groupBy(shifts, (shift) => shift.user_id).values()];
}
