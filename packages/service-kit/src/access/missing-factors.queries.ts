import type { EntityManager } from 'typeorm';

/** Makes the feed of accounts be read from its beginning while one of them is not known whole. */
export async function readAgainWhereUnknown(manager: EntityManager, needsFactors: boolean): Promise<void> {
  await manager.query(
    `UPDATE change_cursor SET last_seq = 0 WHERE source = 'auth' AND EXISTS (
       SELECT FROM known_account WHERE NOT removed
         AND ($1 AND role = 'admin' AND second_factor IS NULL OR role = 'supervisor' AND places IS NULL))`,
    [needsFactors],
  );
}
