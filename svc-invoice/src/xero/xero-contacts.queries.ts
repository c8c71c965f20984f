import type { CallBody, XeroContactRow as ContactRow, listXeroContacts, XeroContact } from '@cleaning/contracts';
import { buildTextPattern } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';
import { CLIENT_NAME } from '../clients/clients.queries.js';
import { INVOICE_MAIL } from '../clients/invoice-mails.queries.js';
import { WAITING_FOR_CONTACT } from './xero-items.queries.js';
import type { NewContact } from './xero-papers.js';

/** SQL: clients and sub-contractors. The email is the one for invoices; sub-contractors' emails are unknown here. */
const OWNERS = `
  SELECT 'client' AS kind, client.id, ${CLIENT_NAME} AS name, client.abn,
    ${INVOICE_MAIL} AS email, client.billing_address AS address, archived_at IS NULL AS is_current
  FROM client
  UNION ALL
  SELECT 'person', account.id, account.name, coalesce(known_payee.abn, ''), '', coalesce(known_payee.address, ''), NOT account.removed
  FROM known_account AS account LEFT JOIN known_payee ON known_payee.person_id = account.id
  WHERE account.role = 'user'`;

/**
 * SQL: contacts of tenant $1 that may be an owner, by the surest match: our id, then ABN, then email. A contact of
 * somebody who left may match their new account.
 */
const CANDIDATES = `
  SELECT matched_by, array_agg(contact_id) AS ids FROM (
    SELECT contact.contact_id, CASE WHEN contact.contact_number = owner.id::text THEN 'id'
      WHEN owner.abn <> '' AND contact.abn = owner.abn THEN 'abn' ELSE 'email' END AS matched_by
    FROM xero_contact AS contact
    WHERE contact.tenant_id = $1 AND NOT contact.archived
      AND (contact.contact_number = owner.id::text OR (owner.abn <> '' AND contact.abn = owner.abn)
        OR (owner.email <> '' AND lower(contact.email) = lower(owner.email)))
      AND NOT EXISTS (SELECT FROM xero_link AS other
        WHERE other.tenant_id = $1 AND other.kind = owner.kind AND other.contact_id = contact.contact_id
          AND NOT EXISTS (SELECT FROM known_account AS former WHERE former.id = other.owner_id AND former.removed))
  ) AS candidate GROUP BY matched_by ORDER BY array_position(ARRAY['id', 'abn', 'email'], matched_by) LIMIT 1`;

/** SQL of owners with their contact. */
const CONTACT_MATCHES = `
  SELECT owner.*, coalesce(waiting.waiting, 0) AS waiting, coalesce(found.matched_by, '') AS matched_by,
    CASE WHEN link.contact_id IS NOT NULL THEN 'linked' WHEN link.owner_id IS NOT NULL THEN 'to-create'
      WHEN cardinality(found.ids) = 1 THEN 'proposed' WHEN cardinality(found.ids) > 1 THEN 'several' ELSE 'new' END AS state,
    coalesce(link.contact_id, CASE WHEN cardinality(found.ids) = 1 THEN found.ids[1] END) AS contact_id
  FROM (${OWNERS}) AS owner
    LEFT JOIN xero_link AS link ON link.tenant_id = $1 AND link.kind = owner.kind AND link.owner_id = owner.id
    LEFT JOIN (${WAITING_FOR_CONTACT}) AS waiting ON waiting.owner_kind = owner.kind AND waiting.owner_id = owner.id
    LEFT JOIN LATERAL (${CANDIDATES}) AS found ON link.owner_id IS NULL
  WHERE is_current OR waiting.waiting > 0`;

export interface MatchedOwner {
  readonly kind: ContactRow['kind'];
  readonly id: string;
  readonly name: string;
  readonly abn: string;
  readonly email: string;
  readonly state: ContactRow['state'];
  readonly matched_by: ContactRow['matched_by'];
  readonly waiting: number;
  readonly contact_id: string | null;
  /** Null where contacts were not read since. */
  readonly contact_name: string | null;
  readonly contact_abn: string | null;
  readonly contact_email: string | null;
  readonly total: number;
}

/** A page of owners, those with waiting papers first. Each row has the `total` of all pages. */
export const findOwners = (
  manager: EntityManager,
  tenantId: string,
  { kind, state, text, page, page_size }: CallBody<typeof listXeroContacts>,
): Promise<MatchedOwner[]> =>
  manager.query(
    `SELECT matched.kind, matched.id, matched.name, matched.abn, matched.email, state, matched_by, waiting, matched.contact_id,
       contact.name AS contact_name, contact.abn AS contact_abn, contact.email AS contact_email, (count(*) OVER ())::int AS total
     FROM (${CONTACT_MATCHES}) AS matched
       LEFT JOIN xero_contact AS contact ON contact.tenant_id = $1 AND contact.contact_id = matched.contact_id
     WHERE ($2 = 'all' OR kind = $2)
       AND ($3 = 'all' OR state = $3 OR ($3 = 'open' AND state IN ('proposed', 'several', 'new')))
       AND ($4 = '%%' OR fold_text(matched.name) LIKE $4)
     ORDER BY waiting = 0, kind, lower(matched.name), matched.id LIMIT $5 OFFSET $6`,
    [tenantId, kind, state, buildTextPattern(text), page_size, (page - 1) * page_size],
  );

/** Contacts with a text in name, email or ABN, by name. */
export const findContacts = (
  manager: EntityManager,
  tenantId: string,
  text: string,
  limit: number,
): Promise<XeroContact[]> =>
  manager.query(
    `SELECT contact_id AS id, name, abn, email FROM xero_contact
     WHERE tenant_id = $1 AND NOT archived
       AND ($2 = '%%' OR fold_text(name) LIKE $2 OR fold_text(email) LIKE $2 OR (abn <> '' AND abn LIKE $3))
     ORDER BY lower(name), contact_id LIMIT $4`,
    [tenantId, buildTextPattern(text), `%${text.replace(/\s/g, '').replace(/[%_\\]/g, '')}%`, limit],
  );

/** The client or sub-contractor of a contact. `isCurrent`: false if they left or are archived. */
interface ContactOwner extends NewContact {
  readonly isCurrent: boolean;
}

/** The client or sub-contractor for whom a contact is created. */
export async function findOwner(
  manager: EntityManager,
  kind: ContactRow['kind'],
  id: string,
): Promise<ContactOwner | undefined> {
  const [owner] = await manager.query<ContactOwner[]>(
    `SELECT id, name, email, abn, address, is_current AS "isCurrent" FROM (${OWNERS}) AS owner WHERE kind = $1 AND id = $2`,
    [kind, id],
  );
  return owner;
}

/** SQL: linked clients whose contact changed since it was confirmed or settled, and differs from ours. */
const CHANGED = `
  SELECT client.id AS client_id, ${CLIENT_NAME} AS client_name, contact.contact_id, contact.changed_at,
    client.legal_name, client.abn, client.billing_email, contact.name AS xero_name, contact.abn AS xero_abn, contact.email AS xero_email,
    (contact.name <> '' AND lower(contact.name) NOT IN (lower(client.legal_name), lower(client.trading_name))) AS other_name,
    (contact.abn <> '' AND contact.abn <> client.abn) AS other_abn,
    (contact.email <> '' AND lower(contact.email) <> lower(client.billing_email)) AS other_email
  FROM xero_link AS link JOIN client ON client.id = link.owner_id
    JOIN xero_contact AS contact ON contact.tenant_id = link.tenant_id AND contact.contact_id = link.contact_id
  WHERE link.tenant_id = $1 AND link.kind = 'client' AND NOT contact.archived AND archived_at IS NULL
    AND (link.settled_at IS NULL OR contact.changed_at > link.settled_at)`;

export interface ChangedContact {
  readonly client_id: string;
  readonly client_name: string;
  readonly contact_id: string;
  readonly changed_at: Date;
  readonly legal_name: string;
  readonly abn: string;
  readonly billing_email: string;
  readonly xero_name: string;
  readonly xero_abn: string;
  readonly xero_email: string;
  readonly other_name: boolean;
  readonly other_abn: boolean;
  readonly other_email: boolean;
}

/** The newest first. */
export const findContactChanges = (
  manager: EntityManager,
  tenantId: string,
  { clientId = null, limit }: { readonly clientId?: string | null; readonly limit: number },
): Promise<ChangedContact[]> =>
  manager.query(
    `SELECT * FROM (${CHANGED}) AS changed WHERE (other_name OR other_abn OR other_email) AND ($2::uuid IS NULL OR client_id = $2)
     ORDER BY changed_at DESC, client_id LIMIT $3`,
    [tenantId, clientId, limit],
  );

export async function countContactChanges(manager: EntityManager, tenantId: string): Promise<number> {
  const [row] = await manager.query<{ changes: number }[]>(
    `SELECT count(*)::int AS changes FROM (${CHANGED}) AS changed WHERE other_name OR other_abn OR other_email`,
    [tenantId],
  );
  return row?.changes ?? 0;
}
