import type {
  adminGetPermanentJob,
  adminGetQuickJob,
  CallAnswer,
  getPermanentJob,
  getQuickJob,
  JobKind,
  PermanentJob,
} from '@cleaning/contracts';
import { type Caller, refuse } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import {
  findJobForAdmin,
  findPermanentJobsForAdmin,
  findPermanentJobToRequest,
  findQuickJobsForAdmin,
  findReadablePermanentJob,
  findReadableQuickJob,
  type ReaderConcern,
} from './job-reads.queries.js';
import {
  type AdminJobRow,
  type JobRow,
  toPermanentJobForAdminView,
  toPermanentJobToRequestView,
  toPermanentJobView,
  toQuickJobForAdminView,
  toQuickJobForPersonView,
  toQuickJobView,
} from './job-rows.js';

/** Single jobs for people who may request and do them. Each read is one query. */
@Injectable()
export class JobReads {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly clock: BusinessClock,
  ) {}

  /**
   * Admins see any job with everybody assigned to it; others see jobs that concern or concerned them, with at most
   * themselves. Throws 404.
   */
  async getPermanentJob(caller: Caller, jobId: string): Promise<PermanentJob> {
    const row: (JobRow & Partial<ReaderConcern>) | undefined =
      caller.role === 'admin'
        ? await findJobForAdmin(this.manager, jobId, 'permanent', this.getReader(caller.id))
        : await findReadablePermanentJob(this.manager, jobId, this.getReader(caller.id));
    if (!row) throw refuse('no_such_permanent_job');
    return toPermanentJobView(hideDescription(row));
  }

  /** A permanent job to request, or the reason why it can't be requested. */
  async getPermanentJobToRequest(personId: string, jobId: string): Promise<CallAnswer<typeof getPermanentJob>> {
    const row = await findPermanentJobToRequest(this.manager, jobId, this.getReader(personId));
    if (row?.enrolled) return { status: 'enrolled' };
    if (!row?.has_room) return { status: 'not-available' };
    return toPermanentJobToRequestView(row);
  }

  /** Same access as `getPermanentJob`. */
  async getQuickJob(caller: Caller, jobId: string): Promise<CallAnswer<typeof getQuickJob>> {
    const reader = { ...this.getReader(caller.id), isAdmin: caller.role === 'admin' };
    const row = await findReadableQuickJob(this.manager, jobId, reader);
    if (!row) return { status: 'error', msg: 'That quick job doesn’t exist.' };
    const view = row.concerns_reader ? toQuickJobForPersonView(row) : toQuickJobView(hideDescription(row));
    return { ...view, is_done: row.is_done };
  }

  private getReader(personId: string) {
    return { personId, today: this.clock.today(), zone: this.clock.zone };
  }
}

/** Descriptions may hold alarm codes and key locations, so only people whom the job concerns now get them. */
const hideDescription = <Row extends JobRow & Partial<ReaderConcern>>(row: Row): Row =>
  row.concerns_reader === false ? { ...row, description: '' } : row;

/** Jobs for admins, with all assigned people and the number of waiting requests. Each read is one query. */
@Injectable()
export class AdminJobReads {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly clock: BusinessClock,
  ) {}

  /** Newest first. */
  async listPermanentJobs(): Promise<CallAnswer<typeof adminGetPermanentJob>[]> {
    const rows = await findPermanentJobsForAdmin(this.manager, this.getReadContext());
    return rows.map(toPermanentJobForAdminView);
  }

  /** Newest date first. */
  async listQuickJobs(): Promise<CallAnswer<typeof adminGetQuickJob>[]> {
    const rows = await findQuickJobsForAdmin(this.manager, this.getReadContext());
    return rows.map(toQuickJobForAdminView);
  }

  /** Throws 404. */
  async getPermanentJob(jobId: string): Promise<CallAnswer<typeof adminGetPermanentJob>> {
    return toPermanentJobForAdminView(await this.getJob(jobId, 'permanent'));
  }

  /** Throws 404. */
  async getQuickJob(jobId: string): Promise<CallAnswer<typeof adminGetQuickJob>> {
    return toQuickJobForAdminView(await this.getJob(jobId, 'quick'));
  }

  private async getJob(jobId: string, kind: JobKind): Promise<AdminJobRow> {
    const row = await findJobForAdmin(this.manager, jobId, kind, this.getReadContext());
    if (!row) throw refuse(kind === 'quick' ? 'no_such_quick_job' : 'no_such_permanent_job');
    return row;
  }

  private getReadContext() {
    return { today: this.clock.today(), zone: this.clock.zone };
  }
}
