import type { Attention } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import {
  findJobsWithRequests,
  findOverdueWork,
  findUnderstaffedJobs,
  findWorkWithLateEvents,
} from './attention.queries.js';

/** Everything that needs an admin's attention. */
@Injectable()
export class AttentionList {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly clock: BusinessClock,
  ) {}

  async read(): Promise<Attention> {
    const { zone } = this.clock;
    const [requests, unfinished, shortOfCleaners, late] = await Promise.all([
      findJobsWithRequests(this.manager, zone),
      findOverdueWork(this.manager, zone, this.clock.now().toJSDate()),
      findUnderstaffedJobs(this.manager, this.clock.today()),
      findWorkWithLateEvents(this.manager, zone, this.clock.today()),
    ]);
    return { requests, unfinished, short_of_cleaners: shortOfCleaners, late };
  }
}
