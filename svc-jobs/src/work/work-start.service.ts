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
import { BusinessClock, dateText, dayBefore, instantAt, weekdayOf } from '../business-time/business-time.service.js';
import { Assignments } from '../enrolments/assignments.service.js';
import { enrolledAt } from '../jobs/job-rows.js';
import { slotText } from '../jobs/timetable.js';
import type { Rates } from '../pay/pay.js';
import { plannedState, planOf, type Plan as ShiftPlan, standsInSince } from '../shifts/plan.js';
import {
  type ClockEvent,
  clockEventOf,
  refuseAfterLaterWork,
  refuseBeforeAssignment,
  startBehindLastWork,
} from './clock-event.js';
import {
  type DatedShift,
  type FinishedSlot,
  realMinutes,
  remainingSlots,
  slotRows,
  slotToStart,
  type TimetableSlotRow,
  takenSlots,
} from './slots.js';

type Body = BodyOf<typeof startPermanentJob> | BodyOf<typeof startQuickJob>;
type Started = AnswerOf<typeof startPermanentJob>;

/** A job with what a start by one person needs. */
interface JobOfPerson {
  created_at: Date;
  /** Since when they are assigned to the job, or have a shift there around now; null: neither. */
  enrolled_at: Date | null;
  rates: Rates;
  shift_plan: ShiftPlan;
}

interface PermanentJobOfPerson extends JobOfPerson {
  slots: TimetableSlotRow[];
  finished: FinishedSlot[];
}

interface QuickJobOfPerson extends JobOfPerson {
  quick_date: string;
  quick_time: string;
  expected_minutes: number;
}

/** The plan of the work that starts. */
interface Plan {
  slotId: string | null;
  businessDate: string;
  plannedEnd: string | null;
  capMinutes: number;
  plannedFrom: DateTime;
  /** Null where only the start is planned. */
  plannedUntil: DateTime | null;
  expectedMinutes: number;
  /** Cents per hour of the public holiday that it is on, where it has a rate of its own. */
  holidayRateCents: number | null;
}

/** SQL: what `JobOfPerson` holds. The arguments are placeholders: the person, yesterday and today. */
const jobOfPerson = (person: string, yesterday: string, today: string) => `job.created_at,
  coalesce(${enrolledAt(person)}, ${standsInSince(person, yesterday, today)}) AS enrolled_at,
  ${planOf(person, yesterday, today)} AS shift_plan,
  json_build_object('contractorCentsPerHour', job.contractor_rate_cents,
    'companyCentsPerHour', job.company_rate_cents) AS rates`;

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

function nothingLeft(job: PermanentJobOfPerson, at: DateTime): string {
  const done = job.finished.some((slot) => slot.businessDate === dateText(at));
  return done ? "You have done all of today's work at this job." : "You don't have work today";
}

/** Starts work. Of many starts of one person at once the database lets one win; the others throw Conflict. */
@Injectable()
export class WorkStart {
  constructor(
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    private readonly dataSource: DataSource,
    private readonly clock: BusinessClock,
  ) {}

  /** 'HH:MM-HH:MM' of today's slots that the person has still to do, and of yesterday's that still runs. Throws NotFound. */
  async remaining(personId: string, jobId: string): Promise<AnswerOf<typeof getRemainingSlots>> {
    const now = this.clock.now();
    const job = await this.permanentJob(personId, jobId, now);
    return job.enrolled_at ? this.remainingOf(job, now).map((dated) => slotText(dated.slot)) : [];
  }

  /**
   * Starts a slot of a permanent job's timetable; each person does each slot once. Throws NotFound, Forbidden for a person who is
   * not assigned, Conflict when there is nothing to start.
   */
  permanent(caller: Caller, body: BodyOf<typeof startPermanentJob>): Promise<Started> {
    return this.start(
      caller,
      body,
      (at) => this.permanentJob(caller.id, body.job_id, at),
      (job, at) => {
        const chosen = slotToStart(at, this.remainingOf(job, at));
        if (!chosen) throw new Conflict(nothingLeft(job, at));
        return {
          slotId: chosen.slot.id,
          businessDate: chosen.businessDate,
          plannedEnd: chosen.slot.endTime,
          capMinutes: realMinutes(chosen),
          plannedFrom: chosen.startsAt,
          plannedUntil: chosen.endsAt,
          expectedMinutes: realMinutes(chosen),
          holidayRateCents: chosen.holiday?.rateCents ?? null,
        };
      },
    );
  }

  /** Starts a quick job: once, on its day. Throws as `permanent`, and Conflict on another day. */
  quick(caller: Caller, body: BodyOf<typeof startQuickJob>): Promise<AnswerOf<typeof startQuickJob>> {
    return this.start(
      caller,
      body,
      (at) => this.quickJob(caller.id, body.job_id, at),
      (job, at) => {
        const { quick_date: date, quick_time: time } = job;
        const shift = plannedState({ date, weekday: weekdayOf(date), time, isExtra: false }, job.shift_plan);
        if (date !== dateText(at) || shift?.state !== 'planned') throw new Conflict("You don't have work today");
        return {
          slotId: null,
          businessDate: job.quick_date,
          plannedEnd: null,
          capMinutes: QUICK_JOB_CAP_MINUTES,
          plannedFrom: instantAt(job.quick_date, job.quick_time, this.clock.zone),
          plannedUntil: null,
          expectedMinutes: job.expected_minutes,
          holidayRateCents: shift.holiday?.rateCents ?? null,
        };
      },
    );
  }

  private async start<Job extends JobOfPerson>(
    caller: Caller,
    body: Body,
    find: (at: DateTime) => Promise<Job>,
    plan: (job: Job, at: DateTime) => Plan,
  ): Promise<Started> {
    const before = await this.answered(caller.id, body.stamp_key);
    if (before) return before;
    const clockEvent = clockEventOf(body.stamped_at, this.clock.now());
    const job = await find(clockEvent.at);
    if (!job.enrolled_at) throw new Forbidden('You are not assigned to this job.');
    refuseBeforeAssignment(clockEvent, job.created_at, job.enrolled_at);
    const planned = plan(job, clockEvent.at);
    const contractorCentsPerHour = planned.holidayRateCents ?? job.rates.contractorCentsPerHour;
    return this.open(caller.id, body, clockEvent, { ...job.rates, contractorCentsPerHour }, planned);
  }

  /** The earlier answer to this key; null for a key that has started nothing. */
  private async answered(personId: string, key: string | undefined): Promise<Started | null> {
    if (key === undefined) return null;
    const [record] = await this.dataSource.query<{ id: string; job_id: string }[]>(
      'SELECT id, job_id FROM work_record WHERE person_id = $1 AND start_key = $2',
      [personId, key],
    );
    return record ? startedAnswer(record.id, record.job_id) : null;
  }

  private remainingOf(job: PermanentJobOfPerson, at: DateTime): DatedShift[] {
    return remainingSlots(at, job.slots, job.finished, this.clock.zone, job.shift_plan);
  }

  /** `at` is in the business time zone. */
  private async permanentJob(personId: string, jobId: string, at: DateTime): Promise<PermanentJobOfPerson> {
    const today = dateText(at);
    const [job] = await this.dataSource.query<PermanentJobOfPerson[]>(
      `SELECT ${jobOfPerson('$2', '$3', '$4')}, ${slotRows('valid_until IS NULL OR valid_until > $3::date')} AS slots,
         ${takenSlots('$2', '$3', '$4', false)} AS finished
       FROM job WHERE job.id = $1 AND job.kind = 'permanent'`,
      [jobId, personId, dayBefore(today), today],
    );
    if (!job) throw new NotFound('There is no such permanent job.');
    return job;
  }

  private async quickJob(personId: string, jobId: string, at: DateTime): Promise<QuickJobOfPerson> {
    const today = dateText(at);
    const [job] = await this.dataSource.query<QuickJobOfPerson[]>(
      `SELECT ${jobOfPerson('$2', '$3', '$4')}, job.quick_date::text, job.quick_time,
         coalesce(job.expected_minutes, ${EXPECTED_MINUTES}) AS expected_minutes
       FROM job WHERE job.id = $1 AND job.kind = 'quick'`,
      [jobId, personId, dayBefore(today), today],
    );
    if (!job) throw new NotFound('There is no such quick job.');
    return job;
  }

  private async open(personId: string, body: Body, clockEvent: ClockEvent, rates: Rates, plan: Plan): Promise<Started> {
    const id = v7();
    try {
      await this.transactions.run(async (tx) => {
        await this.assignments.lock(tx, personId);
        await refuseAfterLaterWork(tx, personId, clockEvent);
        await this.insert(tx, { id, personId, body, clockEvent, rates, plan });
        tx.changed('current-work', personId);
        tx.announce('work', id, [personId]);
      });
    } catch (error) {
      if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
      // The same clock event may arrive twice at once; any of the unique indexes may refuse the second.
      const before = await this.answered(personId, body.stamp_key);
      if (before) return before;
      const refusal = REFUSALS[violatedConstraint(error) ?? ''];
      throw refusal ? new Conflict(refusal) : error;
    }
    return startedAnswer(id, body.job_id);
  }

  /** Plain SQL: this is one of the busiest writes, and building it from the entity costs much of its time. */
  private async insert(
    tx: Transaction,
    work: { id: string; personId: string; body: Body; clockEvent: ClockEvent; rates: Rates; plan: Plan },
  ): Promise<void> {
    const { id, personId, body, clockEvent, rates, plan } = work;
    const inserted = await tx.manager.query<unknown[]>(
      `INSERT INTO work_record (id, person_id, job_id, slot_id, business_date, is_manual, started_at, start_received_at, start_key,
         planned_end, start_location, contractor_rate_cents, company_rate_cents, cap_minutes, planned_from, planned_until,
         expected_minutes)
       SELECT $1, $2, $3, $4, $5, false, start, CASE WHEN $7::timestamptz IS NOT NULL THEN greatest($7, start) END, $8, $9, $10,
         $11, $12, $13, $14, $15, $16
       FROM (SELECT ${startBehindLastWork('$2', '$6')} AS start) AS begun
       WHERE NOT EXISTS (SELECT FROM undone_start WHERE person_id = $2 AND start_key = $8)
       RETURNING id`,
      [
        id,
        personId,
        body.job_id,
        plan.slotId,
        plan.businessDate,
        clockEvent.at.toJSDate(),
        clockEvent.receivedAt?.toJSDate() ?? null,
        body.stamp_key ?? null,
        plan.plannedEnd,
        body.start_location,
        rates.contractorCentsPerHour,
        rates.companyCentsPerHour,
        plan.capMinutes,
        plan.plannedFrom.toJSDate(),
        plan.plannedUntil?.toJSDate() ?? null,
        plan.expectedMinutes,
      ],
    );
    if (inserted.length === 0) throw new Conflict('You have undone this start.');
  }
}
