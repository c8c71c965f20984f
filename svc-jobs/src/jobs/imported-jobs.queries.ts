import type { EntityManager } from 'typeorm';

/** Tables in which somebody has put something about a job. Its timetable is none of them: it comes with the job. */
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

/** Names of those jobs that were changed or ended, or have people, requests, work, changed days or anything else that was entered for them. */
export async function findUsedJobs(manager: EntityManager, ids: readonly string[]): Promise<string[]> {
  const uses = TABLES_OF_USE.map((table) => `EXISTS (SELECT FROM ${table} AS used WHERE used.job_id = job.id)`);
  const rows = await manager.query<{ title: string }[]>(
    `SELECT title FROM job WHERE id = ANY($1) AND (version > 1 OR closed_at IS NOT NULL OR ${uses.join(' OR ')})
     ORDER BY lower(title), id`,
    [ids],
  );
  return rows.map(({ title }) => title);
}
