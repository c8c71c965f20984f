import { Transactions } from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { ObjectStore } from './object-store.js';
import { PendingDeletion } from './pending-deletion.entity.js';
import {
  abandonObjects,
  announceObjects,
  forgetObjects,
  leaseDueObjects,
  markObjects,
  requireTaken,
} from './pending-deletions.queries.js';

const SWEEP_BATCH = 100;

/** Keeps store and database consistent. Each object is announced, written, and then taken over by a row or marked for deletion. */
@Injectable()
export class PendingDeletions {
  private readonly logger = new Logger(PendingDeletions.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly store: ObjectStore,
  ) {}

  /** To be called before the object is written. A row must take it over within an hour. */
  announce(keys: readonly string[]): Promise<void> {
    return announceObjects(this.transactions, keys);
  }

  /** In the transaction that writes the owning row. Throws 409 when the object has been marked for deletion meanwhile. */
  async takeOver(manager: EntityManager, keys: readonly string[]): Promise<void> {
    const taken = await manager.delete(PendingDeletion, { key: In([...keys]), marked: false });
    requireTaken(taken.affected ?? 0, keys.length);
  }

  /** In the transaction that removes the owning row. Call `removeNow` after the commit. */
  async markForDeletion(manager: EntityManager, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    await markObjects(manager, keys);
  }

  /**
   * Deletes rows and marks their objects in a transaction of its own, then removes the objects. Answers how many rows that were.
   * @param deleteRows answers the keys of the objects
   */
  async removeRows(deleteRows: (manager: EntityManager) => Promise<string[]>): Promise<number> {
    const keys = await this.transactions.runWithoutWaiting(async ({ manager }) => {
      const found = await deleteRows(manager);
      await this.markForDeletion(manager, found);
      return found;
    });
    await this.removeNow(keys);
    return keys.length;
  }

  /** Removes objects that are marked. A store that does not answer is no error: the interval job tries again. */
  removeNow(keys: readonly string[]): Promise<void> {
    return this.forgetAfter(keys, () => this.store.remove(keys));
  }

  private async forgetAfter(keys: readonly string[], remove: () => Promise<void>): Promise<void> {
    if (keys.length === 0) return;
    try {
      await remove();
      await forgetObjects(this.transactions, keys);
    } catch (error) {
      this.logger.warn({
        msg: 'Objects could not be removed; the sweep tries again',
        err: error,
        objects: keys.length,
      });
    }
  }

  /** Marks objects that were announced and that no row has taken over; the interval job removes them. Answers their keys. */
  abandon(keys: readonly string[]): Promise<string[]> {
    return abandonObjects(this.transactions, keys);
  }

  /**
   * Removes objects that were announced and that no row has taken over. Others are left alone: the answer of the commit that took them
   * over may have been lost. Waits for a commit that is under way.
   */
  async discard(keys: readonly string[]): Promise<void> {
    await this.removeNow(await this.abandon(keys));
  }

  /** Removes what is due. Answers how many objects that were. */
  async sweep(): Promise<number> {
    const keys = await leaseDueObjects(this.transactions, SWEEP_BATCH);
    await this.forgetAfter(keys, () => this.store.removeWithLeftovers(keys));
    return keys.length;
  }
}
