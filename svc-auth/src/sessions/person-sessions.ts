import type { AnswerOf, logout } from '@cleaning/contracts';
import { type Caller, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import jwt from 'jsonwebtoken';
import { v7 as uuidv7 } from 'uuid';
import { type Account, changeAccount } from '../accounts/account.entity.js';
import { endedSessions } from './account-lookup.js';
import { SESSION_SECONDS, SigningKeys } from './signing-keys.js';

/**
 * Every service stores the ids of ended sessions until their tokens expire. Above this number all sessions of the
 * person end.
 */
const MAX_ENDED = 100;

/** People's sessions. Each login opens one; its id is in the token. */
@Injectable()
export class PersonSessions {
  constructor(
    private readonly transactions: Transactions,
    private readonly keys: SigningKeys,
  ) {}

  /** Opens a session and answers its token. */
  async open(account: Pick<Account, 'id' | 'role' | 'session_version'>): Promise<string> {
    const id = uuidv7();
    await this.transactions.runWithoutWaiting(async ({ manager }) => {
      await manager.query(
        `INSERT INTO session (id, account_id, session_version, expires_at)
         VALUES ($1, $2, $3, now() + make_interval(secs => $4))`,
        [id, account.id, account.session_version, SESSION_SECONDS],
      );
      // Skips rows that another login is deleting.
      await manager.query(
        `DELETE FROM session WHERE id IN (
           SELECT id FROM session WHERE expires_at < now() - interval '1 minute' LIMIT 100 FOR UPDATE SKIP LOCKED)`,
      );
    });
    return this.token(account, id);
  }

  /** The token of a session, which every service verifies with the public key. */
  async token(account: Pick<Account, 'id' | 'role' | 'session_version'>, sessionId: string): Promise<string> {
    const { kid, privateKey } = await this.keys.inUse();
    const claims = { sub: account.id, sv: account.session_version, sid: sessionId, role: account.role };
    return jwt.sign(claims, privateKey, { algorithm: 'RS256', keyid: kid, expiresIn: SESSION_SECONDS });
  }

  /**
   * Ends the caller's session in every service. A token of an earlier version has no session id: then all sessions of
   * the person end.
   */
  async end({ id, sessionId }: Caller): Promise<AnswerOf<typeof logout>> {
    await this.transactions.run(async (tx) => {
      await tx.manager.query(
        'UPDATE session SET ended_at = now() WHERE id = $1 AND account_id = $2 AND ended_at IS NULL',
        [sessionId || null, id],
      );
      const ended = await endedSessions(tx.manager, id);
      await changeAccount(tx, id, (account) => {
        if (sessionId === '' || ended.length > MAX_ENDED) account.session_version += 1;
        return true;
      });
    });
    return { status: 'done' };
  }
}
