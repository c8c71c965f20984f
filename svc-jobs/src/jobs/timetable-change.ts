import type { JobHoliday } from '../shifts/plan.js';
import { listDaySlots } from '../shifts/slots-of-day.js';
import type { TimetableSlot } from './job.entity.js';

/** The times of slots before and after a change of the timetable. */
export interface ChangedTimes {
  /** Times that are new. */
  readonly come: readonly string[];
  /**
   * Removed times by their new ones. If as many were added, the first slot moves to the first, and so on; otherwise
   * null (no times).
   */
  readonly moves: ReadonlyMap<string, string | null>;
}

export function findChangedTimes(before: readonly string[], after: readonly string[]): ChangedTimes {
  const gone = [...new Set(before)].filter((time) => !after.includes(time)).sort();
  const come = [...new Set(after)].filter((time) => !before.includes(time)).sort();
  const isMoved = gone.length === come.length;
  return { come, moves: new Map(gone.map((time, index) => [time, isMoved ? (come[index] ?? null) : null])) };
}

interface DayAndTime {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly time: string;
}

/** A timetable that was written again, day by day. */
export class TimetableChange {
  private readonly days = new Map<string, ChangedTimes>();

  constructor(
    private readonly before: readonly TimetableSlot[],
    private readonly after: readonly TimetableSlot[],
    private readonly holidays: readonly JobHoliday[],
  ) {}

  /** The times of a slot that was there in the new timetable; null: it is at no time. Undefined: it is not gone. */
  findNewTime({ date, time }: DayAndTime): string | null | undefined {
    return this.getChangedTimes(date).moves.get(time);
  }

  /** True if the shift had other times before. */
  isMoved({ date, time }: DayAndTime): boolean {
    return [...this.getChangedTimes(date).moves.values()].includes(time);
  }

  /** True if that day had no shift at these times before. */
  isNew({ date, time }: DayAndTime): boolean {
    return this.getChangedTimes(date).come.includes(time);
  }

  /** True if slots of that day have new times. */
  hasNewOn(date: string): boolean {
    return this.getChangedTimes(date).come.length > 0;
  }

  private getChangedTimes(date: string): ChangedTimes {
    const times = (rows: readonly TimetableSlot[]) =>
      listDaySlots(date, rows, this.holidays).map(({ planned }) => planned.time);
    const found = this.days.get(date) ?? findChangedTimes(times(this.before), times(this.after));
    this.days.set(date, found);
    return found;
  }
}
