import { type InvoiceExtra as ExtraView, formatAmount } from '@cleaning/contracts';
import { buildTextPattern, readPage } from '@cleaning/service-kit';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { ClientInvoice } from '../client-invoices/client-invoice.entity.js';
import { Client } from '../clients/client.entity.js';
import { CLIENT_NAME } from '../clients/clients.queries.js';
import { KnownJob } from '../ledger/ledger.entity.js';

/** SQL: extras with `owner_id`, the client who gets the invoice; null while the job has no client on that day. */
const OWNED = `SELECT invoice_extra.*, coalesce(invoice_extra.client_id, (SELECT job_client.client_id FROM job_client
    WHERE job_client.job_id = invoice_extra.job_id AND job_client.valid_from <= invoice_extra.day
    ORDER BY job_client.valid_from DESC LIMIT 1)) AS owner_id
  FROM invoice_extra`;

interface FoundExtra extends Omit<ExtraView, 'amount' | 'added_at'> {
  readonly cents: string;
  readonly added_at: Date;
}

/** Extras with names in the form of the contract; rows are `FoundExtra`s. */
const selectExtras = (manager: EntityManager): SelectQueryBuilder<ObjectLiteral> =>
  manager
    .createQueryBuilder()
    .select('extra.id', 'id')
    .addSelect('extra.version', 'version')
    .addSelect('extra.day::text', 'day')
    .addSelect('extra.text', 'text')
    .addSelect('extra.cents', 'cents')
    .addSelect('extra.reason', 'reason')
    .addSelect(`coalesce(extra.job_id::text, '')`, 'job_id')
    .addSelect(`coalesce(job.title, '')`, 'job_name')
    .addSelect(`coalesce(extra.owner_id::text, '')`, 'client_id')
    .addSelect(`coalesce(${CLIENT_NAME}, '')`, 'client_name')
    .addSelect(`coalesce(extra.from_job_id::text, '')`, 'from_job_id')
    .addSelect(`coalesce(one_off.title, '')`, 'from_job_name')
    .addSelect('extra.added_by', 'added_by')
    .addSelect('extra.added_at', 'added_at')
    .addSelect('extra.invoice_id IS NOT NULL', 'invoiced')
    .addSelect(
      `extra.invoice_id IS NOT NULL AND (invoice.id IS NULL OR invoice.sent_at IS NOT NULL OR invoice.send_wanted_at IS NOT NULL)`,
      'closed',
    )
    .from(`(${OWNED})`, 'extra')
    .leftJoin(ClientInvoice, 'invoice', 'invoice.id = extra.invoice_id')
    .leftJoin(Client, 'client', 'client.id = extra.owner_id')
    .leftJoin(KnownJob, 'job', 'job.id = extra.job_id')
    .leftJoin(KnownJob, 'one_off', 'one_off.id = extra.from_job_id');

const toExtraView = ({ cents, added_at, ...extra }: FoundExtra): ExtraView => ({
  ...extra,
  amount: formatAmount(Number(cents)),
  added_at: added_at.toISOString(),
});

export async function findExtra(manager: EntityManager, id: string): Promise<ExtraView | null> {
  const found = await selectExtras(manager).where('extra.id = :id', { id }).getRawOne<FoundExtra>();
  return found ? toExtraView(found) : null;
}

/** Extras of a client (including its jobs) or of a job: uninvoiced ones first, then newest day. */
export async function findExtraPage(
  manager: EntityManager,
  asked: { client_id: string; job_id: string; page: number; page_size: number },
): Promise<{ total: number; rows: ExtraView[] }> {
  const query = selectExtras(manager)
    .orderBy('extra.invoice_id IS NOT NULL')
    .addOrderBy('extra.day', 'DESC')
    .addOrderBy('extra.id');
  if (asked.job_id === '') query.where('extra.owner_id = :clientId', { clientId: asked.client_id });
  else query.where('extra.job_id = :jobId', { jobId: asked.job_id });
  const { total, rows } = await readPage<FoundExtra>(query, asked);
  return { total, rows: rows.map(toExtraView) };
}

/** An extra that the next invoice of its client has. */
export interface OpenExtra {
  readonly id: string;
  readonly clientId: string;
  /** The place it is for; null: the client as a whole. */
  readonly jobId: string | null;
  readonly day: string;
  readonly text: string;
  readonly cents: number;
}

/** Uninvoiced extras up to a day, by client and day. Leaves out jobs without a client. */
export async function findOpenExtras(
  manager: EntityManager,
  until: string,
  clientIds?: readonly string[],
): Promise<OpenExtra[]> {
  const rows = await manager.query<(Omit<OpenExtra, 'cents'> & { cents: string })[]>(
    `SELECT id, owner_id AS "clientId", job_id AS "jobId", day::text, text, cents FROM (${OWNED}) AS extra
     WHERE invoice_id IS NULL AND owner_id IS NOT NULL AND day <= $1 AND ($2::uuid[] IS NULL OR owner_id = ANY($2))
     ORDER BY owner_id, day, id`,
    [until, clientIds ?? null],
  );
  return rows.map((row) => ({ ...row, cents: Number(row.cents) }));
}

/**
 * Income from extras by month of their day and place: the one-off job they charge for, their job, or none (`client_id`:
 * the client).
 */
export async function sumExtraIncome(
  manager: EntityManager,
  { firstDay, lastDay }: { readonly firstDay: string; readonly lastDay: string },
): Promise<{ job_id: string; client_id: string; name: string; month: string; cents: number }[]> {
  const rows = await manager.query<{ job_id: string; client_id: string; name: string; month: string; cents: string }[]>(
    `SELECT coalesce(place.id::text, '') AS job_id, coalesce(known_job.title, ${CLIENT_NAME}, '') AS name,
       coalesce(client.id::text, '') AS client_id, to_char(day, 'YYYY-MM') AS month, sum(cents) AS cents
     FROM invoice_extra CROSS JOIN LATERAL (SELECT coalesce(from_job_id, job_id) AS id) AS place
       LEFT JOIN known_job ON known_job.id = place.id LEFT JOIN client ON client.id = invoice_extra.client_id AND place.id IS NULL
     WHERE day BETWEEN $1 AND $2 GROUP BY 1, 2, 3, 4`,
    [firstDay, lastDay],
  );
  return rows.map((row) => ({ ...row, cents: Number(row.cents) }));
}

/**
 * One-off jobs with work that no invoice or extra charges, newest first: the company's pay in cents, and the last day
 * of work.
 */
export const findUnchargedJobs = (
  manager: EntityManager,
  text: string,
): Promise<{ job_id: string; job_name: string; address: string; day: string; cents: string }[]> =>
  manager.query(
    `SELECT job.id AS job_id, job.title AS job_name, job.address, max(work.business_date)::text AS day, sum(work.company_cents) AS cents
     FROM known_job AS job JOIN ledger_entry AS work ON work.job_id = job.id
     WHERE job.kind = 'quick' AND ($1 = '%%' OR fold_text(job.title) LIKE $1 OR fold_text(job.address) LIKE $1)
       AND NOT EXISTS (SELECT FROM invoice WHERE invoice.job_id = job.id)
       AND NOT EXISTS (SELECT FROM invoiced_days WHERE invoiced_days.job_id = job.id)
       AND NOT EXISTS (SELECT FROM invoice_extra WHERE invoice_extra.from_job_id = job.id)
     GROUP BY job.id HAVING sum(work.company_cents) > 0 ORDER BY 4 DESC, job.title, job.id LIMIT 50`,
    [buildTextPattern(text)],
  );
