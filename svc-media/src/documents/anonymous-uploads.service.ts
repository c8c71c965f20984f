import { ENVIRONMENT, type Environment, refuse, Transactions } from '@cleaning/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Mutex } from 'async-mutex';
import { Raw } from 'typeorm';
import type { environment } from '../environment.js';
import { AnonymousUpload } from './anonymous-upload.entity.js';
import { bookUpload, getSecondsUntilFree, lockUploads, releaseUpload } from './anonymous-uploads.queries.js';

/** Bytes are booked in steps of this size before they are read; the unused rest is given back at the end. */
const STEP_BYTES = 512 * 1024;
/** One address gets at most a quarter of the limit, so that it cannot block all registrations. */
const SHARES = 4;

/** The bytes of one upload. */
export interface Booking {
  /** Call before storing this many further bytes. Throws 429. */
  take(bytes: number): Promise<void>;
  /** Always call when the upload has ended. Doesn't throw. */
  end(): Promise<void>;
}

/**
 * Limits uploads without an account to ANONYMOUS_UPLOAD_BYTES_PER_HOUR in any hour, over all addresses and instances. Bytes are
 * counted while they arrive, so that parallel uploads cannot exceed the limit.
 */
@Injectable()
export class AnonymousUploads {
  private readonly limit: number;
  private readonly step: number;
  private readonly share: number;
  /** Bookings wait for each other before they take a connection: otherwise they could hold all of the pool's. */
  private readonly turns = new Mutex();
  private readonly logger = new Logger(AnonymousUploads.name);

  constructor(
    private readonly transactions: Transactions,
    @Inject(ENVIRONMENT) env: Environment<typeof environment>,
  ) {
    this.limit = env.ANONYMOUS_UPLOAD_BYTES_PER_HOUR;
    this.step = Math.min(STEP_BYTES, this.limit);
    this.share = Math.max(this.step, Math.floor(this.limit / SHARES));
  }

  /** @param source a digest of the sender's address; empty if unknown */
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
      end: () =>
        this.release(source, Math.max(0, booked - taken)).catch((error: unknown) =>
          // The rest of a step stays booked for an hour.
          this.logger.warn({ msg: 'Unused bytes of an upload stay booked', err: error }),
        ),
    };
  }

  private async book(source: string): Promise<void> {
    const waitSeconds = await this.turns.runExclusive(() => this.tryToBook(source));
    if (waitSeconds > 0) throw refuse('documents_busy', { retry_after: waitSeconds });
  }

  /** Returns 0 once a step is booked, otherwise the seconds until one is free. */
  private tryToBook(source: string): Promise<number> {
    return this.transactions.runWithoutWaiting(async ({ manager }) => {
      await lockUploads(manager);
      // A minute's bytes count until the whole minute is an hour ago.
      await manager.delete(AnonymousUpload, { minute: Raw((column) => `${column} <= now() - interval '61 minutes'`) });
      const booking = { source, bytes: this.step, limit: this.limit, share: this.share };
      return (await bookUpload(manager, booking)) ? 0 : Math.max(1, await getSecondsUntilFree(manager, booking));
    });
  }

  private async release(source: string, bytes: number): Promise<void> {
    if (bytes === 0) return;
    await releaseUpload(this.transactions, source, bytes);
  }
}
