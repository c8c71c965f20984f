import type { EntityManager } from 'typeorm';
import type { Client } from './client.entity.js';

/**
 * SQL: email for the invoices of a `client`: billing email, otherwise the first contact who gets invoices. Empty if
 * neither exists.
 */
export const INVOICE_MAIL = `coalesce(nullif(client.billing_email, ''), (SELECT contact.email FROM client_contact AS contact
  WHERE contact.client_id = client.id AND contact.email <> '' AND 'invoices' = ANY(contact.roles) ORDER BY contact.position LIMIT 1), '')`;

/** A client as invoices name them. */
export type InvoicedClient = Pick<
  Client,
  'id' | 'legalName' | 'tradingName' | 'abn' | 'billingAddress' | 'billingEmail' | 'orderNumber' | 'termsDays'
> & {
  /** Email for their invoices; empty if unknown. */
  readonly invoiceMail: string;
};

/** Clients with these ids. Lists of months have hundreds, for which making entities would take longer than the statement. */
export const findInvoicedClients = (manager: EntityManager, ids: readonly string[]): Promise<InvoicedClient[]> =>
  manager.query(
    `SELECT id, legal_name AS "legalName", trading_name AS "tradingName", abn, billing_address AS "billingAddress",
       billing_email AS "billingEmail", order_number AS "orderNumber", terms_days AS "termsDays", ${INVOICE_MAIL} AS "invoiceMail"
     FROM client WHERE id = ANY($1)`,
    [ids],
  );

/** Email for a client's invoices; empty if unknown or without a client. */
export async function findInvoiceMail(
  manager: EntityManager,
  client: Pick<Client, 'id' | 'billingEmail'> | null,
): Promise<string> {
  if (client === null) return '';
  if (client.billingEmail !== '') return client.billingEmail;
  const [found] = await manager.query<{ mail: string }[]>(`SELECT ${INVOICE_MAIL} AS mail FROM client WHERE id = $1`, [
    client.id,
  ]);
  return found?.mail ?? '';
}

/** True if an address is a contact's or the billing email of a client; false without a client. */
export async function isContactsMail(
  manager: EntityManager,
  clientId: string | null,
  address: string,
): Promise<boolean> {
  if (clientId === null) return false;
  const rows = await manager.query<unknown[]>(
    `SELECT FROM client WHERE id = $1 AND lower(billing_email) = lower($2)
     UNION ALL SELECT FROM client_contact WHERE client_id = $1 AND lower(email) = lower($2) LIMIT 1`,
    [clientId, address],
  );
  return rows.length > 0;
}
