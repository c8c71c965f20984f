import type { EntityManager } from 'typeorm';

export interface OpenLink {
  readonly id: string;
  readonly kind: 'invoice' | 'adjustment-note' | 'quote';
  /** A quote's plain number. */
  readonly number: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly opened_at: Date | null;
}

const OPEN = 'revoked_at IS NULL AND expires_at > now()';

/** SQL of the open links to documents and quotes of the client $1. */
const LINKS = `
  SELECT link.id, CASE link.kind WHEN 'adjustment-note' THEN 'adjustment-note' ELSE 'invoice' END AS kind,
    coalesce(job_invoice.number, client_invoice.number, note.number, '') AS number, link.created_at, expires_at, opened_at
  FROM document_link AS link LEFT JOIN newest_invoice AS job_invoice ON job_invoice.invoice_id = document_id
    LEFT JOIN client_invoice ON client_invoice.id = document_id LEFT JOIN adjustment_note AS note ON note.id = document_id
  WHERE link.client_id = $1 AND ${OPEN}
  UNION ALL
  SELECT link.id, 'quote', quote.number::text, link.created_at, expires_at, quote.seen_at
  FROM quote_link AS link JOIN quote ON quote.id = quote_id WHERE quote.client_id = $1 AND ${OPEN}`;

/** The newest open links of a client, and how many there are. */
export async function findOpenLinks(
  manager: EntityManager,
  clientId: string,
  limit: number,
): Promise<{ total: number; rows: OpenLink[] }> {
  const [[counted], rows] = await Promise.all([
    manager.query<[{ total: number }]>(`SELECT count(*)::int AS total FROM (${LINKS}) AS links`, [clientId]),
    manager.query<OpenLink[]>(`SELECT * FROM (${LINKS}) AS links ORDER BY created_at DESC, id LIMIT $2`, [
      clientId,
      limit,
    ]),
  ]);
  return { total: counted.total, rows };
}

/** Revokes the open links of a client, or one of them. Returns how many. */
export async function readRevokeLinks(
  manager: EntityManager,
  clientId: string,
  linkId: string | null,
): Promise<number> {
  const parameters = [clientId, linkId];
  const [, documents] = await manager.query<[unknown, number]>(
    `UPDATE document_link SET revoked_at = now() WHERE client_id = $1 AND ($2::uuid IS NULL OR id = $2) AND ${OPEN}`,
    parameters,
  );
  const [, quotes] = await manager.query<[unknown, number]>(
    `UPDATE quote_link SET revoked_at = now() FROM quote
     WHERE quote.id = quote_id AND quote.client_id = $1 AND ($2::uuid IS NULL OR quote_link.id = $2) AND ${OPEN}`,
    parameters,
  );
  return documents + quotes;
}

/** Addresses logged in to a client's page, with the time of login, newest first. */
export const findSessions = (manager: EntityManager, clientId: string): Promise<{ email: string; at: Date }[]> =>
  manager.query(
    `SELECT email, max(created_at) AS at FROM client_session
     WHERE client_id = $1 AND ended_at IS NULL AND ends_at > now() GROUP BY email`,
    [clientId],
  );
