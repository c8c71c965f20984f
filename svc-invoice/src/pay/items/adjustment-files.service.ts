import { ADJUSTMENT_FILE_YEARS, type StateOf } from '@cleaning/contracts';
import {
  type CommonEnvironment,
  ENVIRONMENT,
  IntervalRuns,
  ReadsState,
  type States,
  statesById,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { businessToday } from '../../invoices/month.js';
import { financialYear, financialYearOf } from '../calendar/days.js';

const HOUR_MS = 60 * 60_000;
/** Files per transaction. */
const BATCH = 100;

/** Which file belongs to which adjustment and person, for svc-media. */
@Injectable()
export class AdjustmentFileStates {
  constructor(private readonly dataSource: DataSource) {}

  @ReadsState('adjustment-file')
  async read(ids: readonly string[]): Promise<States<'adjustment-file'>> {
    return statesById(
      await this.dataSource.query<{ id: string; state: StateOf<'adjustment-file'> }[]>(
        `SELECT id, json_build_object('person_id', person_id, 'file_id', file_id) AS state
         FROM pay_item WHERE id = ANY($1) AND file_id IS NOT NULL`,
        [ids],
      ),
    );
  }
}

/** Interval job, each hour: gives up files that are ADJUSTMENT_FILE_YEARS older than the financial year of their last payment. */
@Injectable()
export class AdjustmentFileRetention {
  constructor(
    private readonly transactions: Transactions,
    private readonly runs: IntervalRuns,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  @Interval(HOUR_MS)
  onInterval(): Promise<void> {
    return this.runs.run('retention of files of adjustments', () => this.run());
  }

  /** Gives up all that are due. The adjustment stays. */
  async run(): Promise<void> {
    while ((await this.batch()) === BATCH);
  }

  /** Needs no lock: replicas skip each other's rows. */
  private batch(): Promise<number> {
    const year = financialYearOf(businessToday(this.env.BUSINESS_TZ));
    const { firstDay } = financialYear(year - ADJUSTMENT_FILE_YEARS);
    return this.transactions.runWithoutWaiting(async (tx) => {
      const [due]: [{ id: string }[], number] = await tx.manager.query(
        `UPDATE pay_item SET file_id = NULL WHERE id IN (
           SELECT item.id FROM pay_item AS item
           WHERE file_id IS NOT NULL AND in_run_cents = 0 AND paid_cents <> 0 AND $1 > (
             SELECT max(paid_on) FROM pay_line JOIN pay_run ON pay_run.id = run_id WHERE item_id = item.id)
           ORDER BY item.id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
         RETURNING id`,
        [firstDay],
      );
      for (const { id } of due) tx.changed('adjustment-file', id);
      return due.length;
    });
  }
}
