import { type EventName, type EventPayload, eventSchemas } from '@cleaning/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { v7 } from 'uuid';
import { Acknowledgements } from '../events/acknowledgements.js';
import { OutboxSignal } from '../events/outbox-signal.js';
import { currentRequestId, withRequestId } from '../logging/request-context.js';

/** The caller's view of a running transaction. */
export interface Transaction {
  readonly manager: EntityManager;
  /**
   * Adds an event that leaves after the commit, and never after a rollback. Call it after the row that the event
   * tells of has been locked or changed: then events of one row leave in the order of its changes.
   */
  publish<N extends EventName>(name: N, payload: EventPayload<N>): Promise<void>;
}

export interface PublishedEvent {
  readonly id: string;
  readonly name: EventName;
}

interface OutgoingEvent extends PublishedEvent {
  readonly payload: unknown;
  /** Of the request that brought the event about, also where one event brings about another. */
  readonly request_id: string | undefined;
}

/** serialization_failure, deadlock_detected: PostgreSQL asks to run the transaction again. */
const RETRIED = new Set(['40001', '40P01']);
const MAX_ATTEMPTS = 5;

export const sqlState = (error: unknown): string | undefined =>
  error instanceof QueryFailedError ? (error.driverError as { code?: string }).code : undefined;

/** Name of the constraint that PostgreSQL refused a row for. */
export const violatedConstraint = (error: unknown): string | undefined =>
  error instanceof QueryFailedError ? (error.driverError as { constraint?: string }).constraint : undefined;

/** The only way to write. */
@Injectable()
export class Transactions {
  private readonly logger = new Logger(Transactions.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly acknowledgements: Acknowledgements,
    private readonly outboxSignal: OutboxSignal,
  ) {}

  /**
   * Runs the work in one transaction and, once it is committed, waits until the services that show its events have
   * applied them (200 ms at most). The work may run again after a serialization failure: no side effects in it.
   */
  async run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const { result, events } = await this.commit(work);
    await this.acknowledgements.applied(events);
    return result;
  }

  /** Like run, but returns as soon as the commit is done. For event handlers and background work. */
  async runWithoutWaiting<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return (await this.commit(work)).result;
  }

  private async commit<T>(work: (tx: Transaction) => Promise<T>): Promise<{ result: T; events: PublishedEvent[] }> {
    for (let attempt = 1; ; attempt += 1) {
      const events: OutgoingEvent[] = [];
      try {
        const result = await this.dataSource.transaction(async (manager) => {
          const value = await work({
            manager,
            publish: async (name, payload) => {
              const request_id = currentRequestId();
              events.push({ id: v7(), name, payload: eventSchemas[name].parse(payload), request_id });
            },
          });
          // Locks that the work took are held until the commit, so writing its events last keeps their order.
          if (events.length > 0) await this.writeToOutbox(manager, events);
          this.acknowledgements.expect(events);
          return value;
        });
        // Not NOTIFY: of transactions that send one, PostgreSQL commits a single one at a time.
        if (events.length > 0) this.outboxSignal.committed();
        this.note(events);
        return { result, events };
      } catch (error) {
        this.acknowledgements.forget(events);
        const state = sqlState(error);
        if (!state || !RETRIED.has(state) || attempt >= MAX_ATTEMPTS) throw error;
      }
    }
  }

  /** A line of each request's story. Names only: what events carry is personal. */
  private note(events: readonly OutgoingEvent[]): void {
    for (const requestId of new Set(events.map(({ request_id }) => request_id))) {
      if (!requestId) continue;
      const told = events.filter(({ request_id }) => request_id === requestId).map(({ name }) => name);
      withRequestId(requestId, () => this.logger.log({ msg: 'Told', events: told }));
    }
  }

  private async writeToOutbox(manager: EntityManager, events: readonly OutgoingEvent[]): Promise<void> {
    await manager.query(
      `INSERT INTO outbox_event (id, name, payload, request_id)
       SELECT (event->>'id')::uuid, event->>'name', event->'payload', event->>'request_id'
       FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS published (event, place) ORDER BY place`,
      [JSON.stringify(events)],
    );
  }
}
