import type { OpenPermanentJob, OpenQuickJob } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { toOpenPermanentJobView, toOpenQuickJobView } from './job-rows.js';
import { findOpenPermanentJobs, findOpenQuickJobs } from './open-jobs.queries.js';

/** Jobs that people may ask for. */
@Injectable()
export class OpenJobs {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly clock: BusinessClock,
  ) {}

  /** Permanent jobs that still need cleaners and that the person is not assigned to, newest first. */
  async listPermanent(personId: string): Promise<OpenPermanentJob[]> {
    const rows = await findOpenPermanentJobs(this.manager, personId, this.clock.zone, this.clock.today());
    return rows.map((row) => ({ ...toOpenPermanentJobView(row), requested: row.requested }));
  }

  /** Quick jobs of today and later that still need cleaners and that the person is not assigned to, soonest first. */
  async listQuick(personId: string): Promise<OpenQuickJob[]> {
    const rows = await findOpenQuickJobs(this.manager, personId, this.clock.zone, this.clock.today());
    return rows.map((row) => ({ ...toOpenQuickJobView(row), requested: row.requested }));
  }
}
