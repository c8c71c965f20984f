import { addDays, getBusinessToday, getDeskMoney } from '@cleaning/contracts';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { openSharedApp } from '../testing/invoice-test-app.js';
import { createReceivableCalls } from '../testing/receivable-calls.js';

const openApp = openSharedApp();
let testApp: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  testApp = await openApp();
  admin = await testApp.createPerson({ name: 'Helen', role: 'admin' });
  await testApp.readFeed('jobs');
  await confirmGst();
}, 60_000);

const { call, client, job, price, confirmGst, addOwingClient } = createReceivableCalls(() => ({ testApp, admin }));
const today = getBusinessToday('Australia/Adelaide');

async function read() {
  const { body } = await call(getDeskMoney);
  expect(getDeskMoney.answer.safeParse(body).error).toBeUndefined();
  return body;
}

describe('Money on the home page', () => {
  it('is zero in a new company', async () => {
    expect(await read()).toMatchObject({
      overdue: { clients: 0, amount: '0.00' },
      due: { invoices: 0, amount: '0.00', until: addDays(today, 6) },
      to_adjust: 0,
      this_month: { to: today, income: '0.00', cost: '0.00', margin: '0.00' },
    });
  });

  it('counts what is overdue, and what is due within a week', async () => {
    const { number } = await addOwingClient('Wattlebird');
    await testApp.dataSource.query('ALTER TABLE client_invoice_version DISABLE TRIGGER USER');
    const dueOn = (day: string) =>
      testApp.dataSource.query(
        `UPDATE client_invoice_version SET due_on = $2, issued_on = '2026-01-01'
         WHERE client_invoice_id = (SELECT id FROM client_invoice WHERE number = $1)`,
        [number, day],
      );
    await dueOn(addDays(today, -1));
    expect(await read()).toMatchObject({ overdue: { clients: 1, amount: '120.00' }, due: { invoices: 0 } });
    await dueOn(addDays(today, 6));
    expect(await read()).toMatchObject({ overdue: { clients: 0 }, due: { invoices: 1, amount: '120.00' } });
    await dueOn(addDays(today, 7));
    expect(await read()).toMatchObject({ overdue: { clients: 0 }, due: { invoices: 0 } });
  });

  it('names each job’s client and price', async () => {
    const { id, placeId } = await addOwingClient('Banksia');
    const nobodys = await job('Museum');
    await price(nobodys, 'visit', '85.50');
    const byHour = await job('Library');
    await client('Nobody yet');
    const { places } = await read();
    const placeWith = (jobId: string) => places.find(({ job_id }: { job_id: string }) => job_id === jobId);
    expect(placeWith(placeId)).toMatchObject({
      client_id: id,
      client_name: 'Banksia',
      price: { basis: 'month', amount: '100.00' },
    });
    expect(placeWith(nobodys)).toMatchObject({ client_id: '', price: { basis: 'visit', amount: '85.50' } });
    expect(placeWith(byHour)).toEqual({
      job_id: byHour,
      client_id: '',
      client_name: '',
      income: '0.00',
      margin: '0.00',
    });
  });
});
