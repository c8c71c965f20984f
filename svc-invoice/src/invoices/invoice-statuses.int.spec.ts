import {
  exportInvoices,
  INVOICE_STATUSES,
  issueAdjustmentNote,
  listInvoices,
  undoWriteOff,
  writeOffInvoice,
} from '@cleaning/contracts';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { v4 } from 'uuid';
import { openSharedApp } from '../testing/invoice-test-app.js';
import { createReceivableCalls, PAID_ON } from '../testing/receivable-calls.js';

const openApp = openSharedApp();
let testApp: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  testApp = await openApp();
  admin = await testApp.createPerson({ name: 'Helen', role: 'admin' });
  await testApp.readFeed('jobs');
  await confirmGst();
}, 60_000);

const { ask, call, client, give, job, confirmGst, issue, place, row, record, book, account, addOwingClient } =
  createReceivableCalls(() => ({ testApp, admin }));
const list = async (body: object = {}) => (await call(listInvoices, { body: { page_size: 100, ...body } })).body;
const read = async (text: string) => (await list({ text })).rows[0];
const credit = (number: string, amount: string) =>
  call(issueAdjustmentNote, {
    body: {
      number,
      reason: 'Not done',
      known_on: PAID_ON,
      send: false,
      lines: [{ description: 'Credit', amount: `-${amount}` }],
    },
  });
const writeOff = async (invoice_number: string, amount: string) => {
  const id = v4();
  await call(writeOffInvoice, { body: { id, invoice_number, amount, reason: 'Closed down' } });
  return id;
};
/** Makes an invoice of a client's month older by a number of days, so that it was due before today. */
const age = (number: string, days: number) =>
  testApp.dataSource.query(
    `ALTER TABLE client_invoice_version DISABLE TRIGGER USER;
     UPDATE client_invoice_version SET due_on = due_on - ${days}, issued_on = issued_on - ${days}
       WHERE client_invoice_id = (SELECT id FROM client_invoice WHERE number = '${number}');
     ALTER TABLE client_invoice_version ENABLE TRIGGER USER`,
  );

describe('Status of an issued invoice', () => {
  it('follows payments, write-offs and the due date as the client’s account does', async () => {
    const { id, number } = await addOwingClient('Standing');
    const standing = async () => {
      const listed = await read('standing');
      const owed = (await account(id)).invoices[0];
      expect([listed.due_on, listed.owing, listed.total]).toEqual([owed.due_on, owed.open, owed.invoiced]);
      return [listed.status, listed.owing];
    };
    expect(await standing()).toEqual(['unpaid', '120.00']);
    await book(id, '50', { [number]: '50' });
    expect(await standing()).toEqual(['part-paid', '70.00']);
    await age(number, 15);
    expect(await standing()).toEqual(['overdue', '70.00']);
    const off = await writeOff(number, '20');
    expect(await standing()).toEqual(['overdue', '50.00']);
    await call(undoWriteOff, { body: { id: off } });
    await book(id, '70', { [number]: '70' });
    expect(await standing()).toEqual(['paid', '0.00']);
    expect((await row(id)).state).toBe('paid');
    await credit(number, '25');
    expect(await standing()).toEqual(['paid', '-30.00']);
  });

  it('is written off or nothing to pay when nothing is owing and nobody has paid', async () => {
    const [off, credited] = [await addOwingClient('Wrote it off'), await addOwingClient('Credited it all')];
    await writeOff(off.number, '120');
    await credit(credited.number, '100');
    expect(await read('wrote it off')).toMatchObject({ status: 'written-off', owing: '0.00', total: '120.00' });
    expect(await read('credited it all')).toMatchObject({ status: 'nothing-to-pay', owing: '0.00', total: '120.00' });
  });

  it('has a due date for a job with a client only', async () => {
    const [alone, given] = [await job('Job alone'), await job('Job given')];
    await give(given, await client('Gives jobs', { terms_days: 30 }));
    for (const one of [alone, given]) {
      await record(one, '2026-02-10', 5_000);
      await ask(one, '02');
    }
    expect(await read('job alone')).toMatchObject({ kind: 'job', status: 'no-client', due_on: '', owing: '' });
    const listed = await read('job given');
    expect(listed).toMatchObject({ status: 'unpaid', owing: '60.00', sent: false });
    const issued = Date.parse(listed.date.replaceAll('/', '-'));
    expect((Date.parse(listed.due_on) - issued) / 86_400_000).toBe(30);
  });

  it('is counted for all pages and narrows the list and the CSV file', async () => {
    const late = await addOwingClient('Counted late');
    await age(late.number, 30);
    const unsent = await client('Counted unsent');
    await place(unsent, '200');
    const number = (await issue([unsent])).body.results[0].number;
    const body = await list({ text: 'counted', page_size: 1 });
    expect(listInvoices.answer.safeParse(body).success).toBe(true);
    expect(body.counts).toEqual({
      ...Object.fromEntries(INVOICE_STATUSES.map((status) => [status, 0])),
      unpaid: 1,
      overdue: 1,
    });
    expect([body.total, body.rows.length]).toEqual([2, 1]);
    const overdue = await list({ text: 'counted', status: 'overdue' });
    expect(overdue).toMatchObject({
      total: 1,
      counts: body.counts,
      rows: [{ invoice_number: late.number, sent: true }],
    });
    expect(await list({ text: 'counted', status: 'unpaid' })).toMatchObject({
      total: 1,
      rows: [{ invoice_number: number, sent: false }],
    });
    expect(await list({ text: 'counted', status: 'paid' })).toMatchObject({ total: 0, rows: [] });
    const file = await call(exportInvoices, { body: { text: 'counted', status: 'overdue' } });
    const [header, ...rows] = String(file.body).trim().split('\r\n');
    expect(header).toContain('Sub total,GST,Total,Due date,Owing,Status');
    expect(rows).toEqual([
      expect.stringMatching(
        new RegExp(`^${late.number},2026-03,Counted late,.*,120\\.00,\\d{4}-\\d\\d-\\d\\d,120\\.00,Overdue$`),
      ),
    ]);
    expect((await call(listInvoices, { body: { status: 'late' } })).status).toBe(400);
  });

  it('is sorted by due date and amount owing, without a client last', async () => {
    for (const sort of ['due', 'owing'])
      for (const direction of ['asc', 'desc']) {
        const { rows } = await list({ sort, direction });
        const keys = rows.map((listed: { due_on: string; owing: string }) =>
          sort === 'due' ? Date.parse(listed.due_on) : Number.parseFloat(listed.owing),
        );
        const known = keys.filter((key: number) => !Number.isNaN(key));
        expect(known.length).toBeGreaterThan(4);
        expect(keys.slice(0, known.length)).toEqual(known);
        expect(known).toEqual(known.toSorted((a: number, b: number) => (direction === 'asc' ? a - b : b - a)));
        expect(rows.at(-1).status).toBe('no-client');
      }
  });
});
