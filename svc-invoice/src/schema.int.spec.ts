import {
  listMonthInvoices,
  listMyPayments,
  listPayees,
  listRuns,
  markReturned,
  sendEnquiry,
} from '@cleaning/contracts';
import {
  countFewestStatements,
  describeSchema,
  findExportProblems,
  type TestApp,
  type TestPerson,
} from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { exportedTables } from './export/exported-tables.js';
import { PayTestApp, TODAY } from './pay/testing/pay-test-app.js';
import { createClientInvoiceCalls, MONTH } from './testing/client-invoice-calls.js';
import { openSharedApp } from './testing/invoice-test-app.js';

describe('Schema', () => {
  const openApp = openSharedApp();
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await openApp();
  }, 60_000);

  it('has a matching entity for each table', async () => {
    const { entities, tables } = await describeSchema(testApp.dataSource);
    expect(entities).toEqual(tables);
  });

  it('exports each table, or says why not', async () => {
    expect(await findExportProblems(testApp.dataSource, exportedTables)).toEqual([]);
  });
});

/** Each statement costs time: docs/decisions/0034-where-the-time-of-a-call-goes.md. */
describe('SQL statement count', () => {
  let pay: PayTestApp;
  let lan: TestPerson;
  beforeAll(async () => {
    pay = await PayTestApp.start({ ENQUIRIES_PER_HOUR: '100' });
    lan = await pay.addPayee('Lan Nguyen');
  }, 60_000);
  afterAll(() => pay.testApp.stop());

  const runs = async () => (await pay.callOrThrow(listRuns, {}, {})).rows;

  it('is at most 87 for work, a super decision and a run from draft to payment', async () => {
    const fewest = await countFewestStatements(async () => {
      await pay.deliverWork(lan);
      await pay.computeSuper(lan, 'yes');
      expect((await pay.payNewRun()).state).toBe('paid');
    });
    expect(fewest).toBeLessThanOrEqual(87);
  });

  it('is at most 8 for a run, 3 for the list of runs and 4 for the list of payees', async () => {
    const [{ id }] = await runs();
    expect(await countFewestStatements(() => pay.run(id))).toBeLessThanOrEqual(8);
    expect(await countFewestStatements(runs)).toBeLessThanOrEqual(3);
    expect(await countFewestStatements(() => pay.callOrThrow(listPayees, {}, {}))).toBeLessThanOrEqual(4);
  });

  it('is at most 7 for a person’s own payments', async () => {
    const own = async () => expect((await pay.callAs(lan, listMyPayments, {})).status).toBe(200);
    expect(await countFewestStatements(own)).toBeLessThanOrEqual(7);
  });

  it('is at most 9 for a returned payment and 7 for an adjustment', async () => {
    const paid = await runs();
    const returned = (attempt: number) =>
      pay.callOrThrow(
        markReturned,
        {},
        { run_id: paid[attempt].id, user_id: lan.id, returned_on: TODAY, reason: 'Closed' },
      );
    expect(await countFewestStatements(returned, paid.length)).toBeLessThanOrEqual(9);
    expect(await countFewestStatements(() => pay.adjust(lan, 'bonus', '1.00'))).toBeLessThanOrEqual(7);
  });

  it('is at most 88 for a bank file between the approval of a run and its cancellation', async () => {
    const fewest = await countFewestStatements(async () => {
      await pay.deliverWork(lan);
      const run = await pay.approve(await pay.create());
      expect((await pay.makeFile(run)).status).toBe(200);
      await pay.cancel(await pay.run(run.id));
    });
    expect(fewest).toBeLessThanOrEqual(88);
  });

  it('is at most 16 for a month of invoices and 29 for its issue to three clients', async () => {
    const { client, place, confirmGst, issue } = createClientInvoiceCalls(() => pay);
    await confirmGst();
    const clients = await Promise.all(['Anna', 'Ben', 'Chris'].map((name) => client(name)));
    for (const id of clients) for (const amount of ['100', '200']) await place(id, amount);
    const list = () => pay.callOrThrow(listMonthInvoices, {}, { month: MONTH });
    // One of them lists jobs without a client.
    expect(await countFewestStatements(list)).toBeLessThanOrEqual(16);
    const months = [MONTH, '2026-04', '2026-05'];
    const issued = async (attempt: number) =>
      expect((await issue(clients, { month: months[attempt] as string })).status).toBe(200);
    expect(await countFewestStatements(issued, months.length)).toBeLessThanOrEqual(29);
  });

  it('is at most 16 for an enquiry with a photo', async () => {
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
    expect(await countFewestStatements(send)).toBeLessThanOrEqual(16);
  });
});
