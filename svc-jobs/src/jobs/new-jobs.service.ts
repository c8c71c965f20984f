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

/** A timetable that begins later than this is compared with no shifts. */
const FIRST_SHIFT_DAYS = 56;
/** So many days from a job's first shift on are compared with the shifts that people have. */
const COMPARED_DAYS = 14;

/** Tells people of jobs that they may ask for. */
@Injectable()
export class NewJobs {
  constructor(
    private readonly reads: ShiftReads,
    private readonly clock: BusinessClock,
  ) {}

  /**
   * To call when the job is written with its timetable. Tells sub-contractors who could take it, as covers are found: verified, with valid
   * documents, and with no shift at its times; who is away on the day of a quick job is not told.
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
    // It is over, or skipped for a public holiday.
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

  /** What whoever is assigned has to do in the job's first days. */
  private async findFirstShifts(
    tx: Transaction,
    of: { readonly jobId: string; readonly personId: string },
    quickDate: string | null,
  ): Promise<PersonShift[]> {
    const from = quickDate ?? this.clock.today();
    const until = quickDate ?? addDays(from, FIRST_SHIFT_DAYS);
    const all = await this.reads.findShiftsIfAssigned({ from, until }, of, tx.manager);
    const now = this.clock.now();
    const shifts = all.filter(({ state, endsAt }) => state !== 'cancelled' && endsAt > now);
    const last = addDays(shifts[0]?.date ?? from, COMPARED_DAYS);
    return shifts.filter((shift) => shift.date < last);
  }

  /** People who have other shifts at the times of these. */
  private async findBusyPeople(tx: Transaction, shifts: readonly PersonShift[]): Promise<ReadonlySet<string>> {
    const [first] = shifts;
    const last = shifts.at(-1);
    if (!first || !last) return new Set();
    const days = { from: getPreviousDay(first.date), until: getNextDay(last.date) };
    return this.reads.findPeopleWith(days, createConflictTest(shifts), tx.manager);
  }
}
