import type { JobKind, PriceBasis } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

interface Days {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** Days of a job's month as JSON: one row for each job is read many times faster than one for each day. */
interface JobMonth<Row> {
  readonly job_id: string;
  /** YYYY-MM */
  readonly month: string;
  readonly days: readonly Row[];
}

/**
 * Work of one day as JSON: `cents` is the company's pay, without GST; `free` are the records of it that have none. Rates are those of
 * `WorkDay`.
 */
type DayOfWork = [
  day: string,
  minutes: number,
  cents: number,
  reCleans: number,
  records: number,
  free: number,
  freeMinutes: number,
  lowestRate: number | null,
  highestRate: number | null,
];

/**
 * SQL of the lowest and the highest cents an hour at which the pay of each record of a day is that of its minutes. svc-jobs rounds the pay
 * of each record to the cent, half up: cents c of m minutes are of a rate r while c - 1/2 <= r * m / 60 < c + 1/2. Pay without
 * minutes is of no rate.
 */
const LOWEST_RATE = `max((greatest(2 * company_cents - 1, 0) * 30 + entry.minutes - 1) / entry.minutes) FILTER (WHERE NOT re_clean AND entry.minutes > 0)`;
const HIGHEST_RATE = `min(CASE WHEN entry.minutes > 0 THEN ((2 * company_cents + 1) * 30 + entry.minutes - 1) / entry.minutes - 1 ELSE -1 END)
         FILTER (WHERE NOT re_clean AND (entry.minutes > 0 OR company_cents > 0))`;

/**
 * Work of jobs by month and day, both days included. Rejected work is not in it, nor are re-cleans, which are counted by themselves. A record that
 * was entered by hand has no minutes: it is work when the client is charged or a person is paid for it.
 */
export const findWorkDays = (
  manager: EntityManager,
  jobIds: readonly string[],
  { firstDay, lastDay }: Days,
): Promise<JobMonth<DayOfWork>[]> =>
  manager.query(
    `SELECT job_id, to_char(day, 'YYYY-MM') AS month, json_agg(json_build_array(day, minutes, cents, re_cleans, records, free, free_minutes,
       lowest_rate, highest_rate)) AS days FROM (
       SELECT entry.job_id, business_date AS day, coalesce(sum(entry.minutes) FILTER (WHERE NOT re_clean), 0) AS minutes,
         sum(company_cents) AS cents, count(*) FILTER (WHERE re_clean AND entry.minutes > 0) AS re_cleans,
         count(*) FILTER (WHERE NOT re_clean) AS records, count(*) FILTER (WHERE NOT re_clean AND company_cents = 0) AS free,
         coalesce(sum(entry.minutes) FILTER (WHERE NOT re_clean AND company_cents = 0), 0) AS free_minutes,
         ${LOWEST_RATE} AS lowest_rate, ${HIGHEST_RATE} AS highest_rate
       FROM ledger_entry AS entry LEFT JOIN pay_item AS item ON item.id = work_record_id
       WHERE entry.job_id = ANY($1) AND business_date BETWEEN $2 AND $3
         AND (entry.minutes > 0 OR company_cents > 0 OR item.earned_cents > 0)
       GROUP BY entry.job_id, business_date
     ) AS work GROUP BY 1, 2`,
    [jobIds, firstDay, lastDay],
  );

/** Planned visits of jobs by month, both days included: day, and whether it was cancelled. */
export const findPlannedDays = (
  manager: EntityManager,
  jobIds: readonly string[],
  { firstDay, lastDay }: Days,
): Promise<JobMonth<[day: string, cancelled: boolean]>[]> =>
  manager.query(
    `SELECT job_id, to_char(day, 'YYYY-MM') AS month, json_agg(json_build_array(day, cancelled) ORDER BY day) AS days
     FROM planned_visit WHERE job_id = ANY($1) AND day BETWEEN $2 AND $3 GROUP BY 1, 2`,
    [jobIds, firstDay, lastDay],
  );

/** A job with what has been agreed for it: prices and clients from days on. Days are YYYY-MM-DD, amounts cents without GST. */
export interface JobTerms {
  readonly id: string;
  readonly kind: JobKind;
  readonly title: string;
  readonly address: string;
  readonly ended_on: string | null;
  readonly prices: readonly [validFrom: string, basis: PriceBasis, cents: number | null][];
  readonly clients: readonly [validFrom: string, clientId: string | null][];
  /** Whether an extra charges for its work. */
  readonly by_extra: boolean;
}

/** These jobs, or without ids all that have a price or are charged for by an extra. */
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
