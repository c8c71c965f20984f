import {
  type AnswerOf,
  type AustralianState,
  amountText,
  type BodyOf,
  type changeHoliday,
  type decideHoliday,
  type getHolidayRule,
  type listHolidays,
  type setHolidayRule,
} from '@cleaning/contracts';
import { type Caller, Conflict, NotFound, recordAudit, type Transaction, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { Job } from '../jobs/job.entity.js';
import { type Holiday, holidaysOf } from './calendar-of-holidays.js';
import { HolidayDecision, HolidayRule } from './holiday.entity.js';

/** The years from this one on whose public holidays are entered. */
const YEARS = 4;

/** Fewer were set by hand, before the year was entered. */
const FEWEST_A_YEAR = 8;

const STATE = 'SA';

type Rule = AnswerOf<typeof getHolidayRule>;
type Listed = AnswerOf<typeof listHolidays>;

/** $1 is the state, $2 and $3 the first and the last day. */
const HOLIDAYS = `
  SELECT holiday.state, holiday.date::text, from_time, name, coalesce((
    SELECT json_agg(json_build_object('job_id', job.id, 'job_name', job.title, 'kind', job.kind, 'policy', rule.policy,
        'decision', coalesce(decided.decision, '')) ORDER BY job.title, job.id)
    FROM holiday_rule AS rule JOIN job ON job.id = rule.job_id AND job.closed_at IS NULL
      LEFT JOIN holiday_decision AS decided ON decided.job_id = rule.job_id AND decided.date = holiday.date
    WHERE rule.state = holiday.state AND rule.policy <> 'work' AND (job.quick_date = holiday.date OR EXISTS (
      SELECT FROM timetable_slot AS slot WHERE slot.job_id = job.id AND NOT is_extra
        AND extract(isodow FROM holiday.date)::int = ANY (days) AND start_time >= from_time
        AND (valid_from IS NULL OR valid_from <= holiday.date) AND (valid_until IS NULL OR holiday.date < valid_until)))
  ), '[]') AS jobs
  FROM public_holiday AS holiday
  WHERE holiday.state = $1 AND holiday.date BETWEEN $2::date AND $3::date AND NOT removed ORDER BY holiday.date`;

/** Public holidays, and what becomes of shifts then. */
@Injectable()
export class PublicHolidays {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: BusinessClock,
  ) {}

  /** Throws NotFound. */
  async rule(jobId: string): Promise<Rule> {
    if (!(await this.dataSource.manager.existsBy(Job, { id: jobId }))) throw noJob();
    const rule = await this.dataSource.manager.findOneBy(HolidayRule, { jobId });
    const cents = rule?.contractorRateCents ?? null;
    return {
      job_id: jobId,
      state: rule?.state ?? STATE,
      policy: rule?.policy ?? 'work',
      pay_per_hour: cents === null ? '' : amountText(cents),
    };
  }

  /** Throws NotFound. */
  async setRule(admin: Caller, body: BodyOf<typeof setHolidayRule>): Promise<Rule> {
    const { job_id: jobId, state, policy } = body;
    const days = await this.missing(state);
    await this.transactions.run(async (tx) => {
      const name = await this.lockJob(tx, jobId);
      await this.enter(tx, state, days);
      const contractorRateCents = body.pay_per_hour ?? null;
      await tx.manager.upsert(HolidayRule, { jobId, state, policy, contractorRateCents }, ['jobId']);
      tx.announce('job', jobId);
      await recordAudit(tx, {
        actor: admin,
        action: 'job.holiday-rule-set',
        subject: { kind: 'job', id: jobId, name },
        details: {
          state,
          policy,
          ...(contractorRateCents === null ? {} : { pay_per_hour: amountText(contractorRateCents) }),
        },
      });
    });
    return this.rule(jobId);
  }

  async list({ state, from, until }: BodyOf<typeof listHolidays>): Promise<Listed> {
    const days = await this.missing(state);
    if (days.length > 0) await this.transactions.run((tx) => this.enter(tx, state, days));
    return this.dataSource.query<Listed>(HOLIDAYS, [state, from, until]);
  }

  /** Throws NotFound when the job has no public holiday on that day. */
  decide(admin: Caller, { job_id: jobId, date, decision }: BodyOf<typeof decideHoliday>): Promise<void> {
    return this.transactions.run(async (tx) => {
      const name = await this.lockJob(tx, jobId);
      const found = await tx.manager.query<unknown[]>(
        `SELECT 1 FROM holiday_rule JOIN public_holiday USING (state) WHERE job_id = $1 AND date = $2 AND NOT removed`,
        [jobId, date],
      );
      if (found.length === 0) throw new NotFound('This job has no public holiday on that day.');
      const decided = { decidedBy: admin.id, decidedAt: this.clock.now().toJSDate() };
      await tx.manager.upsert(HolidayDecision, { jobId, date, decision, ...decided }, ['jobId', 'date']);
      tx.announce('job', jobId);
      await recordAudit(tx, {
        actor: admin,
        action: 'job.holiday-decided',
        subject: { kind: 'job', id: jobId, name },
        details: { date, decision },
      });
    });
  }

  /**
   * What is set or removed here stays, whatever the law's table says. Throws NotFound for removing or moving what is none, Conflict for
   * moving to the day of another.
   */
  async change(admin: Caller, body: BodyOf<typeof changeHoliday>): Promise<void> {
    const { state, date, from_time: fromTime, name } = body;
    const isSet = body.change === 'set';
    const movedFrom = isSet && body.moved_from !== date ? body.moved_from : undefined;
    const days = await this.missing(state);
    await this.transactions.run(async (tx) => {
      await this.enter(tx, state, days);
      if (!isSet) await this.remove(tx, state, date);
      if (movedFrom !== undefined) await this.remove(tx, state, movedFrom);
      if (isSet) await this.set(tx, body, movedFrom === undefined);
      tx.announce('shift', '');
      // Any job of the state may have it.
      tx.announce('job', '');
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
    const removed = await tx.manager.query<unknown[]>(
      `WITH gone AS (UPDATE public_holiday SET removed = true WHERE state = $1 AND date = $2 AND NOT removed RETURNING 1)
       SELECT * FROM gone`,
      [state, date],
    );
    if (removed.length === 0) throw new NotFound('There is no public holiday on that day.');
  }

  private async set(tx: Transaction, body: BodyOf<typeof changeHoliday>, mayReplace: boolean): Promise<void> {
    const set = await tx.manager.query<unknown[]>(
      `INSERT INTO public_holiday VALUES ($1, $2, $3, $4)
       ON CONFLICT ON CONSTRAINT public_holiday_once DO UPDATE
       SET from_time = excluded.from_time, name = excluded.name, removed = false
       WHERE public_holiday.removed OR $5 RETURNING 1`,
      [body.state, body.date, body.from_time, body.name, mayReplace],
    );
    if (set.length === 0) throw new Conflict('There is another public holiday on that day.');
  }

  /** Days of years that are not entered yet. */
  private async missing(state: AustralianState): Promise<Holiday[]> {
    const first = this.clock.now().year;
    const rows = await this.dataSource.query<{ year: number }[]>(
      `SELECT extract(year FROM date)::int AS year FROM public_holiday WHERE state = $1
       GROUP BY 1 HAVING count(*) >= ${FEWEST_A_YEAR}`,
      [state],
    );
    const entered = new Set(rows.map(({ year }) => year));
    const years = Array.from({ length: YEARS }, (_, index) => first + index).filter((year) => !entered.has(year));
    return (await Promise.all(years.map((year) => holidaysOf(state, year)))).flat();
  }

  private async enter(tx: Transaction, state: AustralianState, days: readonly Holiday[]): Promise<void> {
    if (days.length === 0) return;
    await tx.manager.query(
      `INSERT INTO public_holiday (state, date, from_time, name)
       SELECT $1, date, from_time, name FROM unnest($2::date[], $3::text[], $4::text[]) AS day (date, from_time, name)
       ON CONFLICT DO NOTHING`,
      [state, days.map(({ date }) => date), days.map(({ fromTime }) => fromTime), days.map(({ name }) => name)],
    );
  }

  private async lockJob(tx: Transaction, id: string): Promise<string> {
    const job = await tx.manager.findOne(Job, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!job) throw noJob();
    return job.title;
  }
}

const noJob = () => new NotFound('There is no such job.');
