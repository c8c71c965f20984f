import type { EntityManager } from 'typeorm';

/** The person whose calendar secret has this hash; undefined if unknown, removed or not verified. */
export async function findCalendarOwner(manager: EntityManager, keyHash: string): Promise<string | undefined> {
  const [owner] = await manager.query<{ person_id: string }[]>(
    `SELECT person_id FROM calendar_link JOIN known_account ON known_account.id = person_id
     WHERE key_hash = $1 AND NOT removed AND (verified OR role = 'admin')`,
    [keyHash],
  );
  return owner?.person_id;
}

export interface CalendarSite {
  readonly jobId: string;
  readonly title: string;
  readonly address: string;
  readonly mapLink: string;
}

/** The site whose roster secret has this hash; undefined if unknown or its job has ended. */
export async function findCalendarSite(manager: EntityManager, keyHash: string): Promise<CalendarSite | undefined> {
  const [site] = await manager.query<CalendarSite[]>(
    `SELECT job.id AS "jobId", title, address, map_link AS "mapLink" FROM site_calendar_link JOIN job ON job.id = job_id
     WHERE key_hash = $1 AND closed_at IS NULL`,
    [keyHash],
  );
  return site;
}
