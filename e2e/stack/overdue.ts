import { businessToday, type Office } from './office';

/** Lets time pass until invoices of clients are overdue for so many days. Answers the first day on which one of them was issued. */
export async function letOverdue(office: Office, numbers: readonly string[], days: number): Promise<string> {
  const areThey = `client_invoice_id IN (SELECT id FROM client_invoice WHERE number IN (${numbers.map((number) => `'${number}'`).join()}))`;
  const passed = `(due_on - '${businessToday()}'::date + ${days})`;
  // What was issued is changed by nothing else.
  await office.sql(
    'invoice',
    `ALTER TABLE client_invoice_version DISABLE TRIGGER USER;
     UPDATE client_invoice_version SET issued_on = issued_on - ${passed}, due_on = due_on - ${passed} WHERE ${areThey};
     ALTER TABLE client_invoice_version ENABLE TRIGGER USER`,
  );
  const issued = `SELECT min(issued_on)::text AS first FROM client_invoice_version WHERE ${areThey}`;
  const [row] = await office.sql<{ first: string }>('invoice', issued);
  return row?.first ?? '';
}
