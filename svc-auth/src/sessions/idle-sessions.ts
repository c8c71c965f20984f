import { ADMIN_IDLE_HOURS } from '@cleaning/contracts';
import { IntervalRuns, SessionUse, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { changeAccount } from '../accounts/account.entity.js';

const MINUTE_MS = 60_000;
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
    await this.transactions.runWithoutWaiting(({ manager }) =>
      manager.query(
        `INSERT INTO session_use (session_id, last_used_at)
         SELECT id, now() FROM session WHERE id = ANY($1) AND ended_at IS NULL ORDER BY id FOR KEY SHARE
         ON CONFLICT (session_id) DO UPDATE SET last_used_at = now()`,
        [sessions],
      ),
    );
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
    // What this service has seen in the last minute counts.
    await this.use.report();
    while ((await this.batch()) === BATCH);
  }

  private batch(): Promise<number> {
    return this.transactions.runWithoutWaiting(async (tx) => {
      const [ended] = await tx.manager.query<[{ account_id: string }[], number]>(
        `UPDATE session SET ended_at = now() WHERE id IN (
           SELECT session.id FROM session JOIN account ON account.id = session.account_id
             LEFT JOIN session_use ON session_use.session_id = session.id
           WHERE account.role = 'admin' AND account.session_version = session.session_version
             AND session.ended_at IS NULL AND session.expires_at > now()
             AND coalesce(session_use.last_used_at, session.created_at) < now() - make_interval(hours => $1)
           ORDER BY session.id LIMIT ${BATCH} FOR UPDATE OF session SKIP LOCKED)
         RETURNING account_id`,
        [ADMIN_IDLE_HOURS],
      );
      const accounts = [...new Set(ended.map(({ account_id }) => account_id))].sort();
      for (const id of accounts) await changeAccount(tx, id, () => true);
      return ended.length;
    });
  }
}
