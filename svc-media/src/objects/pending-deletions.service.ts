import { Conflict, Transactions } from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { Column, Entity, type EntityManager, PrimaryColumn } from 'typeorm';
import { ObjectStore } from './object-store.js';

/** The keys of all objects that rows own, for a backup. */
export const OWNED_KEYS = `
  SELECT object_key AS key FROM document WHERE deleted_at IS NULL
  UNION SELECT object_key FROM enquiry_photo
  UNION SELECT object_key FROM adjustment_file
  UNION SELECT original_key FROM gallery_image WHERE original_key IS NOT NULL
  UNION SELECT 'gallery/' || (source->>'name') FROM gallery_image, jsonb_array_elements(sources) AS source
  ORDER BY key`;

/**
 * An object that no row owns: not yet, because its upload is under way, or no longer, because its row is gone. The store has no
 * transactions; with this table no object stays there without an owner.
 */
@Entity('unowned_object')
export class PendingDeletion {
  @PrimaryColumn('text')
  key: string;
  /** From this moment on the interval job may remove the object. */
  @Column('timestamptz')
  delete_after: Date;
  /** The object will be removed; no row may take it over any more. */
  @Column('boolean')
  doomed: boolean;
}

const SWEEP_BATCH = 100;

/** SQL that marks objects for deletion. @param keys SQL that selects one column of them */
export const MARK_FOR_DELETION = (keys: string): string =>
  `INSERT INTO unowned_object (key, delete_after, doomed)
   SELECT key, now() + interval '30 seconds', true FROM (${keys}) AS marked (key)
   ON CONFLICT (key) DO UPDATE SET delete_after = EXCLUDED.delete_after, doomed = true`;

/** SQL by which rows take objects over; how many it deletes has to be checked by `requireTaken`. @param keys SQL that selects one column of them */
export const TAKE_OVER = (keys: string): string => `DELETE FROM unowned_object WHERE key IN (${keys}) AND NOT doomed`;

/** Throws Conflict when objects have been marked for deletion before a row took them over. */
export function requireTaken(taken: number | undefined, expected: number): void {
  if (taken !== expected) throw new Conflict('The upload took too long. Please try again.');
}

/** Its commit does not wait for the disk: what a crash takes back is removed and forgotten once more. */
const FORGET_REMOVED = `
  DELETE FROM unowned_object WHERE key = ANY($1) AND doomed AND set_config('synchronous_commit', 'off', true) = 'off'`;

/** Keeps store and database consistent. Each object is announced, written, and then taken over by a row or marked for deletion. */
@Injectable()
export class PendingDeletions {
  private readonly logger = new Logger(PendingDeletions.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly store: ObjectStore,
  ) {}

  /** To be called before the object is written. A row must take it over within an hour. */
  async announce(keys: readonly string[]): Promise<void> {
    await this.transactions.statement(
      `INSERT INTO unowned_object (key, delete_after) SELECT key, now() + interval '1 hour' FROM unnest($1::text[]) AS key
       ON CONFLICT (key) DO UPDATE SET delete_after = EXCLUDED.delete_after`,
      [keys],
    );
  }

  /** In the transaction that writes the owning row. Throws Conflict when the object has been marked for deletion meanwhile. */
  async takeOver(manager: EntityManager, keys: readonly string[]): Promise<void> {
    const [, count]: [unknown, number] = await manager.query(TAKE_OVER('SELECT unnest($1::text[])'), [keys]);
    requireTaken(count, keys.length);
  }

  /** In the transaction that removes the owning row. Call `removeNow` after the commit. */
  async markForDeletion(manager: EntityManager, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    await manager.query(MARK_FOR_DELETION('SELECT unnest($1::text[])'), [keys]);
  }

  /**
   * Deletes rows and marks their objects, in the caller's transaction.
   * @param sql a DELETE that returns `object_key`
   * @returns the keys, for `removeNow` after the commit
   */
  async deleteRows(manager: EntityManager, sql: string, parameters: unknown[]): Promise<string[]> {
    const [rows]: [{ object_key: string }[], number] = await manager.query(sql, parameters);
    const keys = rows.map(({ object_key }) => object_key);
    await this.markForDeletion(manager, keys);
    return keys;
  }

  /** The same in a transaction of its own, and removes the objects. Answers how many rows that were. */
  async removeRows(sql: string, parameters: unknown[]): Promise<number> {
    const keys = await this.transactions.runWithoutWaiting(({ manager }) => this.deleteRows(manager, sql, parameters));
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
      await this.transactions.statement(FORGET_REMOVED, [keys]);
    } catch (error) {
      this.logger.warn({
        msg: 'Objects could not be removed; the sweep tries again',
        err: error,
        objects: keys.length,
      });
    }
  }

  /** Marks objects that were announced and that no row has taken over; the interval job removes them. Answers their keys. */
  async abandon(keys: readonly string[]): Promise<string[]> {
    const [rows] = await this.transactions.statement<[{ key: string }[], number]>(
      `UPDATE unowned_object SET doomed = true, delete_after = now() + interval '30 seconds' WHERE key = ANY($1) RETURNING key`,
      [keys],
    );
    return rows.map(({ key }) => key);
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
    // The new delete_after is a lease: another instance passes these by while this one removes them.
    const [rows] = await this.transactions.statement<[{ key: string }[], number]>(
      `UPDATE unowned_object SET doomed = true, delete_after = now() + interval '1 minute'
       WHERE key IN (SELECT key FROM unowned_object WHERE delete_after < now() ORDER BY delete_after LIMIT $1
                     FOR UPDATE SKIP LOCKED)
       RETURNING key`,
      [SWEEP_BATCH],
    );
    const keys = rows.map((row) => row.key);
    await this.forgetAfter(keys, () => this.store.removeLeft(keys));
    return rows.length;
  }
}
