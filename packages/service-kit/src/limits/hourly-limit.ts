import { type FactoryProvider, Injectable, type Type } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '../database/transaction.js';
import { Transactions } from '../database/transactions.js';
import { refuse } from '../errors/refusal.js';
import { hashSha256 } from '../sealing/sha256.js';
import { getCountedAddress, getCountedSite } from './client-address.js';
import type { HourlyBooking } from './hourly-booking.entity.js';
import { bookShare, deleteEndedBookings, getSecondsUntilRoom } from './hourly-limit.queries.js';

const HOUR_SECONDS = 3600;
/** A /48 may belong to a carrier whose customers have a /64 each, so it gets the shares of this many connections. */
const CONNECTIONS_PER_SITE = 10;

/** Rate limits by key (leaky bucket): a burst of `count`, then one for each share of an hour. */
@Injectable()
export class HourlyLimit {
  constructor(
    private readonly transactions: Transactions,
    private readonly table: string,
  ) {}

  /** @param bookings the service's own entity, with an index on `booked_until` */
  static createProvider(bookings: Type<HourlyBooking>): FactoryProvider<HourlyLimit> {
    return {
      provide: HourlyLimit,
      inject: [Transactions, DataSource],
      useFactory: (transactions: Transactions, dataSource: DataSource) =>
        new HourlyLimit(transactions, dataSource.getMetadata(bookings).tableName),
    };
  }

  /**
   * Takes one share of a connection's hour, and with IPv6 one of its /48. Stores addresses as digests.
   * @param kind counted separately
   * Throws 429.
   */
  async takeForConnection(kind: string, ip: string | undefined, count: number): Promise<void> {
    const takeHashed = (counted: string, shares: number) => {
      const digest = hashSha256(counted);
      return this.take(kind === '' ? digest : `${kind} ${digest}`, shares);
    };
    const site = getCountedSite(ip);
    const seconds =
      (await takeHashed(getCountedAddress(ip), count)) ||
      (site === null ? 0 : await takeHashed(site, count * CONNECTIONS_PER_SITE));
    if (seconds === 0) return;
    throw refuse('network_limit', { retry_after: seconds });
  }

  /**
   * Takes one share of the key's next hour. Returns 0, or the seconds to wait if it is used up.
   * @param seconds period instead of an hour
   */
  take(key: string, count: number, seconds = HOUR_SECONDS): Promise<number> {
    return this.transactions.runWithoutWaiting((tx) => this.takeIn(tx, key, count, seconds));
  }

  /** Like `take`, in the caller's transaction. Others wait for the key until it ends. */
  async takeIn({ manager }: Transaction, key: string, count: number, seconds = HOUR_SECONDS): Promise<number> {
    const share = { key, seconds: seconds / count, within: seconds };
    if (!(await bookShare(manager, this.table, share)))
      return Math.max(1, await getSecondsUntilRoom(manager, this.table, share));
    await deleteEndedBookings(manager, this.table);
    return 0;
  }
}
