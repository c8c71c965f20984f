import type { VisitRow } from '@cleaning/contracts';
import { KnownAccount, readPage } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';
import { WorkRecord } from '../work/work-record.entity.js';
import type { ChecklistVersion, VisitReport } from './checklist.entity.js';

/**
 * Newest version of each non-empty checklist of the jobs that a person is assigned to, works at, or covers or has an
 * extra shift at from the day before `today` (a night may still be running).
 */
export const findPersonChecklists = (
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

/** A person's timed work, by its row or by the key of its start, locked against deletion; undefined if unknown. */
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

/** One page of a job's finished work, newest first, and the total. */
export function findFinishedWorkAt(
  manager: EntityManager,
  jobId: string,
  paging: { readonly page: number; readonly page_size: number },
) {
  const query = manager
    .createQueryBuilder(WorkRecord, 'work')
    .leftJoin(KnownAccount, 'account', 'account.id = work.person_id')
    .select('work.id', 'record_id')
    .addSelect('work.business_date::text', 'date')
    .addSelect('work.started_at', 'started_at')
    .addSelect('work.ended_at', 'ended_at')
    .addSelect('work.person_id', 'user_id')
    .addSelect(`coalesce(account.name, '')`, 'user_name')
    .where('work.job_id = :jobId AND work.ended_at IS NOT NULL AND NOT work.is_manual', { jobId })
    .orderBy('work.started_at', 'DESC')
    .addOrderBy('work.id', 'DESC');
  return readPage<Finished>(query, paging);
}

export interface ReportWithAreas extends Pick<VisitReport, 'id' | 'answers' | 'photos'> {
  readonly record_id: string;
  readonly answered_at: Date;
  /** The checklist at that time; empty if the job had none. */
  readonly areas: ChecklistVersion['areas'];
}

/** Reports about work records with their checklists, oldest first. */
export const findVisitReports = (manager: EntityManager, recordIds: readonly string[]): Promise<ReportWithAreas[]> =>
  manager.query(
    `SELECT visit_report.id, record_id, answers, photos, answered_at, coalesce(areas, '[]') AS areas
     FROM visit_report LEFT JOIN checklist_version ON checklist_version.id = version_id
     WHERE record_id = ANY($1) ORDER BY answered_at, visit_report.id`,
    [recordIds],
  );
