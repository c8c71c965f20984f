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
    return (await this.secondsLeft(sessionId)) > 0;
  }

  /** Seconds until the factor has to be given again; 0 when it has to be now. `sessionId` may be empty. */
  async secondsLeft(sessionId: string): Promise<number> {
    const [row] = await this.dataSource.query<{ seconds: number }[]>(
      `SELECT ceil(extract(epoch FROM coalesce(factor_at, created_at) + make_interval(mins => $2) - now()))::int AS seconds
       FROM session WHERE id = $1 AND ended_at IS NULL AND expires_at > now()`,
      [sessionId || null, STEP_UP_MINUTES],
    );
    return Math.max(0, row?.seconds ?? 0);
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
