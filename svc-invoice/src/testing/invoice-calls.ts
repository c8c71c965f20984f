import { requestInvoice } from '@cleaning/contracts';
import { retryUntilAnswered, type TestApp, type TestPerson } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';

/** The person of all work records. */
export const WORKER_ID = v7();

/** Delivers jobs and work as svc-jobs does, and issues invoices as the admin of `started`. */
export function createInvoiceCalls(started: () => { testApp: TestApp; admin: TestPerson }) {
  const job = async (title = 'Rundle Mall Offices', address = '25 Rundle Mall, Adelaide SA 5000') => {
    const job_id = v7();
    await started().testApp.deliver('job', job_id, { kind: 'permanent', title, address });
    return job_id;
  };
  /** Delivers an hour of work. Returns the id of its record. */
  const work = async (job_id: string, business_date: string, company_cents: number, id = v7()) => {
    await started().testApp.deliver('work-record', id, {
      job_id,
      business_date,
      minutes: 60,
      company_cents,
      contractor_cents: 0,
      person_id: WORKER_ID,
      held: false,
    });
    return id;
  };
  const ask = (job_id: string, month = '11', year = '2026') =>
    started().testApp.call(requestInvoice, { token: started().admin.token, body: { job_id, year, month } });
  /** Issues three months of this many jobs, each twice, all at the same time. */
  const askAtOnce = async (count: number): Promise<void> => {
    const jobs = await Promise.all(Array.from({ length: count }, () => job()));
    const months = ['01', '02', '03'];
    for (const jobId of jobs) for (const month of months) await work(jobId, `2027-${month}-15`, 10_000);
    const [{ last_number: before }] = await started().testApp.dataSource.query(
      'SELECT last_number FROM invoice_counter',
    );
    const asked = jobs.flatMap((jobId) =>
      months.flatMap((month) => [1, 2].map(() => retryUntilAnswered(() => ask(jobId, month, '2027')))),
    );
    const answers = await Promise.all(asked);
    expect(answers.every(({ status, body }) => status === 200 && body.version === 1)).toBe(true);
    const pairs = answers.map(({ body }) => `${body.invoice_number} ${body.duration}`);
    expect(pairs.filter((_, index) => index % 2 === 0)).toEqual(pairs.filter((_, index) => index % 2 === 1));
    const numbers = [...new Set(answers.map(({ body }) => body.invoice_number as string))].sort();
    const expected = Array.from(
      { length: count * months.length },
      (_, index) => `INV-${String(before + 1 + index).padStart(5, '0')}`,
    );
    expect(numbers).toEqual(expected);
  };
  return { job, work, ask, askAtOnce };
}
