import type { EntityManager } from 'typeorm';

/**
 * Jobs whose timetable begins or ends on a business day, as planned on an earlier day, with the ids of their people.
 */
export const findJobsWithNewTimetable = (
  manager: EntityManager,
  today: string,
): Promise<{ id: string; people: string[] }[]> =>
  manager.query(
    `SELECT job.id, ARRAY(SELECT person_id FROM enrolment WHERE enrolment.job_id = job.id ORDER BY person_id) AS people
     FROM job
     WHERE closed_at IS NULL AND EXISTS (
       SELECT FROM timetable_slot WHERE timetable_slot.job_id = job.id AND NOT is_extra
         AND (valid_from = $1::date OR valid_until = $1::date OR ends_on = $1::date - 1))`,
    [today],
  );
