import type { JobKind } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

/** Sums in cents and paid minutes of finished work that was not rejected. */
export interface WorkSums {
  minutes: number;
  contractor: number;
  company: number;
}

const SUMS = `sum(minutes)::float8 AS minutes, sum(contractor_cents)::float8 AS contractor,
  sum(company_cents)::float8 AS company`;

/** What work at each place has cost and earned from a day until before another; the place that earned most first. */
export const sumsByPlace = (
  manager: EntityManager,
  from: string,
  before: string,
): Promise<(WorkSums & { job_id: string; kind: JobKind; job_name: string })[]> =>
  manager.query(
    `SELECT job.id AS job_id, job.kind, job.title AS job_name, ${SUMS}
     FROM work_record JOIN job ON job.id = work_record.job_id
     WHERE business_date >= $1::date AND business_date < $2::date AND state <> 'rejected'
     GROUP BY job.id ORDER BY sum(company_cents) DESC, job.title, job.id`,
    [from, before],
  );

/** What work in each month (YYYY-MM) has cost and earned from a day until before another; months without work are not there. */
export const sumsByMonth = (
  manager: EntityManager,
  from: string,
  before: string,
): Promise<(WorkSums & { month: string })[]> =>
  manager.query(
    `SELECT to_char(business_date, 'YYYY-MM') AS month, sum(minutes) AS minutes, sum(contractor) AS contractor,
       sum(company) AS company
     FROM (
       SELECT business_date, ${SUMS} FROM work_record
       WHERE business_date >= $1::date AND business_date < $2::date AND state <> 'rejected' GROUP BY business_date
     ) AS by_day GROUP BY month`,
    [from, before],
  );
