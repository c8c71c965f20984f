import { ENVIRONMENT, type Environment, TooManyRequests, Transactions } from '@cleaning/service-kit';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { environment } from '../environment.js';
import { countedAddress } from '../sessions/client-address.js';

const HOUR_SECONDS = 3600;

/**
 * Rate limit of registrations per address: REGISTRATIONS_PER_HOUR at once, then one for each share of an hour (a leaky
 * bucket). Checked before the files are read, so that nobody fills the disk.
 */
@Injectable()
export class RegistrationRateLimit implements CanActivate {
  private readonly shareSeconds: number;

  constructor(
    @Inject(ENVIRONMENT) env: Environment<typeof environment>,
    private readonly transactions: Transactions,
  ) {
    this.shareSeconds = HOUR_SECONDS / env.REGISTRATIONS_PER_HOUR;
  }

  /** Throws TooManyRequests. */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const address = countedAddress(context.switchToHttp().getRequest<Request>().ip);
    const waitSeconds = await this.take(address);
    if (waitSeconds === 0) return true;
    throw new TooManyRequests('Too many registrations from your network. Please try again later.', waitSeconds);
  }

  /** Takes one share of the address's next hour. Answers 0, or the seconds to wait when the hour is used up. */
  private take(address: string): Promise<number> {
    const parameters = [address, this.shareSeconds, HOUR_SECONDS];
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
      // Deletes rows of addresses that have nothing booked. Rows that are locked are skipped.
      await manager.query(
        `DELETE FROM registration_pace WHERE address IN (
           SELECT address FROM registration_pace WHERE booked_until < now() LIMIT 100 FOR UPDATE SKIP LOCKED)`,
      );
      return 0;
    });
  }
}
