import type { PendingWork } from '@cleaning/contracts';

export interface DayOfWork {
  /** YYYY-MM-DD. */
  day: string;
  items: readonly PendingWork[];
}

/** The first day that has work still to do, running work first; null when nothing is planned. */
export function upNext(pending: readonly PendingWork[]): DayOfWork | null {
  const day = pending.map(({ date }) => date).sort()[0];
  if (day === undefined) return null;
  return { day, items: pending.filter(({ date }) => date === day) };
}
