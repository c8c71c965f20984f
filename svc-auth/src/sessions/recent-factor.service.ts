import type { CallAnswer, checkRecentFactor } from '@cleaning/contracts';
import { databaseNow, RecentFactor, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager } from 'typeorm';
import { Session } from './session.entity.js';
import { findFactorSecondsLeft } from './sessions.queries.js';

/** When each session last gave its factor, starting with the login. */
@Injectable()
export class StoredRecentFactor extends RecentFactor {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
  ) {
    super();
  }

  async isRecent(sessionId: string): Promise<boolean> {
    return (await this.getSecondsLeft(sessionId)) > 0;
  }

  /** Seconds until the factor is needed again; 0 for now. `sessionId` may be empty. */
  async getSecondsLeft(sessionId: string): Promise<number> {
    const seconds = sessionId ? await findFactorSecondsLeft(this.manager, sessionId) : undefined;
    return Math.max(0, seconds ?? 0);
  }

  async answer(sessionId: string): Promise<CallAnswer<typeof checkRecentFactor>> {
    return { recent: await this.isRecent(sessionId) };
  }

  /** Records that the session gave its factor now. */
  async note(sessionId: string): Promise<void> {
    await this.transactions.runWithoutWaiting(({ manager }) =>
      manager.update(Session, { id: sessionId }, { factorAt: databaseNow }),
    );
  }
}
