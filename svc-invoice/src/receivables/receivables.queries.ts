import { ACCOUNT_ENTRIES, type CallBody, type listReceivables } from '@cleaning/contracts';
import { buildTextPattern } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';
import { CLIENT_NAME } from '../clients/clients.queries.js';
import type { AccountEntry } from './account-entries.js';

const MONTH_END = `((newest_invoice.month || '-01')::date + interval '1 month - 1 day')::date`;

/** SQL: client of an invoice of a job, with `newest_invoice` and `invoice`; null without a client. */
export const CLIENT_OF_JOB_INVOICE = `coalesce(
  (SELECT client_payment.client_id FROM payment_part JOIN client_payment ON client_payment.id = payment_id
    WHERE payment_part.invoice_id = invoice.id AND undone_at IS NULL LIMIT 1),
  (SELECT client_id FROM job_client WHERE job_client.job_id = invoice.job_id AND valid_from <= ${MONTH_END}
    ORDER BY valid_from DESC LIMIT 1))`;

/** The client who paid the invoice of a job and month; undefined if unpaid. */
export async function findPayingClient(
  manager: EntityManager,
  jobId: string,
  month: string,
): Promise<string | undefined> {
  const [row] = await manager.query<{ client_id: string }[]>(
    `SELECT client_id FROM invoice JOIN payment_part ON payment_part.invoice_id = invoice.id JOIN client_payment ON client_payment.id = payment_id
     WHERE job_id = $1 AND month = $2 AND undone_at IS NULL LIMIT 1`,
    [jobId, month],
  );
  return row?.client_id;
}

/**
 * SQL: join of an invoice's payments and write-offs, as `paid.cents` and `off.cents`, null without any. Leaves out
 * undone ones.
 */
export const computeSettled = (invoices: string) => `
    LEFT JOIN (SELECT coalesce(invoice_id, client_invoice_id) AS id, sum(payment_part.cents) AS cents
      FROM payment_part JOIN client_payment ON client_payment.id = payment_id WHERE undone_at IS NULL GROUP BY 1) AS paid ON paid.id = ${invoices}.id
    LEFT JOIN (SELECT coalesce(invoice_id, client_invoice_id) AS id, sum(cents) AS cents
      FROM write_off WHERE undone_at IS NULL GROUP BY 1) AS off ON off.id = ${invoices}.id`;

/** SQL: cents that an invoice's unsent notes add; 0 for a reversed note. `note`: the table. */
export const unsentCents = (note: string) =>
  `greatest(0, coalesce(sum(${note}.total_cents) FILTER (WHERE ${note}.sent_at IS NULL), 0))`;

/**
 * SQL: invoices owed by clients, with payments: cents with GST, days as dates. An invoice of a job belongs to the
 * client who paid it, otherwise to the job's client on the last day of its month, with their terms; left out without a
 * client.
 * @param which condition on `client_id` or `number`, to read fewer rows
 * @param notesCents counted cents of an invoice's notes: a sum over `adjustment_note`
 */
export const receivables = (which = 'true', notesCents = 'sum(adjustment_note.total_cents)') => `
  SELECT charged.*, coalesce(paid.cents, 0) AS paid_cents, coalesce(off.cents, 0) AS off_cents,
    total_cents + notes_cents - coalesce(paid.cents, 0) - coalesce(off.cents, 0) AS open_cents
  FROM (
    SELECT 'client' AS kind, client_invoice.id, client_invoice.number, client_id, client_invoice.month, issued_on, due_on,
      client_invoice.sent_at IS NOT NULL AS sent, total_cents,
      coalesce((SELECT ${notesCents} FROM adjustment_note WHERE client_invoice_id = client_invoice.id), 0) AS notes_cents
    FROM client_invoice JOIN client_invoice_version AS newest
      ON newest.client_invoice_id = client_invoice.id AND newest.version = client_invoice.version
    WHERE ${which}
    UNION ALL
    SELECT 'job', of_job.id, number, client_id, month, issued_on, issued_on + client.terms_days, sent, total_cents,
      coalesce((SELECT ${notesCents} FROM adjustment_note WHERE adjustment_note.invoice_id = of_job.id), 0)
    FROM (
      SELECT invoice.id, newest_invoice.number, newest_invoice.month, issued_on, invoice.sent_at IS NOT NULL AS sent, total_cents,
        ${CLIENT_OF_JOB_INVOICE} AS client_id
      FROM newest_invoice JOIN invoice ON invoice.id = invoice_id
    ) AS of_job JOIN client ON client.id = client_id
    WHERE ${which}
  ) AS charged
    ${computeSettled('charged')}`;

/**
 * SQL: status of an invoice on a day, as in INVOICE_STATUSES. `getState` (month-rules.ts) agrees for sent invoices.
 * @param owed a row of `receivables`, joined to invoices that may have none
 * @param today parameter with the day
 */
export const invoiceStatusSql = (owed: string, today: string) => `CASE
    WHEN ${owed}.id IS NULL THEN 'no-client'
    WHEN ${owed}.open_cents > 0 AND ${owed}.due_on < ${today}::date THEN 'overdue'
    WHEN ${owed}.open_cents > 0 THEN CASE WHEN ${owed}.paid_cents > 0 THEN 'part-paid' ELSE 'unpaid' END
    WHEN ${owed}.paid_cents > 0 THEN 'paid'
    WHEN ${owed}.off_cents > 0 THEN 'written-off'
    ELSE 'nothing-to-pay' END`;

/** SQL: valid payments with amounts used by invoices (`used_cents`) and refunded (`refunded_cents`). */
export const PAYMENTS_USED = `
  SELECT client_payment.*, coalesce(used.cents, 0) AS used_cents, coalesce(refunded.cents, 0) AS refunded_cents
  FROM client_payment
    LEFT JOIN (SELECT payment_id, sum(cents) AS cents FROM payment_part GROUP BY payment_id) AS used ON used.payment_id = client_payment.id
    LEFT JOIN (SELECT payment_id, sum(refund_part.cents) AS cents FROM refund_part JOIN client_refund ON client_refund.id = refund_id
      WHERE undone_at IS NULL GROUP BY payment_id) AS refunded ON refunded.payment_id = client_payment.id
  WHERE undone_at IS NULL`;

/** SQL: rest of each client's payments: `client_id`, `received_cents`, `left_cents`. */
export const PAYMENTS_LEFT = `
  SELECT client_id, sum(cents) AS received_cents, sum(cents - used_cents - refunded_cents) AS left_cents
  FROM (${PAYMENTS_USED}) AS payment GROUP BY client_id`;

export interface UsedPayment {
  readonly id: string;
  /** Cents neither used by invoices nor refunded; and cents refunded. */
  readonly left_cents: number;
  readonly refunded_cents: number;
}

/** A client's payments that were not undone, the oldest first. */
export const findUsedPayments = (manager: EntityManager, clientId: string): Promise<UsedPayment[]> =>
  manager.query(
    `SELECT id, (cents - used_cents - refunded_cents)::float8 AS left_cents, refunded_cents::float8 AS refunded_cents
     FROM (${PAYMENTS_USED}) AS payment WHERE client_id = $1 ORDER BY payment.day, booked_at, id`,
    [clientId],
  );

export interface PaidPart {
  readonly payment_id: string;
  readonly invoice_id: string;
  /** Above 0. */
  readonly cents: number;
}

/** Current parts of valid payments for some invoices, newest payment first. */
export const findPaidParts = (manager: EntityManager, invoiceIds: readonly string[]): Promise<PaidPart[]> =>
  manager.query(
    `SELECT payment_id, coalesce(invoice_id, client_invoice_id) AS invoice_id, sum(payment_part.cents)::float8 AS cents
     FROM payment_part JOIN client_payment ON client_payment.id = payment_id
     WHERE undone_at IS NULL AND coalesce(invoice_id, client_invoice_id) = ANY($1)
     GROUP BY payment_id, 2, day, booked_at HAVING sum(payment_part.cents) > 0 ORDER BY day DESC, booked_at DESC, payment_id DESC`,
    [invoiceIds],
  );

/** Cents. */
export interface AgesRow {
  readonly not_due: number;
  readonly to_30: number;
  readonly to_60: number;
  readonly to_90: number;
  readonly over_90: number;
  readonly open: number;
  readonly credit: number;
}

const overdue = (from: number, to?: number) =>
  `coalesce(sum(open_cents) FILTER (WHERE open_cents > 0 AND $1::date - due_on >= ${from}${to === undefined ? '' : ` AND $1::date - due_on <= ${to}`}), 0)`;

/** SQL: what client `$n` owes by the papers they have. Paid papers count as received. */
const getPapers = (client: string) => `
  SELECT * FROM (${receivables(`client_id = ${client}`, 'sum(adjustment_note.total_cents) FILTER (WHERE adjustment_note.sent_at IS NOT NULL)')}) AS paper WHERE sent OR paid_cents > 0`;

/** SQL: amount owing of each client by age on the day $1. */
const ages = (owed = receivables()) => `
  SELECT client_id, coalesce(sum(open_cents) FILTER (WHERE open_cents > 0 AND due_on >= $1::date), 0) AS not_due,
    ${overdue(1, 30)} AS to_30, ${overdue(31, 60)} AS to_60, ${overdue(61, 90)} AS to_90, ${overdue(91)} AS over_90,
    coalesce(sum(open_cents) FILTER (WHERE open_cents > 0), 0) AS open,
    coalesce(0 - sum(open_cents) FILTER (WHERE open_cents < 0), 0) AS overpaid
  FROM (${owed}) AS owed GROUP BY client_id`;

const SUMS = ['not_due', 'to_30', 'to_60', 'to_90', 'over_90', 'open', 'credit'] as const;
const buildAgeColumn = (name: (typeof SUMS)[number]) =>
  name === 'credit'
    ? '(coalesce(by_age.overpaid, 0) + coalesce(rest.left_cents, 0))::float8 AS credit'
    : `coalesce(by_age.${name}, 0)::float8 AS ${name}`;

const ORDER: Readonly<Record<CallBody<typeof listReceivables>['sort'], string>> = {
  overdue: 'to_30 + to_60 + to_90 + over_90',
  open: 'open',
  name: 'lower(client_name)',
};

export interface ListedReceivable extends AgesRow {
  readonly client_id: string | null;
  readonly client_name: string;
}

/** A page of clients' debts on a day, with the sums of all matches. */
export async function findReceivablePage(
  manager: EntityManager,
  { text, settled, sort, direction, page, page_size }: CallBody<typeof listReceivables>,
  today: string,
): Promise<{ total: number; sums: AgesRow; rows: ListedReceivable[] }> {
  const rows = await manager.query<(ListedReceivable & { total: number })[]>(
    `WITH found AS (
       SELECT client.id AS client_id, ${CLIENT_NAME} AS client_name, ${SUMS.map(buildAgeColumn).join(', ')}
       FROM client LEFT JOIN (${ages()}) AS by_age ON by_age.client_id = client.id
         LEFT JOIN (${PAYMENTS_LEFT}) AS rest ON rest.client_id = client.id
       WHERE $2 = '%%' OR fold_text(client.legal_name) LIKE $2 OR fold_text(client.trading_name) LIKE $2
     ), shown AS (SELECT * FROM found WHERE $3 OR open > 0 OR credit > 0)
     SELECT NULL AS client_id, '' AS client_name, ${SUMS.map((name) => `coalesce(sum(${name}), 0)::float8 AS ${name}`).join(', ')}, count(*)::int AS total
     FROM shown
     UNION ALL (
       SELECT client_id, client_name, ${SUMS.join(', ')}, 0 FROM shown
       ORDER BY ${ORDER[sort]} ${direction}, lower(client_name), client_id LIMIT $4 OFFSET $5
     )`,
    [today, buildTextPattern(text), settled, page_size, (page - 1) * page_size],
  );
  const sums = rows.find(({ client_id }) => client_id === null);
  if (!sums) throw new Error('The sums of what clients owe are missing');
  return { total: sums.total, sums, rows: rows.filter((row) => row !== sums) };
}

export interface ReceivableRow {
  readonly kind: 'client' | 'job';
  readonly id: string;
  readonly number: string;
  readonly client_id: string;
  readonly month: string;
  /** YYYY-MM-DD */
  readonly issued_on: string;
  readonly due_on: string;
  readonly sent: boolean;
  /** Cents. */
  readonly total_cents: number;
  readonly notes_cents: number;
  readonly paid_cents: number;
  readonly off_cents: number;
  readonly open_cents: number;
}

const COLUMNS = `kind, id, number, client_id, month, issued_on::text, due_on::text, sent, total_cents::float8, notes_cents::float8, paid_cents::float8,
  off_cents::float8, open_cents::float8`;

/** A client's invoices: open or overpaid ones by due day, then the newest settled ones. */
export const findClientReceivables = (manager: EntityManager, clientId: string): Promise<ReceivableRow[]> =>
  manager.query(
    `WITH owed AS (${receivables('client_id = $1')})
     (SELECT ${COLUMNS} FROM owed WHERE open_cents <> 0 ORDER BY owed.due_on, number)
     UNION ALL (SELECT ${COLUMNS} FROM owed WHERE open_cents = 0 ORDER BY owed.issued_on DESC, number DESC LIMIT ${ACCOUNT_ENTRIES})`,
    [clientId],
  );

/**
 * Entries of a client's account: sent invoices and adjustment notes, valid payments, refunds and write-offs. Cents;
 * above 0 increases the debt.
 */
export const findAccountEntries = (
  manager: EntityManager,
  clientId: string,
  timeZone: string,
): Promise<AccountEntry[]> =>
  manager.query(
    `WITH owed AS (${getPapers('$1')})
     SELECT day::text, text, cents::float8 AS cents FROM (
       SELECT issued_on AS day, 'Invoice ' || number || ', due ' || to_char(owed.due_on, 'DD/MM/YYYY') AS text, total_cents AS cents FROM owed
       UNION ALL
       SELECT note.issued_on, 'Adjustment note ' || note.number || ' for invoice ' || owed.number, note.total_cents
       FROM adjustment_note AS note JOIN owed ON owed.id = coalesce(note.client_invoice_id, note.invoice_id)
       WHERE note.sent_at IS NOT NULL
       UNION ALL
       SELECT day, CASE reference WHEN '' THEN 'Payment' ELSE 'Payment, ' || reference END, 0 - cents
       FROM client_payment WHERE client_id = $1 AND undone_at IS NULL
       UNION ALL
       SELECT day, 'Refund', cents FROM client_refund WHERE client_id = $1 AND undone_at IS NULL
       UNION ALL
       SELECT (written_at AT TIME ZONE $2)::date, 'Write-off for invoice ' || owed.number, 0 - cents
       FROM write_off JOIN owed ON owed.id = coalesce(invoice_id, client_invoice_id) WHERE undone_at IS NULL
     ) AS entry ORDER BY day, text`,
    [clientId, timeZone],
  );

/** Invoices with an amount owing, by due day. */
export const findOpenInvoices = (manager: EntityManager): Promise<ReceivableRow[]> =>
  manager.query(`SELECT ${COLUMNS} FROM (${receivables()}) AS owed WHERE open_cents > 0 ORDER BY owed.due_on, number`);

async function findInvoice(manager: EntityManager, column: 'number' | 'id', value: string) {
  const [row] = await manager.query<ReceivableRow[]>(
    `SELECT ${COLUMNS} FROM (${receivables()}) AS owed WHERE ${column} = $1`,
    [value],
  );
  return row;
}

/** An invoice of a client, by its number or its id. */
export const findInvoiceByNumber = (manager: EntityManager, number: string) => findInvoice(manager, 'number', number);
export const findInvoiceById = (manager: EntityManager, id: string) => findInvoice(manager, 'id', id);

/** A client's debt by age on a day: by all invoices and notes, or by those sent to them. */
export async function sumClientAges(
  manager: EntityManager,
  clientId: string,
  today: string,
  counted: 'all' | 'sent',
): Promise<AgesRow> {
  const [row] = await manager.query<AgesRow[]>(
    `SELECT ${SUMS.map(buildAgeColumn).join(', ')} FROM (SELECT $2::uuid AS id) AS client
       LEFT JOIN (${ages(counted === 'all' ? receivables('client_id = $2') : getPapers('$2'))}) AS by_age ON by_age.client_id = client.id
       LEFT JOIN (${PAYMENTS_LEFT}) AS rest ON rest.client_id = client.id`,
    [today, clientId],
  );
  if (!row) throw new Error('The sums of what a client owes are missing');
  return row;
}

/** Parts of payments for invoices, by payment, in their original order. */
export const findPaymentParts = (
  manager: EntityManager,
  paymentIds: readonly string[],
): Promise<{ payment_id: string; number: string; cents: number }[]> =>
  manager.query(
    `SELECT payment_id, coalesce(invoice.number, client_invoice.number) AS number, sum(payment_part.cents)::float8 AS cents
     FROM payment_part LEFT JOIN invoice ON invoice.id = invoice_id LEFT JOIN client_invoice ON client_invoice.id = client_invoice_id
     WHERE payment_id = ANY($1) GROUP BY payment_id, 2 HAVING sum(payment_part.cents) > 0 ORDER BY min(payment_part.id::text)`,
    [paymentIds],
  );

/** Invoices that one press paid from a payment: by key, or by the booking. */
export const findPartsByIdempotencyKey = (
  manager: EntityManager,
  paymentId: string,
  key: string | null,
): Promise<{ number: string; cents: number }[]> =>
  manager.query(
    `SELECT coalesce(invoice.number, client_invoice.number) AS number, payment_part.cents::float8 AS cents
     FROM payment_part LEFT JOIN invoice ON invoice.id = invoice_id LEFT JOIN client_invoice ON client_invoice.id = client_invoice_id
     WHERE payment_id = $1 AND idempotency_key IS NOT DISTINCT FROM $2 AND payment_part.cents > 0`,
    [paymentId, key],
  );

/** Write-offs of a client's invoices, the newest first. */
export const findClientWriteOffs = (
  manager: EntityManager,
  clientId: string,
): Promise<
  {
    id: string;
    number: string;
    cents: number;
    reason: string;
    written_by: string;
    written_at: Date;
    undone_by: string;
    undone_at: Date | null;
  }[]
> =>
  manager.query(
    `SELECT write_off.id, owed.number, cents::float8 AS cents, reason, written_by, written_at, undone_by, undone_at
     FROM write_off JOIN (${receivables('client_id = $1')}) AS owed ON owed.id = coalesce(invoice_id, client_invoice_id)
     ORDER BY written_at DESC, write_off.id DESC LIMIT ${ACCOUNT_ENTRIES}`,
    [clientId],
  );
