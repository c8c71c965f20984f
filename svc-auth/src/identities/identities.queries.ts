import type { EntityManager } from 'typeorm';

/** Deletes some unfinished attempts; skips those that another transaction is deleting. */
export async function deleteOldAttempts(manager: EntityManager): Promise<void> {
  await manager.query(
    `DELETE FROM provider_attempt WHERE id IN (
       SELECT id FROM provider_attempt WHERE expires_at < now() LIMIT 100 FOR UPDATE SKIP LOCKED)`,
  );
}

/**
 * Somebody who left and registered again has another account. The former one is kept for what is owed, and can't log
 * in.
 */
export async function forgetRemovedOwner(
  manager: EntityManager,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
): Promise<void> {
  await manager.query(
    `DELETE FROM linked_identity USING account
     WHERE account.id = account_id AND removed_at IS NOT NULL AND issuer = $1 AND subject = $2`,
    [issuer, subject],
  );
}
