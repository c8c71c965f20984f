import { PASSKEY_CHALLENGE_MINUTES } from '@cleaning/contracts';
import { HourlyLimit, TooManyRequests, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { ChallengePurpose } from './passkey.entity.js';

/** For an address such as an office: each look at the login page takes one. */
const LOGINS_PER_HOUR = 1000;
const OWN_PER_HOUR = 100;

/** Challenges that wait for an answer. Each is good once, for a few minutes, for one purpose and person. */
@Injectable()
export class Challenges {
  constructor(
    private readonly transactions: Transactions,
    private readonly limit: HourlyLimit,
  ) {}

  /**
   * Answers the id. Throws TooManyRequests.
   * @param challenge base64url
   * @param accountId null for a login, which is limited by its address
   */
  async keep(challenge: string, purpose: ChallengePurpose, accountId: string | null, address = ''): Promise<string> {
    const perHour = accountId ? OWN_PER_HOUR : LOGINS_PER_HOUR;
    const wait = await this.limit.take(`passkey-challenges ${accountId ?? address}`, perHour);
    if (wait > 0) throw new TooManyRequests('Too many attempts. Please wait a moment and try again.', wait);
    const id = uuidv7();
    await this.transactions.runWithoutWaiting(async ({ manager }) => {
      await manager.query(
        `INSERT INTO passkey_challenge (id, challenge, purpose, account_id, expires_at)
         VALUES ($1, $2, $3, $4, now() + make_interval(mins => $5))`,
        [id, challenge, purpose, accountId, PASSKEY_CHALLENGE_MINUTES],
      );
      await manager.query(
        `DELETE FROM passkey_challenge WHERE id IN (
           SELECT id FROM passkey_challenge WHERE expires_at < now() LIMIT 100 FOR UPDATE SKIP LOCKED)`,
      );
    });
    return id;
  }

  /** Uses a challenge up, also when the answer turns out wrong. Null when it is not good any more. */
  async take(id: string, purpose: ChallengePurpose, accountId: string | null): Promise<string | null> {
    const [taken] = await this.transactions.runWithoutWaiting(({ manager }) =>
      manager.query<[{ challenge: string }[], number]>(
        `DELETE FROM passkey_challenge
         WHERE id = $1 AND purpose = $2 AND account_id IS NOT DISTINCT FROM $3::uuid AND expires_at > now()
         RETURNING challenge`,
        [id, purpose, accountId],
      ),
    );
    return taken[0]?.challenge ?? null;
  }
}
