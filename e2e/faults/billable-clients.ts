import {
  confirmGstRate,
  createClient,
  getInvoiceSettings,
  listMonthInvoices,
  setJobClient,
  setJobPrice,
} from '@cleaning/contracts';
import { v4 } from 'uuid';
import { eventually } from '../stack/databases.js';
import { getBusinessToday, type Office } from '../stack/office.js';
import type { Client } from './client.js';
import { RECOVERED_WITHIN_MS, retryUntilDone } from './kill-service.js';

/** The month before this one, YYYY-MM. */
export function getLastMonth(): string {
  const day = new Date(`${getBusinessToday().slice(0, 7)}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() - 1);
  return day.toISOString().slice(0, 7);
}

/** Billing email of a client. */
export const getBillingEmail = (client: string) => `accounts-${client}@fault.example`;

export async function confirmGst(office: Office): Promise<void> {
  const { gst_rate_percent } = await office.call(getInvoiceSettings);
  await office.call(confirmGstRate, { gst_rate_percent });
}

/** Creates clients with a month ready to invoice. Returns their ids. */
export async function createBillableClients(
  office: Office,
  desk: Client,
  month: string,
  count: number,
): Promise<string[]> {
  const clients = Array.from({ length: count }, () => v4());
  for (const id of clients) {
    const job_id = await office.createPermanentJob(`Fault ${id}`, ['06:00-08:00']);
    const [from, legal_name] = [`${month}-01`, `Fault ${id}`];
    await office.call(createClient, { id, details: { legal_name, billing_email: getBillingEmail(id) } });
    await office.call(setJobClient, { job_id, version: 0, client_id: id, from });
    await office.call(setJobPrice, { job_id, version: 0, from, basis: 'month', amount: '480' });
  }
  // The list sums the whole month, so it is read once the jobs have arrived.
  await office.waitForFeeds();
  await eventually(async () => {
    const { ready_clients } = await retryUntilDone(() => desk.call(listMonthInvoices, { month }));
    return clients.filter((id) => !ready_clients.includes(id));
  }, RECOVERED_WITHIN_MS);
  return clients;
}
