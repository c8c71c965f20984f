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
 * The job as somebody sees it who requests it. It stays until the transaction ends. Also for people who may not read the job: of two who
 * request the last place, one gets the refusal.
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

/** Whether the person is assigned to the job, or has a request that waits. */
export async function isEnrolledOrWaits(manager: EntityManager, personId: string, jobId: string): Promise<boolean> {
  const found = await manager.query<unknown[]>(
    `SELECT 1 FROM enrolment WHERE job_id = $1 AND person_id = $2
     UNION ALL SELECT 1 FROM job_request WHERE job_id = $1 AND person_id = $2 AND status = 'pending' LIMIT 1`,
    [jobId, personId],
  );
  return found.length > 0;
}

/** Requests of people who have not left. */
const WAITING = `job_request JOIN known_account ON known_account.id = job_request.person_id AND NOT known_account.removed
  WHERE job_request.job_id = job.id AND job_request.status = 'pending'`;

/** How many requests wait for a job; undefined when there is no such job. */
export async function countWaiting(manager: EntityManager, jobId: string): Promise<number | undefined> {
  const [job] = await manager.query<{ waiting: number }[]>(
    `SELECT (SELECT count(*)::int FROM ${WAITING}) AS waiting FROM job WHERE job.id = $1`,
    [jobId],
  );
  return job?.waiting;
}

/** Requests that wait for a job, oldest first; undefined when there is no such job. */
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
