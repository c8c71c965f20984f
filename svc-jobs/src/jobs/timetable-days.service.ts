import { IntervalRuns, Transactions } from '@cleaning/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';

const MINUTE_MS = 60_000;

/** $1 is the business day: jobs whose timetable begins or ends with it, as was said on a day before, with their people. */
const CHANGING = `
  SELECT job.id, ARRAY(SELECT person_id FROM enrolment WHERE enrolment.job_id = job.id ORDER BY person_id) AS people
  FROM job
  WHERE closed_at IS NULL AND EXISTS (
    SELECT FROM timetable_slot WHERE timetable_slot.job_id = job.id AND NOT is_extra
      AND (valid_from = $1::date OR valid_until = $1::date OR ends_on = $1::date - 1))`;

/**
 * Interval job, at the start and with each new day: other services and open pages read the cards of people again whose timetable changes on
 * that day, as nothing is written then.
 */
@Injectable()
export class TimetableDays implements OnApplicationBootstrap {
  private done = '';

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: BusinessClock,
    private readonly runs: IntervalRuns,
  ) {}

  onApplicationBootstrap(): void {
    void this.onInterval();
  }

  @Interval(MINUTE_MS)
  onInterval(): Promise<void> {
    return this.runs.run('days of timetables', () => this.run());
  }

  /** Each replica does it once a day: again it changes nothing. */
  async run(): Promise<void> {
    const today = this.clock.today();
    if (today === this.done) return;
    const jobs = await this.dataSource.query<{ id: string; people: string[] }[]>(CHANGING, [today]);
    for (const { id, people } of jobs)
      await this.transactions.runWithoutWaiting(async (tx) => {
        for (const personId of people) tx.changed('assignments', personId);
        tx.announce('job', id);
      });
    this.done = today;
  }
}
