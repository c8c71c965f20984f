import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Transactions } from '../database/transactions.js';
import { type CommonEnvironment, ENVIRONMENT } from '../environment/environment.js';
import { IntervalJob } from '../interval-job.js';

const MINUTE_MS = 60_000;

/**
 * Reads the accounts again while the replica does not say whether each admin has a second factor: during an update an earlier version may
 * have answered or applied them. Only where ADMIN_SECOND_FACTOR makes a difference of it.
 */
@Injectable()
export class MissingFactors implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(MissingFactors.name);
  private readonly job = new IntervalJob(
    MINUTE_MS,
    () => this.run(),
    (error) => this.logger.warn(`Accounts are not read again: ${error.name}`),
  );

  constructor(
    private readonly transactions: Transactions,
    @Inject(ENVIRONMENT) private readonly environment: CommonEnvironment,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.environment.ADMIN_SECOND_FACTOR !== 'required') return;
    await this.run();
    this.job.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.job.stop();
  }

  async run(): Promise<void> {
    await this.transactions.runWithoutWaiting(({ manager }) =>
      manager.query(
        `UPDATE change_cursor SET last_seq = 0 WHERE source = 'auth' AND EXISTS (
           SELECT FROM known_account WHERE role = 'admin' AND NOT removed AND second_factor IS NULL)`,
      ),
    );
  }
}
