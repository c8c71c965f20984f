import { businessDate, timeRange } from '@cleaning/contracts';

/** A shift as it is in a form: a day or time that is still being typed is none yet. */
export interface ShiftTyped {
  personId: string;
  date: string;
  start: string;
  end: string;
}

/** The shift once person, day and times are there. */
export function toShift({
  personId,
  date,
  start,
  end,
}: ShiftTyped): { personId: string; date: string; time: string } | null {
  const time = `${start}-${end}`;
  const isWhole = personId !== '' && businessDate.safeParse(date).success && timeRange.safeParse(time).success;
  return isWhole ? { personId, date, time } : null;
}
