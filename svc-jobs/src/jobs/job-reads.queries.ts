import type { JobKind } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import { type AdminJobRow, type OpenJobRow } from './job-rows.js';
import {
  HAS_ROOM,
  isEnrolled,
  JOB_COLUMNS_FOR_ADMIN,
  JOB_COLUMNS_FOR_PERSON,
  mayRead,
  mayReadDescription,
} from './job-rows.queries.js';

/** Business day and time zone of a read. */
interface ReadContext {
  readonly today: string;
  readonly zone: string;
}

/** `ReadContext` with the reader. */
interface Reader extends ReadContext {
  readonly personId: string;
}

export interface ReaderConcern {
  /** The job concerns the reader now. */
  concerns_reader: boolean;
}

const JOBS_FOR_ADMIN = `SELECT ${JOB_COLUMNS_FOR_ADMIN} FROM job`;

/** A job of a kind with everybody assigned to it. */
export async function findJobForAdmin(
  manager: EntityManager,
  jobId: string,
  kind: JobKind,
  { today, zone }: ReadContext,
): Promise<AdminJobRow | undefined> {
  const [job] = await manager.query<AdminJobRow[]>(`${JOBS_FOR_ADMIN} WHERE job.id = $3 AND job.kind = $4`, [
    zone,
    today,
    jobId,
    kind,
  ]);
  return job;
}

/** All permanent jobs with everybody assigned to them, newest first. */
export const findPermanentJobsForAdmin = (
  manager: EntityManager,
  { today, zone }: ReadContext,
): Promise<AdminJobRow[]> =>
  manager.query(`${JOBS_FOR_ADMIN} WHERE job.kind = 'permanent' ORDER BY job.created_at DESC, job.id`, [zone, today]);

/** All quick jobs with everybody assigned to them, latest date first. */
export const findQuickJobsForAdmin = (manager: EntityManager, { today, zone }: ReadContext): Promise<AdminJobRow[]> =>
  manager.query(
    `${JOBS_FOR_ADMIN} WHERE job.kind = 'quick' ORDER BY job.quick_date DESC, job.quick_time DESC, job.id DESC`,
    [zone, today],
  );

/** A permanent job that the person may read. Of the assigned people only they themselves are included. */
export async function findReadablePermanentJob(
  manager: EntityManager,
  jobId: string,
  { personId, today, zone }: Reader,
): Promise<(OpenJobRow & ReaderConcern) | undefined> {
  const [job] = await manager.query<(OpenJobRow & ReaderConcern)[]>(
    `SELECT ${JOB_COLUMNS_FOR_PERSON}, ${mayReadDescription('$2', '$4')} AS concerns_reader
     FROM job WHERE job.id = $3 AND job.kind = 'permanent' AND ${mayRead('$2', '$4')}`,
    [zone, personId, jobId, today],
  );
  return job;
}

/** A permanent job, and whether the person is assigned to it and it needs more people. */
export async function findPermanentJobToRequest(
  manager: EntityManager,
  jobId: string,
  { personId, today, zone }: Reader,
): Promise<(OpenJobRow & { enrolled: boolean; has_room: boolean }) | undefined> {
  const [job] = await manager.query<(OpenJobRow & { enrolled: boolean; has_room: boolean })[]>(
    `SELECT ${JOB_COLUMNS_FOR_PERSON}, ${isEnrolled('$2')} AS enrolled, ${HAS_ROOM} AS has_room
     FROM job WHERE job.id = $3 AND job.kind = 'permanent'`,
    [zone, personId, jobId, today],
  );
  return job;
}

/** A quick job that the person may read, and whether they have done it. An admin may read each. */
export async function findReadableQuickJob(
  manager: EntityManager,
  jobId: string,
  { personId, today, zone, isAdmin }: Reader & { readonly isAdmin: boolean },
): Promise<(OpenJobRow & ReaderConcern & { is_done: boolean }) | undefined> {
  const [job] = await manager.query<(OpenJobRow & ReaderConcern & { is_done: boolean })[]>(
    `SELECT ${JOB_COLUMNS_FOR_PERSON}, $5::boolean OR ${mayReadDescription('$2', '$4')} AS concerns_reader, EXISTS (
       SELECT 1 FROM work_record WHERE work_record.job_id = job.id AND person_id = $2::uuid
         AND ended_at IS NOT NULL AND NOT is_manual
     ) AS is_done
     FROM job WHERE job.id = $3 AND job.kind = 'quick' AND ($5::boolean OR ${mayRead('$2', '$4')})`,
    [zone, personId, jobId, today, isAdmin],
  );
  return job;
}
