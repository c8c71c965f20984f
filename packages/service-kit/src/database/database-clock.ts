import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { readDatabaseTime } from './database-clock.queries.js';

/** Clocks that differ by less count as equal. */
const EQUAL_WITHIN_MS = 1000;
const MEASURE_EACH_MS = 30_000;
/** The time could be anywhere within a slow answer. */
const ANSWER_WITHIN_MS = 500;

/** Milliseconds of this process's clock at the zero of `performance.now()`, which goes on evenly when somebody sets the clock. */
const getOwnZero = (): number => Date.now() - performance.now();

/**
 * PostgreSQL's clock, which all services share. It is read in the background, so asking for the time costs no statement. The process's own time
 * is answered while both agree, and before the first reading.
 */
export class DatabaseClock {
  private readonly logger = new Logger('Clock');
  /** Milliseconds of PostgreSQL's clock at the zero of `performance.now()`. */
  private zero: number | undefined;
  private ownZero = 0;
  /** By `performance.now()`. */
  private measuredAt = Number.NEGATIVE_INFINITY;
  private isOff = false;

  /** Milliseconds since 1970. */
  getTime(): number {
    const own = Date.now();
    if (this.zero === undefined) return own;
    const time = this.zero + performance.now();
    return Math.abs(time - own) < EQUAL_WITHIN_MS ? own : Math.round(time);
  }

  /** At once after a step of the process's clock: the machine may have slept, or PostgreSQL's clock was set too. */
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
    // A slow answer can be wrong by half of the wait: it replaces only what differs by more, such as after the machine has slept.
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

/** Of the process. Tests spy on it. */
export const databaseClock = new DatabaseClock();

/** Now, by PostgreSQL's clock. For what a wrong clock of one process must not decide. */
export const getNow = (): Date => new Date(databaseClock.getTime());
