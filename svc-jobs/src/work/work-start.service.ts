import {
  type AnswerOf,
  type BodyOf,
  EXPECTED_MINUTES,
  type getRemainingSlots,
  QUICK_JOB_CAP_MINUTES,
  type startPermanentJob,
  type startQuickJob,
} from '@cleaning/contracts';
import {
  type Caller,
  Conflict,
  Forbidden,
  NotFound,
  sqlState,
  type Transaction,
  Transactions,
  violatedConstraint,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import type { DateTime } from 'luxon';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { BusinessClock, dateText, dayBefore, instantAt } from '../business-time/business-time.js';
import { Assignments } from '../enrolments/assignments.js';
import { enrolledAt } from '../jobs/job-rows.js';
import { slotText } from '../jobs/timetable.js';
import type { Rates } from '../pay/pay.js';
import {
  type ClockEvent,
  clockEventOf,
  refuseAfterLaterWork,
  refuseBeforeAssignment,
  startBehindLastWork,
} from './clock-event.js';
import {
  type DatedSlot,
  type FinishedSlot,
  realMinutes,
  remainingSlots,
  slotToStart,
  type TimetableSlotRow,
  takenSlots,
} from './slots.js';

export interface WorkToStart {
  personId: string;
  jobId: string;
  slotId: string | null;
  businessDate: string;
  plannedEnd: string | null;
  capMinutes: number;
  plannedFrom: DateTime;
  /** Null where only the start is planned. */
  plannedUntil: DateTime | null;
  expectedMinutes: number;
  rates: Rates;
  location: string;
  clockEvent: ClockEvent;
  /** The device's own key of the clock event. */
  key: string | undefined;
}

type Started = AnswerOf<typeof startPermanentJob>;

const UNIQUE_VIOLATION = '23505';

/** Why the database refuses a second record, in words for the person. */
const REFUSALS: Record<string, string> = {
  work_record_one_open: 'You are already working. Please finish that work first.',
  work_record_slot_once: 'You have already done this work today.',
  work_record_quick_job_once: 'You have already done this job.',
};

const startedAnswer = (rowId: string, jobId: string): Started => ({
  msg: 'Your work has started.',
  started_row_id: rowId,
  started_job_id: jobId,
});

/** Opens a work record. Of many starts of one person at once the database lets one win; the others throw Conflict. */
@Injectable()
export class WorkStart {
  constructor(
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly dataSource: DataSource,
  ) {}

  /** The earlier answer to this key; null for a key that has started nothing. */
  async answered(personId: string, key: string | undefined): Promise<Started | null> {
    if (key === undefined) return null;
    const [record] = await this.dataSource.query<{ id: string; job_id: string }[]>(
      'SELECT id, job_id FROM work_record WHERE person_id = $1 AND start_key = $2',
      [personId, key],
    );
    return record ? startedAnswer(record.id, record.job_id) : null;
  }

  async start(work: WorkToStart): Promise<Started> {
    const id = v7();
    try {
      await this.transactions.run(async (tx) => {
        // From here on the person's work cannot be changed by another transaction.
        await this.assignments.lock(tx, work.personId);
        await refuseAfterLaterWork(tx, work.personId, work.clockEvent);
        await this.insert(tx, id, work);
        tx.changed('current-work', work.personId);
      });
    } catch (error) {
      if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
      // The same clock event may arrive twice at once; any of the unique indexes may refuse the second.
      const before = await this.answered(work.personId, work.key);
      if (before) return before;
      const refusal = REFUSALS[violatedConstraint(error) ?? ''];
      throw refusal ? new Conflict(refusal) : error;
    }
    return startedAnswer(id, work.jobId);
  }

  /** Plain SQL: this is one of the busiest writes, and building it from the entity costs much of its time. */
  private async insert(tx: Transaction, id: string, work: WorkToStart): Promise<void> {
    const { personId, jobId, slotId, businessDate, plannedEnd, capMinutes, rates, location, clockEvent, key } = work;
    const { plannedFrom, plannedUntil, expectedMinutes } = work;
    await tx.manager.query(
      `INSERT INTO work_record (id, person_id, job_id, slot_id, business_date, is_manual, started_at, start_received_at, start_key,
         planned_end, start_location, contractor_rate_cents, company_rate_cents, cap_minutes, planned_from, planned_until,
         expected_minutes)
       SELECT $1, $2, $3, $4, $5, false, start, CASE WHEN $7::timestamptz IS NOT NULL THEN greatest($7, start) END, $8, $9, $10,
         $11, $12, $13, $14, $15, $16
       FROM (SELECT ${startBehindLastWork('$2', '$6')} AS start) AS begun`,
      [
        id,
        personId,
        jobId,
        slotId,
        businessDate,
        clockEvent.at.toJSDate(),
        clockEvent.receivedAt?.toJSDate() ?? null,
        key ?? null,
        plannedEnd,
        location,
        rates.contractorCentsPerHour,
        rates.companyCentsPerHour,
        capMinutes,
        plannedFrom.toJSDate(),
        plannedUntil?.toJSDate() ?? null,
        expectedMinutes,
      ],
    );
  }
}

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
