import { requestInvoice } from '@cleaning/contracts';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';

/** Jobs and work as svc-jobs publishes them, and the invoices that `started` asks for as an admin. */
export function invoiceCalls(started: () => { testApp: TestApp; admin: TestPerson }) {
  const job = async (title = 'Rundle Mall Offices', address = '25 Rundle Mall, Adelaide SA 5000') => {
    const job_id = v7();
    await started().testApp.deliver('job', job_id, { kind: 'permanent', title, address });
    return job_id;
  };
  /** An hour of work; answers the id of its record. */
  const work = async (job_id: string, business_date: string, company_cents: number, id = v7()) => {
    await started().testApp.deliver('work-record', id, { job_id, business_date, minutes: 60, company_cents });
    return id;
  };
  const ask = (job_id: string, month = '11', year = '2026') =>
    started().testApp.call(requestInvoice, { token: started().admin.token, body: { job_id, year, month } });
  return { job, work, ask };
}
