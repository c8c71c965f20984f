import { transactionLock } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';

/** Of several replicas one changes the keys. */
export const lockSigningKeys = transactionLock(7_301_442);

/** Writes the table's file again: the one of before contains the unsealed rows, and is deleted with the commit. */
export async function rewriteKeyFile(manager: EntityManager): Promise<void> {
  await manager.query("ALTER TABLE signing_key ALTER COLUMN private_key TYPE text USING (private_key || '')");
}
