import type { EventPayload } from '@cleaning/contracts';
import { Conflict, NotFound, type Transaction } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { JOB_CARD_COLUMNS } from '../jobs/job-columns.js';
import { type JobCardRow, permanentCard, quickCard } from '../jobs/job-view.js';

export type CurrentWork = NonNullable<EventPayload<'current-work.changed'>['current_work']>;

/**
 * SQL that counts the person's version up and returns it; `person` is the parameter of the person's id. It locks the person's row, so
 * that versions tell the order. As a part of another statement it saves the busiest writes a way to the database and back.
 */
export const nextVersion = (person: `$${number}`) =>
  `INSERT INTO person_assignments (person_id, version) VALUES (${person}, 1)
   ON CONFLICT (person_id) DO UPDATE SET version = person_assignments.version + 1 RETURNING version`;

/** What is known of one person's jobs and open work, and telling of it. */
@Injectable()
export class Assignments {
  /**
   * Makes everything else that changes the person's requests, enrolments and work wait until this transaction ends. Take it
   * before any other row of the person: then two transactions never wait for each other.
   */
  async lock(tx: Transaction, personId: string): Promise<void> {
    await tx.manager.query(
      `INSERT INTO person_assignments (person_id, version) VALUES ($1, 0)
       ON CONFLICT (person_id) DO UPDATE SET version = person_assignments.version`,
      [personId],
    );
  }

  /** Locks the person as `lock` does and counts their version up: for those who publish at the end in any case. */
  async nextVersion(tx: Transaction, personId: string): Promise<number> {
    const [counted] = await tx.manager.query<{ version: number }[]>(nextVersion('$1'), [personId]);
    if (!counted) throw new Error('PostgreSQL gave no version');
    return counted.version;
  }

  /** Throws NotFound for nobody we know, Conflict for somebody who cannot work here. */
  async requireAssignable(tx: Transaction, personId: string): Promise<void> {
    const [person] = await tx.manager.query<{ can_work: boolean }[]>(
      `SELECT verified OR role = 'admin' AS can_work FROM known_account WHERE id = $1 AND NOT removed`,
      [personId],
    );
    if (!person) throw new NotFound('There is no such person.');
    if (!person.can_work) throw new Conflict('This person is not verified.');
  }

  /** Tells of the person's jobs and open work as they are now. Locks the person's row first, so that versions tell the order. */
  async publish(tx: Transaction, personId: string): Promise<void> {
    const version = await this.nextVersion(tx, personId);
    const jobs = await tx.manager.query<JobCardRow[]>(
      `SELECT ${JOB_CARD_COLUMNS} FROM enrolment JOIN job ON job.id = enrolment.job_id
       WHERE enrolment.person_id = $1
       ORDER BY job.quick_date NULLS FIRST, job.quick_time, job.title, job.id`,
      [personId],
    );
    const [current] = await tx.manager.query<CurrentWork[]>(
      `SELECT job.kind, work_record.job_id, work_record.id AS row_id,
         to_char(started_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS started_at
       FROM work_record JOIN job ON job.id = work_record.job_id
       WHERE work_record.person_id = $1 AND work_record.ended_at IS NULL`,
      [personId],
    );
    await tx.publish('assignments.changed', {
      user_id: personId,
      version,
      permanent_jobs: jobs.filter((job) => job.kind === 'permanent').map(permanentCard),
      quick_jobs: jobs.filter((job) => job.kind === 'quick').map(quickCard),
      current_work: current ?? null,
    });
  }

  /**
   * Tells of the work that the person has begun, or of its end (null), in the transaction that writes it.
   * @param version that `nextVersion` gave
   */
  async publishCurrentWork(
    tx: Transaction,
    personId: string,
    version: number,
    work: CurrentWork | null,
  ): Promise<void> {
    await tx.publish('current-work.changed', { user_id: personId, version, current_work: work });
  }
}
