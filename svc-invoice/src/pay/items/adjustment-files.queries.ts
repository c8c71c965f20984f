import type { EntityManager } from 'typeorm';

/**
 * Removes the files of up to `limit` adjustments that were last paid before a day (YYYY-MM-DD), and returns the
 * adjustments' ids. Skips rows locked by other transactions.
 */
export async function giveUpFiles(manager: EntityManager, before: string, limit: number): Promise<string[]> {
  const [rows] = await manager.query<[{ id: string }[], number]>(
    `UPDATE pay_item SET file_id = NULL WHERE id IN (
       SELECT item.id FROM pay_item AS item
       WHERE file_id IS NOT NULL AND in_run_cents = 0 AND paid_cents <> 0 AND $1 > (
         SELECT max(paid_on) FROM pay_line JOIN pay_run ON pay_run.id = run_id WHERE item_id = item.id)
       ORDER BY item.id LIMIT $2 FOR UPDATE SKIP LOCKED)
     RETURNING id`,
    [before, limit],
  );
  return rows.map(({ id }) => id);
}
