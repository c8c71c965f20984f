import type { EntityManager } from 'typeorm';

const SETTINGS_LOCK = 7_301_466;

/** Changes run one after the other. */
export async function lockAccountingSettings(manager: EntityManager): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [SETTINGS_LOCK]);
}
