import {
  type CallAnswer,
  type CallBody,
  type getRemainingSlots,
  QUICK_JOB_CAP_MINUTES,
  type startPermanentJob,
  type startQuickJob,
} from '@cleaning/contracts';
import {
  type Caller,
  getSqlState,
  getViolatedConstraint,
  type Refusal,
  refuse,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { DateTime } from 'luxon';
import type { EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { getIsoWeekday, getPreviousDay, resolveInstant, toIsoDate } from '../business-time/business-time.js';
import { BusinessClock } from '../business-time/business-time.service.js';
import { WorkHours } from '../compliance/work-hours.service.js';
import { Assignments } from '../enrolments/assignments.service.js';
import { formatSlotTime } from '../jobs/timetable.js';
import type { Rates } from '../pay/pay.js';
import { findPlannedState } from '../shifts/plan.js';
import { WorkSettings } from '../work-settings/work-settings.service.js';
import { type ClockEvent, refuseAfterLaterWork, toClockEvent } from './clock-event.js';
import { computeElapsedMinutes, type DatedShift, listRemainingSlots, pickSlotToStart } from './slots.js';
import { checkDocuments, type FindJob, findPlannedStart, type StartPlan } from './start-plan.js';
import { WorkRecord } from './work-record.entity.js';
import {
  findPersonPermanentJob,
  findPersonQuickJob,
  insertStartedWork,
  type PersonJob,
  type PersonPermanentJob,
  type PersonQuickJob,
} from './work-start.queries.js';

type Body = CallBody<typeof startPermanentJob> | CallBody<typeof startQuickJob>;
type Started = CallAnswer<typeof startPermanentJob>;

/** Includes the kinds that the person lacks. */
type PlanWithDocuments = StartPlan & Pick<WorkRecord, 'startLacked'>;

const UNIQUE_VIOLATION = '23505';

/** Why the database refuses a second record. */
const REFUSALS: Record<string, 'already_working' | 'done_today' | 'job_done'> = {
  work_record_one_open: 'already_working',
  work_record_slot_once: 'done_today',
  work_record_quick_job_once: 'job_done',
};

const createStartAnswer = (rowId: string, jobId: string): Started => ({
  msg: 'Your work has started.',
  started_row_id: rowId,
  started_job_id: jobId,
});

function refuseNothingLeft(job: PersonPermanentJob, at: DateTime): Refusal {
  const done = job.finished.some((slot) => slot.businessDate === toIsoDate(at));
  return refuse(done ? 'all_done_today' : 'not_today');
}

/** A re-clean is free for the client, and may be unpaid for its person. */
function getRates(rates: Rates, { holidayRateCents, reClean }: Pick<StartPlan, 'holidayRateCents' | 'reClean'>): Rates {
  const contractorCentsPerHour = holidayRateCents ?? rates.contractorCentsPerHour;
  if (!reClean) return { ...rates, contractorCentsPerHour };
  return { contractorCentsPerHour: reClean.paid ? contractorCentsPerHour : 0, companyCentsPerHour: 0 };
}

/** Starts work. Of a person's concurrent starts one wins; the others throw 409. */
@Injectable()
export class WorkStart {
  constructor(
    private readonly transactions: Transactions,
    private readonly assignments: Assignments,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly clock: BusinessClock,
    private readonly hours: WorkHours,
    private readonly settings: WorkSettings,
  ) {}

  /** 'HH:MM-HH:MM' of today's slots that the person has still to do, and of yesterday's that still runs. Throws 404. */
  async listRemaining(personId: string, jobId: string): Promise<CallAnswer<typeof getRemainingSlots>> {
    const now = this.clock.now();
    const job = await this.getPermanentJob(this.manager, personId, jobId, now, null);
    return job.enrolled_at ? this.findRemaining(job, now).map((dated) => formatSlotTime(dated.slot)) : [];
  }

  /**
   * Starts a timetable slot of a permanent job, once a person. Throws 404, 403 for a person who isn't assigned, 409 if
   * there is nothing to start.
   */
  startPermanent(caller: Caller, body: CallBody<typeof startPermanentJob>): Promise<Started> {
    return this.start(
      caller,
      body,
      (manager, at, plannedAt) => this.getPermanentJob(manager, caller.id, body.job_id, at, plannedAt),
      (job, at) => {
        const chosen = pickSlotToStart(at, this.findRemaining(job, at));
        if (!chosen) throw refuseNothingLeft(job, at);
        return {
          slotId: chosen.slot.id,
          businessDate: chosen.businessDate,
          plannedEnd: chosen.slot.endTime,
          capMinutes: computeElapsedMinutes(chosen),
          plannedFrom: chosen.startsAt,
          plannedUntil: chosen.endsAt,
          expectedMinutes: computeElapsedMinutes(chosen),
          holidayRateCents: chosen.holiday?.rateCents ?? null,
          reClean: chosen.reClean ?? null,
        };
      },
    );
  }

  /** Starts a quick job: once, on its day. Throws as `permanent`, and 409 on another day. */
  startQuick(caller: Caller, body: CallBody<typeof startQuickJob>): Promise<CallAnswer<typeof startQuickJob>> {
    return this.start(
      caller,
      body,
      (manager, at, plannedAt) => this.getQuickJob(manager, caller.id, body.job_id, at, plannedAt),
      (job, at) => {
        const { quick_date: date, quick_time: time } = job;
        const shift = findPlannedState({ date, weekday: getIsoWeekday(date), time, isExtra: false }, job.shift_plan);
        if (date !== toIsoDate(at) || shift?.state !== 'planned') throw refuse('not_today');
        return {
          slotId: null,
          businessDate: job.quick_date,
          plannedEnd: null,
          capMinutes: QUICK_JOB_CAP_MINUTES,
          plannedFrom: resolveInstant(job.quick_date, job.quick_time, this.clock.zone),
          plannedUntil: null,
          expectedMinutes: job.expected_minutes,
          holidayRateCents: shift.holiday?.rateCents ?? null,
          reClean: shift.reClean ?? null,
        };
      },
    );
  }

  /** Reads the plan while person and job are locked, so that a change comes before or after the start. */
  private async start<Found extends PersonJob>(
    { id: personId }: Caller,
    body: Body,
    find: FindJob<Found>,
    plan: (job: Found, at: DateTime) => StartPlan,
  ): Promise<Started> {
    const { manager } = this;
    const before = await this.findAnswer(manager, personId, body.stamp_key);
    if (before) return before;
    const clockEvent = toClockEvent(body.stamped_at, this.clock.now());
    return this.runOnce(personId, body, async (tx) => {
      await this.assignments.lockAtJob(tx, personId, body.job_id);
      const same = await this.findAnswer(tx.manager, personId, body.stamp_key);
      if (same) return same;
      if (body.without_location) await this.settings.requireStartWithoutLocation(tx.manager, clockEvent);
      const { job, planned } = await findPlannedStart(tx.manager, clockEvent, find, plan);
      const { startLacked, warnings } = checkDocuments(job, clockEvent);
      if (job.work_limit)
        warnings.push(...(await this.hours.findOwnWarnings(personId, planned.businessDate, undefined, tx.manager)));
      await refuseAfterLaterWork(tx, personId, clockEvent);
      const id = v7();
      const rates = getRates(job.rates, planned);
      await this.insert(tx, { id, personId, body, clockEvent, rates, plan: { ...planned, startLacked } });
      tx.recordChange('current-work', personId);
      return {
        ...createStartAnswer(id, body.job_id),
        ...(warnings.length > 0 && { warnings: warnings.map(({ msg }) => msg), warning_details: warnings }),
      };
    });
  }

  /** The earlier response for this key; null for an unused key. */
  private async findAnswer(manager: EntityManager, personId: string, key: string | undefined): Promise<Started | null> {
    if (key === undefined) return null;
    const record = await manager.findOneBy(WorkRecord, { personId, startKey: key });
    return record ? createStartAnswer(record.id, record.jobId) : null;
  }

  private findRemaining(job: PersonPermanentJob, at: DateTime): DatedShift[] {
    return listRemainingSlots(at, job.slots, job.finished, this.clock.zone, job.shift_plan);
  }

  /** `at` is in the business time zone. */
  private async getPermanentJob(
    manager: EntityManager,
    personId: string,
    jobId: string,
    at: DateTime,
    plannedAt: Date | null,
  ): Promise<PersonPermanentJob> {
    const today = toIsoDate(at);
    const asked = { jobId, personId, yesterday: getPreviousDay(today), today, plannedAt };
    const job = await findPersonPermanentJob(manager, asked);
    if (!job) throw refuse('no_such_permanent_job');
    return job;
  }

  private async getQuickJob(
    manager: EntityManager,
    personId: string,
    jobId: string,
    at: DateTime,
    plannedAt: Date | null,
  ): Promise<PersonQuickJob> {
    const today = toIsoDate(at);
    const asked = { jobId, personId, yesterday: getPreviousDay(today), today, plannedAt };
    const job = await findPersonQuickJob(manager, asked);
    if (!job) throw refuse('no_such_quick_job');
    return job;
  }

  private async runOnce(personId: string, body: Body, work: (tx: Transaction) => Promise<Started>): Promise<Started> {
    try {
      return await this.transactions.run(work);
    } catch (error) {
      if (getSqlState(error) !== UNIQUE_VIOLATION) throw error;
      // A clock event may arrive twice concurrently; any of the unique indexes may refuse the second.
      const before = await this.findAnswer(this.manager, personId, body.stamp_key);
      if (before) return before;
      const refusal = REFUSALS[getViolatedConstraint(error) ?? ''];
      throw refusal ? refuse(refusal) : error;
    }
  }

  private async insert(
    tx: Transaction,
    work: { id: string; personId: string; body: Body; clockEvent: ClockEvent; rates: Rates; plan: PlanWithDocuments },
  ): Promise<void> {
    const { id, personId, body, clockEvent, rates, plan } = work;
    const isNew = await insertStartedWork(tx.manager, {
      id,
      personId,
      jobId: body.job_id,
      slotId: plan.slotId,
      businessDate: plan.businessDate,
      startedAt: clockEvent.at.toJSDate(),
      startReceivedAt: clockEvent.receivedAt?.toJSDate() ?? null,
      startKey: body.stamp_key ?? null,
      plannedEnd: plan.plannedEnd,
      startLocation: body.start_location ?? null,
      contractorRateCents: rates.contractorCentsPerHour,
      companyRateCents: rates.companyCentsPerHour,
      capMinutes: plan.capMinutes,
      plannedFrom: plan.plannedFrom.toJSDate(),
      plannedUntil: plan.plannedUntil?.toJSDate() ?? null,
      expectedMinutes: plan.expectedMinutes,
      startLacked: plan.startLacked,
      complaintId: plan.reClean?.complaintId ?? null,
    });
    if (!isNew) throw refuse('start_undone');
  }
}
