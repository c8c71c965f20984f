import type { MailedDocument } from '@cleaning/contracts';
import { readPage } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';
import { PAYMENTS_LEFT, receivables, unsentCents } from '../receivables/receivables.queries.js';

export interface SentDocument {
  readonly id: string;
  readonly kind: MailedDocument;
  readonly number: string;
  /** YYYY-MM-DD */
  readonly issued_on: string;
  /** Null for a note. */
  readonly due_on: string | null;
  /** Cents with GST. */
  readonly total_cents: number;
  /** Null for a note. */
  readonly open_cents: number | null;
}

/** SQL: what a client owes; `client` is the parameter of their id. Increases by notes count once sent. */
const clientDebtSql = (client: string) =>
  receivables(`client_id = ${client}`, `sum(adjustment_note.total_cents) - ${unsentCents('adjustment_note')}`);

/** SQL of the invoices and notes that were sent to a client, by the parameter that is their id. */
const getDocuments = (client: string) => `
  WITH owed AS (${clientDebtSql(client)})
  SELECT id, CASE kind WHEN 'client' THEN 'client-invoice' ELSE 'job-invoice' END AS kind, number, issued_on, due_on, total_cents, open_cents
  FROM owed WHERE sent
  UNION ALL
  SELECT note.id, 'adjustment-note', note.number, note.issued_on, NULL, note.total_cents, NULL
  FROM adjustment_note AS note JOIN owed ON owed.id = coalesce(note.client_invoice_id, note.invoice_id) WHERE note.sent_at IS NOT NULL`;

const COLUMNS = `id, kind, number, issued_on::text, due_on::text, total_cents::float8, open_cents::float8`;

/** One page of documents sent to a client, newest first, and the total. */
export async function findClientDocuments(
  manager: EntityManager,
  clientId: string,
  paging: { readonly page: number; readonly page_size: number },
): Promise<{ total: number; rows: SentDocument[] }> {
  const query = manager
    .createQueryBuilder()
    .select(COLUMNS)
    .from(`(${getDocuments(':clientId')})`, 'document')
    .setParameters({ clientId })
    .orderBy('document.issued_on', 'DESC')
    .addOrderBy('document.number', 'DESC');
  return readPage<SentDocument>(query, paging);
}

/** A document sent to a client, by number or id. Unused conditions are null. */
export async function findClientDocument(
  manager: EntityManager,
  clientId: string,
  { kind, number, id }: { readonly kind: MailedDocument; readonly number: string | null; readonly id: string | null },
): Promise<SentDocument | undefined> {
  const [row] = await manager.query<SentDocument[]>(
    `SELECT ${COLUMNS} FROM (${getDocuments('$1')}) AS documents WHERE kind = $2 AND (number = $3 OR id = $4)`,
    [clientId, kind, number, id],
  );
  return row;
}

/** The newest version of a document that isn't sent yet, or has no client. */
export async function findIssuedDocument(
  manager: EntityManager,
  kind: MailedDocument,
  id: string,
): Promise<Omit<SentDocument, 'id' | 'kind' | 'number'> | undefined> {
  const FROM: Readonly<Record<MailedDocument, string>> = {
    'job-invoice': `SELECT issued_on, NULL::date AS due_on, total_cents FROM newest_invoice WHERE invoice_id = $1`,
    'client-invoice': `SELECT issued_on, due_on, total_cents FROM client_invoice_version
      WHERE client_invoice_id = $1 ORDER BY version DESC LIMIT 1`,
    'adjustment-note': `SELECT issued_on, NULL::date AS due_on, total_cents FROM adjustment_note WHERE id = $1`,
  };
  const [row] = await manager.query(
    `SELECT issued_on::text, due_on::text, total_cents::float8, NULL::float8 AS open_cents FROM (${FROM[kind]}) AS document`,
    [id],
  );
  return row;
}

export interface ClientDebt {
  readonly open: number;
  readonly overdue: number;
  /** Paid amounts that no invoice uses. */
  readonly credit: number;
}

/** Refunds to a client, newest first. */
export const findClientRefunds = (
  manager: EntityManager,
  clientId: string,
): Promise<{ day: string; cents: number }[]> =>
  manager.query(
    `SELECT day::text, cents::float8 AS cents FROM client_refund WHERE client_id = $1 AND undone_at IS NULL
     ORDER BY client_refund.day DESC, booked_at DESC LIMIT 3`,
    [clientId],
  );

/** What a client owes on sent invoices, in cents with GST: total, overdue on a day, and credit. */
export async function findOwedByClient(manager: EntityManager, clientId: string, today: string): Promise<ClientDebt> {
  const [row] = await manager.query<[ClientDebt]>(
    `SELECT coalesce(sum(open_cents) FILTER (WHERE open_cents > 0), 0)::float8 AS open,
       coalesce(sum(open_cents) FILTER (WHERE open_cents > 0 AND due_on < $2::date), 0)::float8 AS overdue,
       (coalesce(0 - sum(open_cents) FILTER (WHERE open_cents < 0), 0)
         + coalesce((SELECT left_cents FROM (${PAYMENTS_LEFT}) AS rest WHERE client_id = $1), 0))::float8 AS credit
     FROM (${clientDebtSql('$1')}) AS owed WHERE sent`,
    [clientId, today],
  );
  return row;
}
