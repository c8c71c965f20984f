import { hashSha256, refuse, Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { Mutex } from 'async-mutex';
import { type EntityManager } from 'typeorm';
import { LoginAttempt } from './login-attempt.entity.js';
import { type Attempt, findRecentFailures, recordAttempt } from './login-attempts.queries.js';
import {
  ACCOUNT_RULE,
  ADDRESS_RULE,
  type DelayRule,
  type Failures,
  OWNER_RULE,
  UNKNOWN_DEVICES_RULE,
  waitSeconds,
} from './login-rules.js';

/** Runs tasks with the same key one by one; other keys don't wait. */
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

/** An attempt that runs. */
interface UnderWay extends Attempt {
  /** Never rejects. */
  readonly end: Promise<void>;
}

/** A limit that applies to an attempt. */
interface Limit {
  readonly rule: DelayRule;
  readonly failures: Failures;
  /** Running attempts that may count here. */
  readonly running: readonly UnderWay[];
}

const getKey = (account: string): string => hashSha256(account.toLowerCase());

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
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Runs an attempt (null: failed), or throws 429 after too many failures. As many run concurrently as could fail
   * without a delay; others wait, so that within a process concurrent failures never exceed sequential ones.
   * @param device for a password login: the digest of a device that the owner has used, or '' for another one
   */
  async runLimited<T>(
    account: string,
    address: string,
    attempt: () => Promise<T | null>,
    device: string | null = null,
  ): Promise<T | null> {
    const tried = { key: getKey(account), address, device };
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

  /** Begins the attempt, or returns earlier ones that might use up the free failures. Throws 429. */
  private async begin<T>(
    tried: Attempt,
    attempt: () => Promise<T | null>,
  ): Promise<{ running: Promise<T | null> } | { inFront: Promise<void>[] }> {
    const limits = await this.findLimits(tried);
    const wait = Math.max(
      ...limits.map(({ rule, failures, running }) => (running.length > 0 ? 0 : waitSeconds(rule, failures))),
    );
    if (wait > 0) throw refuse('too_many_attempts', { retry_after: wait });
    const full = limits.find(
      ({ rule, failures, running }) => running.length > 0 && failures.count + running.length >= rule.free,
    );
    if (full) return { inFront: full.running.map(({ end }) => end) };
    const running = this.runAndRecord(tried, attempt);
    this.note(tried, running);
    return { running };
  }

  private async findLimits({ key, address, device }: Attempt): Promise<Limit[]> {
    // Read before the failures: one that ends meanwhile may be counted twice, and never not at all.
    const ofAddress = [...this.underWay].filter((other) => other.address === address);
    const ofAccount = [...this.underWay].filter((other) => other.key === key);
    const { known, failures } = await findRecentFailures(this.manager, { key, address, device });
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

  /** Tracks the attempt until it ends. */
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

  private async runAndRecord<T>(tried: Attempt, attempt: () => Promise<T | null>): Promise<T | null> {
    const result = await attempt();
    await recordAttempt(this.transactions, tried, result !== null);
    return result;
  }

  /** Clears an account's failures after the owner has proved who they are in another way. */
  async forget(account: string): Promise<void> {
    await this.transactions.runWithoutWaiting(({ manager }) =>
      manager.delete(LoginAttempt, { accountKey: getKey(account), succeeded: false }),
    );
  }
}
