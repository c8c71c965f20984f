import type { PriceBasis } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import { CLIENT_NAME } from '../clients/clients.queries.js';
import { receivables } from '../receivables/receivables.queries.js';

/** Cents with GST. */
interface OwedRow {
  readonly overdue_clients: number;
  readonly overdue_cents: number;
  readonly due_invoices: number;
  readonly due_cents: number;
}

/** Amounts overdue on a day, and those due between two days. Days YYYY-MM-DD. */
export async function findOwedOn(manager: EntityManager, today: string, until: string): Promise<OwedRow> {
  const [row] = await manager.query<OwedRow[]>(
    `SELECT count(DISTINCT client_id) FILTER (WHERE due_on < $1::date)::int AS overdue_clients,
       coalesce(sum(open_cents) FILTER (WHERE due_on < $1::date), 0)::float8 AS overdue_cents,
       count(*) FILTER (WHERE due_on BETWEEN $1::date AND $2::date)::int AS due_invoices,
       coalesce(sum(open_cents) FILTER (WHERE due_on BETWEEN $1::date AND $2::date), 0)::float8 AS due_cents
     FROM (${receivables()}) AS owed WHERE open_cents > 0`,
    [today, until],
  );
  if (!row) throw new Error('The sums of what clients owe are missing');
  return row;
}

interface PlaceTerms {
  readonly job_id: string;
  readonly client_id: string;
  readonly client_name: string;
  /** Null: no agreement. */
  readonly basis: PriceBasis | null;
  /** Null for an hourly price or no agreement. */
  readonly cents: number | null;
}

/** Current jobs with their client and agreement on a day. */
export const findPlaceTerms = (manager: EntityManager, today: string): Promise<PlaceTerms[]> =>
  manager.query(
    `SELECT known_job.id AS job_id, coalesce(client.id::text, '') AS client_id, coalesce(${CLIENT_NAME}, '') AS client_name,
       price.basis, price.cents::float8 AS cents
     FROM known_job
       LEFT JOIN (SELECT DISTINCT ON (job_id) job_id, client_id FROM job_client WHERE valid_from <= $1::date
         ORDER BY job_id, valid_from DESC) AS held ON held.job_id = known_job.id
       LEFT JOIN client ON client.id = held.client_id
       LEFT JOIN (SELECT DISTINCT ON (job_id) job_id, basis, cents FROM job_price WHERE valid_from <= $1::date
         ORDER BY job_id, valid_from DESC) AS price ON price.job_id = known_job.id
     WHERE ended_on IS NULL ORDER BY known_job.id`,
    [today],
  );
