import type { Transaction } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';

/** What a person has earned and was not paid, in cents; held work included. */
export async function owed(manager: EntityManager, personId: string): Promise<number> {
  const [row] = await manager.query<{ cents: string }[]>('SELECT owed_cents($1) AS cents', [personId]);
  return Number(row?.cents ?? 0);
}

/**
 * Keeps what is owed to somebody who was removed. Called, with the person locked, wherever their work or payments change;
 * the removal itself is noted by the database (trigger known_account_leaves).
 */
export async function owedChanged(tx: Transaction, personId: string): Promise<void> {
  const cents = await owed(tx.manager, personId);
  await tx.manager.query(
    `INSERT INTO person_owed (person_id, cents) VALUES ($1, $2)
     ON CONFLICT (person_id) DO UPDATE SET cents = excluded.cents`,
    [personId, cents],
  );
}

/** Whether the person was removed: then what they are owed is kept. */
export async function hasLeft(tx: Transaction, personId: string): Promise<boolean> {
  const found = await tx.manager.query<unknown[]>('SELECT 1 FROM known_account WHERE id = $1 AND removed', [personId]);
  return found.length > 0;
}
