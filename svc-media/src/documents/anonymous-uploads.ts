import { ENVIRONMENT, type Environment, TooManyRequests, Transactions } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { environment } from '../environment.js';

/** Bytes are booked in steps of this size before they are read; the unused rest is given back at the end. */
const STEP_BYTES = 512 * 1024;
/** One address gets at most a quarter of the limit, so that it cannot block all registrations. */
const SHARES = 4;
/** Key of the advisory lock under which bytes are booked. Any fixed number does. */
const LOCK = 7_301_452;
const MINUTE_SECONDS = 60;

/** The bytes of one upload. */
export interface Booking {
  /** To be called before so many further bytes are kept. Throws TooManyRequests. */
  take(bytes: number): Promise<void>;
  /** To be called when the upload has ended, however it did. */
  end(): Promise<void>;
}

/**
 * Limits uploads of people without an account: ANONYMOUS_UPLOAD_BYTES_PER_HOUR in any hour, over all addresses and instances. Bytes are
 * counted while they arrive, so that parallel uploads cannot exceed the limit.
 */
@Injectable()
export class AnonymousUploads {
  private readonly limit: number;
  private readonly step: number;

  constructor(
    private readonly transactions: Transactions,
    @Inject(ENVIRONMENT) env: Environment<typeof environment>,
  ) {
    this.limit = env.ANONYMOUS_UPLOAD_BYTES_PER_HOUR;
    this.step = Math.min(STEP_BYTES, this.limit);
  }

  /** @param source a digest of the address that the bytes come from; empty when it is not known */
  begin(source: string): Booking {
    let booked = 0;
    let taken = 0;
    return {
      take: async (bytes) => {
        taken += bytes;
        while (booked < taken) {
          await this.book(source);
          booked += this.step;
        }
      },
      end: () => this.giveBack(source, Math.max(0, booked - taken)),
    };
  }

  private async book(source: string): Promise<void> {
    const waitSeconds = await this.transactions.runWithoutWaiting(async ({ manager }) => {
      // One booking at a time: each sees the sums of those before it.
      await manager.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
      // A minute's bytes count until the whole of it is an hour ago.
      await manager.query(`DELETE FROM anonymous_upload WHERE minute <= now() - interval '61 minutes'`);
      const share = Math.max(this.step, Math.floor(this.limit / SHARES));
      const booked: unknown[] = await manager.query(
        `INSERT INTO anonymous_upload (minute, source, bytes)
         SELECT date_trunc('minute', now()), $3, $1::bigint
         WHERE (SELECT coalesce(sum(bytes), 0) FROM anonymous_upload) + $1::bigint <= $2::bigint
           AND ($3 = '' OR (SELECT coalesce(sum(bytes), 0) FROM anonymous_upload WHERE source = $3) + $1::bigint <= $4::bigint)
         ON CONFLICT (minute, source) DO UPDATE SET bytes = anonymous_upload.bytes + EXCLUDED.bytes RETURNING bytes`,
        [this.step, this.limit, source, share],
      );
      if (booked.length > 0) return 0;
      const [free]: { wait: number }[] = await manager.query(
        `WITH of_all AS (
           SELECT minute, sum(bytes) OVER () - sum(bytes) OVER (ORDER BY minute) AS later FROM anonymous_upload
         ), of_source AS (
           SELECT minute, sum(bytes) OVER () AS total, sum(bytes) OVER () - sum(bytes) OVER (ORDER BY minute) AS later
           FROM anonymous_upload WHERE source = $3 AND $3 <> ''
         )
         SELECT ceil(extract(epoch FROM greatest(
           (SELECT min(minute) FROM of_all WHERE later + $1::bigint <= $2::bigint),
           (SELECT min(minute) FROM of_source WHERE total + $1::bigint > $4::bigint AND later + $1::bigint <= $4::bigint)
         ) + interval '61 minutes' - now()))::int AS wait`,
        [this.step, this.limit, source, share],
      );
      return Math.max(1, free?.wait ?? 1);
    });
    if (waitSeconds === 0) return;
    const minutes = Math.ceil(waitSeconds / MINUTE_SECONDS);
    throw new TooManyRequests(
      `Too many documents are being sent at the moment. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
      waitSeconds,
    );
  }

  private async giveBack(source: string, bytes: number): Promise<void> {
    if (bytes === 0) return;
    await this.transactions.statement(
      `UPDATE anonymous_upload SET bytes = greatest(0, bytes - $1::bigint)
       WHERE source = $2 AND minute = (SELECT max(minute) FROM anonymous_upload WHERE source = $2)`,
      [bytes, source],
    );
  }
}
