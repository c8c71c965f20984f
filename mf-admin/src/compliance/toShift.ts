import { businessDate, timeRange } from '@cleaning/contracts';

/** A shift in a form. Its day and times may be incomplete. */
export interface ShiftTyped {
  personId: string;
  date: string;
  start: string;
  end: string;
}

/** The shift; null until person, day and times are complete. */
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
