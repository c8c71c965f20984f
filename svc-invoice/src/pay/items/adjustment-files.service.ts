import { ADJUSTMENT_FILE_YEARS, getBusinessToday, HOUR_MS } from '@cleaning/contracts';
import {
  type CommonEnvironment,
  ENVIRONMENT,
  getNow,
  IntervalRuns,
  ReadsState,
  type States,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Not, type Repository } from 'typeorm';
import { getFinancialYearDays, toFinancialYear } from '../calendar/days.js';
import { giveUpFiles } from './adjustment-files.queries.js';
import { PayItem } from './pay-item.entity.js';

/** Files per transaction. */
const BATCH = 100;

/** Files by adjustment and person, for svc-media. */
@Injectable()
export class AdjustmentFileStates {
  constructor(@InjectRepository(PayItem) private readonly items: Repository<PayItem>) {}

  @ReadsState('adjustment-file')
  async read(ids: readonly string[]): Promise<States<'adjustment-file'>> {
    const items = await this.items.findBy({ id: In(ids), fileId: Not(IsNull()) });
    return new Map(items.map(({ id, personId, fileId }) => [id, { person_id: personId, file_id: fileId as string }]));
  }
}

/** Interval job, hourly: releases files ADJUSTMENT_FILE_YEARS after the financial year of their last payment. */
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

  /** Releases all due files. The adjustments stay. */
  async run(): Promise<void> {
    while ((await this.giveUpBatch()) === BATCH);
  }

  /** Needs no lock: replicas skip each other's rows. */
  private giveUpBatch(): Promise<number> {
    const year = toFinancialYear(getBusinessToday(this.env.BUSINESS_TZ, getNow()));
    const { firstDay } = getFinancialYearDays(year - ADJUSTMENT_FILE_YEARS);
    return this.transactions.runWithoutWaiting(async (tx) => {
      const ids = await giveUpFiles(tx.manager, firstDay, BATCH);
      for (const id of ids) tx.recordChange('adjustment-file', id);
      return ids.length;
    });
  }
}
