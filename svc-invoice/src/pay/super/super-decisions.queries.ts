import type { EntityManager } from 'typeorm';
import type { SuperDecision } from './decision.js';

interface StoredSuperDecision extends SuperDecision {
  /** ISO 8601 instant. */
  readonly at: string;
}

/** The decisions about super by person, in their order. `decidedBy` is the admin's name. */
export async function findSuperDecisions(
  manager: EntityManager,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, StoredSuperDecision[]>> {
  const rows = await manager.query<
    { person_id: string; answer: 'yes' | 'no'; reason: string; from: string; by: string; at: Date }[]
  >(
    `SELECT person_id, answer, reason, from_day::text AS from, coalesce(name, '') AS by, decided_at AS at
     FROM super_decision LEFT JOIN known_account ON known_account.id = decided_by
     WHERE person_id = ANY($1) ORDER BY person_id, number`,
    [personIds],
  );
  const decisions = new Map<string, StoredSuperDecision[]>();
  for (const { person_id, answer, reason, from, by, at } of rows) {
    const known = decisions.get(person_id) ?? [];
    known.push({ answer, reason, from, decidedBy: by, at: at.toISOString() });
    decisions.set(person_id, known);
  }
  return decisions;
}
