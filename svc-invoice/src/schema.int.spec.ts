import {
  listMonthInvoices,
  listMyPayments,
  listPayees,
  listRuns,
  markReturned,
  sendEnquiry,
} from '@cleaning/contracts';
import { describeSchema, fewestStatements, type TestApp, type TestPerson } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { PayTestApp, TODAY } from './pay/testing/pay-test-app.js';
import { clientInvoiceCalls, MONTH } from './testing/client-invoice-calls.js';
import { appForTests } from './testing/invoice-test-app.js';

describe('schema', () => {
  const openApp = appForTests();
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await openApp();
  }, 60_000);

  it('has an entity for each table, which agrees with it', async () => {
    const { entities, tables } = await describeSchema(testApp.dataSource);
    expect(entities).toEqual(tables);
  });
});

/** Each statement is a part of what a call costs: docs/decisions/0034-where-the-time-of-a-call-goes.md. */
describe('the statements of a call', () => {
  let pay: PayTestApp;
  let lan: TestPerson;
  beforeAll(async () => {
    pay = await PayTestApp.start({ ENQUIRIES_PER_HOUR: '100' });
    lan = await pay.payee('Lan Nguyen');
  }, 60_000);
  afterAll(() => pay.testApp.stop());

  const runs = async () => (await pay.ok(listRuns, {}, {})).rows;

  it('of work that arrives, a decision about super, and a run that is made, approved and paid are at most 87', async () => {
    const fewest = await fewestStatements(async () => {
      await pay.work(lan);
      await pay.computeSuper(lan, 'yes');
      expect((await pay.paid()).state).toBe('paid');
    });
    expect(fewest).toBeLessThanOrEqual(87);
  });

  it('of a run that is read are at most 8, of the list of runs 3, of the list of payees 4', async () => {
    const [{ id }] = await runs();
    expect(await fewestStatements(() => pay.run(id))).toBeLessThanOrEqual(8);
    expect(await fewestStatements(runs)).toBeLessThanOrEqual(3);
    expect(await fewestStatements(() => pay.ok(listPayees, {}, {}))).toBeLessThanOrEqual(4);
  });

  it('of the own payments are at most 7', async () => {
    const own = async () => expect((await pay.as(lan, listMyPayments, {})).status).toBe(200);
    expect(await fewestStatements(own)).toBeLessThanOrEqual(7);
  });

  it('of a returned payment are at most 9, of an adjustment 7', async () => {
    const paid = await runs();
    const returned = (attempt: number) =>
      pay.ok(markReturned, {}, { run_id: paid[attempt].id, user_id: lan.id, returned_on: TODAY, reason: 'Closed' });
    expect(await fewestStatements(returned, paid.length)).toBeLessThanOrEqual(9);
    expect(await fewestStatements(() => pay.adjust(lan, 'bonus', '1.00'))).toBeLessThanOrEqual(7);
  });

  it('of a bank file between the approval of a run and its end are at most 88', async () => {
    const fewest = await fewestStatements(async () => {
      await pay.work(lan);
      const run = await pay.approve(await pay.create());
      expect((await pay.file(run)).status).toBe(200);
      await pay.cancel(await pay.run(run.id));
    });
    expect(fewest).toBeLessThanOrEqual(88);
  });

  it('of a month of invoices are at most 15, and of its issue to three clients 29', async () => {
    const { client, place, confirmGst, issue } = clientInvoiceCalls(() => pay);
    await confirmGst();
    const clients = await Promise.all(['Anna', 'Ben', 'Chris'].map((name) => client(name)));
    for (const id of clients) for (const amount of ['100', '200']) await place(id, amount);
    const list = () => pay.ok(listMonthInvoices, {}, { month: MONTH });
    expect(await fewestStatements(list)).toBeLessThanOrEqual(15);
    const months = [MONTH, '2026-04', '2026-05'];
    const issued = async (attempt: number) =>
      expect((await issue(clients, { month: months[attempt] as string })).status).toBe(200);
    expect(await fewestStatements(issued, months.length)).toBeLessThanOrEqual(29);
  });

  it('of an enquiry with a photo are at most 16', async () => {
    const enquiry = {
      place: 'office',
      size: '3 rooms',
      frequency: 'weekly',
      timing: '',
      suburb: 'Unley',
      text: '',
      name: 'Kim',
      email: '',
      telephone: '0491 570 006',
    };
    const send = async () => {
      const body = { key: v7(), photos: [v7()], ...enquiry };
      expect((await pay.testApp.call(sendEnquiry, { body })).status).toBe(200);
    };
    expect(await fewestStatements(send)).toBeLessThanOrEqual(16);
  });
});
