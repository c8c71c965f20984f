import { Transactions } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';

const HOUR_SECONDS = 3600;

/**
 * Rate limits by key: so many at once, then one for each share of an hour (a leaky bucket). The table has the name of
 * its first use.
 */
@Injectable()
export class HourlyLimit {
  constructor(private readonly transactions: Transactions) {}

  /** Takes one share of the key's next hour. Answers 0, or the seconds to wait when the hour is used up. */
  take(key: string, perHour: number): Promise<number> {
    const parameters = [key, HOUR_SECONDS / perHour, HOUR_SECONDS];
    return this.transactions.runWithoutWaiting(async ({ manager }) => {
      // Not now(): concurrent transactions wait for the row while time goes on.
      const booked = await manager.query<unknown[]>(
        `INSERT INTO registration_pace AS pace (address, booked_until)
         VALUES ($1, clock_timestamp() + make_interval(secs => $2))
         ON CONFLICT (address) DO UPDATE
           SET booked_until = greatest(pace.booked_until, clock_timestamp()) + make_interval(secs => $2)
           WHERE pace.booked_until + make_interval(secs => $2) <= clock_timestamp() + make_interval(secs => $3)
         RETURNING address`,
        parameters,
      );
      if (booked.length === 0) {
        const [limit] = await manager.query<{ wait: number }[]>(
          `SELECT ceil(extract(epoch FROM booked_until - clock_timestamp()) + $2 - $3)::int AS wait
           FROM registration_pace WHERE address = $1`,
          parameters,
        );
        return Math.max(1, limit?.wait ?? 1);
      }
      // Deletes rows of keys that have nothing booked. Rows that are locked are skipped.
      await manager.query(
        `DELETE FROM registration_pace WHERE address IN (
           SELECT address FROM registration_pace WHERE booked_until < now() LIMIT 100 FOR UPDATE SKIP LOCKED)`,
      );
      return 0;
    });
  }
}
