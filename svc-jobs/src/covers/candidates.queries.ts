import type { Role } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import { formatCompliance } from '../compliance/compliance.queries.js';
import type { ComplianceOfPerson } from '../compliance/missing-documents.js';

/** SQL: true if a person has reported an absence for the day. Arguments are SQL expressions. */
const isAbsent = (person: string, day: string) => `EXISTS (
  SELECT FROM absence WHERE person_id = ${person} AND withdrawn_at IS NULL AND ${day} BETWEEN from_date AND until_date)`;

/** SQL: known_account rows of people who can work. */
const IS_ELIGIBLE = `NOT removed AND (verified OR role = 'admin')`;

interface EligiblePerson {
  id: string;
  name: string;
  role: Role;
  absent: boolean;
  compliance: ComplianceOfPerson;
}

/** People who can work, by name, with absence on the day and documents. `personId` undefined: all. */
export const findEligiblePeople = (
  manager: EntityManager,
  { date, jobId }: { date: string; jobId: string },
  personId: string | undefined,
): Promise<EligiblePerson[]> =>
  manager.query(
    `SELECT id, name, role, ${isAbsent('known_account.id', '$1::date')} AS absent, ${formatCompliance('known_account.id', '$3::uuid')} AS compliance
     FROM known_account
     WHERE ${IS_ELIGIBLE} AND ($2::uuid IS NULL OR id = $2)
     ORDER BY name, id`,
    [date, personId ?? null, jobId],
  );

/** One person at several jobs and days; empty for somebody who cannot work. */
export const findPersonForShifts = (
  manager: EntityManager,
  personId: string,
  shifts: readonly { readonly jobId: string; readonly date: string }[],
): Promise<(EligiblePerson & { jobId: string; date: string })[]> =>
  manager.query(
    `SELECT known_account.id, name, role, asked.job_id AS "jobId", asked.date::text AS date,
       ${isAbsent('known_account.id', 'asked.date')} AS absent, ${formatCompliance('known_account.id', 'asked.job_id')} AS compliance
     FROM known_account CROSS JOIN (SELECT DISTINCT job_id, date
       FROM jsonb_to_recordset($2::jsonb) AS offered (job_id uuid, date date)) AS asked
     WHERE known_account.id = $1 AND ${IS_ELIGIBLE}`,
    [personId, JSON.stringify(shifts.map(({ jobId, date }) => ({ job_id: jobId, date })))],
  );

/** Ids of people who have worked at a job. */
export async function findPastWorkers(manager: EntityManager, jobId: string): Promise<ReadonlySet<string>> {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT DISTINCT person_id AS id FROM work_record WHERE job_id = $1 AND state <> 'rejected'`,
    [jobId],
  );
  return new Set(rows.map(({ id }) => id));
}
