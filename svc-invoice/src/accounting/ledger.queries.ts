import type { LedgerAccount } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';
import { CLIENT_NAME } from '../clients/clients.queries.js';
import { COUNTED_PAYMENTS, COUNTED_REFUNDS, INVOICES, NOTES, PARTS, PAY_DOCUMENTS } from './documents.queries.js';

/** A movement on one account. Movements with the same `entry` sum to 0. */
export interface MovementRow {
  readonly day: string;
  readonly entry: string;
  readonly what: string;
  readonly number: string;
  readonly invoice_number: string;
  readonly who: string;
  readonly text: string;
  readonly account: LedgerAccount;
  /** Above 0 on the debit side, below on the credit side. */
  readonly cents: string;
}

const on = (...entries: readonly (readonly [LedgerAccount, string])[]) =>
  `CROSS JOIN LATERAL (VALUES ${entries.map(([account, cents]) => `('${account}', (${cents})::bigint)`).join(', ')}) AS entry (account, cents)`;

const SALE_LINES = on(
  ['receivable', 'total_cents'],
  ['sales', '0 - sub_total_cents'],
  ['gst-collected', '0 - gst_cents'],
);
const COLUMNS = 'entry.account, entry.cents';

const PAYMENT = `SELECT payment.id, payment.cents, counted_on AS day, ${CLIENT_NAME} AS who, (undone_at AT TIME ZONE $3)::date AS undone_on,
  concat_ws(' ', nullif(payer, ''), nullif(reference, '')) AS text FROM (${COUNTED_PAYMENTS}) AS payment JOIN client ON client.id = client_id`;
const REFUND = `SELECT refund.id, refund.cents, counted_on AS day, ${CLIENT_NAME} AS who, (undone_at AT TIME ZONE $3)::date AS undone_on,
  concat_ws(' ', nullif(payer, ''), note) AS text FROM (${COUNTED_REFUNDS}) AS refund JOIN client ON client.id = client_id`;
const PART = `SELECT part.*, sale.number, sale.who FROM (${PARTS}) AS part JOIN (${INVOICES}) AS sale ON sale.id = part.invoice_id`;
const WRITE_OFF_ROWS = `SELECT write_off.id, write_off.cents, reason, sale.number, sale.who, (written_at AT TIME ZONE $3)::date AS day,
  (undone_at AT TIME ZONE $3)::date AS undone_on
  FROM write_off JOIN (${INVOICES}) AS sale ON sale.id = coalesce(write_off.invoice_id, client_invoice_id)`;
const PAID = `SELECT pay_row.*, pay_run.number, pay_run.paid_on FROM pay_row JOIN pay_run ON pay_run.id = run_id
  WHERE pay_run.state = 'paid' AND pay_row.state IN ('paid', 'returned')`;

/**
 * SQL: all movements of the ledger until a day; `$3`: time zone. Undone movements stay, with a reversal on the day of
 * the undo, so that earlier days keep their sums.
 */
const MOVEMENTS = `
  SELECT day, 'invoice ' || number AS entry, 'Invoice' AS what, number, '' AS invoice_number, who, coalesce(text, '') AS text, ${COLUMNS}
  FROM (${INVOICES}) AS sale ${SALE_LINES}
  UNION ALL
  SELECT day, 'note ' || number, 'Adjustment note', number, invoice_number, who, text, ${COLUMNS} FROM (${NOTES}) AS note ${SALE_LINES}
  UNION ALL
  SELECT day, 'payment ' || id, 'Payment', '', '', who, text, ${COLUMNS}
  FROM (${PAYMENT}) AS payment ${on(['bank', 'payment.cents'], ['client-credit', '0 - payment.cents'])}
  UNION ALL
  SELECT undone_on, 'payment undone ' || id, 'Payment undone', '', '', who, text, ${COLUMNS}
  FROM (${PAYMENT}) AS payment ${on(['bank', '0 - payment.cents'], ['client-credit', 'payment.cents'])} WHERE undone_on IS NOT NULL
  UNION ALL
  SELECT day, 'refund ' || id, 'Refund', '', '', who, text, ${COLUMNS}
  FROM (${REFUND}) AS refund ${on(['client-credit', 'refund.cents'], ['bank', '0 - refund.cents'])}
  UNION ALL
  SELECT undone_on, 'refund undone ' || id, 'Refund undone', '', '', who, text, ${COLUMNS}
  FROM (${REFUND}) AS refund ${on(['client-credit', '0 - refund.cents'], ['bank', 'refund.cents'])} WHERE undone_on IS NOT NULL
  UNION ALL
  SELECT day, 'use ' || id, CASE WHEN part.cents > 0 THEN 'Payment used' ELSE 'Credit of a note' END, '', number, who, '', ${COLUMNS}
  FROM (${PART}) AS part ${on(['client-credit', 'part.cents'], ['receivable', '0 - part.cents'])}
  UNION ALL
  SELECT undone_on, 'use undone ' || id, 'Use undone', '', number, who, '', ${COLUMNS}
  FROM (${PART}) AS part ${on(['client-credit', '0 - part.cents'], ['receivable', 'part.cents'])} WHERE undone_on IS NOT NULL
  UNION ALL
  SELECT day, 'write-off ' || id, 'Write-off', '', number, who, reason, ${COLUMNS}
  FROM (${WRITE_OFF_ROWS}) AS off ${on(['bad-debts', 'off.cents'], ['receivable', '0 - off.cents'])}
  UNION ALL
  SELECT undone_on, 'write-off undone ' || id, 'Write-off undone', '', number, who, reason, ${COLUMNS}
  FROM (${WRITE_OFF_ROWS}) AS off ${on(['bad-debts', '0 - off.cents'], ['receivable', 'off.cents'])} WHERE undone_on IS NOT NULL
  UNION ALL
  SELECT day, 'pay document ' || number, CASE figure WHEN 'rcti' THEN 'Recipient created tax invoice' WHEN 'rcti-notes' THEN 'Adjustment note to a sub-contractor'
    ELSE 'Remittance advice' END, number, corrects, who, '', ${COLUMNS}
  FROM (${PAY_DOCUMENTS}) AS document
    ${on(['contractors', 'sub_total_cents'], ['gst-paid', 'gst_cents'], ['contractors-owed', '0 - total_cents'])}
  WHERE repeats IS NULL
  UNION ALL
  SELECT paid_on, 'pay ' || run_id || ' ' || person_id, 'Paid to a sub-contractor', '', '', name, 'Pay run ' || number, ${COLUMNS}
  FROM (${PAID}) AS paid
    ${on(['contractors-owed', 'paid_cents + withheld_cents'], ['bank', '0 - paid_cents'], ['withheld', '0 - withheld_cents'])}
  UNION ALL
  SELECT returned_on, 'pay returned ' || run_id || ' ' || person_id, 'Payment returned by the bank', '', '', name, 'Pay run ' || number, ${COLUMNS}
  FROM (${PAID}) AS paid
    ${on(['contractors-owed', '0 - paid_cents - withheld_cents'], ['bank', 'paid_cents'], ['withheld', 'withheld_cents'])}
  WHERE returned_on IS NOT NULL`;

/** SQL: movements from `$1` to `$2` by day. Each entry's movements are together, debits first. */
export const movementRows = `
  SELECT day::text, entry, what, number, invoice_number, who, text, account, cents FROM (${MOVEMENTS}) AS movement
  WHERE cents <> 0 AND day BETWEEN $1::date AND $2::date ORDER BY movement.day, entry, cents < 0, account`;

/** SQL: amount owing on each invoice by the ledger, by number, on day `$2`. */
export const owedByLedger = `
  SELECT coalesce(nullif(invoice_number, ''), number) AS number, sum(cents) AS cents
  FROM (${MOVEMENTS}) AS movement WHERE account = 'receivable' AND day <= $2::date GROUP BY 1`;

export interface AccountRow {
  readonly account: LedgerAccount;
  /** Debits and credits of the period, and the balance until `$2`. Cents; debits above 0. */
  readonly debit: string;
  readonly credit: string;
  readonly balance: string;
}

/** The accounts with a movement until the last day. */
export const findAccountRows = (
  manager: EntityManager,
  from: string,
  to: string,
  zone: string,
): Promise<AccountRow[]> =>
  manager.query(
    `SELECT account, coalesce(sum(cents) FILTER (WHERE cents > 0 AND day >= $1::date), 0) AS debit,
       coalesce(0 - sum(cents) FILTER (WHERE cents < 0 AND day >= $1::date), 0) AS credit, sum(cents) AS balance
     FROM (${MOVEMENTS}) AS movement WHERE cents <> 0 AND day <= $2::date GROUP BY account`,
    [from, to, zone],
  );
