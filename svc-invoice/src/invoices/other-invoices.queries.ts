import { getViolatedConstraint, refuse } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';
import type { Month } from './month.js';

/** Constraints by which work and days of a job are on one invoice only. */
const ONE_INVOICE: ReadonlySet<string | undefined> = new Set([
  'invoiced_days_once',
  'invoiced_days_pk',
  'invoiced_work_once',
]);

export const isOnOtherInvoice = (error: unknown): boolean => ONE_INVOICE.has(getViolatedConstraint(error));

/** Numbers of other invoices that charge days or work of a job's month. */
async function findOtherInvoices(
  manager: EntityManager,
  jobId: string,
  { key, firstDay, lastDay }: Month,
): Promise<string[]> {
  const rows = await manager.query<{ number: string }[]>(
    `SELECT coalesce(invoice.number, client_invoice.number) AS number FROM (
       SELECT invoice_id, client_invoice_id FROM invoiced_days WHERE job_id = $1 AND from_day <= $3 AND to_day >= $2
       UNION
       SELECT invoice_id, client_invoice_id FROM invoiced_work JOIN ledger_entry USING (work_record_id)
         WHERE job_id = $1 AND business_date BETWEEN $2 AND $3
     ) AS charging LEFT JOIN invoice ON invoice.id = invoice_id LEFT JOIN client_invoice ON client_invoice.id = client_invoice_id
     WHERE invoice.id IS NULL OR invoice.job_id <> $1 OR invoice.month <> $4 ORDER BY 1`,
    [jobId, firstDay, lastDay, key],
  );
  return rows.map(({ number }) => number);
}

/** Throws 409 when another invoice charges days or work of a job's month. */
export async function refuseSecondInvoice(manager: EntityManager, jobId: string, month: Month): Promise<void> {
  const numbers = await findOtherInvoices(manager, jobId, month);
  if (numbers.length === 0) return;
  throw refuse('work_on_other_invoice', { numbers });
}
