import type { EntityManager } from 'typeorm';

interface Days {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** The company's pay for work of jobs, in cents without GST, by `<job id> <YYYY-MM>`. */
export async function earnedByMonth(
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

/** Whether invoices were sent of a month of these days, or of the days that the records have had until now. */
export async function haveSentMonth(
  manager: EntityManager,
  records: readonly string[],
  days: readonly string[],
): Promise<boolean> {
  const [found] = await manager.query<{ is_sent: boolean }[]>(
    `SELECT EXISTS (
       SELECT FROM (SELECT business_date FROM ledger_entry WHERE work_record_id = ANY($1)
         UNION ALL SELECT unnest($2::date[])) AS work
       WHERE to_char(business_date, 'YYYY-MM') IN (SELECT month FROM client_invoice WHERE sent_at IS NOT NULL
         UNION ALL SELECT month FROM invoice WHERE sent_at IS NOT NULL)) AS is_sent`,
    [records, days],
  );
  return found?.is_sent ?? false;
}
