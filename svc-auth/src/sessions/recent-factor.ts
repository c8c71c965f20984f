import { type AnswerOf, type checkRecentFactor, STEP_UP_MINUTES } from '@cleaning/contracts';
import { RecentFactor, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** When each session has given its factor. The login is the first time. */
@Injectable()
export class StoredRecentFactor extends RecentFactor {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {
    super();
  }

  async isRecent(sessionId: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `SELECT 1 FROM session WHERE id = $1 AND ended_at IS NULL AND expires_at > now()
         AND coalesce(factor_at, created_at) > now() - make_interval(mins => $2)`,
      [sessionId, STEP_UP_MINUTES],
    );
    return rows.length > 0;
  }

  async answer(sessionId: string): Promise<AnswerOf<typeof checkRecentFactor>> {
    return { recent: await this.isRecent(sessionId) };
  }

  /** The session has given its factor just now. */
  async note(sessionId: string): Promise<void> {
    await this.transactions.runWithoutWaiting(({ manager }) =>
      manager.query('UPDATE session SET factor_at = now() WHERE id = $1', [sessionId]),
    );
  }
}
