import type { Caller, Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { BusinessClock } from '../business-time/business-time.service.js';
import { moveChanges, peopleWithShiftsAt } from '../shifts/shift-changes.queries.js';
import { tellShiftChange } from '../shifts/shift-notices.js';
import { ShiftReads } from '../shifts/shift-reads.service.js';
import type { Job } from './job.entity.js';

/** Quick jobs that get another day or time. */
@Injectable()
export class MovedJobs {
  constructor(
    private readonly reads: ShiftReads,
    private readonly clock: BusinessClock,
  ) {}

  /** To call when the job is changed already. Of a day that is over nothing goes with it. Tells those who are to do it. */
  async follow(tx: Transaction, admin: Caller, before: Job, { id: jobId, quickDate, quickTime }: Job): Promise<void> {
    if (before.quickDate === null || before.quickTime === null || quickDate === null || quickTime === null) return;
    if (before.quickDate === quickDate && before.quickTime === quickTime) return;
    const now = this.clock.now();
    const from = { date: before.quickDate, time: before.quickTime };
    if (from.date >= this.clock.today())
      await moveChanges(tx.manager, jobId, from, { date: quickDate, time: quickTime });
    const shifts = await this.reads.between({ from: quickDate, until: quickDate }, { jobId }, tx.manager);
    const people = shifts.filter(({ state, endsAt }) => state === 'planned' && endsAt > now);
    const [shift] = people;
    if (shift)
      await tellShiftChange(tx, admin, shift, { change: 'moved', people: people.map(({ personId }) => personId) });
    tx.announce('shift', '', await peopleWithShiftsAt(tx.manager, jobId));
  }
}
