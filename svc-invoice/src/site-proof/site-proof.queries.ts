import type { EntityManager } from 'typeorm';

/** Key of the advisory lock of changes: before the first one there is no row to lock. Any fixed number. */
const PROOF_LOCK = 7_301_477;

/** Changes run one after the other. */
export async function lockSiteProof(manager: EntityManager): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [PROOF_LOCK]);
}
