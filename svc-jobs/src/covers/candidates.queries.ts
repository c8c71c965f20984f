import type { EntityManager } from 'typeorm';

/** People who can work, by name, and whether they have said that they cannot on a day. `personId` undefined: all of them. */
export const peopleWhoCanWork = (
  manager: EntityManager,
  date: string,
  personId: string | undefined,
): Promise<{ id: string; name: string; absent: boolean }[]> =>
  manager.query(
    `SELECT id, name, EXISTS (
       SELECT FROM absence WHERE person_id = known_account.id AND withdrawn_at IS NULL AND $1::date BETWEEN from_date AND until_date
     ) AS absent
     FROM known_account
     WHERE NOT removed AND (verified OR role = 'admin') AND ($2::uuid IS NULL OR id = $2)
     ORDER BY name, id`,
    [date, personId ?? null],
  );

/** Ids of those who have worked at a job. */
export async function peopleWhoKnow(manager: EntityManager, jobId: string): Promise<ReadonlySet<string>> {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT DISTINCT person_id AS id FROM work_record WHERE job_id = $1 AND state <> 'rejected'`,
    [jobId],
  );
  return new Set(rows.map(({ id }) => id));
}
