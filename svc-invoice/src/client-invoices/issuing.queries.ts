import type { EntityManager } from 'typeorm';
import type { ClientInvoiceLine, ClientInvoiceVersion } from './client-invoice.entity.js';

/** Hours of a client's place, whose records an invoice charges. Days are YYYY-MM-DD. */
export interface HoursOfPlace {
  readonly client_id: string;
  readonly job_id: string;
  readonly from: string;
  readonly to: string;
}

/** Numbers of other invoices on which records of these hours stand, by client: those that were moved to another day. */
export const recordsElsewhere = (
  manager: EntityManager,
  month: string,
  hours: readonly HoursOfPlace[],
): Promise<{ client_id: string; numbers: string[] }[]> =>
  manager.query(
    `SELECT hours.client_id, array_agg(DISTINCT coalesce(invoice.number, other.number)) AS numbers
     FROM jsonb_to_recordset($1::jsonb) AS hours (client_id uuid, job_id uuid, "from" date, "to" date)
       JOIN ledger_entry AS entry ON entry.job_id = hours.job_id AND entry.business_date BETWEEN hours."from" AND hours."to"
       JOIN invoiced_work AS work ON work.work_record_id = entry.work_record_id
       LEFT JOIN invoice ON invoice.id = work.invoice_id
       LEFT JOIN client_invoice AS other ON other.id = work.client_invoice_id
     WHERE entry.company_cents > 0 AND (other.id IS NULL OR other.client_id <> hours.client_id OR other.month <> $2)
     GROUP BY hours.client_id`,
    [JSON.stringify(hours), month],
  );

/** Writes versions with their lines, all in one statement each. */
export async function insertVersions(
  manager: EntityManager,
  versions: readonly ClientInvoiceVersion[],
  lines: readonly ClientInvoiceLine[],
): Promise<void> {
  await manager.query(
    `INSERT INTO client_invoice_version (client_invoice_id, version, issued_at, issued_on, issued_by, due_on, to_name, to_trading_name,
       to_abn, to_address, order_number, sub_total_cents, gst_cents, total_cents, gst_rate, supplier)
     SELECT "clientInvoiceId", version, "issuedAt", "issuedOn", "issuedBy", "dueOn", "toName", "toTradingName", "toAbn", "toAddress",
       "orderNumber", "subTotalCents", "gstCents", "totalCents", "gstRate", supplier
     FROM jsonb_to_recordset($1::jsonb) AS row ("clientInvoiceId" uuid, version int, "issuedAt" timestamptz, "issuedOn" date,
       "issuedBy" uuid, "dueOn" date, "toName" text, "toTradingName" text, "toAbn" text, "toAddress" text, "orderNumber" text,
       "subTotalCents" bigint, "gstCents" bigint, "totalCents" bigint, "gstRate" int, supplier jsonb)`,
    [JSON.stringify(versions)],
  );
  await manager.query(
    `INSERT INTO client_invoice_line (client_invoice_id, version, position, job_id, extra_id, place, address, from_day, to_day, basis,
       visits, minutes, price_cents, missed, cancelled, re_cleans, credit_cents, reason, cents)
     SELECT "clientInvoiceId", version, position, "jobId", "extraId", place, address, "from", "to", basis, visits, minutes, "priceCents",
       missed, cancelled, "reCleans", "creditCents", reason, cents
     FROM jsonb_to_recordset($1::jsonb) AS row ("clientInvoiceId" uuid, version int, position int, "jobId" uuid, "extraId" uuid,
       place text, address text, "from" date, "to" date, basis text, visits int, minutes int, "priceCents" bigint, missed int,
       cancelled int, "reCleans" int, "creditCents" bigint, reason text, cents bigint)`,
    [JSON.stringify(lines)],
  );
}

/** What an invoice charges of a place: days, and by the hour their records. */
export interface ClaimedLine {
  readonly invoice_id: string;
  readonly job_id: string;
  readonly from: string;
  readonly to: string;
  readonly by_hour: boolean;
}

/**
 * Lets invoices have these days of places and records of their hours, instead of what they had. Violates `invoiced_days_once` or
 * `invoiced_work_once` where another invoice has them.
 */
export async function claim(
  manager: EntityManager,
  invoiceIds: readonly string[],
  lines: readonly ClaimedLine[],
): Promise<void> {
  await manager.query('DELETE FROM invoiced_days WHERE client_invoice_id = ANY($1)', [invoiceIds]);
  await manager.query('DELETE FROM invoiced_work WHERE client_invoice_id = ANY($1)', [invoiceIds]);
  const claimed = `jsonb_to_recordset($1::jsonb) AS line (invoice_id uuid, job_id uuid, "from" date, "to" date, by_hour boolean)`;
  await manager.query(
    `INSERT INTO invoiced_days (job_id, from_day, to_day, client_invoice_id) SELECT job_id, "from", "to", invoice_id FROM ${claimed}`,
    [JSON.stringify(lines)],
  );
  await manager.query(
    `INSERT INTO invoiced_work (work_record_id, client_invoice_id)
     SELECT work_record_id, invoice_id FROM ${claimed}
       JOIN ledger_entry AS entry ON entry.job_id = line.job_id AND business_date BETWEEN "from" AND "to"
     WHERE by_hour AND company_cents > 0`,
    [JSON.stringify(lines)],
  );
}

/** Puts extras on invoices. Answers those that are there as they were read: somebody may have changed or removed one meanwhile. */
export async function putExtrasOn(
  manager: EntityManager,
  extras: readonly {
    readonly id: string;
    readonly invoice_id: string;
    readonly cents: number;
    readonly text: string;
  }[],
): Promise<number> {
  const [, count] = await manager.query<[unknown, number]>(
    `UPDATE invoice_extra AS extra SET invoice_id = put.invoice_id
     FROM jsonb_to_recordset($1::jsonb) AS put (id uuid, invoice_id uuid, cents bigint, text text)
     WHERE extra.id = put.id AND extra.cents = put.cents AND extra.text = put.text
       AND (extra.invoice_id IS NULL OR extra.invoice_id = put.invoice_id)`,
    [JSON.stringify(extras)],
  );
  return count;
}

/** Lets the invoice of a job have the records of its days as they are now, as the trigger of its versions does. */
export async function claimJobWork(manager: EntityManager, invoiceId: string): Promise<void> {
  await manager.query('DELETE FROM invoiced_work WHERE invoice_id = $1', [invoiceId]);
  await manager.query(
    `INSERT INTO invoiced_work (work_record_id, invoice_id)
     SELECT work_record_id, days.invoice_id
     FROM invoiced_days AS days JOIN ledger_entry AS entry ON entry.job_id = days.job_id AND business_date BETWEEN from_day AND to_day
     WHERE days.invoice_id = $1 AND company_cents > 0
       AND coalesce((SELECT basis FROM job_price WHERE job_price.job_id = days.job_id AND valid_from <= business_date
         ORDER BY valid_from DESC LIMIT 1), 'hour') = 'hour'`,
    [invoiceId],
  );
}
