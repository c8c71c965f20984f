import type { AnswerOf, BodyOf, getRemainingSlots, startPermanentJob } from '@cleaning/contracts';
import { type Caller, Conflict, Forbidden, NotFound } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import type { DateTime } from 'luxon';
import { DataSource } from 'typeorm';
import { BusinessClock } from '../business-time/business-clock.js';
import { dateText, dayBefore } from '../business-time/business-time.js';
import { enrolledAt } from '../jobs/job-columns.js';
import { slotText } from '../jobs/timetable.js';
import type { Rates } from '../pay/pay.js';
import { clockEventOf } from './clock-event.js';
import { refuseBeforeAssignment } from './person-time.js';
import {
  type DatedSlot,
  type FinishedSlot,
  realMinutes,
  remainingSlots,
  slotToStart,
  type TimetableSlotRow,
} from './slots.js';
import { takenSlots } from './still-to-do.js';
import { WorkStart } from './work-start.js';

interface JobOfPerson {
  created_at: Date;
  /** Null: not assigned. */
  enrolled_at: Date | null;
  rates: Rates;
  slots: TimetableSlotRow[];
  finished: FinishedSlot[];
}

function nothingLeft(job: JobOfPerson, at: DateTime): string {
  const done = job.finished.some((slot) => slot.businessDate === dateText(at));
  return done ? "You have done all of today's work at this job." : "You don't have work today";
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
    const now = this.clock.now();
    const job = await this.jobOfPerson(personId, jobId, now);
    return job.enrolled_at ? this.remainingOf(job, now).map((dated) => slotText(dated.slot)) : [];
  }

  /** Throws NotFound, Forbidden for somebody who is not assigned, Conflict when there is nothing to start. */
  async start(caller: Caller, body: BodyOf<typeof startPermanentJob>): Promise<AnswerOf<typeof startPermanentJob>> {
    const before = await this.workStart.answered(caller.id, body.stamp_key);
    if (before) return before;
    const clockEvent = clockEventOf(body.stamped_at, this.clock.now());
    const job = await this.jobOfPerson(caller.id, body.job_id, clockEvent.at);
    if (!job.enrolled_at) throw new Forbidden('You are not assigned to this job.');
    refuseBeforeAssignment(clockEvent, job.created_at, job.enrolled_at);
    const chosen = slotToStart(clockEvent.at, this.remainingOf(job, clockEvent.at));
    if (!chosen) throw new Conflict(nothingLeft(job, clockEvent.at));
    return this.workStart.start({
      personId: caller.id,
      jobId: body.job_id,
      slotId: chosen.slot.id,
      businessDate: chosen.businessDate,
      plannedEnd: chosen.slot.endTime,
      capMinutes: realMinutes(chosen),
      plannedFrom: chosen.startsAt,
      plannedUntil: chosen.endsAt,
      expectedMinutes: realMinutes(chosen),
      rates: job.rates,
      location: body.start_location,
      clockEvent,
      key: body.stamp_key,
    });
  }

  private remainingOf(job: JobOfPerson, at: DateTime): DatedSlot[] {
    return remainingSlots(at, job.slots, job.finished, this.clock.zone);
  }

  /** `at` is in the business time zone. */
  private async jobOfPerson(personId: string, jobId: string, at: DateTime): Promise<JobOfPerson> {
    const today = dateText(at);
    const [job] = await this.dataSource.query<JobOfPerson[]>(
      `SELECT job.created_at, ${enrolledAt('$2')} AS enrolled_at,
         json_build_object('contractorCentsPerHour', job.contractor_rate_cents,
           'companyCentsPerHour', job.company_rate_cents) AS rates,
         coalesce((
           SELECT json_agg(json_build_object('id', id, 'startTime', start_time, 'endTime', end_time, 'days', days,
             'validFrom', valid_from, 'validUntil', valid_until))
           FROM timetable_slot WHERE timetable_slot.job_id = job.id AND (valid_until IS NULL OR valid_until > $3::date)
         ), '[]') AS slots,
         ${takenSlots('$2', '$3', '$4', false)} AS finished
       FROM job WHERE job.id = $1 AND job.kind = 'permanent'`,
      [jobId, personId, dayBefore(today), today],
    );
    if (!job) throw new NotFound('There is no such permanent job.');
    return job;
  }
}
