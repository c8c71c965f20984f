import { type Attention, LATE_STAMP_DAYS } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import { isLateSql } from '../work/clock-event.js';
import { IS_BLOCKED } from '../work/work-record.queries.js';

/** Rows returned of each list; its total counts all. */
const MAX_SHOWN = 50;

interface Listed<Row> {
  total: number;
  rows: Row[];
}

type Rows<List extends keyof Attention> = Listed<Attention[List]['rows'][number]>;
/** `quick`: how many of all are quick jobs. */
type JobRows<List extends 'requests' | 'short_of_cleaners'> = Rows<List> & { quick: number };

const NAMED_JOB = 'job.id AS job_id, job.kind, job.title AS job_name';

/** SQL: whether open work needs an admin: its time is over, or its person cannot finish it. `now` is a placeholder. */
const isOverdue = (now: string) =>
  `(started_at + make_interval(mins => cap_minutes) < ${now}::timestamptz OR ${IS_BLOCKED})`;

/** SQL: whether a clock event of the last days arrived late. `today` is a placeholder. The second line is that of an index. */
const hasLateEvent = (today: string) =>
  `(business_date >= ${today}::date - ${LATE_STAMP_DAYS}
    AND (start_received_at IS NOT NULL OR finish_received_at IS NOT NULL)
    AND (${isLateSql('start_received_at', 'started_at')} OR ${isLateSql('finish_received_at', 'work_record.ended_at')}))`;

/** $1 is the business time zone. */
const WORK_WITH_PERSON = `
  SELECT ${NAMED_JOB}, work_record.id AS row_id, person_id AS user_id, coalesce(known_account.name, '') AS user_name,
    business_date::text AS date, to_char(started_at AT TIME ZONE $1::text, 'HH24:MI') AS start_time
  FROM work_record
    JOIN job ON job.id = work_record.job_id
    LEFT JOIN known_account ON known_account.id = work_record.person_id`;

async function findFirst<Row extends object>(
  manager: EntityManager,
  sql: string,
  values: unknown[],
): Promise<Listed<Row>> {
  const rows = await manager.query<(Row & { total?: number })[]>(
    `SELECT *, count(*) OVER ()::int AS total FROM (${sql}) AS listed LIMIT ${MAX_SHOWN}`,
    values,
  );
  const total = rows[0]?.total ?? 0;
  for (const row of rows) delete row.total;
  return { total, rows };
}

/** `findFirst` with the number of quick jobs among all. */
async function findFirstJobs<Row extends object>(
  manager: EntityManager,
  sql: string,
  values: unknown[],
): Promise<Listed<Row> & { quick: number }> {
  const { total, rows } = await findFirst<Row & { quick?: number }>(
    manager,
    `SELECT *, count(*) FILTER (WHERE kind = 'quick') OVER ()::int AS quick FROM (${sql}) AS jobs`,
    values,
  );
  const quick = rows[0]?.quick ?? 0;
  for (const row of rows) delete row.quick;
  return { total, quick, rows };
}

/** Jobs with requests that wait, oldest first. */
export const findJobsWithRequests = (manager: EntityManager, zone: string): Promise<JobRows<'requests'>> =>
  findFirstJobs(
    manager,
    `SELECT ${NAMED_JOB}, count(*)::int AS waiting,
       to_char(min(requested_at) AT TIME ZONE $1::text, 'YYYY-MM-DD') AS oldest
     FROM job_request
       JOIN job ON job.id = job_request.job_id
       JOIN known_account ON known_account.id = job_request.person_id AND NOT known_account.removed
     WHERE status = 'pending' GROUP BY job.id ORDER BY min(requested_at), job.id`,
    [zone],
  );

/** Running work past its planned end, or whose person cannot finish it; oldest first. */
export const findOverdueWork = (manager: EntityManager, zone: string, now: Date): Promise<Rows<'unfinished'>> =>
  findFirst(
    manager,
    `${WORK_WITH_PERSON}
     WHERE work_record.ended_at IS NULL AND ${isOverdue('$2')}
     ORDER BY started_at, work_record.id`,
    [zone, now],
  );

/** Work of the last days with a clock event that arrived late; newest first. `today` is the business day. */
export const findWorkWithLateEvents = (manager: EntityManager, zone: string, today: string): Promise<Rows<'late'>> =>
  findFirst(
    manager,
    `${WORK_WITH_PERSON}
     WHERE ${hasLateEvent('$2')}
     ORDER BY started_at DESC, work_record.id`,
    [zone, today],
  );

/** Jobs with fewer people than they need: permanent jobs first, then by date. `today` is the business day. */
export const findUnderstaffedJobs = (manager: EntityManager, today: string): Promise<JobRows<'short_of_cleaners'>> =>
  findFirstJobs(
    manager,
    `SELECT ${NAMED_JOB}, job.need_count AS needed, count(known_account.id)::int AS assigned,
       coalesce(job.quick_date::text, '') AS date
     FROM job
       LEFT JOIN enrolment ON enrolment.job_id = job.id
       LEFT JOIN known_account ON known_account.id = enrolment.person_id AND NOT known_account.removed
     WHERE job.closed_at IS NULL AND (job.quick_date IS NULL OR job.quick_date >= $1::date)
     GROUP BY job.id HAVING count(known_account.id) < job.need_count
     ORDER BY job.quick_date NULLS FIRST, job.title, job.id`,
    [today],
  );
