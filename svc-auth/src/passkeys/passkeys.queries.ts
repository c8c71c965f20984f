import type { EntityManager } from 'typeorm';

/** Deletes some unanswered challenges; skips those that another transaction is deleting. */
export async function deleteOldChallenges(manager: EntityManager): Promise<void> {
  await manager.query(
    `DELETE FROM passkey_challenge WHERE id IN (
       SELECT id FROM passkey_challenge WHERE expires_at < now() LIMIT 100 FOR UPDATE SKIP LOCKED)`,
  );
}
