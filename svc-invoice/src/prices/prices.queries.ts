import type { EntityManager } from 'typeorm';
import type { WorkDay } from './agreed-parts.js';

interface JobDay extends WorkDay {
  readonly job_id: string;
}

/** Work of jobs by day, both days included: minutes, and the company's pay in cents without GST. Rejected work is not in it. */
export const workDays = (
  manager: EntityManager,
  jobIds: readonly string[],
  { firstDay, lastDay }: { readonly firstDay: string; readonly lastDay: string },
): Promise<JobDay[]> =>
  manager.query<JobDay[]>(
    `SELECT job_id, business_date::text AS day, sum(minutes)::int AS minutes, sum(company_cents)::float8 AS cents
     FROM ledger_entry WHERE job_id = ANY($1) AND business_date BETWEEN $2 AND $3
     GROUP BY job_id, business_date HAVING sum(minutes) > 0 OR sum(company_cents) > 0`,
    [jobIds, firstDay, lastDay],
  );

/** Key of the advisory lock of changes of the price settings: before the first one there is no row to lock. Any fixed number. */
const SETTINGS_LOCK = 7_301_461;

/** Changes run one after the other. */
export async function lockPriceSettings(manager: EntityManager): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [SETTINGS_LOCK]);
}
