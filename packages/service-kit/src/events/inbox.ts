import {
  consumedEvents,
  type EventEnvelope,
  type EventName,
  eventSchemas,
  type ServiceName,
} from '@cleaning/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Transaction, Transactions } from '../database/transactions.js';
import { withRequestId } from '../logging/request-context.js';
import { SERVICE } from '../service-name.js';
import { Acknowledgements } from './acknowledgements.js';
import type { EventHandlers } from './on-event.js';

/** What became of a delivered event. `waiting`: earlier ones are missing, from behind `after` on. */
export type Receipt = { readonly state: 'applied' | 'known' } | { readonly state: 'waiting'; readonly after: number };

/**
 * Applies the events of each source exactly once and in their order. The number of the last applied event is kept in
 * the same transaction as what it changed, so a second delivery changes nothing; events that come too early wait in a table.
 */
@Injectable()
export class Inbox {
  private readonly logger = new Logger(Inbox.name);
  private handlers: EventHandlers = new Map();

  constructor(
    @Inject(SERVICE) private readonly service: ServiceName,
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly acknowledgements: Acknowledgements,
  ) {}

  use(handlers: EventHandlers): void {
    this.handlers = handlers;
  }

  /** Number of the last event of the source that has been applied here; 0 before the first. */
  async lastSeq(source: ServiceName): Promise<number> {
    const [row] = await this.dataSource.query<{ last_seq: string }[]>(
      'SELECT last_seq FROM inbox_cursor WHERE source = $1',
      [source],
    );
    return Number(row?.last_seq ?? 0);
  }

  /** Applies events of one source, given in their order. When one of them fails, those before it are applied all the same. */
  async receive(source: ServiceName, events: readonly EventEnvelope[]): Promise<Receipt> {
    // The cursor only rises: repetitions, of which a replay brings many, cost no transaction.
    const last = await this.lastSeq(source);
    if (events.every(({ seq }) => seq <= last)) {
      // They are told of again: the writer may have missed the first word.
      await this.acknowledgements.tell(
        this.service,
        events.map(({ id }) => id),
      );
      return { state: 'known' };
    }
    try {
      return await this.applyTogether(source, events);
    } catch (error) {
      if (events.length <= 1) throw error;
      let receipt: Receipt = { state: 'known' };
      for (const event of events) receipt = await this.applyTogether(source, [event]);
      return receipt;
    }
  }

  private async applyTogether(source: ServiceName, events: readonly EventEnvelope[]): Promise<Receipt> {
    let told: string[] = [];
    let applied: EventEnvelope[] = [];
    const receipt = await this.transactions.runWithoutWaiting(async (tx): Promise<Receipt> => {
      const before = await this.lockCursor(tx.manager, source);
      const delivered = new Map(events.map((event) => [event.seq, event]));
      // A known event is told of again: the writer may have missed the first word.
      told = events.filter(({ seq }) => seq <= before).map(({ id }) => id);
      applied = [];
      let last = before;
      let next = delivered.get(last + 1);
      while (next) {
        if (await this.apply(next, tx)) applied.push(next);
        told.push(next.id);
        last = next.seq;
        next = delivered.get(last + 1) ?? (await this.takeWaiting(tx.manager, source, last + 1));
      }
      if (last > before)
        await tx.manager.query('UPDATE inbox_cursor SET last_seq = $2 WHERE source = $1', [source, last]);
      const early = events.filter(({ seq }) => seq > last);
      for (const event of early) await this.keepWaiting(tx.manager, event);
      if (early.length > 0) return { state: 'waiting', after: last };
      return { state: last > before ? 'applied' : 'known' };
    });
    if (told.length > 0) await this.acknowledgements.tell(this.service, told);
    for (const event of applied) this.note(event);
    return receipt;
  }

  /** A line of the story of the request that the event came from. */
  private note({ name, seq, source, request_id }: EventEnvelope): void {
    if (request_id)
      withRequestId(request_id, () => this.logger.log({ msg: 'Applied', event: name, number: seq, source }));
  }

  private async lockCursor(manager: EntityManager, source: ServiceName): Promise<number> {
    const lock = 'SELECT last_seq FROM inbox_cursor WHERE source = $1 FOR UPDATE';
    const [row] = await manager.query<{ last_seq: string }[]>(lock, [source]);
    if (row) return Number(row.last_seq);
    await manager.query('INSERT INTO inbox_cursor (source, last_seq) VALUES ($1, 0) ON CONFLICT DO NOTHING', [source]);
    const [created] = await manager.query<{ last_seq: string }[]>(lock, [source]);
    return Number(created?.last_seq);
  }

  /** Whether this service has anything to do with the event. */
  private async apply(event: EventEnvelope, tx: Transaction): Promise<boolean> {
    if (!(event.name in eventSchemas)) throw new Error(`svc-${event.source} sent an unknown event: ${event.name}`);
    const name = event.name as EventName;
    if (!consumedEvents[this.service].includes(name)) return false;
    const handler = this.handlers.get(name);
    if (!handler) throw new Error(`No handler for ${name}`);
    const payload = eventSchemas[name].parse(event.payload);
    await withRequestId(event.request_id ?? event.id, () => handler(payload, tx));
    return true;
  }

  private async keepWaiting(manager: EntityManager, event: EventEnvelope): Promise<void> {
    await manager.query('INSERT INTO inbox_waiting (source, seq, event) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
      event.source,
      event.seq,
      event,
    ]);
  }

  /** The waiting event with this number; it and those before it wait no longer. */
  private async takeWaiting(
    manager: EntityManager,
    source: ServiceName,
    seq: number,
  ): Promise<EventEnvelope | undefined> {
    const [rows] = await manager.query<[{ event: EventEnvelope }[], number]>(
      'DELETE FROM inbox_waiting WHERE source = $1 AND seq <= $2 RETURNING event',
      [source, seq],
    );
    return rows.map(({ event }) => event).find((event) => event.seq === seq);
  }
}
