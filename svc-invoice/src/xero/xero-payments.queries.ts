import type { XeroPayment } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import { CLIENT_NAME } from '../clients/clients.queries.js';
import { receivables } from '../receivables/receivables.queries.js';
import type { XeroPaymentRow } from './xero.entity.js';

/** SQL of payments of a tenant, $1, with their state. One that was booked and undone is open again. */
const PAYMENTS_WITH_STATE = `
  SELECT payment.*, booked.id IS NOT NULL AS is_booked, coalesce(note.client_invoice_id, note.invoice_id, item.thing_id) AS invoice_id,
    CASE WHEN booked.id IS NOT NULL THEN 'booked' WHEN payment.deleted THEN 'deleted' WHEN payment.ignored_at IS NOT NULL THEN 'ignored'
      ELSE 'open' END AS state
  FROM xero_payment AS payment JOIN xero_item AS item ON item.id = payment.item_id
    LEFT JOIN adjustment_note AS note ON item.kind = 'adjustment-note' AND note.id = item.thing_id
    LEFT JOIN client_payment AS booked ON booked.id = payment.booking_id AND booked.undone_at IS NULL
  WHERE item.tenant_id = $1`;

/**
 * SQL: payments with their invoices. One bank payment may pay several invoices, each with its own payment in Xero.
 * Manual entries may have another day: the invoice may then owe less than the payment.
 */
const LISTED_PAYMENTS = `
  SELECT stated.payment_id AS id, stated.state, stated.day::text AS day, stated.cents::float8 AS cents, stated.reference, stated.reconciled,
    stated.changed_at, stated.is_booked AND stated.deleted AS deleted_since, owed.number AS invoice_number, owed.client_id,
    ${CLIENT_NAME} AS client_name, owed.open_cents::float8 AS open_cents,
    EXISTS (SELECT FROM payment_part AS part JOIN client_payment ON client_payment.id = part.payment_id
      WHERE undone_at IS NULL AND coalesce(part.invoice_id, part.client_invoice_id) = stated.invoice_id
        AND client_payment.id IS DISTINCT FROM stated.booking_id
        AND ((client_payment.day = stated.day AND stated.cents IN (client_payment.cents, part.cents))
          OR (NOT stated.is_booked AND owed.open_cents < stated.cents AND part.cents = stated.cents))) AS looks_booked
  FROM (${PAYMENTS_WITH_STATE}) AS stated JOIN (${receivables()}) AS owed ON owed.id = stated.invoice_id JOIN client ON client.id = owed.client_id`;

export interface ListedPayment {
  readonly id: string;
  readonly state: XeroPayment['state'];
  readonly day: string;
  readonly cents: number;
  readonly reference: string;
  readonly reconciled: boolean;
  readonly deleted_since: boolean;
  readonly invoice_number: string;
  readonly client_id: string;
  readonly client_name: string;
  readonly open_cents: number;
  readonly looks_booked: boolean;
}

/** A page of payments, the newest first, with how many there are on all pages. */
export async function findPayments(
  manager: EntityManager,
  tenantId: string,
  { state, page, page_size }: { readonly state: string; readonly page: number; readonly page_size: number },
): Promise<{ total: number; rows: ListedPayment[] }> {
  const rows = await manager.query<ListedPayment[]>(
    `SELECT * FROM (${LISTED_PAYMENTS}) AS listed WHERE state = $2 ORDER BY day DESC, changed_at DESC, id LIMIT $3 OFFSET $4`,
    [tenantId, state, page_size, (page - 1) * page_size],
  );
  const [counted] = await manager.query<{ total: number }[]>(
    `SELECT count(*)::int AS total FROM (${LISTED_PAYMENTS}) AS listed WHERE state = $2`,
    [tenantId, state],
  );
  return { total: counted?.total ?? 0, rows };
}

export async function findPayment(
  manager: EntityManager,
  tenantId: string,
  id: string,
): Promise<ListedPayment | undefined> {
  const [row] = await manager.query<ListedPayment[]>(`SELECT * FROM (${LISTED_PAYMENTS}) AS listed WHERE id = $2`, [
    tenantId,
    id,
  ]);
  return row;
}

export async function countOpenPayments(manager: EntityManager, tenantId: string): Promise<number> {
  const [row] = await manager.query<{ payments: number }[]>(
    `SELECT count(*)::int AS payments FROM (${PAYMENTS_WITH_STATE}) AS stated WHERE state = 'open'`,
    [tenantId],
  );
  return row?.payments ?? 0;
}

/**
 * Id of a payment's booking: the same for repeated bookings, a new one after an undo.
 * @param fresh id for a payment without a booking
 */
export async function keepBooking(manager: EntityManager, paymentId: string, fresh: string): Promise<string> {
  const [[row]] = await manager.query<[{ booking_id: string }[], number]>(
    `UPDATE xero_payment SET booking_id = CASE WHEN booking_id IS NULL
         OR EXISTS (SELECT FROM client_payment WHERE id = booking_id AND undone_at IS NOT NULL) THEN $2::uuid ELSE booking_id END
     WHERE payment_id = $1 RETURNING booking_id`,
    [paymentId, fresh],
  );
  if (!row) throw new Error('A payment of Xero is missing');
  return row.booking_id;
}

/** A payment as Xero has it, with the id of its invoice there. */
export type ReadPayment = Pick<
  XeroPaymentRow,
  'paymentId' | 'day' | 'cents' | 'reference' | 'reconciled' | 'deleted' | 'changedAt'
> & { readonly xeroInvoiceId: string };

/**
 * Stores payments of invoices that we sent or matched, and skips others. Payments deleted before they were seen are not
 * stored.
 */
export async function keepPayments(
  manager: EntityManager,
  tenantId: string,
  payments: readonly ReadPayment[],
): Promise<void> {
  await manager.query(
    `INSERT INTO xero_payment (payment_id, item_id, day, cents, reference, reconciled, deleted, changed_at)
     SELECT given.payment_id, item.id, given.day, given.cents, given.reference, given.reconciled, given.deleted, given.changed_at
     FROM jsonb_to_recordset($2::jsonb) AS given (payment_id uuid, xero_invoice_id uuid, day date, cents bigint, reference text,
         reconciled boolean, deleted boolean, changed_at timestamptz)
       JOIN xero_item AS item ON item.tenant_id = $1 AND item.xero_id = given.xero_invoice_id AND item.kind <> 'contractor-payment'
     WHERE NOT given.deleted OR EXISTS (SELECT FROM xero_payment AS kept WHERE kept.payment_id = given.payment_id)
     ON CONFLICT (payment_id) DO UPDATE SET day = EXCLUDED.day, cents = EXCLUDED.cents, reference = EXCLUDED.reference,
       reconciled = EXCLUDED.reconciled, deleted = EXCLUDED.deleted, changed_at = EXCLUDED.changed_at`,
    [
      tenantId,
      JSON.stringify(
        payments.map((payment) => ({
          payment_id: payment.paymentId,
          xero_invoice_id: payment.xeroInvoiceId,
          day: payment.day,
          cents: payment.cents,
          reference: payment.reference,
          reconciled: payment.reconciled,
          deleted: payment.deleted,
          changed_at: payment.changedAt.toISOString(),
        })),
      ),
    ],
  );
}
