import type { AnswerOf, BodyOf, getRemainingSlots, startPermanentJob } from '@cleaning/contracts';
import { type Caller, Conflict, Forbidden, NotFound } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BusinessClock } from '../business-time/business-clock.js';
import { dateText, dayBefore } from '../business-time/business-time.js';
import { isEnrolled } from '../jobs/job-columns.js';
import { slotText } from '../jobs/timetable.js';
import type { Rates } from '../pay/pay.js';
import {
  type DatedSlot,
  type FinishedSlot,
  realMinutes,
  remainingSlots,
  slotToStart,
  type TimetableSlotRow,
} from './slots.js';
import { WorkStart } from './work-start.js';

interface JobOfPerson {
  enrolled: boolean;
  rates: Rates;
  slots: TimetableSlotRow[];
  finished: FinishedSlot[];
}

/** Work at a permanent job: slots of its timetable, each done once by each person. */
@Injectable()
export class PermanentWork {
  constructor(
    private readonly dataSource: DataSource,
    private readonly workStart: WorkStart,
    private readonly clock: BusinessClock,
  ) {}

  /** 'HH:MM-HH:MM' of today's slots that the person has still to do, and of yesterday's that still runs. Throws NotFound. */
  async remaining(personId: string, jobId: string): Promise<AnswerOf<typeof getRemainingSlots>> {
    const job = await this.jobOfPerson(personId, jobId);
    return job.enrolled ? this.remainingOf(job).map((dated) => slotText(dated.slot)) : [];
  }

  /** Throws NotFound, Forbidden for somebody who is not assigned, Conflict when there is nothing to start. */
  async start(caller: Caller, body: BodyOf<typeof startPermanentJob>): Promise<AnswerOf<typeof startPermanentJob>> {
    const job = await this.jobOfPerson(caller.id, body.job_id);
    if (!job.enrolled) throw new Forbidden('You are not assigned to this job.');
    const chosen = slotToStart(this.clock.now(), this.remainingOf(job));
    if (!chosen) throw new Conflict(this.nothingLeft(job));
    return this.workStart.start({
      personId: caller.id,
      jobId: body.job_id,
      slotId: chosen.slot.id,
      businessDate: chosen.businessDate,
      plannedEnd: chosen.slot.endTime,
      capMinutes: realMinutes(chosen),
      rates: job.rates,
      location: body.start_location,
    });
  }

  private remainingOf(job: JobOfPerson): DatedSlot[] {
    return remainingSlots(this.clock.now(), job.slots, job.finished, this.clock.zone);
  }

  private nothingLeft(job: JobOfPerson): string {
    const today = this.clock.today();
    const done = job.finished.some((slot) => slot.businessDate === today);
    return done ? "You have done all of today's work at this job." : "You don't have work today";
  }

  private async jobOfPerson(personId: string, jobId: string): Promise<JobOfPerson> {
    const today = dateText(this.clock.now());
    const [job] = await this.dataSource.query<JobOfPerson[]>(
      `SELECT ${isEnrolled('$2')} AS enrolled,
         json_build_object('contractorCentsPerHour', job.contractor_rate_cents,
           'companyCentsPerHour', job.company_rate_cents) AS rates,
         coalesce((
           SELECT json_agg(json_build_object('id', id, 'startTime', start_time, 'endTime', end_time, 'days', days))
           FROM timetable_slot WHERE timetable_slot.job_id = job.id
         ), '[]') AS slots,
         coalesce((
           SELECT json_agg(json_build_object('slotId', slot_id, 'businessDate', business_date))
           FROM work_record WHERE person_id = $2 AND work_record.job_id = job.id AND slot_id IS NOT NULL
             AND business_date BETWEEN $3::date AND $4::date AND ended_at IS NOT NULL
         ), '[]') AS finished
       FROM job WHERE job.id = $1 AND job.kind = 'permanent'`,
      [jobId, personId, dayBefore(today), today],
    );
    if (!job) throw new NotFound('There is no such permanent job.');
    return job;
  }
}
