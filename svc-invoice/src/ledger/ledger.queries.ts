import type { EntityManager } from 'typeorm';
import type { LedgerEntry } from './ledger.entity.js';

interface Days {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** The company's pay for work of jobs, in cents without GST, by `<job id> <YYYY-MM>`. */
export async function findEarnedByMonth(
  manager: EntityManager,
  { firstDay, lastDay }: Days,
  jobIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await manager.query<{ job_id: string; month: string; cents: number }[]>(
    `SELECT job_id, to_char(business_date, 'YYYY-MM') AS month, sum(company_cents)::float8 AS cents
     FROM ledger_entry WHERE job_id = ANY($1) AND business_date BETWEEN $2 AND $3 GROUP BY 1, 2`,
    [jobIds, firstDay, lastDay],
  );
  return new Map(rows.map(({ job_id, month, cents }) => [`${job_id} ${month}`, cents]));
}

/**
 * Stores and removes work records. Returns whether invoices were sent for a month that one of them is or was in: such
 * an invoice may now differ from the work.
 */
export async function keepWork(
  manager: EntityManager,
  entries: readonly Omit<LedgerEntry, 'changedAt'>[],
  gone: readonly string[],
): Promise<boolean> {
  // Each part of the statement sees the rows as they were before.
  const [found] = await manager.query<{ is_sent: boolean }[]>(
    `WITH given AS (
       SELECT * FROM jsonb_to_recordset($1::jsonb) AS entry ("workRecordId" uuid, "jobId" uuid, "businessDate" date, minutes integer,
         "companyCents" bigint, held boolean, "reClean" boolean)
     ), kept AS (
       INSERT INTO ledger_entry (work_record_id, job_id, business_date, minutes, company_cents, held, re_clean)
       SELECT "workRecordId", "jobId", "businessDate", minutes, "companyCents", held, "reClean" FROM given
       ON CONFLICT (work_record_id) DO UPDATE SET job_id = EXCLUDED.job_id, business_date = EXCLUDED.business_date,
         minutes = EXCLUDED.minutes, company_cents = EXCLUDED.company_cents, held = EXCLUDED.held, re_clean = EXCLUDED.re_clean
     ), removed AS (
       DELETE FROM ledger_entry WHERE work_record_id = ANY($2)
     )
     SELECT EXISTS (
       SELECT FROM (SELECT "businessDate" AS day FROM given
         UNION ALL SELECT business_date FROM ledger_entry
           WHERE work_record_id = ANY($2) OR work_record_id IN (SELECT "workRecordId" FROM given)) AS work
       WHERE to_char(day, 'YYYY-MM') IN (SELECT month FROM client_invoice WHERE sent_at IS NOT NULL
         UNION ALL SELECT month FROM invoice WHERE sent_at IS NOT NULL)) AS is_sent`,
    [JSON.stringify(entries), gone],
  );
  return found?.is_sent ?? false;
}
