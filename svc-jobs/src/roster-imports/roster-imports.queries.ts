import type { EntityManager } from 'typeorm';
import { formatCompliance } from '../compliance/compliance.queries.js';
import type { ComplianceOfPerson } from '../compliance/missing-documents.js';

/** Documents and requirements of person–job pairs, in the given order. */
export async function findPairCompliance(
  manager: EntityManager,
  pairs: readonly { readonly jobId: string; readonly personId: string }[],
): Promise<ComplianceOfPerson[]> {
  const rows = await manager.query<{ compliance: ComplianceOfPerson }[]>(
    `SELECT ${formatCompliance('pair.person_id', 'pair.job_id')} AS compliance
     FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS pair(person_id, job_id, place) ORDER BY pair.place`,
    [pairs.map(({ personId }) => personId), pairs.map(({ jobId }) => jobId)],
  );
  return rows.map(({ compliance }) => compliance);
}

/** Assignments of an import that are still unchanged. */
export const findKeptAssignments = (
  manager: EntityManager,
  importId: string,
): Promise<{ jobId: string; personId: string; person: string; job: string; hasWorked: boolean }[]> =>
  manager.query(
    `SELECT made.job_id AS "jobId", made.person_id AS "personId", coalesce(known_account.name, '') AS person, job.title AS job,
       EXISTS (SELECT FROM work_record WHERE work_record.job_id = made.job_id
         AND work_record.person_id = made.person_id AND work_record.started_at >= made.enrolled_at) AS "hasWorked"
     FROM roster_import_assignment AS made
     JOIN enrolment ON enrolment.job_id = made.job_id AND enrolment.person_id = made.person_id
       AND enrolment.enrolled_at = made.enrolled_at
     JOIN job ON job.id = made.job_id
     LEFT JOIN known_account ON known_account.id = made.person_id
     WHERE made.import_id = $1 ORDER BY person, job, made.job_id`,
    [importId],
  );
