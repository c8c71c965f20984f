import { IntervalRuns, raiseNotice, type Transaction, Transactions } from '@cleaning/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import type { Enquiry } from './enquiry.entity.js';
import { placeName } from './messages.js';

/** Between two messages to the office. */
const PAUSE_MINUTES = 10;
const LOOK_MS = 20_000;

/** One transaction after the other from here on: each decides by what the one before has kept. */
export async function lockMessages({ manager }: Transaction): Promise<void> {
  await manager.query('SELECT 1 FROM enquiry_digest FOR UPDATE');
}

/**
 * Tells the office of all enquiries that it was not told of, in one message, when the last one is PAUSE_MINUTES ago. Those of a flood are
 * counted in it, and cause none. What waits is in the table, so a restart loses nothing; a row is marked in the transaction of its message,
 * so none is told twice. Needs `lockMessages`.
 */
export async function tellOffice(tx: Transaction): Promise<void> {
  const [due] = await tx.manager.query<unknown[]>(
    'SELECT 1 FROM enquiry_digest WHERE told_at <= clock_timestamp() - make_interval(mins => $1)',
    [PAUSE_MINUTES],
  );
  if (!due) return;
  const waiting = await tx.manager.query<Pick<Enquiry, 'id' | 'place' | 'suburb' | 'flood'>[]>(
    'SELECT id, place, suburb, flood FROM enquiry WHERE told_at IS NULL ORDER BY sent_at, id FOR UPDATE',
  );
  const named = waiting.filter(({ flood }) => !flood);
  const [first] = named;
  if (!first) return;
  const ids = waiting.map(({ id }) => id);
  await tx.manager.query('UPDATE enquiry SET told_at = clock_timestamp() WHERE id = ANY($1)', [ids]);
  await tx.manager.query('UPDATE enquiry_digest SET told_at = clock_timestamp()');
  const places = named.map(placeName);
  const isOne = named.length === 1;
  await raiseNotice(tx, {
    kind: 'enquiry',
    to: 'admins',
    parameters: {
      enquiry: isOne ? first.id : '',
      // The version before has no text for several.
      place: isOne ? placeName(first) : `${named.length} requests: ${places.slice(0, 5).join('; ')}`,
      ...(isOne ? {} : { count: String(named.length), places: places.join('\n') }),
      ...(waiting.length > named.length ? { flood: String(waiting.length - named.length) } : {}),
    },
  });
}

/** Interval job: messages to the office that had to wait. */
@Injectable()
export class OfficeMessages implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly runs: IntervalRuns,
  ) {}

  onApplicationBootstrap(): void {
    void this.onInterval();
  }

  @Interval(LOOK_MS)
  onInterval(): Promise<void> {
    return this.runs.run('messages to the office', () => this.run());
  }

  async run(): Promise<void> {
    const [waiting] = await this.dataSource.query<unknown[]>(
      'SELECT 1 FROM enquiry WHERE told_at IS NULL AND NOT flood LIMIT 1',
    );
    if (!waiting) return;
    await this.transactions.runWithoutWaiting(async (tx) => {
      await lockMessages(tx);
      await tellOffice(tx);
    });
  }
}
