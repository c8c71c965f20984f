import {
  type AustralianState,
  buildFieldProblem,
  type CallAnswer,
  type CallBody,
  type changeHoliday,
  type decideHoliday,
  formatAmount,
  type getHolidayRule,
  type listHolidays,
  MINUTE_MS,
  type setHolidayRule,
} from '@cleaning/contracts';
import {
  type Caller,
  IntervalRuns,
  InvalidInput,
  insertOnce,
  recordAudit,
  refuse,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectEntityManager, InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { Job } from '../jobs/job.entity.js';
import { lockJob } from '../jobs/locked-job.js';
import { type Holiday, readHolidays } from './calendar-of-holidays.js';
import { HolidayDecision, HolidayRule, PublicHoliday } from './holiday.entity.js';
import { HolidayNotices } from './holiday-notices.service.js';
import { findHolidaysWithJobs, findYearsWithHolidays, hasHoliday, setHoliday } from './holidays.queries.js';

/** Number of years, from this one on, whose public holidays are entered. */
const YEARS = 4;

/** Fewer were set by hand, before the year was entered. */
const MIN_YEAR_HOLIDAYS = 8;

const STATE = 'SA';

type Rule = CallAnswer<typeof getHolidayRule>;
type Listed = CallAnswer<typeof listHolidays>;

/** Public holidays, and what becomes of shifts then. Interval job, at the start and with each new year: enters the days of further years. */
@Injectable()
export class PublicHolidays implements OnApplicationBootstrap {
  private enteredIn = 0;

  constructor(
    @InjectRepository(Job) private readonly jobs: Repository<Job>,
    @InjectRepository(HolidayRule) private readonly rules: Repository<HolidayRule>,
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly clock: BusinessClock,
    private readonly runs: IntervalRuns,
    private readonly notices: HolidayNotices,
  ) {}

  onApplicationBootstrap(): void {
    void this.onInterval();
  }

  @Interval(MINUTE_MS)
  onInterval(): Promise<void> {
    return this.runs.run('years of public holidays', () => this.enterYears());
  }

  /** Runs once a year on each replica, for the states of all rules. Idempotent. */
  async enterYears(): Promise<void> {
    const { year } = this.clock.now();
    if (year === this.enteredIn) return;
    const rules = await this.rules.find();
    for (const state of new Set(rules.map((rule) => rule.state))) {
      const days = await this.findMissingDays(state);
      if (days.length === 0) continue;
      await this.transactions.runWithoutWaiting(async (tx) => {
        await this.enter(tx, state, days);
        for (const rule of rules.filter((each) => each.state === state)) tx.recordChange('planned-visits', rule.jobId);
      });
    }
    this.enteredIn = year;
  }

  /** Throws 404. */
  async getRule(jobId: string): Promise<Rule> {
    if (!(await this.jobs.existsBy({ id: jobId }))) throw refuse('no_such_job');
    const rule = await this.rules.findOneBy({ jobId });
    const cents = rule?.contractorRateCents ?? null;
    return {
      job_id: jobId,
      state: rule?.state ?? STATE,
      policy: rule?.policy ?? 'work',
      pay_per_hour: cents === null ? '' : formatAmount(cents),
    };
  }

  /** Throws 404. */
  async setRule(admin: Caller, body: CallBody<typeof setHolidayRule>): Promise<Rule> {
    const { job_id: jobId, state, policy } = body;
    const days = await this.findMissingDays(state);
    await this.transactions.run(async (tx) => {
      const { title: name, kind } = await lockJob(tx, jobId);
      if (kind === 'quick' && policy === 'move')
        throw new InvalidInput([buildFieldProblem('policy', 'policy_without_other_day')]);
      await this.enter(tx, state, days);
      const contractorRateCents = body.pay_per_hour ?? null;
      await this.notices.follow(tx, admin, { jobs: [jobId], ...this.notices.getDaysAhead() }, () =>
        tx.manager.upsert(HolidayRule, { jobId, state, policy, contractorRateCents }, ['jobId']),
      );
      tx.recordChange('planned-visits', jobId);
      await recordAudit(tx, {
        actor: admin,
        action: 'job.holiday-rule-set',
        subject: { kind: 'job', id: jobId, name },
        details: {
          state,
          policy,
          ...(contractorRateCents === null ? {} : { pay_per_hour: formatAmount(contractorRateCents) }),
        },
      });
    });
    return this.getRule(jobId);
  }

  async list({ state, from, until }: CallBody<typeof listHolidays>): Promise<Listed> {
    const days = await this.findMissingDays(state);
    if (days.length > 0) await this.transactions.run((tx) => this.enter(tx, state, days));
    return findHolidaysWithJobs(this.manager, state, { from, until });
  }

  /** Throws 404 when the job has no public holiday on that day. */
  decide(admin: Caller, { job_id: jobId, date, decision }: CallBody<typeof decideHoliday>): Promise<void> {
    return this.transactions.run(async (tx) => {
      const { title: name } = await lockJob(tx, jobId);
      if (!(await hasHoliday(tx.manager, jobId, date))) throw refuse('no_holiday_at_job');
      const decided = { decidedBy: admin.id, decidedAt: this.clock.now().toJSDate() };
      await this.notices.follow(tx, admin, { jobs: [jobId], from: date, until: date }, () =>
        tx.manager.upsert(HolidayDecision, { jobId, date, decision, ...decided }, ['jobId', 'date']),
      );
      tx.recordChange('planned-visits', jobId);
      await recordAudit(tx, {
        actor: admin,
        action: 'job.holiday-decided',
        subject: { kind: 'job', id: jobId, name },
        details: { date, decision },
      });
    });
  }

  /**
   * Overrides the statutory table for good. Throws 404 for removing or moving an unknown holiday, 409 for moving to the
   * day of another.
   */
  async change(admin: Caller, body: CallBody<typeof changeHoliday>): Promise<void> {
    const { state, date, from_time: fromTime, name } = body;
    const isSet = body.change === 'set';
    const movedFrom = isSet && body.moved_from !== date ? body.moved_from : undefined;
    const days = await this.findMissingDays(state);
    await this.transactions.run(async (tx) => {
      await this.enter(tx, state, days);
      const jobs = (await tx.manager.findBy(HolidayRule, { state })).map(({ jobId }) => jobId);
      await this.notices.follow(tx, admin, { jobs, ...this.notices.getDaysAhead() }, async () => {
        if (!isSet) await this.remove(tx, state, date);
        if (movedFrom !== undefined) await this.remove(tx, state, movedFrom);
        if (isSet) await this.set(tx, body, movedFrom === undefined);
      });
      for (const jobId of jobs) tx.recordChange('planned-visits', jobId);
      await recordAudit(tx, {
        actor: admin,
        action: 'holiday.changed',
        subject: { kind: 'list', id: '', name: `Public holidays ${state}` },
        details: {
          date,
          change: body.change,
          ...(isSet ? { from_time: fromTime, name } : {}),
          ...(movedFrom === undefined ? {} : { moved_from: movedFrom }),
        },
      });
    });
  }

  private async remove(tx: Transaction, state: AustralianState, date: string): Promise<void> {
    const removed = await tx.manager.update(PublicHoliday, { state, date, removed: false }, { removed: true });
    if (!removed.affected) throw refuse('no_holiday');
  }

  private async set(tx: Transaction, body: CallBody<typeof changeHoliday>, mayReplace: boolean): Promise<void> {
    const { state, date, from_time: fromTime, name } = body;
    const isSet = await setHoliday(tx.manager, { state, date, fromTime, name }, mayReplace);
    if (!isSet) throw refuse('holiday_there');
  }

  /**
   * Prepares a job whose slots have their own holiday policies. Returns a function for the transaction that writes the
   * slots: it enters the days and gives the job the default rule, since plans only read holidays of jobs with a rule.
   */
  async prepareHolidayEntry(): Promise<(tx: Transaction, jobId: string) => Promise<void>> {
    const days = await this.findMissingDays(STATE);
    return async (tx, jobId) => {
      await this.enter(tx, STATE, days);
      await insertOnce(tx.manager, HolidayRule, { jobId, state: STATE, policy: 'work', contractorRateCents: null });
    };
  }

  /** Days of years that are not entered yet. */
  private async findMissingDays(state: AustralianState): Promise<Holiday[]> {
    const first = this.clock.now().year;
    const entered = await findYearsWithHolidays(this.manager, state, MIN_YEAR_HOLIDAYS);
    const years = Array.from({ length: YEARS }, (_, index) => first + index).filter((year) => !entered.has(year));
    return (await Promise.all(years.map((year) => readHolidays(state, year)))).flat();
  }

  private async enter(tx: Transaction, state: AustralianState, days: readonly Holiday[]): Promise<void> {
    if (days.length === 0) return;
    await insertOnce(
      tx.manager,
      PublicHoliday,
      days.map(({ date, fromTime, name }) => ({ state, date, fromTime, name })),
    );
  }
}
