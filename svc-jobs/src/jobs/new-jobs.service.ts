import { addDays } from '@cleaning/contracts';
import { raiseNotice, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { getNextDay, getPreviousDay } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { findMissingDocuments } from '../compliance/missing-documents.js';
import { createConflictTest } from '../covers/candidates.js';
import { findEligiblePeople } from '../covers/candidates.queries.js';
import { type PersonShift, ShiftReads } from '../shifts/shift-reads.service.js';
import type { Job } from './job.entity.js';

/** Timetables that begin later than this are not compared with shifts. */
const FIRST_SHIFT_DAYS = 56;
/** Days from a job's first shift that are compared with people's shifts. */
const COMPARED_DAYS = 14;

/** Notifies people of jobs that they may request. */
@Injectable()
export class NewJobs {
  constructor(
    private readonly reads: ShiftReads,
    private readonly clock: BusinessClock,
  ) {}

  /**
   * Call after the job is written with its timetable. Notifies sub-contractors who could take it, as for covers:
   * verified, with valid documents and no shift at its times; for a quick job, not away that day.
   */
  async tell(tx: Transaction, job: Job): Promise<void> {
    const { id: jobId, kind, title, quickDate, quickTime } = job;
    const today = this.clock.today();
    if (quickDate !== null && quickDate < today) return;
    const date = quickDate ?? today;
    const able = (await findEligiblePeople(tx.manager, { date, jobId }, undefined)).filter(
      ({ role, absent, compliance }) =>
        role === 'user' && !(quickDate && absent) && findMissingDocuments(compliance, date).length === 0,
    );
    const [anybody] = able;
    if (!anybody) return;
    const shifts = await this.findFirstShifts(tx, { jobId, personId: anybody.id }, quickDate);
    // The job is over, or skipped for a public holiday.
    if (quickDate !== null && shifts.length === 0) return;
    const busy = await this.findBusyPeople(tx, shifts);
    await raiseNotice(tx, {
      kind: 'new-job',
      to: able.map(({ id }) => id).filter((id) => !busy.has(id)),
      parameters: {
        job: title,
        job_id: jobId,
        job_kind: kind,
        ...(quickDate && quickTime && { date: quickDate, time: quickTime }),
      },
    });
  }

  /** Shifts of an assigned person in the job's first days. */
  private async findFirstShifts(
    tx: Transaction,
    where: { readonly jobId: string; readonly personId: string },
    quickDate: string | null,
  ): Promise<PersonShift[]> {
    const from = quickDate ?? this.clock.today();
    const until = quickDate ?? addDays(from, FIRST_SHIFT_DAYS);
    const all = await this.reads.findShiftsIfAssigned({ from, until }, where, tx.manager);
    const now = this.clock.now();
    const shifts = all.filter(({ state, endsAt }) => state !== 'cancelled' && endsAt > now);
    const last = addDays(shifts[0]?.date ?? from, COMPARED_DAYS);
    return shifts.filter((shift) => shift.date < last);
  }

  /** People with other shifts at these times. */
  private async findBusyPeople(tx: Transaction, shifts: readonly PersonShift[]): Promise<ReadonlySet<string>> {
    const [first] = shifts;
    const last = shifts.at(-1);
    if (!first || !last) return new Set();
    const days = { from: getPreviousDay(first.date), until: getNextDay(last.date) };
    const { mayConflict, conflicts } = createConflictTest(shifts);
    return this.reads.findPeopleWith(days, { isWanted: mayConflict, test: conflicts }, tx.manager);
  }
}
