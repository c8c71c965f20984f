import type { EntityManager } from 'typeorm';

/** Deletes some attempts that nobody has finished; it skips those that another transaction is deleting. */
export async function deleteOldAttempts(manager: EntityManager): Promise<void> {
  await manager.query(
    `DELETE FROM provider_attempt WHERE id IN (
       SELECT id FROM provider_attempt WHERE expires_at < now() LIMIT 100 FOR UPDATE SKIP LOCKED)`,
  );
}
