import { MINUTE_MS } from '@cleaning/contracts';
import { IntervalRuns, SessionUse, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { changeAccount } from '../accounts/account.entity.js';
import { endIdleSessions, noteUse } from './sessions.queries.js';

const BATCH = 100;

/** Stores the uses that this service and the others report. */
@Injectable()
export class StoredSessionUse extends SessionUse {
  constructor(
    private readonly transactions: Transactions,
    runs: IntervalRuns,
  ) {
    super(runs);
  }

  async store(sessions: readonly string[]): Promise<void> {
    await this.transactions.runWithoutWaiting(({ manager }) => noteUse(manager, sessions));
  }
}

/** Interval job, each minute: ends the sessions of admins that were not used for ADMIN_IDLE_HOURS. */
@Injectable()
export class IdleSessions {
  constructor(
    private readonly transactions: Transactions,
    private readonly use: StoredSessionUse,
    private readonly runs: IntervalRuns,
  ) {}

  @Interval(MINUTE_MS)
  onInterval(): Promise<void> {
    return this.runs.run('idle sessions', () => this.run());
  }

  async run(): Promise<void> {
    // Includes use seen by this service in the last minute.
    await this.use.report();
    while ((await this.endBatch()) === BATCH);
  }

  private endBatch(): Promise<number> {
    return this.transactions.runWithoutWaiting(async (tx) => {
      const ended = await endIdleSessions(tx.manager, BATCH);
      const accounts = [...new Set(ended)].sort();
      for (const id of accounts) await changeAccount(tx, id, () => true);
      return ended.length;
    });
  }
}
