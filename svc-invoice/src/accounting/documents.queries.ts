import type { EntityManager } from 'typeorm';
import { CLIENT_NAME } from '../clients/clients.queries.js';
import { CLIENT_OF_JOB_INVOICE } from '../receivables/receivables.queries.js';
import { formatCents } from './format-cents.js';

/** Days of a file: $1 and $2 of its statement, both included; $3 is the business time zone. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** An invoice as its newest version says it, or an adjustment note. Cents; days as dates. */
export interface SaleRow {
  readonly kind: 'client' | 'job';
  readonly number: string;
  /** For a note: its invoice. Empty for an invoice. */
  readonly invoice_number: string;
  readonly day: string;
  readonly due_day: string;
  readonly who: string;
  readonly email: string;
  readonly address: string;
  readonly order_number: string;
  /** YYYY-MM */
  readonly month: string;
  /** Names of places, or the reason of a note. */
  readonly text: string;
  readonly sub_total_cents: string;
  readonly gst_cents: string;
  readonly total_cents: string;
  /** Hundredths of a percent. */
  readonly gst_rate: number;
}

/** SQL: name and email on a client's papers; an invoice of a job without a client has its addressee. */
const PARTY_COLUMNS = `coalesce(${CLIENT_NAME}, to_name) AS who, coalesce(client.billing_email, '') AS email`;

/** SQL of all invoices of clients and jobs. */
export const INVOICES = `
  SELECT 'client' AS kind, client_invoice.id, number, '' AS invoice_number, issued_on AS day, due_on AS due_day, ${PARTY_COLUMNS}, to_address AS address,
    newest.order_number, month, sub_total_cents, gst_cents, total_cents, newest.gst_rate, sent_at IS NOT NULL AS sent,
    (SELECT string_agg(place, ', ' ORDER BY at) FROM (
      SELECT place, min(position) AS at FROM client_invoice_line AS line
      WHERE line.client_invoice_id = client_invoice.id AND line.version = client_invoice.version AND place <> '' GROUP BY place) AS named) AS text
  FROM client_invoice JOIN client_invoice_version AS newest
      ON newest.client_invoice_id = client_invoice.id AND newest.version = client_invoice.version
    JOIN client ON client.id = client_id
  UNION ALL
  SELECT 'job', of_job.id, number, '', issued_on, issued_on + coalesce(client.terms_days, 14), ${PARTY_COLUMNS}, to_address, coalesce(client.order_number, ''),
    month, sub_total_cents, gst_cents, total_cents, gst_rate, sent, to_name
  FROM (
    SELECT invoice.id, newest_invoice.*, said.gst_rate, invoice.sent_at IS NOT NULL AS sent, ${CLIENT_OF_JOB_INVOICE} AS client_id
    FROM newest_invoice JOIN invoice ON invoice.id = invoice_id
      JOIN invoice_version AS said ON said.invoice_id = newest_invoice.invoice_id AND said.version = newest_invoice.version
  ) AS of_job LEFT JOIN client ON client.id = of_job.client_id`;

/** SQL of all adjustment notes; `invoice_id` is that of the invoice of either kind. */
export const NOTES = `
  SELECT sale.kind, note.id, sale.id AS invoice_id, note.number, sale.number AS invoice_number, note.issued_on AS day,
    note.issued_on AS due_day, sale.who, sale.email, note.to_address AS address, sale.order_number, sale.month, note.sub_total_cents,
    note.gst_cents, note.total_cents, note.gst_rate, note.sent_at IS NOT NULL AS sent, note.reason AS text
  FROM adjustment_note AS note JOIN (${INVOICES}) AS sale ON sale.id = coalesce(note.client_invoice_id, note.invoice_id)`;

const COLUMNS = `kind, number, invoice_number, day::text, due_day::text, who, email, address, order_number, month, coalesce(text, '') AS text,
  sub_total_cents, gst_cents, total_cents, gst_rate`;
const IN_PERIOD = 'day BETWEEN $1::date AND $2::date';

/**
 * SQL: rows of a file of invoices, or of notes, by day and number. Leaves out invoices whose newest version is A$0.00.
 */
export const invoiceRows = `SELECT ${COLUMNS} FROM (${INVOICES}) AS sale WHERE ${IN_PERIOD} AND total_cents <> 0 ORDER BY sale.day, sale.number`;
export const noteRows = `SELECT ${COLUMNS} FROM (${NOTES}) AS sale WHERE ${IN_PERIOD} ORDER BY sale.day, sale.number`;

export interface PaymentRow {
  readonly day: string;
  readonly who: string;
  readonly payer: string;
  readonly reference: string;
  /** Numbers of invoices that it pays; empty without any. */
  readonly invoices: string;
  readonly cents: string;
}

const PAYMENTS = `
  SELECT day, ${CLIENT_NAME} AS who, payer, reference, client_payment.id, client_payment.cents,
    (SELECT coalesce(string_agg(number, ', ' ORDER BY first), '') FROM (
      SELECT coalesce(invoice.number, client_invoice.number) AS number, min(payment_part.id::text) AS first
      FROM payment_part LEFT JOIN invoice ON invoice.id = invoice_id LEFT JOIN client_invoice ON client_invoice.id = client_invoice_id
      WHERE payment_id = client_payment.id GROUP BY 1 HAVING sum(payment_part.cents) > 0) AS paid) AS invoices
  FROM client_payment JOIN client ON client.id = client_id
  WHERE undone_at IS NULL AND ${IN_PERIOD}`;

const REFUNDS = `
  SELECT day, ${CLIENT_NAME} AS who, payer, note, client_refund.id, client_refund.cents
  FROM client_refund JOIN client ON client.id = client_id
  WHERE undone_at IS NULL AND ${IN_PERIOD}`;

/** SQL of payments and refunds that were not undone, by day. A refund is below 0. */
export const paymentRows = `
  SELECT day::text, who, payer, reference, invoices, cents FROM (
    SELECT day, id, who, payer, reference, invoices, cents FROM (${PAYMENTS}) AS payment
    UNION ALL
    SELECT day, id, who, payer, 'Refund: ' || note, '', 0 - cents FROM (${REFUNDS}) AS refund
  ) AS moved ORDER BY moved.day, id`;

/** SQL of the day from which a payment or refund counts, by the column of its entry of the bank. `$3` is the time zone. */
const countedOnSql = (
  entry: string,
) => `greatest(day, CASE WHEN ${entry} IS NOT NULL THEN (max(undone_at) OVER (PARTITION BY ${entry}
    ORDER BY booked_at, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AT TIME ZONE $3)::date END) AS counted_on`;

/**
 * SQL: all payments with `counted_on`, the day from which they count. A bank payment that was booked, undone and booked
 * again counts from the day it was undone: earlier days keep the first booking. `$3`: time zone.
 */
export const COUNTED_PAYMENTS = `SELECT client_payment.*, ${countedOnSql('bank_line_id')} FROM client_payment`;

/** SQL of all refunds with `counted_on`, as for payments. */
export const COUNTED_REFUNDS = `SELECT client_refund.*, ${countedOnSql('bank_outgoing_id')} FROM client_refund`;

/** The day on which a part of a payment was used: that of the payment, or a later one. `$3` is the time zone. */
const USE_DAY = `CASE WHEN idempotency_key IS NULL THEN payment.counted_on
  ELSE greatest(payment.counted_on, (used_at AT TIME ZONE $3)::date) END`;

/** SQL: parts of all payments, with the invoice of either kind. `undone_on` is null for valid parts. */
export const PARTS = `
  SELECT part.id, part.payment_id, ${USE_DAY} AS day, payment.payer, payment.reference, part.cents,
    coalesce(part.invoice_id, part.client_invoice_id) AS invoice_id, (payment.undone_at AT TIME ZONE $3)::date AS undone_on
  FROM payment_part AS part JOIN (${COUNTED_PAYMENTS}) AS payment ON payment.id = part.payment_id`;

export interface PartRow {
  readonly day: string;
  readonly who: string;
  readonly payer: string;
  readonly reference: string;
  readonly number: string;
  readonly invoice_day: string;
  readonly order_number: string;
  readonly cents: string;
}

/** SQL: parts of payments that weren't undone, by invoice. */
export const partRows = `
  SELECT part.day::text, sale.who, payer, reference, sale.number, sale.day::text AS invoice_day, order_number, cents
  FROM (${PARTS}) AS part JOIN (${INVOICES}) AS sale ON sale.id = part.invoice_id
  WHERE undone_on IS NULL AND part.${IN_PERIOD} ORDER BY part.day, part.payment_id, sale.number`;

/** SQL of documents of pay runs, with the name of the person. `figure` is that of a list of GST. */
export const PAY_DOCUMENTS = `
  SELECT document.number, document.run_id, document.person_id, issued_on AS day, coalesce(corrects, '') AS corrects, repeats, pay_row.name AS who,
    document.sub_total_cents, document.gst_cents, document.total_cents, pay_row.state, pay_row.returned_on,
    CASE coalesce((SELECT kind FROM pay_document AS first WHERE first.number = document.repeats), document.kind)
      WHEN 'rcti' THEN 'rcti' WHEN 'adjustment-note' THEN 'rcti-notes' ELSE 'other' END AS figure
  FROM pay_document AS document JOIN pay_row USING (run_id, person_id)`;

interface Sums {
  readonly count: number;
  readonly sub_total: string;
  readonly gst: string;
  readonly total: string;
}

/** Documents and payments of a period. */
export interface DocumentSums {
  readonly invoices: Sums;
  readonly notes: Sums;
  readonly contractors: Sums;
  readonly payments: { readonly count: number; readonly total: string };
  readonly refunds: { readonly count: number; readonly total: string };
  /** Received, used for no invoice and not paid back. */
  readonly credit: string;
  readonly unsent: number;
  readonly other_rate: number;
}

/** GST by which the programs work, in hundredths of a percent. */
const USUAL_RATE = 1000;

/** SQL of how many rows there are, and the sums of their amounts in cents. */
const buildSums = (
  rows: string,
) => `SELECT count(*)::int AS count, coalesce(sum(sub_total_cents), 0)::bigint AS sub_total,
  coalesce(sum(gst_cents), 0)::bigint AS gst, coalesce(sum(total_cents), 0)::bigint AS total FROM (${rows}) AS listed`;

export async function sumDocuments(manager: EntityManager, { from, to }: Span): Promise<DocumentSums> {
  const readRow = async <Row>(sql: string, values: readonly (string | number)[] = [from, to]): Promise<Row> => {
    const [row] = await manager.query<Row[]>(sql, [...values]);
    if (!row) throw new Error('A sum is missing');
    return row;
  };
  const readSums = async (rows: string): Promise<Sums> => {
    const { count, sub_total, gst, total } = await readRow<Sums>(buildSums(rows));
    return { count, sub_total: formatCents(sub_total), gst: formatCents(gst), total: formatCents(total) };
  };
  const payments = await readRow<{ count: number; total: string; credit: string }>(
    `SELECT count(*)::int AS count, coalesce(sum(cents), 0)::bigint AS total,
       coalesce(sum(cents - coalesce((SELECT sum(part.cents) FROM payment_part AS part WHERE part.payment_id = payment.id), 0)
         - coalesce((SELECT sum(part.cents) FROM refund_part AS part JOIN client_refund AS refund ON refund.id = part.refund_id
           WHERE part.payment_id = payment.id AND refund.undone_at IS NULL), 0)), 0)::bigint AS credit
     FROM (${PAYMENTS}) AS payment`,
  );
  const refunds = await readRow<{ count: number; total: string }>(
    `SELECT count(*)::int AS count, coalesce(sum(cents), 0)::bigint AS total FROM (${REFUNDS}) AS refund`,
  );
  const notes = await readRow<{ unsent: number; other_rate: number }>(
    `SELECT count(*) FILTER (WHERE NOT sent AND invoice_number = '')::int AS unsent, count(*) FILTER (WHERE gst_rate NOT IN (0, $3))::int AS other_rate
     FROM (SELECT day, sent, invoice_number, gst_rate, total_cents FROM (${INVOICES}) AS sale
       UNION ALL SELECT day, sent, invoice_number, gst_rate, total_cents FROM (${NOTES}) AS note) AS sale
     WHERE ${IN_PERIOD} AND total_cents <> 0`,
    [from, to, USUAL_RATE],
  );
  return {
    invoices: await readSums(invoiceRows),
    notes: await readSums(noteRows),
    contractors: await readSums(`SELECT * FROM (${PAY_DOCUMENTS}) AS document WHERE repeats IS NULL AND ${IN_PERIOD}`),
    payments: { count: payments.count, total: formatCents(payments.total) },
    refunds: { count: refunds.count, total: formatCents(refunds.total) },
    credit: formatCents(payments.credit),
    ...notes,
  };
}
