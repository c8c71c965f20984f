import { setTimeout } from 'node:timers/promises';
import { type AuditEntry, ENTITY_TOPICS, PERSON_ENTITIES } from '@cleaning/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { type ChangedThing, insertChanges } from '../changes/feed.queries.js';
import { PublishChanges } from '../changes/publish-changes.js';
import { AnnouncementSet } from '../events/announcement-set.js';
import { Announcements } from '../events/announcements.js';
import { getCurrentBudget, type RequestBudget } from '../http/request-budget.js';
import { type AdmittedCall, getCurrentCall, getCurrentRequestId, withRequestId } from '../logging/logging.js';
import type { Transaction } from './transaction.js';

/** serialization_failure and deadlock_detected: PostgreSQL asks to run the transaction again. */
const RETRIED_STATES = new Set(['40001', '40P01']);
export const MAX_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 20;

/**
 * Random pause of up to 20 ms, doubled for each further attempt, so that colliding transactions do not collide again.
 * @param attempt from 1
 * @param random from 0 to 1
 */
export const getRetryPauseMs = (attempt: number, random = Math.random()): number =>
  random * FIRST_PAUSE_MS * 2 ** (attempt - 1);

export const getSqlState = (error: unknown): string | undefined =>
  error instanceof QueryFailedError ? (error.driverError as { code?: string }).code : undefined;

/** Name of the constraint that a row violated. */
export const getViolatedConstraint = (error: unknown): string | undefined =>
  error instanceof QueryFailedError ? (error.driverError as { constraint?: string }).constraint : undefined;

async function retryTransaction<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const state = getSqlState(error);
      if (!state || !RETRIED_STATES.has(state) || attempt >= MAX_ATTEMPTS) throw error;
      await setTimeout(getRetryPauseMs(attempt));
    }
  }
}

interface Committed<T> {
  readonly result: T;
  readonly changed: readonly ChangedThing[];
}

/** The only way to write to the database. */
@Injectable()
export class Transactions {
  private readonly logger = new Logger(Transactions.name);
  private readonly queueListeners = new Map<string, () => void>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly publishChanges: PublishChanges,
    private readonly announcements: Announcements,
  ) {}

  /** Calls the listener after each commit of this process that filled this queue. Entries of other processes are found by polling. */
  onQueued(queue: string, listener: () => void): void {
    this.queueListeners.set(queue, listener);
  }

  /**
   * Runs the work in one transaction, and resolves once the readers of its changes know of them: they apply them before
   * their next response. The work may run again after a serialization failure, so it must have no side effects. Throws
   * 503, and commits nothing, if the request has taken too long or its client has gone.
   * @param meanwhile runs after the commit, while the readers are nudged
   */
  async run<T>(work: (tx: Transaction) => Promise<T>, meanwhile?: (result: T) => Promise<void>): Promise<T> {
    const { result, changed } = await this.commit(work, getCurrentCall(), getCurrentBudget());
    const published = changed.length > 0 ? this.publishChanges.publish(changed) : undefined;
    await meanwhile?.(result);
    await published;
    return result;
  }

  /** Like run, but returns right after the commit. For change handlers and background work. */
  async runWithoutWaiting<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const { result, changed } = await this.commit(work);
    if (changed.length > 0) void this.publishChanges.publish(changed);
    return result;
  }

  /**
   * Runs one statement as a transaction, without changes in the feed and announcements. Returns the result of `query`.
   */
  runStatement<T>(sql: string, parameters: readonly unknown[]): Promise<T> {
    return retryTransaction(() => this.dataSource.query<T>(sql, [...parameters]));
  }

  /**
   * @param call announces the topics of its contract
   * @param budget of the waiting request
   */
  private commit<T>(
    work: (tx: Transaction) => Promise<T>,
    call?: AdmittedCall,
    budget?: RequestBudget,
  ): Promise<Committed<T>> {
    return retryTransaction(async () => {
      const things = new Map<string, ChangedThing>();
      const announced = new AnnouncementSet();
      const acts: AuditEntry[] = [];
      const queues = new Set<string>();
      const createTransaction = (manager: EntityManager): Transaction => ({
        manager,
        // The request id at the time of the call: one transaction may apply changes of several requests.
        recordChange: (entity, id, people = PERSON_ENTITIES.has(entity) ? [id] : []) => {
          things.set(`${entity} ${id}`, { entity, id, requestId: getCurrentRequestId() });
          const topic = ENTITY_TOPICS[entity];
          if (topic) announced.add({ topic, id, people: [...people] });
        },
        addAuditEntry: (act) => {
          acts.push(act);
          things.set(`audit-entry ${act.id}`, { entity: 'audit-entry', id: act.id, requestId: getCurrentRequestId() });
        },
        announce: (topic, id, people = []) => announced.add({ topic, id, people: [...people] }),
        notifyQueue: (queue) => queues.add(queue),
      });
      const result = await this.dataSource.transaction(async (manager) => {
        // The connection may have taken too long.
        budget?.requireTime();
        const value = await work(createTransaction(manager));
        if (things.size > 0) await insertChanges(manager, [...things.values()], acts);
        budget?.startCommit();
        return value;
      });
      const changed = [...things.values()];
      this.logChanged(changed);
      if (call) announced.addCallChanges(call, result);
      this.announcements.publish(announced.all);
      for (const queue of queues) this.queueListeners.get(queue)?.();
      return { result, changed };
    });
  }

  /** Logs the changes under the id of the request that caused them. */
  private logChanged(things: readonly ChangedThing[]): void {
    for (const requestId of new Set(things.map((thing) => thing.requestId))) {
      if (!requestId) continue;
      const entities = new Set(things.filter((thing) => thing.requestId === requestId).map(({ entity }) => entity));
      withRequestId(requestId, () => this.logger.log({ msg: 'Changed', entities: [...entities] }));
    }
  }
}
