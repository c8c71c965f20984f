import type { EntityManager } from 'typeorm';
import { PAYMENTS_LEFT, receivables } from './receivables.queries.js';

/** Sums of a client, cents. `credited` are notes that decrease, above 0; `open` is without what was paid too much. */
export interface ClientSums {
  readonly client_id: string;
  readonly invoiced: number;
  readonly credited: number;
  readonly paid: number;
  readonly written_off: number;
  readonly open: number;
  readonly received: number;
  readonly left: number;
}

/** What each client was charged, has paid and owes, by their invoices and by their payments. */
export const clientSums = (manager: EntityManager): Promise<ClientSums[]> =>
  manager.query(
    `WITH by_invoice AS (
       SELECT client_id, sum(total_cents + greatest(notes_cents, 0)) AS invoiced, 0 - sum(least(notes_cents, 0)) AS credited,
         sum(paid_cents) AS paid, sum(off_cents) AS written_off, sum(open_cents) AS open
       FROM (${receivables()}) AS owed GROUP BY client_id)
     SELECT client_id, coalesce(invoiced, 0)::float8 AS invoiced, coalesce(credited, 0)::float8 AS credited,
       coalesce(paid, 0)::float8 AS paid, coalesce(written_off, 0)::float8 AS written_off, coalesce(open, 0)::float8 AS open,
       coalesce(received_cents, 0)::float8 AS received, coalesce(left_cents, 0)::float8 AS "left"
     FROM by_invoice FULL JOIN (${PAYMENTS_LEFT}) AS rest USING (client_id)`,
  );

/** Sentences about what must not be, `most` at most: found by another way than the sums. */
export async function contradictions(manager: EntityManager, most: number): Promise<string[]> {
  const rows = await manager.query<{ problem: string }[]>(
    `SELECT problem FROM (
       SELECT format('Payment %s of %s cents is used for %s cents.', client_payment.id, client_payment.cents, sum(payment_part.cents)) AS problem
       FROM client_payment JOIN payment_part ON payment_id = client_payment.id
       GROUP BY client_payment.id HAVING sum(payment_part.cents) > client_payment.cents
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
     ) AS found LIMIT $1`,
    [most],
  );
  return rows.map(({ problem }) => problem);
}
