import { areShiftDays, isDay, MAX_SHIFT_DAYS } from '@cleaning/contracts';
import { absences as texts } from '../texts';

export interface AbsenceForm {
  /** YYYY-MM-DD, or the typed text if it isn't a date. */
  from: string;
  until: string;
  reason: string;
}

type Days = Pick<AbsenceForm, 'from' | 'until'>;
export type DaysProblems = Partial<Days>;

/** Problems of a first and a last day, by field. */
export function findDaysProblems({ from, until }: Days): DaysProblems {
  const problems: DaysProblems = {};
  if (from === '') problems.from = texts.required;
  else if (!isDay(from)) problems.from = texts.notADay;
  if (until === '') problems.until = texts.required;
  else if (!isDay(until)) problems.until = texts.notADay;
  else if (isDay(from) && until < from) problems.until = texts.order;
  return problems;
}

/** Problems of the form, by field. svc-jobs checks again. */
export function findAbsenceProblems({ from, until }: Days, today: string): Partial<AbsenceForm> {
  const problems: Partial<AbsenceForm> = findDaysProblems({ from, until });
  if (isDay(until) && until < today) problems.until = texts.past;
  else if (!problems.until && isDay(from) && !areShiftDays({ from, until }))
    problems.until = texts.tooMany(MAX_SHIFT_DAYS);
  return problems;
}
