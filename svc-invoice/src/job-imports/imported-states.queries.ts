import type { EntityState } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

/** Jobs of imports that are not undone, by id. */
export async function findImportedStates(
  manager: EntityManager,
  ids: readonly string[],
): Promise<[string, EntityState<'agreed-job'>][]> {
  const rows = await manager.query<{ id: string; job: EntityState<'agreed-job'> }[]>(
    `SELECT job_id AS id, job FROM imported_job JOIN job_import ON job_import.id = import_id
     WHERE job_id = ANY($1) AND undone_at IS NULL`,
    [ids],
  );
  return rows.map(({ id, job }) => [id, job]);
}
