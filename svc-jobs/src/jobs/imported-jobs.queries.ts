import type { EntityManager } from 'typeorm';

/** Tables with entries about a job, but not its timetable, which comes with the import. */
const TABLES_OF_USE = [
  'enrolment',
  'past_enrolment',
  'job_request',
  'work_record',
  'shift_change',
  'cover',
  'cover_offer',
  'job_fence',
  'job_requirement',
  'holiday_rule',
  'holiday_decision',
  'checklist_version',
  'site_card',
  'site_view',
  'inspection',
  'incident',
  'complaint',
  'visit_feedback',
  'supply_request',
] as const;

/**
 * Names of the jobs among these that were changed or ended, or have people, requests, work, changed days or other
 * entries.
 */
export async function findUsedJobs(manager: EntityManager, ids: readonly string[]): Promise<string[]> {
  const uses = TABLES_OF_USE.map((table) => `EXISTS (SELECT FROM ${table} AS used WHERE used.job_id = job.id)`);
  const rows = await manager.query<{ title: string }[]>(
    `SELECT title FROM job WHERE id = ANY($1) AND (version > 1 OR closed_at IS NOT NULL OR ${uses.join(' OR ')})
     ORDER BY lower(title), id`,
    [ids],
  );
  return rows.map(({ title }) => title);
}
