import { getBusinessToday, HOUR_MS } from '@cleaning/contracts';
import { type CommonEnvironment, ENVIRONMENT, getNow, IntervalRuns, Transactions } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { getFinancialYearDays, toFinancialYear } from '../calendar/days.js';
import { eraseTaxRecord, lockErasedPeople, type RetentionStart } from './tax-records.queries.js';

/** The law asks for records of so many years after the financial year. */
const TAX_RECORD_YEARS = 5;
/** People per transaction. */
const BATCH = 20;

/**
 * Interval job, hourly: erases payees from payments, documents and reports beyond the legal retention, for people
 * erased by svc-auth.
 */
@Injectable()
export class TaxRecordRetention {
  constructor(
    private readonly transactions: Transactions,
    private readonly runs: IntervalRuns,
    @Inject(ENVIRONMENT) private readonly env: CommonEnvironment,
  ) {}

  @Interval(HOUR_MS)
  onInterval(): Promise<void> {
    return this.runs.run('retention of tax records', () => this.run());
  }

  /** Erases all that is due. */
  async run(): Promise<void> {
    const year = toFinancialYear(getBusinessToday(this.env.BUSINESS_TZ, getNow())) - TAX_RECORD_YEARS;
    const keptFrom = { year, day: getFinancialYearDays(year).firstDay };
    while ((await this.eraseBatch(keptFrom)) === BATCH);
  }

  /** Returns the number of people. Unfinished work is found again next time. */
  private eraseBatch(keptFrom: RetentionStart): Promise<number> {
    return this.transactions.runWithoutWaiting(async ({ manager }) => {
      const due = await lockErasedPeople(manager, keptFrom, BATCH);
      for (const person of due) await eraseTaxRecord(manager, person, keptFrom);
      return due.length;
    });
  }
}
