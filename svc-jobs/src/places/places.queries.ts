import type { PlaceRow } from '@cleaning/contracts';
import { type Places, toPlacesParameter } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';

/** Ids of a job's supervisors. */
export async function findSupervisors(manager: EntityManager, jobId: string): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT id FROM known_account WHERE role = 'supervisor' AND NOT removed AND $1 = ANY (places) ORDER BY id`,
    [jobId],
  );
  return rows.map(({ id }) => id);
}

/** Current jobs of both kinds, by name. */
export const findOpenPlaces = (manager: EntityManager, today: string, places: Places): Promise<PlaceRow[]> =>
  manager.query(
    `SELECT id AS job_id, kind, title AS job_name, address, coalesce(map_link, '') AS map_link,
       coalesce(quick_date::text, '') AS date,
       (SELECT count(*)::int FROM incident WHERE incident.job_id = job.id AND state <> 'closed') AS open_incidents
     FROM job
     WHERE closed_at IS NULL AND (quick_date IS NULL OR quick_date >= $1::date) AND ($2::uuid[] IS NULL OR id = ANY ($2))
     ORDER BY lower(title), quick_date NULLS FIRST, id`,
    [today, toPlacesParameter(places)],
  );
