import { DAY_MS, type EntityState, MINUTE_MS } from '@cleaning/contracts';
import { IntervalRuns, ReadsState, type States, Transactions } from '@cleaning/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectEntityManager } from '@nestjs/typeorm';
import { DateTime } from 'luxon';
import type { EntityManager } from 'typeorm';
import { toIsoDate } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { findPlannedVisits } from './planned-visits.js';
import { findJobsOfPart, findVisitedJobs } from './planned-visits.queries.js';

/** Each job is published once in so many days, so that a reader knows at least the next month. */
const PARTS = 28;

/** From the first day of last month to the last day of next month. */
export function getMonthsAround(today: string): { from: string; until: string } {
  const month = DateTime.fromISO(today, { zone: 'utc' }).startOf('month');
  return {
    from: toIsoDate(month.minus({ months: 1 })),
    until: toIsoDate(month.plus({ months: 2 }).minus({ days: 1 })),
  };
}

/** Planned visit days of permanent jobs, for the feed. Computed when read (decision 0023). */
@Injectable()
export class PlannedVisits implements OnApplicationBootstrap {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly clock: BusinessClock,
    private readonly runs: IntervalRuns,
  ) {}

  @ReadsState('planned-visits')
  async findStates(ids: readonly string[]): Promise<States<'planned-visits'>> {
    const today = this.clock.today();
    const days = getMonthsAround(today);
    const jobs = await findVisitedJobs(this.manager, ids, days, this.clock.zone);
    return new Map(
      jobs.map(({ id, ...job }): [string, EntityState<'planned-visits'>] => [
        id,
        { ...days, today, ...findPlannedVisits(job, days) },
      ]),
    );
  }

  onApplicationBootstrap(): void {
    void this.onInterval();
  }

  @Interval(MINUTE_MS)
  onInterval(): Promise<void> {
    return this.runs.runOncePerDay('planned visits', this.clock.today(), () => this.run());
  }

  /** Publishes a part of the jobs each new day, since nothing is written when a month passes. Idempotent. */
  async run(): Promise<void> {
    const today = this.clock.today();
    const part = Math.floor(Date.parse(today) / DAY_MS) % PARTS;
    const jobs = await findJobsOfPart(this.manager, part, PARTS);
    if (jobs.length > 0)
      await this.transactions.runWithoutWaiting(async (tx) => {
        for (const { id } of jobs) tx.recordChange('planned-visits', id);
      });
  }
}
