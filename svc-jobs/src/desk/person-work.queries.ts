import type { PersonWork } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

/** A person's current jobs, by name. Days are in the given time zone. */
export const findPersonJobs = (manager: EntityManager, personId: string, zone: string): Promise<PersonWork['jobs']> =>
  manager.query(
    `SELECT job.id AS job_id, job.kind, job.title AS job_name, job.address,
       to_char(enrolled_at AT TIME ZONE $2, 'YYYY-MM-DD') AS since
     FROM enrolment JOIN job ON job.id = enrolment.job_id
     WHERE enrolment.person_id = $1 AND job.closed_at IS NULL ORDER BY lower(job.title), job.id`,
    [personId, zone],
  );
