import type { Transactions } from '@cleaning/service-kit';
import { refuse } from '@cleaning/service-kit/errors';
import type { EntityManager } from 'typeorm';

/** SQL: keys of all objects that rows own, for a backup. Exports are left out: they can be made again. */
export const OWNED_KEYS = `
  SELECT object_key AS key FROM document WHERE has_object
  UNION SELECT object_key FROM enquiry_photo
  UNION SELECT object_key FROM adjustment_file
  UNION SELECT object_key FROM site_file
  UNION SELECT object_key FROM work_photo
  UNION SELECT original_key FROM gallery_image WHERE original_key IS NOT NULL
  UNION SELECT 'gallery/' || (source->>'name') FROM gallery_image, jsonb_array_elements(sources) AS source
  UNION SELECT 'site/' || (source->>'name') FROM site_picture_file, jsonb_array_elements(sources) AS source
  ORDER BY key`;

/** SQL that marks objects for deletion. @param keys SQL that selects one column of them */
const buildMarkForDeletion = (keys: string): string =>
  `INSERT INTO pending_deletion (key, delete_after, marked)
   SELECT key, now() + interval '30 seconds', true FROM (${keys}) AS given (key)
   ON CONFLICT (key) DO UPDATE SET delete_after = EXCLUDED.delete_after, marked = true`;

/** SQL that lets rows take objects over. Check the number of deleted rows with `requireTaken`. @param keys SQL that selects one column of them */
export const buildTakeOver = (keys: string): string =>
  `DELETE FROM pending_deletion WHERE key IN (${keys}) AND NOT marked`;

/** Throws 409 if objects were marked for deletion before a row took them over. */
export function requireTaken(taken: number | undefined, expected: number): void {
  if (taken !== expected) throw refuse('upload_slow');
}

export async function markObjects(manager: EntityManager, keys: readonly string[]): Promise<void> {
  await manager.query(buildMarkForDeletion('SELECT unnest($1::text[])'), [keys]);
}

/** Records objects before they are written; a row must take them over within an hour. */
export async function announceObjects(transactions: Transactions, keys: readonly string[]): Promise<void> {
  await transactions.runStatement(
    `INSERT INTO pending_deletion (key, delete_after) SELECT key, now() + interval '1 hour' FROM unnest($1::text[]) AS key
     ON CONFLICT (key) DO UPDATE SET delete_after = EXCLUDED.delete_after`,
    [keys],
  );
}

/** Gives announced objects another hour. Objects taken over by a row meanwhile stay with it. */
export async function extendObjects(transactions: Transactions, keys: readonly string[]): Promise<void> {
  await transactions.runStatement(
    `UPDATE pending_deletion SET delete_after = now() + interval '1 hour' WHERE key = ANY($1) AND NOT marked`,
    [keys],
  );
}

/** Deletes the rows of removed objects. Commits asynchronously: after a crash they are removed once more. */
export async function forgetObjects(transactions: Transactions, keys: readonly string[]): Promise<void> {
  await transactions.runStatement(
    `DELETE FROM pending_deletion WHERE key = ANY($1) AND marked AND set_config('synchronous_commit', 'off', true) = 'off'`,
    [keys],
  );
}

/** Marks the objects that no row has taken over. Returns their keys. */
export async function abandonObjects(transactions: Transactions, keys: readonly string[]): Promise<string[]> {
  const [rows] = await transactions.runStatement<[{ key: string }[], number]>(
    `UPDATE pending_deletion SET marked = true, delete_after = now() + interval '30 seconds' WHERE key = ANY($1) RETURNING key`,
    [keys],
  );
  return rows.map(({ key }) => key);
}

/**
 * Marks due objects, at most `limit`, and returns their keys. The new `delete_after` is a lease: other instances skip these while
 * this one removes them.
 */
export async function leaseDueObjects(transactions: Transactions, limit: number): Promise<string[]> {
  const [rows] = await transactions.runStatement<[{ key: string }[], number]>(
    `UPDATE pending_deletion SET marked = true, delete_after = now() + interval '1 minute'
     WHERE key IN (SELECT key FROM pending_deletion WHERE delete_after < now() ORDER BY delete_after LIMIT $1
                   FOR UPDATE SKIP LOCKED)
     RETURNING key`,
    [limit],
  );
  return rows.map(({ key }) => key);
}
