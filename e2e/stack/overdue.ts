import { getBusinessToday, type Office } from './office';

/** Moves invoices back in time until they are overdue by this many days. Returns the earliest issue date, YYYY-MM-DD. */
export async function makeOverdue(office: Office, numbers: readonly string[], days: number): Promise<string> {
  const areNamed = `number IN (${numbers.map((number) => `'${number}'`).join()})`;
  const areThey = `client_invoice_id IN (SELECT id FROM client_invoice WHERE ${areNamed})`;
  const passed = `(due_on - '${getBusinessToday()}'::date + ${days})`;
  // A trigger protects issued versions.
  await office.sql(
    'invoice',
    `UPDATE client_invoice SET sent_at = sent_at - make_interval(days => ${passed})
       FROM client_invoice_version WHERE client_invoice_id = id AND client_invoice_version.version = client_invoice.version AND ${areNamed};
     ALTER TABLE client_invoice_version DISABLE TRIGGER USER;
     UPDATE client_invoice_version SET issued_on = issued_on - ${passed}, due_on = due_on - ${passed} WHERE ${areThey};
     ALTER TABLE client_invoice_version ENABLE TRIGGER USER`,
  );
  const issued = `SELECT min(issued_on)::text AS first FROM client_invoice_version WHERE ${areThey}`;
  const [row] = await office.sql<{ first: string }>('invoice', issued);
  return row?.first ?? '';
}
