import type { addOrRemoveUser, BodyOf, EnrolledPerson } from '@cleaning/contracts';
import { type Caller, Conflict, NotFound, type Transaction, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { JobRequest } from '../requests/job-request.entity.js';
import { Overlaps } from '../shifts/overlaps.service.js';
import { Assignments, auditAtJob } from './assignments.service.js';
import { Enrolment } from './enrolment.entity.js';

/** How admins assign people to jobs; they may assign more people than a job needs. */
@Injectable()
export class Enrolments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly overlaps: Overlaps,
    private readonly clock: BusinessClock,
  ) {}

  /** The people assigned after the change. Adding somebody twice, or removing somebody who is not assigned, changes nothing. */
  change(admin: Caller, change: BodyOf<typeof addOrRemoveUser>): Promise<EnrolledPerson[]> {
    return this.transactions.run(async (tx) => {
      const exists = await tx.manager.query('SELECT 1 FROM job WHERE id = $1', [change.id]);
      if (exists.length === 0) throw new NotFound('There is no such job.');
      const { id: jobId, added_id: personId } = change;
      const adds = change.method === 'add';
      const changed = await (adds
        ? this.add(tx, admin, { jobId, personId, insist: change.insist })
        : this.remove(tx, jobId, personId));
      if (changed) await auditAtJob(tx, admin, adds ? 'assignment.added' : 'assignment.removed', { personId, jobId });
      return this.enrolled(tx, change.id);
    });
  }

  /**
   * Enrols a person and accepts their waiting request. Answers whether they were new. Throws NotFound, Conflict, and OverlappingShifts
   * unless the admin insists or could not be asked (`insist` undefined).
   */
  async add(
    tx: Transaction,
    admin: Pick<Caller, 'id' | 'name'>,
    { jobId, personId, insist }: { jobId: string; personId: string; insist: boolean | undefined },
  ): Promise<boolean> {
    await this.assignments.requireAssignable(tx, personId);
    await this.assignments.lock(tx, personId);
    const { on } = await this.requireGoingOn(tx, jobId);
    const now = this.clock.now().toJSDate();
    await tx.manager.update(
      JobRequest,
      { jobId, personId, status: 'pending' },
      { status: 'accepted', decidedAt: now, decidedBy: admin.id },
    );
    const added = await tx.manager
      .createQueryBuilder()
      .insert()
      .into(Enrolment)
      .values({ jobId, personId, enrolledAt: now })
      .orIgnore()
      .returning('person_id')
      .execute();
    const isNew = (added.raw as unknown[]).length > 0;
    if (!isNew) return false;
    tx.changed('assignments', personId);
    tx.announce('request', '', [personId]);
    // It may have no room for others any more.
    tx.announce('job', jobId);
    await this.overlaps.check(tx, admin, { personId, on, insist }, (shift) => shift.jobId === jobId);
    return true;
  }

  /** The job cannot end before this transaction has. Answers the day of a quick job. */
  private async requireGoingOn(tx: Transaction, jobId: string): Promise<{ on: string | null }> {
    const [job] = await tx.manager.query<{ ended: boolean; on: string | null }[]>(
      'SELECT closed_at IS NOT NULL AS ended, quick_date::text AS on FROM job WHERE id = $1 FOR KEY SHARE',
      [jobId],
    );
    if (job?.ended) throw new Conflict('This job has ended.');
    return { on: job?.on ?? null };
  }

  private async remove(tx: Transaction, jobId: string, personId: string): Promise<boolean> {
    if (!(await tx.manager.existsBy(Enrolment, { jobId, personId }))) return false;
    await this.assignments.lock(tx, personId);
    const removed = await tx.manager.delete(Enrolment, { jobId, personId });
    if (!removed.affected) return false;
    tx.changed('assignments', personId);
    tx.announce('job', jobId);
    return true;
  }

  /** People who can be assigned to the job and are not yet, by name. Throws NotFound. */
  async selectable(jobId: string): Promise<EnrolledPerson[]> {
    const [job] = await this.dataSource.query<{ people: EnrolledPerson[] }[]>(
      `SELECT coalesce((
         SELECT json_agg(json_build_object('id', id, 'name', name) ORDER BY name, id) FROM known_account
         WHERE NOT removed AND (verified OR role = 'admin') AND NOT EXISTS (
           SELECT 1 FROM enrolment WHERE enrolment.job_id = job.id AND enrolment.person_id = known_account.id)
       ), '[]') AS people FROM job WHERE job.id = $1`,
      [jobId],
    );
    if (!job) throw new NotFound('There is no such job.');
    return job.people;
  }

  private enrolled(tx: Transaction, jobId: string): Promise<EnrolledPerson[]> {
    return tx.manager.query<EnrolledPerson[]>(
      `SELECT known_account.id, known_account.name
       FROM enrolment JOIN known_account ON known_account.id = enrolment.person_id AND NOT known_account.removed
       WHERE enrolment.job_id = $1 ORDER BY known_account.name, known_account.id`,
      [jobId],
    );
  }
}
