import type { JobHoliday } from '../shifts/plan.js';
import { listDaySlots } from '../shifts/slots-of-day.js';
import type { TimetableSlot } from './job.entity.js';

/** The times of slots before and after a change of the timetable. */
export interface ChangedTimes {
  /** Times that are new. */
  readonly come: readonly string[];
  /**
   * What becomes of the times that are gone: where as many have come, the first slot is now at the times of the first, and so on; otherwise they are
   * at no time (null).
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

  /** Whether the shift was at other times before. */
  isMoved({ date, time }: DayAndTime): boolean {
    return [...this.getChangedTimes(date).moves.values()].includes(time);
  }

  /** Whether there was no shift at these times on that day before. */
  isNew({ date, time }: DayAndTime): boolean {
    return this.getChangedTimes(date).come.includes(time);
  }

  /** Whether slots of that day have times that it had not before. */
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
