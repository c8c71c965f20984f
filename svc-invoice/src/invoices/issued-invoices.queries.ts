import type { BodyOf, exportInvoices, listInvoices } from '@cleaning/contracts';
import { containing, inBatches } from '@cleaning/service-kit';
import type { DataSource, EntityManager } from 'typeorm';

export type InvoiceFilters = BodyOf<typeof exportInvoices>;

/** An invoice as its newest version says it: month YYYY-MM, day of issue YYYY-MM-DD, whole cents as text. */
export interface ListedInvoice {
  invoice_number: string;
  job_id: string;
  month: string;
  to_name: string;
  issued_on: string;
  versions: number;
  sub_total_cents: string;
  gst_cents: string;
  total_cents: string;
}

const ORDER: Record<InvoiceFilters['sort'], string> = {
  number: 'number',
  month: 'month',
  addressee: 'lower(to_name)',
  total: 'total_cents',
};

function found({ text, job_id }: InvoiceFilters) {
  const values: string[] = [];
  const conditions: string[] = [];
  if (text !== '') {
    values.push(containing(text));
    conditions.push('(number ILIKE $1 OR to_name ILIKE $1 OR to_address ILIKE $1 OR month LIKE $1)');
  }
  if (job_id !== undefined) {
    values.push(job_id);
    // By the index of its months.
    conditions.push(`invoice_id IN (SELECT id FROM invoice WHERE invoice.job_id = $${values.length})`);
  }
  return { sql: `FROM newest_invoice ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}`, values };
}

/** Versions count from 1, so the newest is their number. */
function listed(filters: InvoiceFilters) {
  const { sql, values } = found(filters);
  return {
    sql: `SELECT number AS invoice_number, job_id, month, to_name, issued_on::text, version AS versions, sub_total_cents, gst_cents,
            total_cents
          ${sql} ORDER BY ${ORDER[filters.sort]} ${filters.direction}, invoice_id`,
    values,
  };
}

/** A page of the invoices that were found, in the chosen order. */
export function pageOfInvoices(
  manager: EntityManager,
  filters: InvoiceFilters,
  { page, page_size }: Pick<BodyOf<typeof listInvoices>, 'page' | 'page_size'>,
): Promise<ListedInvoice[]> {
  const { sql, values } = listed(filters);
  return manager.query(`${sql} LIMIT ${page_size} OFFSET ${(page - 1) * page_size}`, values);
}

/** How many invoices were found. */
export async function countInvoices(manager: EntityManager, filters: InvoiceFilters): Promise<number> {
  const { sql, values } = found(filters);
  const [count] = await manager.query<[{ total: number }]>(`SELECT count(*)::int AS total ${sql}`, values);
  return count.total;
}

/** All that were found in batches, in the chosen order. */
export function eachInvoice(
  dataSource: DataSource,
  filters: InvoiceFilters,
): AsyncGenerator<ListedInvoice[], void, void> {
  const { sql, values } = listed(filters);
  return inBatches<ListedInvoice>(dataSource, sql, values);
}
