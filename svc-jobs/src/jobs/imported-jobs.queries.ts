import type { EntityManager } from 'typeorm';

/** Names of those jobs that were changed or ended, or have people, requests, work or changed days. */
export async function findUsedJobs(manager: EntityManager, ids: readonly string[]): Promise<string[]> {
  const rows = await manager.query<{ title: string }[]>(
    `SELECT title FROM job WHERE id = ANY($1) AND (version > 1 OR closed_at IS NOT NULL
       OR EXISTS (SELECT FROM enrolment WHERE enrolment.job_id = job.id)
       OR EXISTS (SELECT FROM past_enrolment WHERE past_enrolment.job_id = job.id)
       OR EXISTS (SELECT FROM job_request WHERE job_request.job_id = job.id)
       OR EXISTS (SELECT FROM work_record WHERE work_record.job_id = job.id)
       OR EXISTS (SELECT FROM shift_change WHERE shift_change.job_id = job.id))
     ORDER BY lower(title), id`,
    [ids],
  );
  return rows.map(({ title }) => title);
}
