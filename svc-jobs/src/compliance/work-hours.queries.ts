import type { EntityManager } from 'typeorm';
import type { CountedWork, Days } from './work-hours.js';

/**
 * A person's work on these days that was not rejected, with minutes (manual records without hours: estimated from the
 * job's rate) and its timetable slot as 'HH:MM-HH:MM'.
 */
export const findCountedWork = (
  manager: EntityManager,
  personId: string,
  { from, until }: Days,
): Promise<CountedWork[]> =>
  manager.query(
    `SELECT work_record.job_id, business_date::text, is_manual, started_at, ended_at,
       CASE WHEN is_manual AND minutes = 0 AND job.contractor_rate_cents > 0
         THEN round(contractor_cents * 60.0 / job.contractor_rate_cents)::int ELSE coalesce(minutes, 0) END AS minutes,
       (SELECT start_time || '-' || end_time FROM timetable_slot WHERE timetable_slot.id = slot_id) AS slot
     FROM work_record JOIN job ON job.id = job_id
     WHERE person_id = $1 AND business_date BETWEEN $2 AND $3 AND state IS DISTINCT FROM 'rejected'`,
    [personId, from, until],
  );

/** People whose visa limits their hours, by name. Optionally only a job's people, or one person. */
export const findLimitedPeople = (
  manager: EntityManager,
  { jobId, personId }: { jobId: string | null; personId: string | null },
): Promise<{ id: string; name: string }[]> =>
  manager.query(
    `SELECT known_account.id, name FROM known_compliance JOIN known_account ON known_account.id = person_id
     WHERE work_limit AND NOT removed AND ($1::uuid IS NULL OR person_id = $1)
       AND ($2::uuid IS NULL OR EXISTS (
         SELECT FROM enrolment WHERE enrolment.person_id = known_account.id AND enrolment.job_id = $2))
     ORDER BY name, known_account.id`,
    [personId, jobId],
  );
