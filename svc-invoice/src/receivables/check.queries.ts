import { type CallAnswer, type checkReceivables, formatAmount } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import { owedByLedger } from '../accounting/ledger.queries.js';
import { PAYMENTS_LEFT, PAYMENTS_USED, receivables } from './receivables.queries.js';

/** An entity manager, or a connection of another program. */
export type Reader = Pick<EntityManager, 'query'>;

/** Most problems that are named. */
const MAX_PROBLEMS = 100;
/** Behind each movement. */
const END_OF_TIME = '9999-12-31';

/**
 * A client's sums in cents. `credited`: decreasing notes, above 0; `open`: without overpayments; `paid`: used by
 * invoices or refunded.
 */
interface ClientSums {
  readonly client_id: string;
  readonly invoiced: number;
  readonly credited: number;
  readonly paid: number;
  readonly refunded: number;
  readonly written_off: number;
  readonly open: number;
  readonly received: number;
  readonly left: number;
}

/** Each client's charges, payments and debt, from invoices and from payments. */
const sumClients = (manager: Reader): Promise<ClientSums[]> =>
  manager.query(
    `WITH by_invoice AS (
       SELECT client_id, sum(total_cents + greatest(notes_cents, 0)) AS invoiced, 0 - sum(least(notes_cents, 0)) AS credited,
         sum(paid_cents) AS paid, sum(off_cents) AS written_off, sum(open_cents) AS open
       FROM (${receivables()}) AS owed GROUP BY client_id),
     back AS (SELECT client_id, sum(cents) AS refunded FROM client_refund WHERE undone_at IS NULL GROUP BY client_id)
     SELECT client_id, coalesce(invoiced, 0)::float8 AS invoiced, coalesce(credited, 0)::float8 AS credited,
       (coalesce(paid, 0) + coalesce(refunded, 0))::float8 AS paid, coalesce(refunded, 0)::float8 AS refunded, coalesce(written_off, 0)::float8 AS written_off, coalesce(open, 0)::float8 AS open,
       coalesce(received_cents, 0)::float8 AS received, coalesce(left_cents, 0)::float8 AS "left"
     FROM by_invoice FULL JOIN (${PAYMENTS_LEFT}) AS rest USING (client_id) FULL JOIN back USING (client_id)`,
  );

/**
 * Invoices, at most `limit`, whose amount owing differs in the ledger. It sums movements independently of the invoices.
 */
async function findLedgerDifferences(manager: Reader, limit: number, zone: string): Promise<string[]> {
  const rows = await manager.query<{ problem: string }[]>(
    `SELECT format('Invoice %s has %s cents open; by the ledger it has %s.', owed.number, open_cents, coalesce(ledger.cents, 0)) AS problem
     FROM (${receivables()}) AS owed LEFT JOIN (${owedByLedger}) AS ledger USING (number)
     WHERE open_cents <> coalesce(ledger.cents, 0) LIMIT $1`,
    [limit, END_OF_TIME, zone],
  );
  return rows.map(({ problem }) => problem);
}

/** SQL: true if an invoice once had a higher total: in another version, or without a note. */
const WAS_HIGHER = `(EXISTS (SELECT FROM client_invoice_version AS former WHERE client_invoice_id = owed.id AND former.total_cents > owed.total_cents)
  OR EXISTS (SELECT FROM invoice_version AS former WHERE invoice_id = owed.id AND former.total_cents > owed.total_cents)
  OR EXISTS (SELECT FROM adjustment_note AS note WHERE coalesce(client_invoice_id, invoice_id) = owed.id AND note.total_cents < 0))`;

/** Sentences about impossible states, at most `limit`, computed independently of the sums. */
async function findContradictions(manager: Reader, limit: number): Promise<string[]> {
  const rows = await manager.query<{ problem: string }[]>(
    `SELECT problem FROM (
       SELECT format('Payment %s of %s cents is used for %s cents.', id, cents, used_cents + refunded_cents) AS problem
       FROM (${PAYMENTS_USED}) AS payment WHERE used_cents + refunded_cents > cents
       UNION ALL
       SELECT format('Refund %s of %s cents gives back %s cents of payments.', client_refund.id, client_refund.cents, coalesce(sum(refund_part.cents), 0))
       FROM client_refund LEFT JOIN refund_part ON refund_id = client_refund.id
       GROUP BY client_refund.id HAVING coalesce(sum(refund_part.cents), 0) <> client_refund.cents
       UNION ALL
       SELECT format('Refund %s of client %s gives back payment %s of client %s%s.', client_refund.id, client_refund.client_id, client_payment.id,
         client_payment.client_id, CASE WHEN client_payment.undone_at IS NULL THEN '' ELSE ', which was undone' END)
       FROM client_refund JOIN refund_part ON refund_id = client_refund.id JOIN client_payment ON client_payment.id = payment_id
       WHERE client_refund.undone_at IS NULL
         AND (client_payment.undone_at IS NOT NULL OR client_payment.client_id <> client_refund.client_id)
       UNION ALL
       SELECT format('Refund %s of %s cents was booked from an entry of the bank of %s cents.', client_refund.id, client_refund.cents, bank_outgoing.cents)
       FROM client_refund JOIN bank_outgoing ON bank_outgoing.id = bank_outgoing_id WHERE bank_outgoing.cents <> client_refund.cents
       UNION ALL
       SELECT format('Payment %s is of client %s and pays invoice %s, which is of %s.', client_payment.id, client_payment.client_id,
         coalesce(invoice.number, client_invoice.number), coalesce(owed.client_id::text, 'no client'))
       FROM payment_part JOIN client_payment ON client_payment.id = payment_id
         LEFT JOIN invoice ON invoice.id = invoice_id LEFT JOIN client_invoice ON client_invoice.id = client_invoice_id
         LEFT JOIN (${receivables()}) AS owed ON owed.id = coalesce(invoice_id, client_invoice_id)
       WHERE undone_at IS NULL AND owed.client_id IS DISTINCT FROM client_payment.client_id
       UNION ALL
       SELECT format('Payment %s of %s cents was booked from a line of the bank of %s cents.', client_payment.id, client_payment.cents, bank_line.cents)
       FROM client_payment JOIN bank_line ON bank_line.id = bank_line_id WHERE bank_line.cents <> client_payment.cents
       UNION ALL
       SELECT format('Line %s of the bank is booked and set aside.', bank_line.id)
       FROM bank_line JOIN client_payment ON bank_line_id = bank_line.id WHERE undone_at IS NULL AND ignored_at IS NOT NULL
       UNION ALL
       SELECT format('Invoice %s looks paid too much: %s cents of it are written off.', number, off_cents)
       FROM (${receivables()}) AS owed WHERE open_cents < 0 AND off_cents > 0
       UNION ALL
       SELECT format('Invoice %s of %s cents is paid with %s cents, and never had more.', number, total_cents + notes_cents, paid_cents)
       FROM (${receivables()}) AS owed WHERE open_cents < 0 AND NOT ${WAS_HIGHER}
     ) AS found LIMIT $1`,
    [limit],
  );
  return rows.map(({ problem }) => problem);
}

/**
 * Checks that nothing was lost or counted twice: invoiced = paid − refunded + open + credited + written off, received =
 * paid + left, and each invoice's amount owing equals the sum of its movements in the accountant's ledger.
 * @param manager in a transaction that sees one state
 * @param zone the company's time zone, which decides the day of a movement
 */
export async function checkClientMoney(manager: Reader, zone: string): Promise<CallAnswer<typeof checkReceivables>> {
  const clients = await sumClients(manager);
  const problems: string[] = [];
  for (const { client_id, invoiced, credited, paid, refunded, written_off, open, received, left } of clients) {
    const counted = paid - refunded + open + credited + written_off;
    if (invoiced !== counted)
      problems.push(
        `Client ${client_id} was charged ${invoiced} cents; paid less refunded, open, credited and written off are ${counted}.`,
      );
    if (received !== paid + left)
      problems.push(
        `Client ${client_id} has paid ${received} cents; invoices, refunds and credit have ${paid + left}.`,
      );
  }
  problems.push(...(await findLedgerDifferences(manager, MAX_PROBLEMS, zone)));
  problems.push(...(await findContradictions(manager, MAX_PROBLEMS)));
  const sum = (key: Exclude<keyof ClientSums, 'client_id'>) =>
    formatAmount(clients.reduce((total, client) => total + client[key], 0));
  return {
    clients: clients.length,
    invoiced: sum('invoiced'),
    credited: sum('credited'),
    paid: sum('paid'),
    refunded: sum('refunded'),
    written_off: sum('written_off'),
    open: sum('open'),
    received: sum('received'),
    left: sum('left'),
    problems: problems.slice(0, MAX_PROBLEMS),
  };
}
