import { createHash } from 'node:crypto';
import { TooManyRequests, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { Mutex } from 'async-mutex';
import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';

/**
 * A recent login attempt. A pair of account and address keeps either its failures since the last success, or that
 * success.
 */
@Entity({ name: 'login_attempt' })
export class LoginAttempt {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** A digest, because people sometimes type their password into the e-mail field. */
  @Column({ type: 'text' })
  account_key: string;

  @Column({ type: 'text' })
  address: string;

  @Column({ type: 'boolean' })
  succeeded: boolean;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  attempted_at: Date;
}

/** Older failures do not count. */
export const FAILURE_WINDOW_SECONDS = 15 * 60;

interface DelayRule {
  /** Failures without a delay: people mistype. */
  readonly free: number;
  readonly firstSeconds: number;
  readonly longestSeconds: number;
}

export interface Failures {
  readonly count: number;
  readonly secondsSinceLast: number;
}

/** One account from one address: slows guessing one person's password. */
export const ACCOUNT_RULE: DelayRule = { free: 5, firstSeconds: 30, longestSeconds: FAILURE_WINDOW_SECONDS };
/**
 * One address, all accounts: slows trying one password with many accounts. Higher, because an office shares an address.
 */
export const ADDRESS_RULE: DelayRule = { free: 50, firstSeconds: 5, longestSeconds: 300 };

/** Seconds until the next attempt is admitted; 0 when it is now. The delay doubles with each failure. */
export function waitSeconds(rule: DelayRule, failures: Failures): number {
  if (failures.count < rule.free) return 0;
  const delay = Math.min(rule.firstSeconds * 2 ** (failures.count - rule.free), rule.longestSeconds);
  return Math.max(0, Math.ceil(delay - failures.secondsSinceLast));
}

/** Runs tasks with the same key one after the other; tasks with other keys do not wait. */
export class KeyedMutex {
  private readonly mutexes = new Map<string, Mutex>();

  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const mutex = this.mutexes.get(key) ?? new Mutex();
    this.mutexes.set(key, mutex);
    try {
      return await mutex.runExclusive(task);
    } finally {
      if (!mutex.isLocked() && this.mutexes.get(key) === mutex) this.mutexes.delete(key);
    }
  }
}

/** A successful login proves for this long that the account's owner uses the address. */
const KNOWN_ADDRESS_DAYS = 30;

interface RecentFailures {
  account: Failures;
  address: Failures;
  /** The owner has logged in from this address before: failures of others there do not delay them. */
  known: boolean;
}

/** An attempt that runs. */
interface UnderWay {
  readonly key: string;
  /** Never rejects. */
  readonly end: Promise<void>;
}

const endsOf = (attempts: readonly UnderWay[]): Promise<void>[] => attempts.map(({ end }) => end);

const keyOf = (account: string): string => createHash('sha256').update(account.toLowerCase()).digest('hex');

/** Slows down guessing without ever locking a person out: failures from other addresses do not count. */
@Injectable()
export class LoginAttempts {
  private readonly mutex = new KeyedMutex();
  /** By address: attempts that were admitted and are not recorded yet. */
  private readonly underWay = new Map<string, Set<UnderWay>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Runs an attempt (null: failed), or throws TooManyRequests after too many failures. As many run at once, at one account from one
   * address and at all accounts from it, as could fail without a delay; the others wait for them: in one process, failures at once are
   * never more than one after the other.
   */
  async limited<T>(account: string, address: string, attempt: () => Promise<T | null>): Promise<T | null> {
    const key = keyOf(account);
    const { running } = await this.mutex.run(`${key} ${address}`, async () => {
      for (;;) {
        const begun = await this.mutex.run(address, () => this.begin(key, address, attempt));
        if ('running' in begun) return begun;
        await Promise.race(begun.inFront);
      }
    });
    return running;
  }

  /** Begins the attempt, or answers those in front that might use up the failures that are free. Throws TooManyRequests. */
  private async begin<T>(
    key: string,
    address: string,
    attempt: () => Promise<T | null>,
  ): Promise<{ running: Promise<T | null> } | { inFront: Promise<void>[] }> {
    // Read before the failures: one that ends meanwhile may be counted twice, and never not at all.
    const ofAddress = [...(this.underWay.get(address) ?? [])];
    const ofPair = ofAddress.filter((other) => other.key === key);
    const failures = await this.recentFailures(key, address);
    if (ofPair.length === 0) {
      const wait = this.wait(failures);
      if (wait > 0) throw new TooManyRequests('Too many attempts. Please wait a moment and try again.', wait);
    } else if (failures.account.count + ofPair.length >= ACCOUNT_RULE.free) return { inFront: endsOf(ofPair) };
    if (!failures.known && ofAddress.length > 0 && failures.address.count + ofAddress.length >= ADDRESS_RULE.free)
      return { inFront: endsOf(ofAddress) };
    const running = this.recorded(key, address, attempt);
    this.note(key, address, running);
    return { running };
  }

  /** Until the attempt has ended. */
  private note(key: string, address: string, running: Promise<unknown>): void {
    const noted = this.underWay.get(address) ?? new Set<UnderWay>();
    const end = running
      .then(
        () => {},
        () => {},
      )
      .finally(() => {
        noted.delete(own);
        if (noted.size === 0) this.underWay.delete(address);
      });
    const own: UnderWay = { key, end };
    this.underWay.set(address, noted.add(own));
  }

  private async recorded<T>(key: string, address: string, attempt: () => Promise<T | null>): Promise<T | null> {
    const result = await attempt();
    await this.record(key, address, result !== null);
    return result;
  }

  /** Forgets the failures of an account, whose owner has proved who they are in another way. */
  async forget(account: string): Promise<void> {
    await this.transactions.runWithoutWaiting(({ manager }) =>
      manager.query('DELETE FROM login_attempt WHERE account_key = $1 AND NOT succeeded', [keyOf(account)]),
    );
  }

  private wait({ account, address, known }: RecentFailures): number {
    return Math.max(waitSeconds(ACCOUNT_RULE, account), known ? 0 : waitSeconds(ADDRESS_RULE, address));
  }

  private async recentFailures(key: string, address: string): Promise<RecentFailures> {
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
    // Skips rows that another login is deleting: waiting could deadlock.
    await this.transactions.statement(
      `WITH replaced AS (DELETE FROM login_attempt WHERE $4 AND account_key = $2 AND address = $3),
         old AS (DELETE FROM login_attempt WHERE id IN (
           SELECT id FROM login_attempt
           WHERE (NOT succeeded AND attempted_at < now() - make_interval(secs => $5))
              OR (succeeded AND attempted_at < now() - make_interval(days => $6))
           LIMIT 100 FOR UPDATE SKIP LOCKED))
       INSERT INTO login_attempt (id, account_key, address, succeeded) VALUES ($1, $2, $3, $4)`,
      [uuidv7(), key, address, succeeded, FAILURE_WINDOW_SECONDS, KNOWN_ADDRESS_DAYS],
    );
  }
}
