import { MINUTE_MS } from '@cleaning/contracts';
import { IntervalRuns, Transactions } from '@cleaning/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { findJobsWithNewTimetable } from './timetable-days.queries.js';

/**
 * Interval job, at the start and with each new day: makes other services and open pages reread the cards of people
 * whose timetable changes that day, since nothing is written then.
 */
@Injectable()
export class TimetableDays implements OnApplicationBootstrap {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly clock: BusinessClock,
    private readonly runs: IntervalRuns,
  ) {}

  onApplicationBootstrap(): void {
    void this.onInterval();
  }

  @Interval(MINUTE_MS)
  onInterval(): Promise<void> {
    return this.runs.runOncePerDay('days of timetables', this.clock.today(), () => this.run());
  }

  /** Runs once a day on each replica. Idempotent. */
  async run(): Promise<void> {
    const today = this.clock.today();
    const jobs = await findJobsWithNewTimetable(this.manager, today);
    for (const { id, people } of jobs)
      await this.transactions.runWithoutWaiting(async (tx) => {
        for (const personId of people) tx.recordChange('assignments', personId);
        tx.announce('job', id);
      });
  }
}
