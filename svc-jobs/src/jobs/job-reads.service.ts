import type {
  AnswerOf,
  adminGetPermanentJob,
  adminGetQuickJob,
  getPermanentJob,
  getQuickJob,
  PermanentJob,
} from '@cleaning/contracts';
import { type Caller, NotFound } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import {
  type AdminJobRow,
  HAS_ROOM,
  isEnrolled,
  JOB_COLUMNS_FOR_ADMIN,
  JOB_COLUMNS_FOR_PERSON,
  type JobRow,
  mayRead,
  mayReadDescription,
  permanentJobForAdminView,
  permanentJobView,
  quickJobForAdminView,
  quickJobView,
} from './job-rows.js';

/** Single jobs for those who may request and do them. Each read is one query. */
@Injectable()
export class JobReads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: BusinessClock,
  ) {}

  /**
   * An admin sees any job with everybody who is assigned to it; others see the jobs that concern them or did, with at most
   * themselves. Throws NotFound.
   */
  async permanentJob(caller: Caller, jobId: string): Promise<PermanentJob> {
    const [row]: (JobRow & Partial<Concerning>)[] =
      caller.role === 'admin'
        ? await this.dataSource.query<AdminJobRow[]>(
            `SELECT ${JOB_COLUMNS_FOR_ADMIN} FROM job WHERE job.id = $2 AND job.kind = 'permanent'`,
            [this.clock.zone, jobId],
          )
        : await this.dataSource.query<(JobRow & Concerning)[]>(
            `SELECT ${JOB_COLUMNS_FOR_PERSON}, ${mayReadDescription('$2', '$4')} AS concerns_reader
             FROM job WHERE job.id = $3 AND job.kind = 'permanent' AND ${mayRead('$2', '$4')}`,
            [this.clock.zone, caller.id, jobId, this.clock.today()],
          );
    if (!row) throw new NotFound('There is no such permanent job.');
    return permanentJobView(asReadable(row));
  }

  /** A permanent job to request, or why there is nothing to request. */
  async permanentJobToRequest(personId: string, jobId: string): Promise<AnswerOf<typeof getPermanentJob>> {
    const [row] = await this.dataSource.query<(JobRow & { enrolled: boolean; has_room: boolean })[]>(
      `SELECT ${JOB_COLUMNS_FOR_PERSON}, ${isEnrolled('$2')} AS enrolled, ${HAS_ROOM} AS has_room
       FROM job WHERE job.id = $3 AND job.kind = 'permanent'`,
      [this.clock.zone, personId, jobId],
    );
    if (row?.enrolled) return { status: 'enrolled' };
    if (!row?.has_room) return { status: 'not-available' };
    return permanentJobView(row);
  }

  /** Who sees it: as `permanentJob`. */
  async quickJob(caller: Caller, jobId: string): Promise<AnswerOf<typeof getQuickJob>> {
    const isAdmin = '$5::boolean';
    const [row] = await this.dataSource.query<(JobRow & Concerning & { is_done: boolean })[]>(
      `SELECT ${JOB_COLUMNS_FOR_PERSON}, ${isAdmin} OR ${mayReadDescription('$2', '$4')} AS concerns_reader, EXISTS (
         SELECT 1 FROM work_record WHERE work_record.job_id = job.id AND person_id = $2::uuid
           AND ended_at IS NOT NULL AND NOT is_manual
       ) AS is_done
       FROM job WHERE job.id = $3 AND job.kind = 'quick' AND (${isAdmin} OR ${mayRead('$2', '$4')})`,
      [this.clock.zone, caller.id, jobId, this.clock.today(), caller.role === 'admin'],
    );
    return row
      ? { ...quickJobView(asReadable(row)), is_done: row.is_done }
      : { status: 'error', msg: 'There is no such quick job.' };
  }
}

interface Concerning {
  concerns_reader: boolean;
}

/** Descriptions hold alarm codes and where the key is: they are only for people whom the job concerns now. */
const asReadable = <Row extends JobRow & Partial<Concerning>>(row: Row): Row =>
  row.concerns_reader === false ? { ...row, description: '' } : row;

/** Jobs for admins, with all assigned people and the number of waiting requests. Each read is one query. */
@Injectable()
export class AdminJobReads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: BusinessClock,
  ) {}

  /** Newest first. */
  async permanentJobs(): Promise<AnswerOf<typeof adminGetPermanentJob>[]> {
    const rows = await this.dataSource.query<AdminJobRow[]>(
      `SELECT ${JOB_COLUMNS_FOR_ADMIN} FROM job WHERE job.kind = 'permanent' ORDER BY job.created_at DESC, job.id`,
      [this.clock.zone],
    );
    return rows.map(permanentJobForAdminView);
  }

  /** Newest date first. */
  async quickJobs(): Promise<AnswerOf<typeof adminGetQuickJob>[]> {
    const rows = await this.dataSource.query<AdminJobRow[]>(
      `SELECT ${JOB_COLUMNS_FOR_ADMIN} FROM job WHERE job.kind = 'quick'
       ORDER BY job.quick_date DESC, job.quick_time DESC, job.id DESC`,
      [this.clock.zone],
    );
    return rows.map(quickJobForAdminView);
  }

  /** Throws NotFound. */
  async permanentJob(jobId: string): Promise<AnswerOf<typeof adminGetPermanentJob>> {
    return permanentJobForAdminView(await this.job(jobId, 'permanent'));
  }

  /** Throws NotFound. */
  async quickJob(jobId: string): Promise<AnswerOf<typeof adminGetQuickJob>> {
    return quickJobForAdminView(await this.job(jobId, 'quick'));
  }

  private async job(jobId: string, kind: 'permanent' | 'quick'): Promise<AdminJobRow> {
    const [row] = await this.dataSource.query<AdminJobRow[]>(
      `SELECT ${JOB_COLUMNS_FOR_ADMIN} FROM job WHERE job.id = $2 AND job.kind = $3`,
      [this.clock.zone, jobId, kind],
    );
    if (!row) throw new NotFound(`There is no such ${kind} job.`);
    return row;
  }
}
