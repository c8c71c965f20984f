import type { RequestRow } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import { HAS_ROOM, isEnrolled } from '../jobs/job-rows.queries.js';

export interface RequestedJob {
  readonly ended: boolean;
  readonly isOver: boolean;
  readonly enrolled: boolean;
  readonly hasRoom: boolean;
}

/**
 * The requested job, locked until the transaction ends. Includes jobs that the person may not read: if two request the
 * last place, the second gets the refusal.
 */
export async function findRequestedJob(
  manager: EntityManager,
  { jobId, personId, today }: { readonly jobId: string; readonly personId: string; readonly today: string },
): Promise<RequestedJob | undefined> {
  const [job] = await manager.query<RequestedJob[]>(
    `SELECT job.closed_at IS NOT NULL AS ended, coalesce(job.quick_date < $3::date, false) AS "isOver",
       ${HAS_ROOM} AS "hasRoom", ${isEnrolled('$2')} AS enrolled
     FROM job WHERE job.id = $1 FOR KEY SHARE`,
    [jobId, personId, today],
  );
  return job;
}

/** True if the person is assigned to the job or has a waiting request. */
export async function isEnrolledOrWaits(manager: EntityManager, personId: string, jobId: string): Promise<boolean> {
  const found = await manager.query<unknown[]>(
    `SELECT 1 FROM enrolment WHERE job_id = $1 AND person_id = $2
     UNION ALL SELECT 1 FROM job_request WHERE job_id = $1 AND person_id = $2 AND status = 'pending' LIMIT 1`,
    [jobId, personId],
  );
  return found.length > 0;
}

/** SQL: requests of people who weren't removed. */
const WAITING = `job_request JOIN known_account ON known_account.id = job_request.person_id AND NOT known_account.removed
  WHERE job_request.job_id = job.id AND job_request.status = 'pending'`;

/** Number of waiting requests for a job; undefined for an unknown job. */
export async function countWaiting(manager: EntityManager, jobId: string): Promise<number | undefined> {
  const [job] = await manager.query<{ waiting: number }[]>(
    `SELECT (SELECT count(*)::int FROM ${WAITING}) AS waiting FROM job WHERE job.id = $1`,
    [jobId],
  );
  return job?.waiting;
}

/** Waiting requests for a job, oldest first; undefined for an unknown job. */
export async function findWaitingRequests(manager: EntityManager, jobId: string): Promise<RequestRow[] | undefined> {
  const [job] = await manager.query<{ requests: RequestRow[] }[]>(
    `SELECT coalesce((
       SELECT json_agg(json_build_object(
           'row_id', job_request.id, 'user_id', job_request.person_id, 'user_name', known_account.name
         ) ORDER BY job_request.requested_at, job_request.id)
       FROM ${WAITING}
     ), '[]') AS requests FROM job WHERE job.id = $1`,
    [jobId],
  );
  return job?.requests;
}
