import { areShiftDays, MOST_SHIFT_DAYS } from '@cleaning/contracts';
import { absences as texts } from '../texts';

export interface AbsenceForm {
  /** YYYY-MM-DD. */
  from: string;
  until: string;
  reason: string;
}

/** What is wrong with the form, by field. svc-jobs checks the same again. */
export function absenceProblems({ from, until, reason }: AbsenceForm, today: string): Partial<AbsenceForm> {
  const problems: Partial<AbsenceForm> = {};
  if (from === '') problems.from = texts.required;
  if (until === '') problems.until = texts.required;
  else if (until < today) problems.until = texts.past;
  else if (from !== '' && until < from) problems.until = texts.order;
  else if (from !== '' && !areShiftDays({ from, until })) problems.until = texts.tooMany(MOST_SHIFT_DAYS);
  if (reason.trim() === '') problems.reason = texts.required;
  return problems;
}
