import type { EntityManager } from 'typeorm';

/** Key of the advisory lock of changes; any fixed number. */
const SETTINGS_LOCK = 7_301_446;

/** Changes run one after the other. Before the first one there is no row to lock. */
export async function lockPaySettings(manager: EntityManager): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [SETTINGS_LOCK]);
}
