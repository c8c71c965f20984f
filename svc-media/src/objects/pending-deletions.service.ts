import { SECOND_MS } from '@cleaning/contracts';
import { IntervalRuns, Transactions } from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { type EntityManager, In } from 'typeorm';
import { ObjectStore } from './object-store.js';
import { PendingDeletion } from './pending-deletion.entity.js';
import {
  abandonObjects,
  announceObjects,
  extendObjects,
  forgetObjects,
  leaseDueObjects,
  markObjects,
  requireTaken,
} from './pending-deletions.queries.js';

const SWEEP_BATCH = 100;

/** Keeps store and database consistent: each object is announced, written, then taken over by a row or marked for deletion. */
@Injectable()
export class PendingDeletions {
  private readonly logger = new Logger(PendingDeletions.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly store: ObjectStore,
    private readonly runs: IntervalRuns,
  ) {}

  /** Call before writing the object. A row must take it over within an hour. */
  announce(keys: readonly string[]): Promise<void> {
    return announceObjects(this.transactions, keys);
  }

  /**
   * For an object that takes longer than an hour to write. Unlike `announce` it is safe if a row has taken the object
   * over.
   */
  extend(keys: readonly string[]): Promise<void> {
    return extendObjects(this.transactions, keys);
  }

  /** Call in the transaction that writes the owning row. Throws 409 if the object was marked for deletion. */
  async takeOver(manager: EntityManager, keys: readonly string[]): Promise<void> {
    const taken = await manager.delete(PendingDeletion, { key: In([...keys]), marked: false });
    requireTaken(taken.affected ?? 0, keys.length);
  }

  /** Call in the transaction that removes the owning row, and `removeNow` after the commit. */
  async markForDeletion(manager: EntityManager, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    await markObjects(manager, keys);
  }

  /**
   * Deletes rows and marks their objects in a separate transaction, then removes the objects. Returns how many.
   * @param deleteRows returns the keys of the objects
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

  /** Removes marked objects. Ignores store errors, because the interval job tries again. */
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

  /** Marks announced objects that no row has taken over; the interval job removes them. Returns their keys. */
  abandon(keys: readonly string[]): Promise<string[]> {
    return abandonObjects(this.transactions, keys);
  }

  /**
   * Removes announced objects that no row has taken over. Keeps the others, because the response of the commit that
   * took them over may have been lost. Waits for a running commit.
   */
  async discard(keys: readonly string[]): Promise<void> {
    await this.removeNow(await this.abandon(keys));
  }

  @Interval(30 * SECOND_MS)
  onInterval(): Promise<void> {
    return this.runs.run('objects without owner', () => this.sweep());
  }

  /** Returns how many objects were due. */
  async sweep(): Promise<number> {
    const keys = await leaseDueObjects(this.transactions, SWEEP_BATCH);
    await this.forgetAfter(keys, () => this.store.removeWithLeftovers(keys));
    return keys.length;
  }
}
