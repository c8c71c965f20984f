import { createHash } from 'node:crypto';
import { TooManyRequests, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { Mutex } from 'async-mutex';
import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import {
  ACCOUNT_RULE,
  ADDRESS_RULE,
  type DelayRule,
  FAILURE_WINDOW_SECONDS,
  type Failures,
  OWNER_RULE,
  UNKNOWN_DEVICES_RULE,
  waitSeconds,
} from './login-rules.js';

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

  /** Of a login with a password: a digest of the owner's device, or '' for another one. Null for what else is limited. */
  @Column({ type: 'text', nullable: true })
  device: string | null;

  @Column({ type: 'boolean' })
  succeeded: boolean;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  attempted_at: Date;
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

/** What is tried. */
interface Attempt {
  readonly key: string;
  readonly address: string;
  readonly device: string | null;
}

/** An attempt that runs. */
interface UnderWay extends Attempt {
  /** Never rejects. */
  readonly end: Promise<void>;
}

/** One of the limits of an attempt. */
interface Limit {
  readonly rule: DelayRule;
  readonly failures: Failures;
  /** Those that run and may count here. */
  readonly running: readonly UnderWay[];
}

const COUNTS = ['own_device', 'own_address', 'unknown_devices', 'address', 'neighbours'] as const;
type Count = (typeof COUNTS)[number];
type CountsRow = Record<`${Count}_count` | `${Count}_age`, number> & { known: boolean };

/** SQL: which recent failures each limit counts. $1 the account, $2 the address, $4 the device. */
const COUNTED: Readonly<Record<Count, string>> = {
  own_device: 'account_key = $1 AND device = $4',
  // With an owner's device it has a count of its own.
  own_address: "account_key = $1 AND address = $2 AND coalesce(device, '') = ''",
  unknown_devices: "account_key = $1 AND device = ''",
  address: 'address = $2',
  neighbours: `address = $2 AND account_key <> $1 AND device IS NOT NULL AND EXISTS (
    SELECT FROM login_attempt owner WHERE owner.account_key = failed.account_key AND owner.address = $2 AND owner.succeeded)`,
};

const keyOf = (account: string): string => createHash('sha256').update(account.toLowerCase()).digest('hex');

/**
 * Slows down guessing, and never the owner of an account at a device that they have logged in from: failures from other devices and
 * addresses do not count there.
 */
@Injectable()
export class LoginAttempts {
  private readonly mutex = new KeyedMutex();
  /** Attempts that were admitted and are not recorded yet. */
  private readonly underWay = new Set<UnderWay>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Runs an attempt (null: failed), or throws TooManyRequests after too many failures. As many run at once as could fail without a delay;
   * the others wait for them: in one process, failures at once are never more than one after the other.
   * @param device of a login with a password: the digest of a device that the owner has used, or '' for another one
   */
  async limited<T>(
    account: string,
    address: string,
    attempt: () => Promise<T | null>,
    device: string | null = null,
  ): Promise<T | null> {
    const tried = { key: keyOf(account), address, device };
    const begin = () => this.mutex.run(address, () => this.mutex.run(tried.key, () => this.begin(tried, attempt)));
    const { running } = await this.mutex.run(`${tried.key} ${address} ${device}`, async () => {
      for (;;) {
        const begun = await begin();
        if ('running' in begun) return begun;
        await Promise.race(begun.inFront);
      }
    });
    return running;
  }

  /** Begins the attempt, or answers those in front that might use up the failures that are free. Throws TooManyRequests. */
  private async begin<T>(
    tried: Attempt,
    attempt: () => Promise<T | null>,
  ): Promise<{ running: Promise<T | null> } | { inFront: Promise<void>[] }> {
    const limits = await this.limits(tried);
    const wait = Math.max(
      ...limits.map(({ rule, failures, running }) => (running.length > 0 ? 0 : waitSeconds(rule, failures))),
    );
    if (wait > 0) throw new TooManyRequests('Too many attempts. Please wait a moment and try again.', wait);
    const full = limits.find(
      ({ rule, failures, running }) => running.length > 0 && failures.count + running.length >= rule.free,
    );
    if (full) return { inFront: full.running.map(({ end }) => end) };
    const running = this.recorded(tried, attempt);
    this.note(tried, running);
    return { running };
  }

  private async limits({ key, address, device }: Attempt): Promise<Limit[]> {
    // Read before the failures: one that ends meanwhile may be counted twice, and never not at all.
    const ofAddress = [...this.underWay].filter((other) => other.address === address);
    const ofAccount = [...this.underWay].filter((other) => other.key === key);
    const { known, failures } = await this.recentFailures({ key, address, device });
    if (device)
      return [
        {
          rule: OWNER_RULE,
          failures: failures.own_device,
          running: ofAccount.filter((other) => other.device === device),
        },
      ];
    const here = ofAccount.filter((other) => other.address === address && !other.device);
    const isLogin = device === '';
    return [
      { rule: known && isLogin ? OWNER_RULE : ACCOUNT_RULE, failures: failures.own_address, running: here },
      ...(isLogin
        ? [
            {
              rule: UNKNOWN_DEVICES_RULE,
              failures: failures.unknown_devices,
              running: ofAccount.filter((other) => other.device === ''),
            },
          ]
        : []),
      ...(known ? [] : [{ rule: ADDRESS_RULE, failures: failures.address, running: ofAddress }]),
      ...(known || !isLogin ? [] : [{ rule: ACCOUNT_RULE, failures: failures.neighbours, running: [] }]),
    ];
  }

  /** Until the attempt has ended. */
  private note(tried: Attempt, running: Promise<unknown>): void {
    const end = running
      .then(
        () => {},
        () => {},
      )
      .finally(() => this.underWay.delete(own));
    const own: UnderWay = { ...tried, end };
    this.underWay.add(own);
  }

  private async recorded<T>(tried: Attempt, attempt: () => Promise<T | null>): Promise<T | null> {
    const result = await attempt();
    await this.record(tried, result !== null);
    return result;
  }

  /** Forgets the failures of an account, whose owner has proved who they are in another way. */
  async forget(account: string): Promise<void> {
    await this.transactions.runWithoutWaiting(({ manager }) =>
      manager.query('DELETE FROM login_attempt WHERE account_key = $1 AND NOT succeeded', [keyOf(account)]),
    );
  }

  /** `known`: the owner has logged in from the address before. */
  private async recentFailures({ key, address, device }: Attempt): Promise<{
    known: boolean;
    failures: Record<Count, Failures>;
  }> {
    const columns = COUNTS.map(
      (count) => `count(*) FILTER (WHERE ${COUNTED[count]})::int AS ${count}_count,
        coalesce(extract(epoch FROM now() - max(attempted_at) FILTER (WHERE ${COUNTED[count]})), 0)::float AS ${count}_age`,
    );
    const [row] = await this.dataSource.query<CountsRow[]>(
      `SELECT ${columns.join(', ')},
         EXISTS (SELECT FROM login_attempt WHERE account_key = $1 AND address = $2 AND succeeded) AS known
       FROM login_attempt failed
       WHERE (address = $2 OR account_key = $1) AND NOT succeeded AND attempted_at > now() - make_interval(secs => $3)`,
      [key, address, FAILURE_WINDOW_SECONDS, device],
    );
    if (!row) throw new Error('An aggregate always has a row');
    const failures = Object.fromEntries(
      COUNTS.map((count) => [count, { count: row[`${count}_count`], secondsSinceLast: row[`${count}_age`] }]),
    ) as Record<Count, Failures>;
    return { known: row.known, failures };
  }

  /** A success ends the failures of the account at this address, and those of this device. */
  private async record({ key, address, device }: Attempt, succeeded: boolean): Promise<void> {
    // Skips rows that another login is deleting: waiting could deadlock.
    await this.transactions.statement(
      `WITH replaced AS (DELETE FROM login_attempt WHERE $4 AND account_key = $2
           AND (address = $3 OR $7 <> '' AND device = $7 AND NOT succeeded)),
         old AS (DELETE FROM login_attempt WHERE id IN (
           SELECT id FROM login_attempt
           WHERE (NOT succeeded AND attempted_at < now() - make_interval(secs => $5))
              OR (succeeded AND attempted_at < now() - make_interval(days => $6))
           LIMIT 100 FOR UPDATE SKIP LOCKED))
       INSERT INTO login_attempt (id, account_key, address, succeeded, device) VALUES ($1, $2, $3, $4, $7)`,
      [uuidv7(), key, address, succeeded, FAILURE_WINDOW_SECONDS, KNOWN_ADDRESS_DAYS, device],
    );
  }
}
