import {
  type AnswerOf,
  type BodyOf,
  EXPECTED_MINUTES,
  QUICK_JOB_CAP_MINUTES,
  type startQuickJob,
} from '@cleaning/contracts';
import { type Caller, Conflict, Forbidden, NotFound } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BusinessClock } from '../business-time/business-clock.js';
import { dateText, instantAt } from '../business-time/business-time.js';
import { enrolledAt } from '../jobs/job-columns.js';
import type { Rates } from '../pay/pay.js';
import { clockEventOf } from './clock-event.js';
import { refuseBeforeAssignment } from './person-time.js';
import { WorkStart } from './work-start.js';

interface QuickJobOfPerson {
  created_at: Date;
  /** Null: not assigned. */
  enrolled_at: Date | null;
  quick_date: string;
  quick_time: string;
  expected_minutes: number;
  rates: Rates;
}

/** Work at a quick job: once, on its day. */
@Injectable()
export class QuickWork {
  constructor(
    private readonly dataSource: DataSource,
    private readonly workStart: WorkStart,
    private readonly clock: BusinessClock,
  ) {}

  /** Throws NotFound, Forbidden for somebody who is not assigned, Conflict on another day or when it is done. */
  async start(caller: Caller, body: BodyOf<typeof startQuickJob>): Promise<AnswerOf<typeof startQuickJob>> {
    const before = await this.workStart.answered(caller.id, body.stamp_key);
    if (before) return before;
    const clockEvent = clockEventOf(body.stamped_at, this.clock.now());
    const [job] = await this.dataSource.query<QuickJobOfPerson[]>(
      `SELECT job.created_at, ${enrolledAt('$2')} AS enrolled_at, job.quick_date::text, job.quick_time,
         coalesce(job.expected_minutes, ${EXPECTED_MINUTES}) AS expected_minutes,
         json_build_object('contractorCentsPerHour', job.contractor_rate_cents,
           'companyCentsPerHour', job.company_rate_cents) AS rates
       FROM job WHERE job.id = $1 AND job.kind = 'quick'`,
      [body.job_id, caller.id],
    );
    if (!job) throw new NotFound('There is no such quick job.');
    if (!job.enrolled_at) throw new Forbidden('You are not assigned to this job.');
    refuseBeforeAssignment(clockEvent, job.created_at, job.enrolled_at);
    if (job.quick_date !== dateText(clockEvent.at)) throw new Conflict("You don't have work today");
    return this.workStart.start({
      personId: caller.id,
      jobId: body.job_id,
      slotId: null,
      businessDate: job.quick_date,
      plannedEnd: null,
      capMinutes: QUICK_JOB_CAP_MINUTES,
      plannedFrom: instantAt(job.quick_date, job.quick_time, this.clock.zone),
      plannedUntil: null,
      expectedMinutes: job.expected_minutes,
      rates: job.rates,
      location: body.start_location,
      clockEvent,
      key: body.stamp_key,
    });
  }
}
