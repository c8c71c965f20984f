import type { EntityManager } from 'typeorm';

/** Assigns an unassigned file to an adjustment without a file, and to its person. */
export async function assignFile(
  manager: EntityManager,
  assignment: { readonly adjustmentId: string; readonly personId: string; readonly fileId: string },
): Promise<void> {
  await manager.query(
    `UPDATE adjustment_file SET adjustment_id = $1, person_id = $2 WHERE id = $3 AND adjustment_id IS NULL
     AND NOT EXISTS (SELECT FROM adjustment_file WHERE adjustment_id = $1)`,
    [assignment.adjustmentId, assignment.personId, assignment.fileId],
  );
}
