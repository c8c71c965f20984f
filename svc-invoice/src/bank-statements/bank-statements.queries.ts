import type { BodyOf, listBankLines } from '@cleaning/contracts';
import { containing } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';
import { CLIENT_NAME } from '../clients/clients.queries.js';
import type { StatementLine } from './statement.js';

/** Which of the lines are kept already: `account` and `line_key` of each. */
export const knownLines = (
  manager: EntityManager,
  lines: readonly StatementLine[],
): Promise<{ account: string; line_key: string }[]> =>
  manager.query(
    `SELECT account, line_key FROM bank_line
     WHERE (account, line_key) IN (SELECT * FROM unnest($1::text[], $2::text[]))`,
    [lines.map(({ account }) => account), lines.map(({ key }) => key)],
  );

/** The accounts that CSV files were of, the newest first. */
export const csvAccounts = async (manager: EntityManager): Promise<string[]> =>
  (
    await manager.query<{ account: string }[]>(
      `SELECT account FROM bank_statement WHERE format = 'csv' GROUP BY account ORDER BY max(imported_at) DESC, account`,
    )
  ).map(({ account }) => account);

/** Numbers that admins have written on invoices of jobs, as their newest versions say, by the invoice's id. */
export async function printedNumbers(manager: EntityManager, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await manager.query<{ invoice_id: string; printed: string | null }[]>(
    `SELECT DISTINCT ON (invoice_id) invoice_id, edits->>'invoice_number' AS printed FROM invoice_version
     WHERE invoice_id = ANY($1) ORDER BY invoice_id, version DESC`,
    [ids],
  );
  return new Map(rows.flatMap(({ invoice_id, printed }) => (printed === null ? [] : [[invoice_id, printed]])));
}

export interface ListedLine {
  readonly id: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly cents: number;
  readonly payer: string;
  readonly reference: string;
  readonly account: string;
  readonly state: 'open' | 'booked' | 'ignored';
  /** Of a booked one. */
  readonly client_id: string | null;
  readonly client_name: string | null;
}

const LINES = `
  SELECT bank_line.id, bank_line.day, bank_line.cents, bank_line.payer, bank_line.reference, account,
    CASE WHEN payment.id IS NOT NULL THEN 'booked' WHEN ignored_at IS NOT NULL THEN 'ignored' ELSE 'open' END AS state,
    client.id AS client_id, ${CLIENT_NAME} AS client_name
  FROM bank_line
    LEFT JOIN client_payment AS payment ON payment.bank_line_id = bank_line.id AND payment.undone_at IS NULL
    LEFT JOIN client ON client.id = payment.client_id`;

/** A page of the lines of one state that a text finds, newest first, and how many there are. */
export async function linePage(
  manager: EntityManager,
  { state, text, page, page_size }: BodyOf<typeof listBankLines>,
): Promise<{ total: number; rows: ListedLine[] }> {
  const rows = await manager.query<(ListedLine & { total: number })[]>(
    `WITH found AS (SELECT * FROM (${LINES}) AS line
       WHERE state = $1 AND (payer ILIKE $2 OR reference ILIKE $2 OR client_name ILIKE $2 OR (cents / 100.0)::numeric(14, 2)::text LIKE $2))
     SELECT counted.total, shown.id, day::text, cents::float8 AS cents, payer, reference, account, state, client_id, client_name
     FROM (SELECT count(*)::int AS total FROM found) AS counted
       LEFT JOIN (SELECT * FROM found ORDER BY found.day DESC, id LIMIT $3 OFFSET $4) AS shown ON true
     ORDER BY shown.day DESC, shown.id`,
    [state, containing(text), page_size, (page - 1) * page_size],
  );
  return { total: rows[0]?.total ?? 0, rows: rows.flatMap(({ total: _, ...row }) => (row.id === null ? [] : [row])) };
}
