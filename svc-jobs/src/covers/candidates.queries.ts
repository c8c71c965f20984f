import type { EntityManager } from 'typeorm';
import { complianceOf } from '../compliance/compliance.queries.js';
import type { ComplianceOfPerson } from '../compliance/lacks.js';

/** People who can work, by name, whether they have said that they cannot on a day, and their documents. `personId` undefined: all of them. */
export const peopleWhoCanWork = (
  manager: EntityManager,
  { date, jobId }: { date: string; jobId: string },
  personId: string | undefined,
): Promise<{ id: string; name: string; absent: boolean; compliance: ComplianceOfPerson }[]> =>
  manager.query(
    `SELECT id, name, EXISTS (
       SELECT FROM absence WHERE person_id = known_account.id AND withdrawn_at IS NULL AND $1::date BETWEEN from_date AND until_date
     ) AS absent, ${complianceOf('known_account.id', '$3::uuid')} AS compliance
     FROM known_account
     WHERE NOT removed AND (verified OR role = 'admin') AND ($2::uuid IS NULL OR id = $2)
     ORDER BY name, id`,
    [date, personId ?? null, jobId],
  );

/** Ids of those who have worked at a job. */
export async function peopleWhoKnow(manager: EntityManager, jobId: string): Promise<ReadonlySet<string>> {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT DISTINCT person_id AS id FROM work_record WHERE job_id = $1 AND state <> 'rejected'`,
    [jobId],
  );
  return new Set(rows.map(({ id }) => id));
}
