import { createHash } from 'node:crypto';
import { TooManyRequests, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ACCOUNT_RULE, ADDRESS_RULE, FAILURE_WINDOW_SECONDS, type Failures, waitSeconds } from './login-delay.js';
import { OneAtATime } from './one-at-a-time.js';

/** A successful login is remembered so long as proof that the account's owner uses this address. */
const KNOWN_ADDRESS_DAYS = 30;

interface Standing {
  account: Failures;
  address: Failures;
  /** The owner logged in from here before: others' failures at a shared address do not slow them. */
  known: boolean;
}

/** Slows guessing down without ever locking a person out: attempts from elsewhere never count against them. */
@Injectable()
export class LoginAttempts {
  private readonly inTurn = new OneAtATime();

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Runs an attempt (null: failed) unless there were too many failures; then throws TooManyRequests. Attempts at one account
   * from one address take turns, so that many at once are counted as well as many in a row.
   */
  guarded<T>(account: string, address: string, attempt: () => Promise<T | null>): Promise<T | null> {
    const key = createHash('sha256').update(account.toLowerCase()).digest('hex');
    return this.inTurn.run(`${key} ${address}`, async () => {
      const wait = this.wait(await this.standing(key, address));
      if (wait > 0) throw new TooManyRequests('Too many attempts. Please wait a moment and try again.', wait);
      const result = await attempt();
      await this.record(key, address, result !== null);
      return result;
    });
  }

  private wait({ account, address, known }: Standing): number {
    return Math.max(waitSeconds(ACCOUNT_RULE, account), known ? 0 : waitSeconds(ADDRESS_RULE, address));
  }

  private async standing(key: string, address: string): Promise<Standing> {
    const [row] = await this.dataSource.query<
      { account_count: number; account_age: number; address_count: number; address_age: number; known: boolean }[]
    >(
      `SELECT
         count(*) FILTER (WHERE account_key = $1)::int AS account_count,
         coalesce(extract(epoch FROM now() - max(attempted_at) FILTER (WHERE account_key = $1)), 0)::float AS account_age,
         count(*)::int AS address_count,
         coalesce(extract(epoch FROM now() - max(attempted_at)), 0)::float AS address_age,
         EXISTS (SELECT FROM login_attempt WHERE account_key = $1 AND address = $2 AND succeeded) AS known
       FROM login_attempt
       WHERE address = $2 AND NOT succeeded AND attempted_at > now() - make_interval(secs => $3)`,
      [key, address, FAILURE_WINDOW_SECONDS],
    );
    if (!row) throw new Error('An aggregate always has a row');
    return {
      account: { count: row.account_count, secondsSinceLast: row.account_age },
      address: { count: row.address_count, secondsSinceLast: row.address_age },
      known: row.known,
    };
  }

  private async record(key: string, address: string, succeeded: boolean): Promise<void> {
    await this.transactions.runWithoutWaiting(async ({ manager }) => {
      if (succeeded)
        await manager.query('DELETE FROM login_attempt WHERE account_key = $1 AND address = $2', [key, address]);
      await manager.query('INSERT INTO login_attempt (id, account_key, address, succeeded) VALUES ($1, $2, $3, $4)', [
        uuidv7(),
        key,
        address,
        succeeded,
      ]);
      // Rows that another login is deleting right now are left to it: waiting for each other could deadlock.
      await manager.query(
        `DELETE FROM login_attempt WHERE id IN (
           SELECT id FROM login_attempt
           WHERE (NOT succeeded AND attempted_at < now() - make_interval(secs => $1))
              OR (succeeded AND attempted_at < now() - make_interval(days => $2))
           LIMIT 100 FOR UPDATE SKIP LOCKED)`,
        [FAILURE_WINDOW_SECONDS, KNOWN_ADDRESS_DAYS],
      );
    });
  }
}
