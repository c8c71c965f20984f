import type { Caller, Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { Cover } from '../covers/cover.entity.js';
import { Overlaps } from '../shifts/overlaps.service.js';
import { findPeopleWithShifts, moveChanges } from '../shifts/shift-changes.queries.js';
import { tellShiftChange } from '../shifts/shift-notices.js';
import { ShiftReads } from '../shifts/shift-reads.service.js';
import type { Job } from './job.entity.js';

/** Quick jobs that get another day or time. */
@Injectable()
export class MovedJobs {
  constructor(
    private readonly reads: ShiftReads,
    private readonly overlaps: Overlaps,
    private readonly clock: BusinessClock,
  ) {}

  /**
   * Call after the job is changed. Absences, covers and a cancellation follow to another time of the day, but not to
   * another day. Notifies people who do the job, and those who no longer do. Throws overlapping_shifts if one of them
   * has other shifts then and the admin wasn't asked yet (`insist` false).
   */
  async follow(
    tx: Transaction,
    admin: Caller,
    { before, changed, insist }: { before: Job; changed: Job; insist: boolean | undefined },
  ): Promise<void> {
    const { id: jobId, quickDate, quickTime } = changed;
    if (before.quickDate === null || before.quickTime === null || quickDate === null || quickTime === null) return;
    if (before.quickDate === quickDate && before.quickTime === quickTime) return;
    const now = this.clock.now();
    const from = { date: before.quickDate, time: before.quickTime };
    const isSameDay = from.date === quickDate;
    if (isSameDay) await moveChanges(tx.manager, jobId, from, { date: quickDate, time: quickTime }, true);
    else if (from.date >= this.clock.today()) await this.tellCovers(tx, admin, before, from);
    const shifts = await this.reads.findShiftsIn(tx.manager, { from: quickDate, until: quickDate }, { jobId });
    const planned = shifts.filter(({ state, endsAt }) => state === 'planned' && endsAt > now);
    const people = planned.map(({ personId }) => personId);
    await this.overlaps.checkAll(tx, admin, { people, on: quickDate, insist }, (shift) => shift.jobId === jobId);
    const [shift] = planned;
    if (shift) await tellShiftChange(tx, admin, shift, { change: 'moved', people });
    tx.announce('shift', '', await findPeopleWithShifts(tx.manager, jobId));
  }

  /** Covers of the former day lose the shift. */
  private async tellCovers(
    tx: Transaction,
    admin: Caller,
    { id: jobId, title }: Job,
    shift: { readonly date: string; readonly time: string },
  ): Promise<void> {
    const covers = await tx.manager.findBy(Cover, {
      jobId,
      businessDate: shift.date,
      time: shift.time,
      takenBackAt: IsNull(),
    });
    const people = covers.map(({ personId }) => personId);
    if (people.length > 0)
      await tellShiftChange(tx, admin, { jobId, title, ...shift }, { change: 'cancelled', people });
  }
}
