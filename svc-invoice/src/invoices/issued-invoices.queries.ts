import type { CallBody, exportInvoices, InvoiceStatus, listInvoices } from '@cleaning/contracts';
import { buildTextPattern, readInBatches } from '@cleaning/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { invoiceStatusSql, receivables } from '../receivables/receivables.queries.js';

export type InvoiceFilters = CallBody<typeof exportInvoices>;

/** Newest version of an invoice with the amount owing: month YYYY-MM, days YYYY-MM-DD, whole cents. */
export interface ListedInvoice {
  readonly kind: 'job' | 'client';
  readonly invoice_number: string;
  /** Empty for one of a client's month, and the client's for one of a job. */
  readonly job_id: string;
  readonly client_id: string;
  readonly month: string;
  readonly to_name: string;
  readonly issued_on: string;
  readonly versions: number;
  readonly sub_total_cents: number;
  readonly gst_cents: number;
  readonly total_cents: number;
  /** Null without a client. */
  readonly due_on: string | null;
  readonly open_cents: number | null;
  readonly status: InvoiceStatus;
  readonly sent: boolean;
}

const ORDER: Record<InvoiceFilters['sort'], string> = {
  number: 'found.number',
  month: 'found.month',
  addressee: 'lower(found.to_name)',
  total: 'found.total_cents',
  due: 'found.due_on',
  owing: 'found.open_cents',
};

/** Versions count from 1, so the newest is their number. */
const COLUMNS = `kind, number AS invoice_number, job_id, client_id, month, to_name, issued_on::text, version AS versions, sub_total_cents::float8,
  gst_cents::float8, total_cents::float8, due_on::text, open_cents::float8, status, sent`;

/** Invoices of both kinds, one series of numbers. */
const KINDS = {
  job: `SELECT 'job' AS kind, newest.invoice_id, newest.number, newest.job_id::text AS job_id, '' AS client_id, newest.month, to_name, to_address,
      issued_on, version, sub_total_cents, gst_cents, total_cents, invoice.sent_at IS NOT NULL AS sent
    FROM newest_invoice AS newest JOIN invoice ON invoice.id = newest.invoice_id`,
  client: `SELECT 'client' AS kind, client_invoice.id AS invoice_id, number, '' AS job_id, client_id::text AS client_id, month,
      coalesce(nullif(to_trading_name, ''), to_name) AS to_name, to_address, issued_on, version, sub_total_cents, gst_cents, total_cents,
      client_invoice.sent_at IS NOT NULL AS sent
    FROM client_invoice JOIN client_invoice_version AS newest USING (version) WHERE newest.client_invoice_id = client_invoice.id`,
} as const;

/** Conditions for one job, by the indexes of its months and of the days on invoices. */
const JOB_CONDITIONS = {
  job: 'invoice_id IN (SELECT id FROM invoice WHERE invoice.job_id = $JOB)',
  client: 'invoice_id IN (SELECT client_invoice_id FROM invoiced_days WHERE invoiced_days.job_id = $JOB)',
} as const;

/**
 * SQL of the table `found` with filtered invoices of any status and their amount owing, and its values. $1: day, $2:
 * status. Amounts are computed for these invoices only.
 */
function buildFound({ text, job_id, kind, status }: InvoiceFilters, today: string) {
  const values: string[] = [today, status];
  const conditions: string[] = [];
  if (text !== '') {
    values.push(buildTextPattern(text));
    const columns = ['number', 'to_name', 'to_address', 'month'];
    conditions.push(`(${columns.map((column) => `fold_text(${column}) LIKE $${values.length}`).join(' OR ')})`);
  }
  if (job_id !== undefined) values.push(job_id);
  const parts = (['job', 'client'] as const)
    .filter((each) => kind === 'all' || kind === each)
    .map((each) => {
      const ofJob = job_id === undefined ? [] : [JOB_CONDITIONS[each].replace('$JOB', `$${values.length}`)];
      const all = [...conditions, ...ofJob];
      return `SELECT * FROM (${KINDS[each]}) AS ${each}_invoice ${all.length > 0 ? `WHERE ${all.join(' AND ')}` : ''}`;
    });
  const sql = `WITH chosen AS (${parts.join(' UNION ALL ')}), found AS (
    SELECT chosen.*, owed.due_on, owed.open_cents, ${invoiceStatusSql('owed', '$1')} AS status
    FROM chosen LEFT JOIN (${receivables('number IN (SELECT number FROM chosen)')}) AS owed ON owed.id = chosen.invoice_id
  )`;
  return { sql, values };
}

/** Invoices of the requested status, in the chosen order. Those without a due date come last. */
const listFound = ({ sort, direction }: InvoiceFilters) =>
  `SELECT ${COLUMNS} FROM found WHERE $2::text IN ('all', status) ORDER BY ${ORDER[sort]} ${direction} NULLS LAST, invoice_id`;

export interface InvoicePage {
  /** Counts by status under the other filters. Statuses without invoices are missing. */
  readonly counts: Readonly<Partial<Record<InvoiceStatus, number>>>;
  readonly rows: readonly ListedInvoice[];
}

/** A page of the invoices that were found, in the chosen order, with how many have each status. */
export async function findInvoicePage(
  manager: EntityManager,
  filters: InvoiceFilters,
  { page, page_size }: Pick<CallBody<typeof listInvoices>, 'page' | 'page_size'>,
  today: string,
): Promise<InvoicePage> {
  const { sql, values } = buildFound(filters, today);
  const [answer] = await manager.query<InvoicePage[]>(
    `${sql}, counted AS (SELECT status, count(*) AS invoices FROM found GROUP BY status),
       listed AS (${listFound(filters)} LIMIT ${page_size} OFFSET ${(page - 1) * page_size})
     SELECT coalesce((SELECT json_object_agg(status, invoices) FROM counted), '{}') AS counts,
       coalesce((SELECT json_agg(listed) FROM listed), '[]') AS rows`,
    values,
  );
  if (!answer) throw new Error('The list of invoices is missing');
  return answer;
}

/** All matching invoices in batches, in the chosen order. */
export function readInvoices(
  dataSource: DataSource,
  filters: InvoiceFilters,
  today: string,
): AsyncGenerator<ListedInvoice[], void, void> {
  const { sql, values } = buildFound(filters, today);
  return readInBatches<ListedInvoice>(dataSource, `${sql} ${listFound(filters)}`, values);
}
