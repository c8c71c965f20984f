import type { JobKind, PriceBasis } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

interface Days {
  readonly firstDay: string;
  readonly lastDay: string;
}

/**
 * Work of a job by day, as one list for each column in the same order: PostgreSQL builds these many times faster than a
 * list for each day. `cents`: the company's pay without GST; `records`: without re-cleans.
 */
export interface WorkByDay {
  readonly job_id: string;
  readonly days: readonly string[];
  readonly minutes: readonly number[];
  readonly cents: readonly number[];
  readonly re_cleans: readonly number[];
  readonly records: readonly number[];
}

/** `WorkByDay` for hourly prices. `free`: records without pay; rates as in `WorkDay`. */
export interface HoursByDay extends WorkByDay {
  readonly free: readonly number[];
  readonly free_minutes: readonly number[];
  readonly lowest_rates: readonly (number | null)[];
  readonly highest_rates: readonly (number | null)[];
}

const DAY_VALUES = `coalesce(sum(entry.minutes) FILTER (WHERE NOT re_clean), 0) AS minutes, sum(company_cents) AS cents,
  count(*) FILTER (WHERE re_clean AND entry.minutes > 0) AS re_cleans, count(*) FILTER (WHERE NOT re_clean) AS records`;
const DAY_LISTS = `json_agg(day) AS days, json_agg(minutes) AS minutes, json_agg(cents) AS cents, json_agg(re_cleans) AS re_cleans,
  json_agg(records) AS records`;

/**
 * SQL of the lowest and the highest cents an hour at which the pay of each record of a day is that of its minutes. svc-jobs rounds the pay
 * of each record to the cent, half up: cents c of m minutes are of a rate r while c - 1/2 <= r * m / 60 < c + 1/2. Pay without
 * minutes is of no rate.
 */
const LOWEST_RATE = `max((greatest(2 * company_cents - 1, 0) * 30 + entry.minutes - 1) / entry.minutes) FILTER (WHERE NOT re_clean AND entry.minutes > 0)`;
const HIGHEST_RATE = `min(CASE WHEN entry.minutes > 0 THEN ((2 * company_cents + 1) * 30 + entry.minutes - 1) / entry.minutes - 1 ELSE -1 END)
         FILTER (WHERE NOT re_clean AND (entry.minutes > 0 OR company_cents > 0))`;
const HOUR_VALUES = `${DAY_VALUES}, count(*) FILTER (WHERE NOT re_clean AND company_cents = 0) AS free,
  coalesce(sum(entry.minutes) FILTER (WHERE NOT re_clean AND company_cents = 0), 0) AS free_minutes,
  ${LOWEST_RATE} AS lowest_rate, ${HIGHEST_RATE} AS highest_rate`;
const HOUR_LISTS = `${DAY_LISTS}, json_agg(free) AS free, json_agg(free_minutes) AS free_minutes, json_agg(lowest_rate) AS lowest_rates,
  json_agg(highest_rate) AS highest_rates`;

/**
 * SQL: leaves out rejected work and counts re-cleans separately. Manual records have no minutes: they count as work if
 * the client is charged or a person is paid.
 */
const buildWorkSql = (values: string, lists: string) =>
  `SELECT job_id, ${lists} FROM (
     SELECT entry.job_id, business_date AS day, ${values}
     FROM ledger_entry AS entry
     WHERE entry.job_id = ANY($1) AND business_date BETWEEN $2 AND $3 AND (entry.minutes > 0 OR company_cents > 0
       OR (SELECT earned_cents FROM pay_item WHERE pay_item.id = work_record_id) > 0)
     GROUP BY entry.job_id, business_date
   ) AS work GROUP BY job_id`;
const WORK = buildWorkSql(DAY_VALUES, DAY_LISTS);
const HOURS = buildWorkSql(HOUR_VALUES, HOUR_LISTS);

/** Work of jobs by day, both days included. */
export const findWorkByDay = async (
  manager: EntityManager,
  jobIds: readonly string[],
  { firstDay, lastDay }: Days,
): Promise<WorkByDay[]> => (jobIds.length === 0 ? [] : manager.query(WORK, [jobIds, firstDay, lastDay]));

/** `findWorkByDay` for hourly prices. */
export const findHoursByDay = async (
  manager: EntityManager,
  jobIds: readonly string[],
  { firstDay, lastDay }: Days,
): Promise<HoursByDay[]> => (jobIds.length === 0 ? [] : manager.query(HOURS, [jobIds, firstDay, lastDay]));

/** Planned visits of a job, and whether each was cancelled. */
export interface PlannedVisits {
  readonly job_id: string;
  readonly days: readonly string[];
  readonly cancelled: readonly boolean[];
}

/** Planned visits of jobs, both days included. */
export const findPlannedVisits = (
  manager: EntityManager,
  jobIds: readonly string[],
  { firstDay, lastDay }: Days,
): Promise<PlannedVisits[]> =>
  manager.query(
    `SELECT job_id, json_agg(day) AS days, json_agg(cancelled) AS cancelled
     FROM (SELECT job_id, day, cancelled FROM planned_visit WHERE job_id = ANY($1) AND day BETWEEN $2 AND $3 ORDER BY day) AS planned
     GROUP BY job_id`,
    [jobIds, firstDay, lastDay],
  );

/** A job with its prices and clients by first day. Days are YYYY-MM-DD, amounts cents without GST. */
export interface JobTerms {
  readonly id: string;
  readonly kind: JobKind;
  readonly title: string;
  readonly address: string;
  readonly ended_on: string | null;
  readonly prices: readonly [validFrom: string, basis: PriceBasis, cents: number | null][];
  readonly clients: readonly [validFrom: string, clientId: string | null][];
  /** True if an extra charges for its work. */
  readonly by_extra: boolean;
}

/** These jobs, or without ids all that have a price or are charged by an extra. */
export const findJobTerms = (manager: EntityManager, jobIds?: readonly string[]): Promise<JobTerms[]> =>
  manager.query<JobTerms[]>(
    `WITH prices AS (
       SELECT job_id, json_agg(json_build_array(valid_from, basis, cents)) AS rows FROM job_price
       WHERE $1::uuid[] IS NULL OR job_id = ANY($1) GROUP BY job_id
     ), clients AS (
       SELECT job_id, json_agg(json_build_array(valid_from, client_id)) AS rows FROM job_client
       WHERE $1::uuid[] IS NULL OR job_id = ANY($1) GROUP BY job_id
     )
     SELECT job.id, job.kind, job.title, job.address, job.ended_on::text, coalesce(prices.rows, '[]') AS prices,
       coalesce(clients.rows, '[]') AS clients, extra.id IS NOT NULL AS by_extra
     FROM known_job AS job LEFT JOIN prices ON prices.job_id = job.id LEFT JOIN clients ON clients.job_id = job.id
       LEFT JOIN invoice_extra AS extra ON extra.from_job_id = job.id
     WHERE CASE WHEN $1::uuid[] IS NULL THEN prices.job_id IS NOT NULL OR extra.id IS NOT NULL ELSE job.id = ANY($1) END`,
    [jobIds ?? null],
  );
