import type { EntityManager } from 'typeorm';

/** Key of the advisory lock; any fixed number. */
const SIGNING_KEY_LOCK = 7_301_442;

/** Of several replicas one changes the keys; the others wait for the end of its transaction. */
export async function lockSigningKeys(manager: EntityManager): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [SIGNING_KEY_LOCK]);
}

/** Writes the table's file again: the one of before contains the unsealed rows, and is deleted with the commit. */
export async function rewriteKeyFile(manager: EntityManager): Promise<void> {
  await manager.query("ALTER TABLE signing_key ALTER COLUMN private_key TYPE text USING (private_key || '')");
}
