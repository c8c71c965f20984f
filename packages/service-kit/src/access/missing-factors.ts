import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Transactions } from '../database/transactions.js';
import { type CommonEnvironment, ENVIRONMENT } from '../environment/environment.js';
import { IntervalRuns } from '../interval-runs.js';
import { readAgainWhereUnknown } from './missing-factors.queries.js';

const MINUTE_MS = 60_000;

/**
 * Reads the accounts again while the replica does not say whether each admin has a second factor, where ADMIN_SECOND_FACTOR makes a
 * difference of it, or which places a supervisor has: during an update an earlier version may have answered or applied them.
 */
@Injectable()
export class MissingFactors implements OnApplicationBootstrap {
  constructor(
    private readonly transactions: Transactions,
    private readonly runs: IntervalRuns,
    @Inject(ENVIRONMENT) private readonly environment: CommonEnvironment,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.run();
  }

  @Interval(MINUTE_MS)
  async onInterval(): Promise<void> {
    await this.runs.run('accounts that are not known whole', () => this.run());
  }

  async run(): Promise<void> {
    const needsFactors = this.environment.ADMIN_SECOND_FACTOR === 'required';
    await this.transactions.runWithoutWaiting(({ manager }) => readAgainWhereUnknown(manager, needsFactors));
  }
}
