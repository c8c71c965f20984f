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
import { EntityManager } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import {
  type Concerning,
  findPermanentJobsForAdmin,
  jobForAdmin,
  permanentJobToRequest,
  quickJobsForAdmin,
  readablePermanentJob,
  readableQuickJob,
} from './job-reads.queries.js';
import {
  type AdminJobRow,
  type JobRow,
  quickJobForAdminView,
  quickJobForPersonView,
  quickJobView,
  toPermanentJobForAdminView,
  toPermanentJobToRequestView,
  toPermanentJobView,
} from './job-rows.js';

/** Single jobs for those who may request and do them. Each read is one query. */
@Injectable()
export class JobReads {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly clock: BusinessClock,
  ) {}

  /**
   * An admin sees any job with everybody who is assigned to it; others see the jobs that concern them or did, with at most
   * themselves. Throws 404.
   */
  async findPermanentJob(caller: Caller, jobId: string): Promise<PermanentJob> {
    const row: (JobRow & Partial<Concerning>) | undefined =
      caller.role === 'admin'
        ? await jobForAdmin(this.manager, jobId, 'permanent', this.reader(caller.id))
        : await readablePermanentJob(this.manager, jobId, this.reader(caller.id));
    if (!row) throw refuse('no_such_permanent_job');
    return toPermanentJobView(asReadable(row));
  }

  /** A permanent job to request, or why there is nothing to request. */
  async permanentJobToRequest(personId: string, jobId: string): Promise<CallAnswer<typeof getPermanentJob>> {
    const row = await permanentJobToRequest(this.manager, jobId, this.reader(personId));
    if (row?.enrolled) return { status: 'enrolled' };
    if (!row?.has_room) return { status: 'not-available' };
    return toPermanentJobToRequestView(row);
  }

  /** Who sees it: as `findPermanentJob`. */
  async quickJob(caller: Caller, jobId: string): Promise<CallAnswer<typeof getQuickJob>> {
    const reader = { ...this.reader(caller.id), isAdmin: caller.role === 'admin' };
    const row = await readableQuickJob(this.manager, jobId, reader);
    if (!row) return { status: 'error', msg: 'That quick job doesn’t exist.' };
    const view = row.concerns_reader ? quickJobForPersonView(row) : quickJobView(asReadable(row));
    return { ...view, is_done: row.is_done };
  }

  private reader(personId: string) {
    return { personId, today: this.clock.today(), zone: this.clock.zone };
  }
}

/** Descriptions hold alarm codes and where the key is: they are only for people whom the job concerns now. */
const asReadable = <Row extends JobRow & Partial<Concerning>>(row: Row): Row =>
  row.concerns_reader === false ? { ...row, description: '' } : row;

/** Jobs for admins, with all assigned people and the number of waiting requests. Each read is one query. */
@Injectable()
export class AdminJobReads {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly clock: BusinessClock,
  ) {}

  /** Newest first. */
  async findPermanentJobs(): Promise<CallAnswer<typeof adminGetPermanentJob>[]> {
    const rows = await findPermanentJobsForAdmin(this.manager, this.readOn());
    return rows.map(toPermanentJobForAdminView);
  }

  /** Newest date first. */
  async quickJobs(): Promise<CallAnswer<typeof adminGetQuickJob>[]> {
    const rows = await quickJobsForAdmin(this.manager, this.readOn());
    return rows.map(quickJobForAdminView);
  }

  /** Throws 404. */
  async permanentJob(jobId: string): Promise<CallAnswer<typeof adminGetPermanentJob>> {
    return toPermanentJobForAdminView(await this.job(jobId, 'permanent'));
  }

  /** Throws 404. */
  async quickJob(jobId: string): Promise<CallAnswer<typeof adminGetQuickJob>> {
    return quickJobForAdminView(await this.job(jobId, 'quick'));
  }

  private async job(jobId: string, kind: JobKind): Promise<AdminJobRow> {
    const row = await jobForAdmin(this.manager, jobId, kind, this.readOn());
    if (!row) throw refuse(kind === 'quick' ? 'no_such_quick_job' : 'no_such_permanent_job');
    return row;
  }

  private readOn() {
    return { today: this.clock.today(), zone: this.clock.zone };
  }
}
