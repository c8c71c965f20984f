import type { BankLine, CallBody, listBankLines } from '@cleaning/contracts';
import { readPage, searchRows } from '@cleaning/service-kit';
import type { EntityManager } from 'typeorm';
import { CLIENT_NAME } from '../clients/clients.queries.js';
import { PAYMENTS_LEFT, receivables } from '../receivables/receivables.queries.js';
import { type KnownPayment, SAME_PAYMENT_DAYS } from './same-payments.js';
import type { StatementEntry } from './statement.js';

/** SQL: statement payments and look-alikes. Look-alikes accepted as another payment count as payments only. */
const PAYMENTS = `
  SELECT id, statement_id, account, line_key AS key, day, cents, payer, reference, 'payment' AS kind, id AS line_id FROM bank_line
  UNION ALL
  SELECT id, statement_id, account, line_key, day, cents, payer, reference, coalesce(choice, 'pending'), line_id FROM bank_look_alike
  WHERE choice IS DISTINCT FROM 'another'`;

/** SQL: the same for outgoing entries. */
const OUTGOING = `
  SELECT id, statement_id, account, line_key AS key, day, cents, payer, reference,
    CASE WHEN like_id IS NULL OR choice = 'another' THEN 'payment' ELSE coalesce(choice, 'pending') END AS kind,
    CASE WHEN like_id IS NULL OR choice = 'another' THEN id ELSE like_id END AS line_id
  FROM bank_outgoing`;

/** Payments that entries of a file may match: with one of their amounts, within a few days. */
export const findKnownPayments = (
  manager: EntityManager,
  entries: readonly StatementEntry[],
): Promise<KnownPayment[]> => readKnown(manager, PAYMENTS, entries);

/** Outgoing entries that entries of a file may match. Cents are above 0. */
export const findKnownOutgoing = (
  manager: EntityManager,
  entries: readonly StatementEntry[],
): Promise<KnownPayment[]> => readKnown(manager, OUTGOING, entries);

async function readKnown(
  manager: EntityManager,
  source: string,
  entries: readonly StatementEntry[],
): Promise<KnownPayment[]> {
  if (entries.length === 0) return [];
  const days = entries.map(({ day }) => day).toSorted();
  return manager.query(
    `SELECT payment.id, payment.account, format = 'ofx' OR payment.account <> bank_statement.account AS "namesAccount", format, key, day::text, cents::float8 AS cents, payer, reference, kind, line_id AS "lineId"
     FROM (${source}) AS payment JOIN bank_statement ON bank_statement.id = statement_id
     WHERE cents = ANY($1) AND day BETWEEN $2::date - $4::int AND $3::date + $4::int ORDER BY payment.day, payment.id`,
    [[...new Set(entries.map(({ cents }) => cents))], days[0], days.at(-1), SAME_PAYMENT_DAYS],
  );
}

/** Clients with credit, in cents. */
export const sumClientCredits = (
  manager: EntityManager,
): Promise<{ client_id: string; client_name: string; cents: number }[]> =>
  manager.query(
    `SELECT client.id AS client_id, ${CLIENT_NAME} AS client_name, (coalesce(left_cents, 0) + coalesce(overpaid.cents, 0))::float8 AS cents
     FROM client LEFT JOIN (${PAYMENTS_LEFT}) AS rest ON rest.client_id = client.id
       LEFT JOIN (SELECT client_id, 0 - sum(open_cents) AS cents FROM (${receivables()}) AS owed WHERE open_cents < 0 GROUP BY client_id) AS overpaid
         ON overpaid.client_id = client.id
     WHERE coalesce(left_cents, 0) + coalesce(overpaid.cents, 0) > 0 ORDER BY lower(${CLIENT_NAME}), client.id`,
  );

/** The accounts that CSV files were of, the newest first. */
export const findCsvAccounts = async (manager: EntityManager): Promise<string[]> =>
  (
    await manager.query<{ account: string }[]>(
      `SELECT account FROM bank_statement WHERE format = 'csv' GROUP BY account ORDER BY max(imported_at) DESC, account`,
    )
  ).map(({ account }) => account);

/** Numbers that admins wrote on invoices of jobs, from their newest versions, by invoice id. */
export async function findPrintedNumbers(manager: EntityManager, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await manager.query<{ invoice_id: string; printed: string | null }[]>(
    `SELECT DISTINCT ON (invoice_id) invoice_id, edits->>'invoice_number' AS printed FROM invoice_version
     WHERE invoice_id = ANY($1) ORDER BY invoice_id, version DESC`,
    [ids],
  );
  return new Map(rows.flatMap(({ invoice_id, printed }) => (printed === null ? [] : [[invoice_id, printed]])));
}

/** Names of clients that aren't archived. */
export const findNamedClients = (manager: EntityManager): Promise<{ id: string; names: string[] }[]> =>
  manager.query(
    `SELECT id, array_remove(ARRAY[trading_name, legal_name], '') AS names FROM client WHERE archived_at IS NULL ORDER BY id`,
  );

/** Invoices of clients without anything open, the newest first. */
export const findSettledInvoices = (manager: EntityManager): Promise<{ number: string; client_id: string }[]> =>
  manager.query(
    `SELECT number, client_id FROM (${receivables()}) AS owed WHERE open_cents <= 0 ORDER BY owed.issued_on DESC, number`,
  );

export interface ListedLine {
  readonly id: string;
  /** YYYY-MM-DD */
  readonly day: string;
  /** Below 0: went out. */
  readonly cents: number;
  readonly payer: string;
  readonly reference: string;
  readonly account: string;
  readonly state: BankLine['state'];
  /** Set if booked. */
  readonly client_id: string | null;
  readonly client_name: string | null;
  /** The payment that it looks like. */
  readonly like_id: string | null;
  readonly like_day: string | null;
  readonly like_payer: string | null;
  readonly like_reference: string | null;
}

const NO_CLIENT = 'NULL::uuid AS client_id, NULL AS client_name';
const NO_LOOK_ALIKE = 'NULL::uuid AS like_id, NULL::date AS like_day, NULL AS like_payer, NULL AS like_reference';

/** SQL: statement lines: payments, look-alikes and outgoing entries. `:credits`: clients' credits in cents. */
const LINES = `
  SELECT bank_line.id, bank_line.day, bank_line.cents, bank_line.payer, bank_line.reference, account,
    CASE WHEN payment.id IS NOT NULL THEN 'booked' WHEN ignored_at IS NOT NULL THEN 'ignored' ELSE 'open' END AS state,
    client.id AS client_id, ${CLIENT_NAME} AS client_name, ${NO_LOOK_ALIKE}
  FROM bank_line
    LEFT JOIN client_payment AS payment ON payment.bank_line_id = bank_line.id AND payment.undone_at IS NULL
    LEFT JOIN client ON client.id = payment.client_id
  UNION ALL
  SELECT alike.id, alike.day, alike.cents, alike.payer, alike.reference, alike.account,
    CASE choice WHEN 'same' THEN 'same' ELSE 'look-alike' END, ${NO_CLIENT}, line.id, line.day, line.payer, line.reference
  FROM bank_look_alike AS alike JOIN bank_line AS line ON line.id = alike.line_id
  WHERE choice IS DISTINCT FROM 'another'
  UNION ALL
  SELECT outgoing.id, outgoing.day, 0 - outgoing.cents, outgoing.payer, outgoing.reference, outgoing.account,
    CASE WHEN refund.id IS NOT NULL THEN 'booked' WHEN alike.id IS NOT NULL THEN coalesce(outgoing.choice, 'look-alike')
      WHEN outgoing.ignored_at IS NOT NULL THEN 'ignored' ELSE 'open' END,
    client.id, ${CLIENT_NAME}, alike.id, alike.day, alike.payer, alike.reference
  FROM bank_outgoing AS outgoing
    LEFT JOIN bank_outgoing AS alike ON alike.id = outgoing.like_id AND outgoing.choice IS DISTINCT FROM 'another'
    LEFT JOIN client_refund AS refund ON refund.bank_outgoing_id = outgoing.id AND refund.undone_at IS NULL
    LEFT JOIN client ON client.id = refund.client_id
  WHERE refund.id IS NOT NULL OR outgoing.ignored_at IS NOT NULL OR outgoing.choice = 'same' OR outgoing.cents = ANY (:credits)`;

const selectLines = (manager: EntityManager) =>
  manager
    .createQueryBuilder()
    .select('line.id', 'id')
    .addSelect('line.day::text', 'day')
    .addSelect('line.cents::float8', 'cents')
    .addSelect('line.payer', 'payer')
    .addSelect('line.reference', 'reference')
    .addSelect('line.account', 'account')
    .addSelect('line.state', 'state')
    .addSelect('line.client_id', 'client_id')
    .addSelect('line.client_name', 'client_name')
    .addSelect('line.like_id', 'like_id')
    .addSelect('line.like_day::text', 'like_day')
    .addSelect('line.like_payer', 'like_payer')
    .addSelect('line.like_reference', 'like_reference')
    .from(`(${LINES})`, 'line');

/** Open incoming payments, oldest first, at most `limit`. */
export const findOpenLines = (manager: EntityManager, limit: number): Promise<ListedLine[]> =>
  selectLines(manager)
    .where(`line.state = 'open' AND line.cents > 0`, { credits: [] })
    .orderBy('line.day')
    .addOrderBy('line.id')
    .limit(limit)
    .getRawMany<ListedLine>();

/** A statement line in any state; undefined if unknown. */
export const findLine = (manager: EntityManager, id: string): Promise<ListedLine | undefined> =>
  selectLines(manager).where('line.id = :id', { id, credits: [] }).getRawOne<ListedLine>();

/**
 * A page of lines in a state that match a text, newest first, and the total. Open lines include look-alikes, which come
 * first, and outgoing entries while a client has that much credit.
 */
export function findLinePage(
  manager: EntityManager,
  asked: CallBody<typeof listBankLines>,
  credits: readonly number[],
) {
  const query = selectLines(manager)
    .where('line.state IN (:...states)', {
      states: asked.state === 'open' ? ['open', 'look-alike'] : [asked.state],
      credits,
    })
    .orderBy(`line.state = 'look-alike'`, 'DESC')
    .addOrderBy('line.day', 'DESC')
    .addOrderBy('line.id');
  searchRows(query, asked.text, {
    texts: ['line.payer', 'line.reference', 'line.client_name'],
    others: ['(line.cents / 100.0)::numeric(14, 2)::text LIKE :searchedText'],
  });
  return readPage<ListedLine>(query, asked);
}
