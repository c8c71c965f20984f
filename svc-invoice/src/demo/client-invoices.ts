import { DEMO_CLIENT_ID } from '@cleaning/contracts/demo';
import { type Caller, type DemoContext, Refusal } from '@cleaning/service-kit';
import { ClientInvoices } from '../client-invoices/client-invoices.service.js';
import { IssueMonth } from '../client-invoices/issue-month.service.js';

/** The client whose last month was invoiced and handed over. */
const INVOICED = 2;

/** Last month of one client is sent, that of the others waits. Work of the month must have arrived. */
export async function seedClientInvoices({ get }: DemoContext, admin: Caller, month: string): Promise<void> {
  const body = { month, client_ids: [DEMO_CLIENT_ID(INVOICED)], send: false };
  const issued = await get(IssueMonth)
    .issue(admin, body)
    .catch((error: unknown) => {
      // Last month has work that waits for approval, or none.
      if (error instanceof Refusal && error.status === 409) return null;
      throw error;
    });
  const number = issued?.results[0]?.number;
  if (number) await get(ClientInvoices).markSent(admin, { number, version: 1 });
}
