import type { EnrolledPerson } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

const LOCK_PERSON = `INSERT INTO person_assignments (person_id, version) VALUES ($1, 0)
  ON CONFLICT (person_id) DO UPDATE SET version = person_assignments.version`;

/** Waits until no other transaction holds the person's row, and locks it until this one ends. The first one makes it. */
export async function lockAssignments(manager: EntityManager, personId: string): Promise<void> {
  await manager.query(LOCK_PERSON, [personId]);
}

/** Also locks the job until the transaction ends. The person is locked first, since the join locks its rows last. */
export async function lockAssignmentsAtJob(manager: EntityManager, personId: string, jobId: string): Promise<void> {
  await manager.query(
    `WITH person AS (${LOCK_PERSON} RETURNING person_id)
     SELECT FROM person CROSS JOIN job WHERE job.id = $2 FOR KEY SHARE OF job`,
    [personId, jobId],
  );
}

/** Current names of a person and a job; '' for an unknown person. Undefined for an unknown job. */
export async function findPersonAndJobNames(
  manager: EntityManager,
  personId: string,
  jobId: string,
): Promise<{ person: string; job: string } | undefined> {
  const [names] = await manager.query<{ person: string; job: string }[]>(
    `SELECT title AS job, coalesce((SELECT name FROM known_account WHERE id = $2), '') AS person FROM job WHERE id = $1`,
    [jobId, personId],
  );
  return names;
}

/** People who can be assigned to the job and aren't, by name; undefined for an unknown job. */
export async function findSelectablePeople(
  manager: EntityManager,
  jobId: string,
): Promise<EnrolledPerson[] | undefined> {
  const [job] = await manager.query<{ people: EnrolledPerson[] }[]>(
    `SELECT coalesce((
       SELECT json_agg(json_build_object('id', id, 'name', name) ORDER BY name, id) FROM known_account
       WHERE NOT removed AND (verified OR role = 'admin') AND NOT EXISTS (
         SELECT 1 FROM enrolment WHERE enrolment.job_id = job.id AND enrolment.person_id = known_account.id)
     ), '[]') AS people FROM job WHERE job.id = $1`,
    [jobId],
  );
  return job?.people;
}

/** Assigned people who weren't removed, by name. */
export const findAssignedPeople = (manager: EntityManager, jobId: string): Promise<EnrolledPerson[]> =>
  manager.query(
    `SELECT known_account.id, known_account.name
     FROM enrolment JOIN known_account ON known_account.id = enrolment.person_id AND NOT known_account.removed
     WHERE enrolment.job_id = $1 ORDER BY known_account.name, known_account.id`,
    [jobId],
  );
