import {
  type BodyInput,
  confirmGstRate,
  createClient,
  getClientInvoice,
  getInvoiceSettings,
  issueMonthInvoices,
  listMonthInvoices,
  type MonthInvoiceRow,
  markClientInvoiceSent,
  setJobClient,
  setJobPrice,
} from '@cleaning/contracts';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { v4, v7 } from 'uuid';
import { createInvoiceCalls, WORKER_ID } from './invoice-calls.js';

/** A past month. */
export const MONTH = '2026-03';

/** Calls for clients with sites and prices and for their monthly invoices, as the admin of `started`. */
export function createClientInvoiceCalls(started: () => { testApp: TestApp; admin: TestPerson }) {
  const { job, work, ask } = createInvoiceCalls(started);
  const call: TestApp['call'] = (contract, { ...rest } = {}) =>
    started().testApp.call(contract, { token: started().admin.token, ...rest });
  const client = async (legal_name: string, details: object = {}) => {
    const id = v4();
    const given = { legal_name, billing_email: 'accounts@client.example', ...details };
    await call(createClient, { body: { id, details: given } });
    return id;
  };
  const give = (job_id: string, client_id: string, from = '2026-01-01', version = 0) =>
    call(setJobClient, { body: { job_id, version, client_id, from } });
  const price = (job_id: string, basis: string, amount = '', from = '2026-01-01', version = 0) =>
    call(setJobPrice, { body: { job_id, version, from, basis, amount } });
  /** Adds a client's site with a monthly price. */
  const place = async (client_id: string, amount = '480', title = 'Rundle Mall Offices') => {
    const job_id = await job(title);
    await give(job_id, client_id);
    await price(job_id, 'month', amount);
    return job_id;
  };
  const confirmGst = async () => {
    const { gst_rate_percent } = (await call(getInvoiceSettings)).body;
    return call(confirmGstRate, { body: { gst_rate_percent } });
  };
  const list = async (body: Partial<BodyInput<typeof listMonthInvoices>> = {}) =>
    (await call(listMonthInvoices, { body: { month: MONTH, page_size: 100, ...body } })).body;
  const row = async (client_id: string, month = MONTH): Promise<MonthInvoiceRow> =>
    (await list({ month })).rows.find((one: MonthInvoiceRow) => one.client_id === client_id);
  const issue = (client_ids: readonly string[], { month = MONTH, send = false } = {}) =>
    call(issueMonthInvoices, { body: { month, client_ids, send } });
  const read = async (number: string) => (await call(getClientInvoice, { params: { number } })).body;
  /** Issues a client's invoice and marks it as sent. Returns its number. */
  const issueAndSend = async (client_id: string, month = MONTH): Promise<string> => {
    const { number } = (await issue([client_id], { month })).body.results[0];
    await call(markClientInvoiceSent, { body: { number, version: (await read(number)).version } });
    return number;
  };
  /** Delivers a work record as svc-jobs does. Returns its id. */
  const record = async (job_id: string, business_date: string, company_cents: number, rest: object = {}, id = v7()) => {
    const state = {
      job_id,
      business_date,
      minutes: 60,
      company_cents,
      contractor_cents: 0,
      person_id: WORKER_ID,
      held: false,
      ...rest,
    };
    await started().testApp.deliver('work-record', id, state);
    return id;
  };
  return { job, work, ask, call, client, give, price, place, confirmGst, list, row, issue, read, issueAndSend, record };
}
