import type { EntityManager } from 'typeorm';
import type { Month } from '../invoices/month.js';

/** The day on which records of these jobs became others than an invoice of their month charges, YYYY-MM-DD; null: no record is newer. */
export async function changedSince(
  manager: EntityManager,
  { firstDay, lastDay }: Month,
  jobIds: readonly string[],
  issuedAt: Date,
  zone: string,
): Promise<string | null> {
  const [row] = await manager.query<{ day: string | null }[]>(
    `SELECT (min(changed_at) AT TIME ZONE $5)::date::text AS day FROM ledger_entry
     WHERE job_id = ANY($1) AND business_date BETWEEN $2 AND $3 AND changed_at > $4`,
    [jobIds, firstDay, lastDay, issuedAt, zone],
  );
  return row?.day ?? null;
}
