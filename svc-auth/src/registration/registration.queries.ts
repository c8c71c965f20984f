import type { EntityManager } from 'typeorm';

/**
 * Waits for other transactions of the same registration. Held until the transaction ends, also if its connection is
 * lost.
 */
export async function lockRegistration(manager: EntityManager, registrationId: string): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [registrationId]);
}
