import { type EventName, type EventPayload, eventSchemas } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { v7 } from 'uuid';
import { Acknowledgements } from '../events/acknowledgements.js';
import { OUTBOX_CHANNEL } from '../events/tables.js';
import { currentRequestId } from '../logging/request-context.js';

/** The caller's view of a running transaction. */
export interface Transaction {
  readonly manager: EntityManager;
  /**
   * Writes an event that leaves after the commit, and never after a rollback. Call it after the row that the event
   * tells of has been locked or changed: then events of one row leave in the order of its changes.
   */
  publish<N extends EventName>(name: N, payload: EventPayload<N>): Promise<void>;
}

export interface PublishedEvent {
  readonly id: string;
  readonly name: EventName;
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
  constructor(
    private readonly dataSource: DataSource,
    private readonly acknowledgements: Acknowledgements,
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
      const events: PublishedEvent[] = [];
      try {
        const result = await this.dataSource.transaction(async (manager) => {
          const value = await work({
            manager,
            publish: (name, payload) => this.publish(manager, events, name, payload),
          });
          this.acknowledgements.expect(events);
          return value;
        });
        return { result, events };
      } catch (error) {
        this.acknowledgements.forget(events);
        const state = sqlState(error);
        if (!state || !RETRIED.has(state) || attempt >= MAX_ATTEMPTS) throw error;
      }
    }
  }

  private async publish<N extends EventName>(
    manager: EntityManager,
    events: PublishedEvent[],
    name: N,
    payload: EventPayload<N>,
  ): Promise<void> {
    const checked = eventSchemas[name].parse(payload);
    const id = v7();
    await manager.query('INSERT INTO outbox_event (id, name, payload, request_id) VALUES ($1, $2, $3, $4)', [
      id,
      name,
      checked,
      currentRequestId() ?? null,
    ]);
    // PostgreSQL folds equal notifications of one transaction into one and delivers it at the commit.
    if (events.length === 0) await manager.query(`NOTIFY ${OUTBOX_CHANNEL}`);
    events.push({ id, name });
  }
}
