import { createHash } from 'node:crypto';
import { type FactoryProvider, Injectable, type Type } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Transaction, Transactions } from '../database/transactions.js';
import { TooManyRequests } from '../errors/domain-errors.js';
import { countedAddress } from './client-address.js';
import type { HourlyBooking } from './hourly-booking.entity.js';

const HOUR_SECONDS = 3600;

/** Rate limits by key: so many at once, then one for each share of an hour (a leaky bucket). */
@Injectable()
export class HourlyLimit {
  constructor(
    private readonly transactions: Transactions,
    private readonly table: string,
  ) {}

  /** @param bookings the service's own entity, with an index on `booked_until` */
  static of(bookings: Type<HourlyBooking>): FactoryProvider<HourlyLimit> {
    return {
      provide: HourlyLimit,
      inject: [Transactions, DataSource],
      useFactory: (transactions: Transactions, dataSource: DataSource) =>
        new HourlyLimit(transactions, dataSource.getMetadata(bookings).tableName),
    };
  }

  /**
   * Takes one share of what a connection may do in an hour. Its address is kept as a digest.
   * @param kind what is counted apart from other calls of the connection
   * Throws TooManyRequests.
   */
  async takeOfConnection(kind: string, ip: string | undefined, count: number): Promise<void> {
    const connection = createHash('sha256').update(countedAddress(ip)).digest('hex');
    const seconds = await this.take(kind === '' ? connection : `${kind} ${connection}`, count);
    if (seconds === 0) return;
    const minutes = Math.ceil(seconds / 60);
    throw new TooManyRequests(
      `Too many requests from your network. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
      seconds,
    );
  }

  /**
   * Takes one share of the key's next hour. Answers 0, or the seconds to wait when the hour is used up.
   * @param seconds another time than an hour
   */
  take(key: string, count: number, seconds = HOUR_SECONDS): Promise<number> {
    return this.transactions.runWithoutWaiting((tx) => this.takeIn(tx, key, count, seconds));
  }

  /** The same in a transaction of the caller's, which takes it back when it is rolled back. Others wait for the key until it ends. */
  async takeIn({ manager }: Transaction, key: string, count: number, seconds = HOUR_SECONDS): Promise<number> {
    const parameters = [key, seconds / count, seconds];
    // Not now(): concurrent transactions wait for the row while time goes on.
    const booked = await manager.query<unknown[]>(
      `INSERT INTO ${this.table} AS booking (address, booked_until)
       VALUES ($1, clock_timestamp() + make_interval(secs => $2))
       ON CONFLICT (address) DO UPDATE
         SET booked_until = greatest(booking.booked_until, clock_timestamp()) + make_interval(secs => $2)
         WHERE booking.booked_until + make_interval(secs => $2) <= clock_timestamp() + make_interval(secs => $3)
       RETURNING address`,
      parameters,
    );
    if (booked.length === 0) {
      const [limit] = await manager.query<{ wait: number }[]>(
        `SELECT ceil(extract(epoch FROM booked_until - clock_timestamp()) + $2 - $3)::int AS wait
         FROM ${this.table} WHERE address = $1`,
        parameters,
      );
      return Math.max(1, limit?.wait ?? 1);
    }
    // Deletes rows of keys that have nothing booked. Rows that are locked are skipped.
    await manager.query(
      `DELETE FROM ${this.table} WHERE address IN (
         SELECT address FROM ${this.table} WHERE booked_until < now() LIMIT 100 FOR UPDATE SKIP LOCKED)`,
    );
    return 0;
  }
}
