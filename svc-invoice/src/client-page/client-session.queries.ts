import type { EntityManager } from 'typeorm';
import { CLIENT_NAME } from '../clients/clients.queries.js';

/**
 * SQL: true if a contact of an active client may open the client's page. Unless the office has decided, contacts for
 * invoices or quality may; somebody who only opens the door isn't concerned with money.
 */
const MAY_OPEN = `contact.email <> '' AND client.archived_at IS NULL
  AND coalesce(contact.opens_page, contact.roles && ARRAY['invoices', 'quality'])`;

export interface OpenContact {
  readonly client_id: string;
  readonly client_name: string;
  readonly contact_name: string;
}

/** Clients for which an address is a contact that may open the page, by name. `email` is in lower case. */
export const findContacts = (manager: EntityManager, email: string): Promise<OpenContact[]> =>
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
 * An open session by token hash or id; none once it has ended or the person is no longer a contact. Unused conditions
 * are null.
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

/** Takes requested codes for the lookup of their owners. */
export const takeAskedCodes = (
  manager: EntityManager,
  limit: number,
): Promise<{ id: string; email: string; browser_hash: string }[]> =>
  manager.query(
    `SELECT id, email, browser_hash FROM client_browser_code
     WHERE looked_at IS NULL ORDER BY expires_at LIMIT $1 FOR UPDATE SKIP LOCKED`,
    [limit],
  );

/** True if somebody has logged in with this address in this browser and the session is still stored. */
export async function isKnownBrowser(manager: EntityManager, email: string, browserHash: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    'SELECT FROM client_session WHERE email = $1 AND browser_hash = $2 LIMIT 1',
    [email, browserHash],
  );
  return rows.length > 0;
}

/** SQL: clients whose contacts had at least $1 wrong codes in 24 hours, with their number. */
const GUESSED_CLIENTS = `
  SELECT contact.client_id, count(*)::int AS wrong
  FROM (SELECT DISTINCT client_id, lower(email) AS email FROM client_contact WHERE email <> '') AS contact
    JOIN client_wrong_code AS entered ON entered.email = contact.email AND entered.at > now() - interval '24 hours'
  GROUP BY contact.client_id HAVING count(*) >= $1`;

/** True if an address belongs to a contact of such a client. */
export async function isGuessed(manager: EntityManager, email: string, wrong: number): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `SELECT FROM (${GUESSED_CLIENTS}) AS guessed JOIN client_contact AS contact USING (client_id)
     WHERE lower(contact.email) = $2 AND contact.email <> '' LIMIT 1`,
    [wrong, email],
  );
  return rows.length > 0;
}

/** Clients of whom admins weren't notified in 24 hours, marked as notified. Of two concurrent calls one gets them. */
export const takeGuessed = (
  manager: EntityManager,
  wrong: number,
): Promise<{ client_id: string; client_name: string; wrong: number }[]> =>
  manager.query(
    `WITH told AS (
       INSERT INTO client_guessing AS before (client_id, told_at)
       SELECT client_id, now() FROM (${GUESSED_CLIENTS}) AS guessed ORDER BY client_id
       ON CONFLICT (client_id) DO UPDATE SET told_at = now() WHERE before.told_at <= now() - interval '24 hours'
       RETURNING client_id)
     SELECT client.id AS client_id, ${CLIENT_NAME} AS client_name, guessed.wrong
     FROM told JOIN client ON client.id = told.client_id JOIN (${GUESSED_CLIENTS}) AS guessed ON guessed.client_id = client.id`,
    [wrong],
  );
