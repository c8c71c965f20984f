import type { EntityManager } from 'typeorm';
import { CLIENT_NAME } from '../clients/clients.queries.js';

/**
 * SQL: whether a contact of a client that is not archived may open the client's page. Where the office has not said so, those may who are
 * there for invoices or for the quality of the work: whoever opens the door alone is not concerned with what is owed.
 */
const MAY_OPEN = `contact.email <> '' AND client.archived_at IS NULL
  AND coalesce(contact.opens_page, contact.roles && ARRAY['invoices', 'quality'])`;

export interface OpenContact {
  readonly client_id: string;
  readonly client_name: string;
  readonly contact_name: string;
}

/** The clients of whom an address is a contact that may open the page, by name. `email` is in small letters. */
export const contactsWith = (manager: EntityManager, email: string): Promise<OpenContact[]> =>
  manager.query(
    `SELECT DISTINCT ON (${CLIENT_NAME}, client.id) client.id AS client_id, ${CLIENT_NAME} AS client_name, contact.name AS contact_name
     FROM client_contact AS contact JOIN client ON client.id = contact.client_id
     WHERE lower(contact.email) = $1 AND ${MAY_OPEN}
     ORDER BY ${CLIENT_NAME}, client.id, contact.position`,
    [email],
  );

export interface OpenSession extends OpenContact {
  readonly session_id: string;
  readonly email: string;
  readonly shows_names: boolean;
  readonly created_at: Date;
  readonly ends_at: Date;
}

/**
 * An open session by the hash of its token or by its id; none once it has ended, or the person is no contact any more. What is not asked
 * for is null.
 */
export async function openSession(
  manager: EntityManager,
  { tokenHash, sessionId }: { readonly tokenHash: string | null; readonly sessionId: string | null },
): Promise<OpenSession | undefined> {
  const [row] = await manager.query<OpenSession[]>(
    `SELECT session.id AS session_id, session.email, session.created_at, session.ends_at, client.shows_names,
       client.id AS client_id, ${CLIENT_NAME} AS client_name, contact.name AS contact_name
     FROM client_session AS session JOIN client ON client.id = session.client_id
       JOIN client_contact AS contact ON contact.client_id = client.id AND lower(contact.email) = session.email
     WHERE (session.token_hash = $1 OR session.id = $2) AND session.ended_at IS NULL AND session.ends_at > now() AND ${MAY_OPEN}
     ORDER BY contact.position LIMIT 1`,
    [tokenHash, sessionId],
  );
  return row;
}

/** Takes codes that were asked for, until others have looked whose they are. */
export const takeAskedCodes = (manager: EntityManager, limit: number): Promise<{ id: string; email: string }[]> =>
  manager.query(
    `SELECT id, email FROM client_code WHERE looked_at IS NULL ORDER BY expires_at LIMIT $1 FOR UPDATE SKIP LOCKED`,
    [limit],
  );
