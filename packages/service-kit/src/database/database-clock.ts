import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { readDatabaseTime } from './database-clock.queries.js';

/** Clocks that differ by less count as equal. */
const EQUAL_WITHIN_MS = 1000;
const MEASURE_EACH_MS = 30_000;
/** A slow response leaves the time too uncertain. */
const ANSWER_WITHIN_MS = 500;

/**
 * This process's clock at the zero of `performance.now()`, in milliseconds; the latter runs evenly when somebody sets
 * the clock.
 */
const getOwnZero = (): number => Date.now() - performance.now();

/**
 * PostgreSQL's clock, which all services share. Read in the background, so that asking for the time costs no statement.
 * Returns the process's own time while both agree, and before the first reading.
 */
export class DatabaseClock {
  private readonly logger = new Logger('Clock');
  /** Milliseconds of PostgreSQL's clock at the zero of `performance.now()`. */
  private zero: number | undefined;
  private ownZero = 0;
  /** From `performance.now()`. */
  private measuredAt = Number.NEGATIVE_INFINITY;
  private isOff = false;

  /** Milliseconds since 1970. */
  getTime(): number {
    const own = Date.now();
    if (this.zero === undefined) return own;
    const time = this.zero + performance.now();
    return Math.abs(time - own) < EQUAL_WITHIN_MS ? own : Math.round(time);
  }

  /** Immediately after a step of the process's clock: the machine may have slept, or PostgreSQL's clock was set too. */
  isDue(): boolean {
    const isSet = Math.abs(getOwnZero() - this.ownZero) >= EQUAL_WITHIN_MS / 2;
    return isSet || performance.now() - this.measuredAt >= MEASURE_EACH_MS;
  }

  async measure(dataSource: DataSource): Promise<void> {
    const askedAt = performance.now();
    const time = await readDatabaseTime(dataSource);
    const answeredAt = performance.now();
    const isSlow = answeredAt - askedAt > ANSWER_WITHIN_MS;
    const zero = time - (askedAt + answeredAt) / 2;
    // A slow response can be off by half of the wait, so it only replaces larger differences, such as after the machine
    // has slept.
    if (isSlow && this.zero !== undefined && Math.abs(zero - this.zero) < (answeredAt - askedAt) / 2 + EQUAL_WITHIN_MS)
      return;
    this.zero = zero;
    this.ownZero = getOwnZero();
    this.measuredAt = isSlow ? Number.NEGATIVE_INFINITY : answeredAt;
    this.logDifference(this.ownZero - this.zero);
  }

  private logDifference(aheadMs: number): void {
    const isOff = Math.abs(aheadMs) >= EQUAL_WITHIN_MS;
    if (isOff === this.isOff) return;
    this.isOff = isOff;
    if (isOff)
      this.logger.warn({
        msg: 'The clock of this service differs from PostgreSQL’s, which is used',
        ahead_seconds: Math.round(aheadMs / 1000),
      });
    else this.logger.log('The clock of this service agrees with PostgreSQL’s again');
  }
}

/** The process's instance. Tests spy on it. */
export const databaseClock = new DatabaseClock();

/** Now, by PostgreSQL's clock. For decisions that one process's wrong clock must not affect. */
export const getNow = (): Date => new Date(databaseClock.getTime());
