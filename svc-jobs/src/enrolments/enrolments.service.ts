import type { addOrRemoveUser, CallBody, EnrolledPerson } from '@cleaning/contracts';
import { type Caller, insertOnce, refuse, type Transaction, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { Job } from '../jobs/job.entity.js';
import { JobRequest } from '../requests/job-request.entity.js';
import { Overlaps } from '../shifts/overlaps.service.js';
import { ShiftPick } from '../shifts/shift.entity.js';
import { Assignments, recordAuditAtJob } from './assignments.service.js';
import { Enrolment } from './enrolment.entity.js';
import { findAssignedPeople, findSelectablePeople } from './enrolments.queries.js';

interface NewEnrolment {
  jobId: string;
  personId: string;
  insist: boolean | undefined;
  /** Slots that they do; empty: all. */
  picks?: readonly Pick<ShiftPick, 'startTime' | 'endTime' | 'days'>[];
}

/** Assigns people to jobs, for admins. There may be more people than a job needs. */
@Injectable()
export class Enrolments {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly overlaps: Overlaps,
    private readonly clock: BusinessClock,
  ) {}

  /** Returns the assigned people after the change. Idempotent. */
  change(admin: Caller, change: CallBody<typeof addOrRemoveUser>): Promise<EnrolledPerson[]> {
    return this.transactions.run(async (tx) => {
      if (!(await tx.manager.existsBy(Job, { id: change.id }))) throw refuse('no_such_job');
      const { id: jobId, added_id: personId } = change;
      const adds = change.method === 'add';
      const changed = await (adds
        ? this.add(tx, admin, { jobId, personId, insist: change.insist })
        : this.remove(tx, jobId, personId));
      if (changed)
        await recordAuditAtJob(tx, admin, adds ? 'assignment.added' : 'assignment.removed', { personId, jobId });
      return findAssignedPeople(tx.manager, jobId);
    });
  }

  /**
   * Enrols a person and accepts their waiting request. Returns false if they were enrolled already. Throws 404, 409
   * (also for documents), and overlapping_shifts unless the admin insists or couldn't be asked (`insist` undefined).
   */
  async add(
    tx: Transaction,
    admin: Pick<Caller, 'id' | 'name'>,
    { jobId, personId, insist, picks = [] }: NewEnrolment,
  ): Promise<boolean> {
    await this.assignments.requireAssignable(tx, personId);
    await this.assignments.lock(tx, personId);
    const { on } = await this.requireGoingOn(tx, jobId);
    if (!(await this.insert(tx, admin, { jobId, personId, picks, on }))) return false;
    await this.overlaps.check(tx, admin, { personId, on, insist }, (shift) => shift.jobId === jobId);
    return true;
  }

  /**
   * `add` for one of many: the caller has locked the person and checks everybody's overlaps together. Returns the
   * moment of enrolment, or null if they were enrolled already. Throws 404, 409.
   */
  async enrol(
    tx: Transaction,
    admin: Pick<Caller, 'id'>,
    { jobId, personId, picks = [] }: Omit<NewEnrolment, 'insist'>,
  ): Promise<Date | null> {
    await this.assignments.requireAssignable(tx, personId);
    const { on } = await this.requireGoingOn(tx, jobId);
    return this.insert(tx, admin, { jobId, personId, picks, on });
  }

  private async insert(
    tx: Transaction,
    admin: Pick<Caller, 'id'>,
    { jobId, personId, picks, on }: Required<Omit<NewEnrolment, 'insist'>> & { on: string | null },
  ): Promise<Date | null> {
    const today = this.clock.today();
    if (!(await tx.manager.existsBy(Enrolment, { jobId, personId })))
      await this.assignments.requireDocuments(tx, { personId, jobId, day: on !== null && on > today ? on : today });
    const now = this.clock.now().toJSDate();
    await tx.manager.update(
      JobRequest,
      { jobId, personId, status: 'pending' },
      { status: 'accepted', decidedAt: now, decidedBy: admin.id },
    );
    if (!(await insertOnce(tx.manager, Enrolment, { jobId, personId, enrolledAt: now }))) return null;
    tx.recordChange('assignments', personId);
    await tx.manager.insert(
      ShiftPick,
      picks.map((pick) => ({ jobId, personId, ...pick })),
    );
    return now;
  }

  /** Locks the job against ending until the transaction ends. Returns the day of a quick job. */
  private async requireGoingOn(tx: Transaction, id: string): Promise<{ on: string | null }> {
    const job = await tx.manager.findOne(Job, { where: { id }, lock: { mode: 'for_key_share' } });
    if (job?.closedAt) throw refuse('job_ended');
    return { on: job?.quickDate ?? null };
  }

  private async remove(tx: Transaction, jobId: string, personId: string): Promise<boolean> {
    if (!(await tx.manager.existsBy(Enrolment, { jobId, personId }))) return false;
    await this.assignments.lock(tx, personId);
    const removed = await tx.manager.delete(Enrolment, { jobId, personId });
    if (!removed.affected) return false;
    tx.recordChange('assignments', personId);
    return true;
  }

  /** People who can be assigned to the job and aren't, by name. Throws 404. */
  async listSelectable(jobId: string): Promise<EnrolledPerson[]> {
    const people = await findSelectablePeople(this.manager, jobId);
    if (!people) throw refuse('no_such_job');
    return people;
  }
}
