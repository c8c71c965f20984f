import type { EntityManager } from 'typeorm';
import type { ComplianceOfPerson } from './missing-documents.js';

/** SQL: a `ComplianceOfPerson`. @param person and @param job SQL of the ids */
export const formatCompliance = (person: string, job: string): string => `json_build_object(
  'documents', coalesce((SELECT documents FROM known_compliance WHERE person_id = ${person}), '[]'::jsonb),
  'required', ARRAY(SELECT kind FROM job_requirement WHERE job_id = ${job}),
  'counting', (SELECT counting FROM known_compliance_settings),
  'start', (SELECT start FROM known_compliance_settings))`;

/** Everything needed to find the documents that a person lacks for a job. */
export async function findPersonCompliance(
  manager: EntityManager,
  personId: string,
  jobId: string,
): Promise<ComplianceOfPerson> {
  const [found] = await manager.query<{ compliance: ComplianceOfPerson }[]>(
    `SELECT ${formatCompliance('$1::uuid', '$2::uuid')} AS compliance`,
    [personId, jobId],
  );
  return found?.compliance as ComplianceOfPerson;
}
