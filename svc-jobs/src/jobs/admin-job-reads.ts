import type { AnswerOf, adminGetPermanentJob, adminGetQuickJob } from '@cleaning/contracts';
import { NotFound } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BusinessClock } from '../business-time/business-clock.js';
import { JOB_COLUMNS_FOR_ADMIN } from './job-columns.js';
import { type AdminJobRow, permanentJobForAdminView, quickJobForAdminView } from './job-view.js';

/** Jobs as admins read them: with everybody who is assigned and the number of waiting requests. Each read is one query. */
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
