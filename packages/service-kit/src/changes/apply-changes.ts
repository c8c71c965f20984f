import {
  type Change,
  type ChangesPage,
  ENTITY_TOPICS,
  type Entity,
  entityStates,
  PERSON_ENTITIES,
  type ServiceName,
} from '@cleaning/contracts';
import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Transaction } from '../database/transaction.js';
import { Transactions } from '../database/transactions.js';
import { findLocked, insertOnce } from '../database/writes.js';
import { withRequestId } from '../logging/logging.js';
import { ChangeCursor } from './change-cursor.entity.js';
import { ChangeHandlers } from './handlers.js';
import { isTransient, SetAside } from './set-aside.js';

/** Number up to which a source's feed was applied; 0 before the first. */
export async function readCursor(manager: EntityManager, source: ServiceName): Promise<number> {
  const cursor = await manager.findOneBy(ChangeCursor, { source });
  return Number(cursor?.lastSeq ?? 0);
}

/**
 * Locks the cursor until the transaction ends, so that one replica of this service at a time applies a source's feed.
 */
async function lockCursor(manager: EntityManager, source: ServiceName): Promise<number> {
  const lockRow = () => findLocked(manager, ChangeCursor, { source });
  const cursor = await lockRow();
  if (cursor) return Number(cursor.lastSeq);
  const first = { source, lastSeq: '0' };
  await insertOnce(manager, ChangeCursor, first);
  return Number((await lockRow())?.lastSeq ?? 0);
}

export async function moveCursor(manager: EntityManager, source: ServiceName, last: number): Promise<void> {
  await manager.update(ChangeCursor, { source }, { lastSeq: String(last) });
}

/** A change without its number. */
type UnnumberedChange = Pick<Change, 'entity' | 'id' | 'state' | 'request_id'>;

/** Applies pages of a feed. The changes of a page and the cursor's move are one transaction. */
@Injectable()
export class ApplyChanges {
  private readonly logger = new Logger(ApplyChanges.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly handlers: ChangeHandlers,
    private readonly setAside: SetAside,
  ) {}

  /**
   * Applies a page that was read after number `after`. A change that can't be applied is set aside; the others are
   * applied. Returns false, without effect, if another replica has moved the cursor: this page's states may then be
   * older than those it applied.
   */
  async page(source: ServiceName, after: number, { changes, last }: ChangesPage): Promise<boolean> {
    const wanted = changes.filter(({ entity }) => this.handlers.find(entity));
    try {
      return await this.applyAtOnce(source, after, wanted, last);
    } catch (error) {
      // The database is unavailable or busy: the same page is read again later.
      if (isTransient(error)) throw error;
    }
    let reached = after;
    for (const change of wanted) {
      if (!(await this.applyOne(source, reached, change))) return false;
      reached = change.seq;
    }
    return this.applyAtOnce(source, reached, [], last);
  }

  /**
   * Retries changes set aside, with states read while the cursor was at `after`. No effect if it has moved: newer
   * states may have been applied since.
   */
  async retry(source: ServiceName, after: number, changes: readonly UnnumberedChange[]): Promise<void> {
    for (const change of changes) {
      try {
        await this.transactions.runWithoutWaiting(async (tx) => {
          if ((await lockCursor(tx.manager, source)) !== after) return;
          if (!(await this.setAside.release(tx.manager, source, [change]))) return;
          tx.announce('feed', change.id);
          await this.apply([change], tx);
        });
      } catch (error) {
        if (isTransient(error)) throw error;
        await this.setAside.retryFailed(source, change, error);
      }
    }
  }

  private applyAtOnce(source: ServiceName, after: number, changes: readonly Change[], last: number): Promise<boolean> {
    return this.transactions
      .runWithoutWaiting(async (tx) => {
        if ((await lockCursor(tx.manager, source)) !== after) return null;
        await this.apply(changes, tx);
        if (await this.setAside.release(tx.manager, source, changes)) tx.announce('feed', '');
        await moveCursor(tx.manager, source, last);
        return changes;
      })
      .then((applied) => {
        for (const change of applied ?? []) this.logApplied(source, change);
        return applied !== null;
      });
  }

  private async applyOne(source: ServiceName, after: number, change: Change): Promise<boolean> {
    try {
      return await this.applyAtOnce(source, after, [change], change.seq);
    } catch (error) {
      if (isTransient(error)) throw error;
      return this.transactions.runWithoutWaiting(async ({ manager, announce }) => {
        if ((await lockCursor(manager, source)) !== after) return false;
        await this.setAside.add(manager, source, change, error);
        await moveCursor(manager, source, change.seq);
        announce('feed', change.id);
        return true;
      });
    }
  }

  private async apply(changes: readonly UnnumberedChange[], tx: Transaction): Promise<void> {
    for (const entity of new Set(changes.map((change) => change.entity as Entity))) {
      const handler = this.handlers.find(entity);
      if (!handler) continue;
      const parsed = changes
        .filter((change) => change.entity === entity)
        .map(({ id, state, request_id }) => ({
          id,
          state: state === null ? null : entityStates[entity].parse(state),
          request_id,
        }));
      await handler(parsed, tx);
      // Open pages may have read the old state.
      const topic = ENTITY_TOPICS[entity];
      if (topic) for (const { id } of parsed) tx.announce(topic, id, PERSON_ENTITIES.has(entity) ? [id] : []);
    }
  }

  /** Logs the change under the id of the request that caused it. */
  private logApplied(source: ServiceName, { entity, id, request_id }: Change): void {
    if (request_id) withRequestId(request_id, () => this.logger.log({ msg: 'Applied', source, entity, id }));
  }
}
