import type { EntityState } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

/**
 * Adds a notice, and deletes some that are older than the days, with their entries in the feed: nobody delivers those. Rows that another
 * transaction deletes are skipped.
 */
export async function addNotice(
  manager: EntityManager,
  { id, notice, days }: { readonly id: string; readonly notice: EntityState<'notice'>; readonly days: number },
): Promise<void> {
  await manager.query(
    `WITH old AS (DELETE FROM raised_notice WHERE id IN (
       SELECT id FROM raised_notice WHERE raised_at < now() - make_interval(days => $3) LIMIT 100 FOR UPDATE SKIP LOCKED)
       RETURNING id),
     entries AS (DELETE FROM change WHERE entity = 'notice' AND entity_id IN (SELECT id FROM old))
     INSERT INTO raised_notice (id, notice) VALUES ($1, $2)`,
    [id, notice, days],
  );
}
