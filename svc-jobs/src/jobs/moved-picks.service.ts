import type { Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { ShiftPick } from '../shifts/shift.entity.js';
import { findPeoplePicks } from '../shifts/slot-picks.queries.js';
import type { TimetableSlot } from './job.entity.js';
import { formatSlotTime } from './timetable.js';
import { findChangedTimes } from './timetable-change.js';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** A pick whose slot no longer exists at any time. `day`: 1 (Mo) to 7 (Su). */
interface LostPick {
  readonly person: string;
  readonly time: string;
  readonly day: number;
}

/** Times on a weekday in the latest timetable. */
const listTimesOn = (rows: readonly TimetableSlot[], day: number): string[] =>
  rows.filter(({ validUntil, days }) => validUntil === null && days.includes(day)).map(formatSlotTime);

/** Slots that were picked for people, when the timetable changes. */
@Injectable()
export class MovedPicks {
  /** Carries picks over to their slot's new times; the former ones count until they end. Returns lost picks. */
  async follow(
    tx: Transaction,
    jobId: string,
    { before, after }: { before: readonly TimetableSlot[]; after: readonly TimetableSlot[] },
  ): Promise<LostPick[]> {
    const people = await findPeoplePicks(tx.manager, jobId);
    const changes = new Map(
      WEEKDAYS.map((day) => [day, findChangedTimes(listTimesOn(before, day), listTimesOn(after, day))]),
    );
    const lost: LostPick[] = [];
    for (const { user_id: personId, user_name: person, picks } of people) {
      const moved = new Map<string, Set<number>>();
      for (const { time, days } of picks)
        for (const day of days) {
          const change = changes.get(day);
          const to = change?.moves.get(time);
          if (to) moved.set(to, (moved.get(to) ?? new Set(picks.find((pick) => pick.time === to)?.days)).add(day));
          else if (to === null && change && change.come.length > 0) lost.push({ person, time, day });
        }
      await this.write(tx, { jobId, personId }, moved);
    }
    return lost;
  }

  private async write(
    tx: Transaction,
    where: { readonly jobId: string; readonly personId: string },
    picked: ReadonlyMap<string, ReadonlySet<number>>,
  ): Promise<void> {
    const rows = [...picked].map(([time, days]) => ({
      ...where,
      startTime: time.slice(0, 5),
      endTime: time.slice(6),
      days: [...days].sort(),
    }));
    if (rows.length > 0) await tx.manager.upsert(ShiftPick, rows, ['jobId', 'personId', 'startTime', 'endTime']);
  }
}
