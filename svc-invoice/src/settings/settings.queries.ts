import type { EntityManager } from 'typeorm';

/** Key of the advisory lock of changes: before the first one there is no row to lock. Any fixed number. */
const SETTINGS_LOCK = 7_301_442;

/** Waits until no other transaction changes the settings; held until this one ends. */
export async function lockSettings(manager: EntityManager): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [SETTINGS_LOCK]);
}
