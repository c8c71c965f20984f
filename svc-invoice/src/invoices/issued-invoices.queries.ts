import type { CallBody, exportInvoices, listInvoices } from '@cleaning/contracts';
import { buildTextPattern, readInBatches } from '@cleaning/service-kit';
import type { DataSource, EntityManager } from 'typeorm';

export type InvoiceFilters = CallBody<typeof exportInvoices>;

/** An invoice as its newest version says it: month YYYY-MM, day of issue YYYY-MM-DD, whole cents as text. */
export interface ListedInvoice {
  kind: 'job' | 'client';
  invoice_number: string;
  /** Empty for one of a client's month, and the client's for one of a job. */
  job_id: string;
  client_id: string;
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

/** Invoices of both kinds, one series of numbers. Each has its own indexes, by which a page is read without sorting all. */
const KINDS = {
  job: `SELECT 'job' AS kind, invoice_id, number, job_id::text AS job_id, '' AS client_id, month, to_name, to_address, issued_on, version, sub_total_cents,
      gst_cents, total_cents FROM newest_invoice`,
  client: `SELECT 'client' AS kind, client_invoice.id AS invoice_id, number, '' AS job_id, client_id::text AS client_id, month,
      coalesce(nullif(to_trading_name, ''), to_name) AS to_name, to_address, issued_on, version, sub_total_cents, gst_cents, total_cents
    FROM client_invoice JOIN client_invoice_version AS newest USING (version) WHERE newest.client_invoice_id = client_invoice.id`,
} as const;

/** Those of one job: by the index of its months, and of the days that invoices have. */
const OF_JOB = {
  job: 'invoice_id IN (SELECT id FROM invoice WHERE invoice.job_id = $JOB)',
  client: 'invoice_id IN (SELECT client_invoice_id FROM invoiced_days WHERE invoiced_days.job_id = $JOB)',
} as const;

/** The SQL of each kind that is asked for, and its values. */
function buildParts({ text, job_id, kind }: InvoiceFilters) {
  const values: string[] = [];
  if (text !== '') values.push(buildTextPattern(text));
  if (job_id !== undefined) values.push(job_id);
  const parts = (['job', 'client'] as const)
    .filter((each) => kind === 'all' || kind === each)
    .map((each) => {
      const conditions = [
        ...(text === ''
          ? []
          : [
              `(${['number', 'to_name', 'to_address', 'month'].map((column) => `fold_text(${column}) LIKE $1`).join(' OR ')})`,
            ]),
        ...(job_id === undefined ? [] : [OF_JOB[each].replace('$JOB', `$${values.length}`)]),
      ];
      return `SELECT * FROM (${KINDS[each]}) AS ${each}_invoice ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}`;
    });
  return { parts, values };
}

/**
 * Versions count from 1, so the newest is their number.
 * @param most how many of each kind can be on the page and those before it
 */
function buildListQuery(filters: InvoiceFilters, most?: number) {
  const { parts, values } = buildParts(filters);
  const order = `ORDER BY ${ORDER[filters.sort]} ${filters.direction}, invoice_id`;
  const limited = parts.map((part) => (most === undefined ? part : `(${part} ${order} LIMIT ${most})`));
  return {
    sql: `SELECT kind, number AS invoice_number, job_id, client_id, month, to_name, issued_on::text, version AS versions, sub_total_cents, gst_cents,
            total_cents
          FROM (${limited.join(' UNION ALL ')}) AS listed ${order}`,
    values,
  };
}

/** A page of the invoices that were found, in the chosen order. */
export function findInvoicePage(
  manager: EntityManager,
  filters: InvoiceFilters,
  { page, page_size }: Pick<CallBody<typeof listInvoices>, 'page' | 'page_size'>,
): Promise<ListedInvoice[]> {
  const { sql, values } = buildListQuery(filters, page * page_size);
  return manager.query(`${sql} LIMIT ${page_size} OFFSET ${(page - 1) * page_size}`, values);
}

/** How many invoices were found. */
export async function countInvoices(manager: EntityManager, filters: InvoiceFilters): Promise<number> {
  const { parts, values } = buildParts(filters);
  const counts = parts.map((part) => `(SELECT count(*) FROM (${part}) AS found)`);
  const [count] = await manager.query<[{ total: number }]>(`SELECT (${counts.join(' + ')})::int AS total`, values);
  return count.total;
}

/** All that were found in batches, in the chosen order. */
export function readInvoices(
  dataSource: DataSource,
  filters: InvoiceFilters,
): AsyncGenerator<ListedInvoice[], void, void> {
  const { sql, values } = buildListQuery(filters);
  return readInBatches<ListedInvoice>(dataSource, sql, values);
}
