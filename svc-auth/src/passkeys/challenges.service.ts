import { PASSKEY_CHALLENGE_MINUTES } from '@cleaning/contracts';
import { HourlyLimit, inFuture, refuse, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { type ChallengePurpose, PasskeyChallenge } from './passkey.entity.js';
import { deleteOldChallenges } from './passkeys.queries.js';

/** For an address such as an office: each view of the login page takes one. */
const LOGINS_PER_HOUR = 1000;
const OWN_PER_HOUR = 100;

/** Open challenges. Each works once, for a few minutes, for one purpose and person. */
@Injectable()
export class Challenges {
  constructor(
    private readonly transactions: Transactions,
    private readonly limit: HourlyLimit,
  ) {}

  /**
   * Returns the id. Throws 429.
   * @param challenge base64url
   * @param accountId null for a login, which is limited by its address
   */
  async keep(challenge: string, purpose: ChallengePurpose, accountId: string | null, address = ''): Promise<string> {
    const perHour = accountId ? OWN_PER_HOUR : LOGINS_PER_HOUR;
    const wait = await this.limit.take(`passkey-challenges ${accountId ?? address}`, perHour);
    if (wait > 0) throw refuse('too_many_attempts', { retry_after: wait });
    const id = uuidv7();
    await this.transactions.runWithoutWaiting(async ({ manager }) => {
      const expiresAt = () => `now() + make_interval(mins => ${PASSKEY_CHALLENGE_MINUTES})`;
      await manager.insert(PasskeyChallenge, { id, challenge, purpose, accountId, expiresAt });
      await deleteOldChallenges(manager);
    });
    return id;
  }

  /** Uses a challenge up, even if the response turns out wrong. Null if it has expired or was used. */
  async take(id: string, purpose: ChallengePurpose, accountId: string | null): Promise<string | null> {
    const taken = await this.transactions.runWithoutWaiting(({ manager }) =>
      manager
        .createQueryBuilder()
        .delete()
        .from(PasskeyChallenge)
        .where({ id, purpose, accountId: accountId ?? IsNull(), expiresAt: inFuture() })
        .returning('challenge')
        .execute(),
    );
    const [row] = taken.raw as { challenge: string }[];
    return row?.challenge ?? null;
  }
}
