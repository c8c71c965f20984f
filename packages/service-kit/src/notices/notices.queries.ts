import type { EntityState } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

/**
 * Adds a notice, and deletes up to 100 that are older than `days` with their feed entries, because those are no longer delivered.
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
