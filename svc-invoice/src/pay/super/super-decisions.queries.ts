import type { EntityManager } from 'typeorm';
import type { KeptDecision } from './super-decision.entity.js';

/** Adds a decision with the next number of the person. Needs the lock of the payee. */
export async function addSuperDecision(
  manager: EntityManager,
  { personId, answer, reason, fromDay, decidedBy }: Omit<KeptDecision, 'number' | 'decidedAt'>,
): Promise<void> {
  await manager.query(
    `INSERT INTO super_decision (person_id, number, answer, reason, from_day, decided_by, decided_at)
     SELECT $1, 1 + coalesce(max(number), 0), $2, $3, $4, $5, now() FROM super_decision WHERE person_id = $1`,
    [personId, answer, reason, fromDay, decidedBy],
  );
}
