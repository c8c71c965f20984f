import type { VisitRow } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import type { ChecklistVersion, VisitReport } from './checklist.entity.js';

/**
 * The newest version of each checklist that asks something, of the jobs that a person is assigned to, covers or has an extra shift at from
 * the day before `today` on (a night that goes on), or works at.
 */
export const checklistsOfPerson = (
  manager: EntityManager,
  personId: string,
  today: string,
): Promise<{ job_id: string; version_id: string; areas: ChecklistVersion['areas'] }[]> =>
  manager.query(
    `SELECT DISTINCT ON (job_id) job_id, id AS version_id, areas FROM checklist_version
     WHERE job_id IN (
       SELECT job_id FROM enrolment WHERE person_id = $1
       UNION SELECT job_id FROM cover WHERE person_id = $1 AND business_date >= $2::date - 1 AND taken_back_at IS NULL
       UNION SELECT job_id FROM shift_change WHERE person_id = $1 AND business_date >= $2::date - 1 AND kind = 'extra'
       UNION SELECT job_id FROM work_record WHERE person_id = $1 AND ended_at IS NULL)
     ORDER BY job_id, version DESC`,
    [personId, today],
  );

/** A person's timed work, by its row or by the key of its start, locked against deletion; undefined when there is none. */
export async function lockOwnWork(
  manager: EntityManager,
  personId: string,
  named: { readonly rowId: string | undefined; readonly startKey: string | undefined },
): Promise<{ id: string; job_id: string; ended_at: Date | null } | undefined> {
  const [row] = await manager.query(
    `SELECT id, job_id, ended_at FROM work_record
     WHERE person_id = $1 AND NOT is_manual AND (id = $2 OR ($2::uuid IS NULL AND start_key = $3)) FOR KEY SHARE`,
    [personId, named.rowId ?? null, named.startKey ?? null],
  );
  return row;
}

type Finished = Pick<VisitRow, 'record_id' | 'date' | 'user_id' | 'user_name'> & { started_at: Date; ended_at: Date };

const FINISHED = `FROM work_record WHERE job_id = $1 AND ended_at IS NOT NULL AND NOT is_manual`;

/** One page of a job's finished work, newest first, and how much there is. */
export async function finishedWorkAt(
  manager: EntityManager,
  jobId: string,
  { page, page_size }: { readonly page: number; readonly page_size: number },
): Promise<{ total: number; rows: Finished[] }> {
  const [[counted], rows] = await Promise.all([
    manager.query<[{ total: number }]>(`SELECT count(*)::int AS total ${FINISHED}`, [jobId]),
    manager.query<Finished[]>(
      `SELECT page.id AS record_id, business_date::text AS date, started_at, ended_at, person_id AS user_id,
         coalesce(known_account.name, '') AS user_name
       FROM (SELECT id, person_id, business_date, started_at, ended_at ${FINISHED} ORDER BY started_at DESC, id DESC LIMIT $2 OFFSET $3) AS page
       LEFT JOIN known_account ON known_account.id = person_id
       ORDER BY started_at DESC, page.id DESC`,
      [jobId, page_size, (page - 1) * page_size],
    ),
  ]);
  return { total: counted.total, rows };
}

export interface ReportWithAreas extends Pick<VisitReport, 'id' | 'answers' | 'photos'> {
  readonly record_id: string;
  readonly answered_at: Date;
  /** What was asked; empty where the job had no checklist. */
  readonly areas: ChecklistVersion['areas'];
}

/** The reports about work records with what was asked, oldest first. */
export const reportsAbout = (manager: EntityManager, recordIds: readonly string[]): Promise<ReportWithAreas[]> =>
  manager.query(
    `SELECT visit_report.id, record_id, answers, photos, answered_at, coalesce(areas, '[]') AS areas
     FROM visit_report LEFT JOIN checklist_version ON checklist_version.id = version_id
     WHERE record_id = ANY($1) ORDER BY answered_at, visit_report.id`,
    [recordIds],
  );
