import type { EntityManager } from 'typeorm';
import type { ClientInvoiceLine, ClientInvoiceVersion } from './client-invoice.entity.js';

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

/** True if an extra charges for one of these jobs. Blocks adding one until the transaction ends. */
export async function hasJobExtras(manager: EntityManager, jobIds: readonly string[]): Promise<boolean> {
  const oneOffs = await manager.query<{ id: string }[]>(
    `SELECT id FROM known_job WHERE id = ANY($1) AND kind = 'quick' ORDER BY id FOR SHARE`,
    [jobIds],
  );
  if (oneOffs.length === 0) return false;
  const ids = oneOffs.map(({ id }) => id);
  const found = await manager.query<object[]>('SELECT id FROM invoice_extra WHERE from_job_id = ANY($1) LIMIT 1', [
    ids,
  ]);
  return found.length > 0;
}

/** Puts extras on invoices. Returns those that are unchanged since they were read. */
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
