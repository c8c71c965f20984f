import type { EntityManager } from 'typeorm';
import type { Client } from './client.entity.js';

/** SQL of where invoices of a `client` go: the billing mail, else that of the first contact who gets invoices. Empty without either. */
export const INVOICE_MAIL = `coalesce(nullif(client.billing_email, ''), (SELECT contact.email FROM client_contact AS contact
  WHERE contact.client_id = client.id AND contact.email <> '' AND 'invoices' = ANY(contact.roles) ORDER BY contact.position LIMIT 1), '')`;

type BilledClient = Pick<Client, 'id' | 'billingEmail'>;

/** Where invoices of clients go, by client. Who has no address is not there. */
export async function findInvoiceMails(
  manager: EntityManager,
  clients: readonly BilledClient[],
): Promise<ReadonlyMap<string, string>> {
  const mails = new Map(
    clients.filter(({ billingEmail }) => billingEmail !== '').map((of) => [of.id, of.billingEmail]),
  );
  const others = clients.filter(({ id }) => !mails.has(id)).map(({ id }) => id);
  if (others.length === 0) return mails;
  const rows = await manager.query<{ id: string; mail: string }[]>(
    `SELECT id, ${INVOICE_MAIL} AS mail FROM client WHERE id = ANY($1)`,
    [others],
  );
  for (const { id, mail } of rows) if (mail !== '') mails.set(id, mail);
  return mails;
}

/** Where the invoices of a client go; empty without an address, and without a client. */
export async function findInvoiceMail(manager: EntityManager, client: BilledClient | null): Promise<string> {
  return (client && (await findInvoiceMails(manager, [client])).get(client.id)) || '';
}

/** Whether an address is a contact's or the billing e-mail of a client; of none without a client. */
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
