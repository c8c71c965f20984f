import { checkReceivables, setJobClient, undoWriteOff, writeOffInvoice } from '@cleaning/contracts';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { v4 } from 'uuid';
import { openSharedApp } from '../testing/invoice-test-app.js';
import { createMoneyHistories } from '../testing/money-histories.js';
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

const { account, ask, book, call, client, confirmGst, give, issue, job, addOwingClient, place, price, record } =
  createReceivableCalls(() => ({ testApp, admin }));
const conserve = createMoneyHistories(() => ({ testApp, admin }));
const problems = async (): Promise<string[]> => (await call(checkReceivables)).body.problems;

describe('Client money', () => {
  afterEach(async () => expect(await problems()).toEqual([]));

  it('conserves each cent in a few random histories', () => conserve(2), 60_000);

  it('never becomes credit when an invoice is issued again below its write-off', async () => {
    const id = await client('Reissued');
    const placeId = await place(id, '200');
    const { number } = (await issue([id])).body.results[0];
    const off = { id: v4(), invoice_number: number, amount: '100', reason: 'Vase was broken' };
    await book(id, '120', { [number]: '120' });
    await call(writeOffInvoice, { body: off });
    await price(placeId, 'month', '180', '2026-01-01', 1);
    const refused = await issue([id]);
    expect([refused.status, refused.body.msg]).toEqual([
      409,
      `A$100.00 of invoice ${number} is written off. Undo the write-off first.`,
    ]);
    expect((await account(id)).ages).toMatchObject({ open: '20.00', credit: '0.00' });
    // Other clients of the same request are issued, and numbers have no gap.
    const [other, third] = [await client('Issued beside it'), await client('And another')];
    for (const each of [other, third]) await place(each, '50');
    const [blocked, ...issued] = (await issue([id, other, third])).body.results;
    expect(blocked).toMatchObject({
      client_id: id,
      outcome: 'blocked',
      number,
      reasons: [{ kind: 'written-off', count: 10_000, names: [number] }],
    });
    expect(issued).toMatchObject([
      { client_id: other, outcome: 'issued' },
      { client_id: third, outcome: 'issued' },
    ]);
    const [first, second] = issued.map((each: { number: string }) => Number(/\d+$/.exec(each.number)?.[0]));
    expect([first, second]).toEqual([Number(/\d+$/.exec(number)?.[0]) + 1, Number(/\d+$/.exec(number)?.[0]) + 2]);
    await call(undoWriteOff, { body: { id: off.id } });
    expect((await issue([id])).status).toBe(200);
    expect((await account(id)).ages).toMatchObject({ open: '96.00', credit: '0.00' });

    const jobId = await job('Hourly, written off');
    await give(jobId, id);
    const work = await record(jobId, '2026-02-10', 5_000);
    const single = (await ask(jobId, '02')).body.invoice_number;
    await call(writeOffInvoice, { body: { ...off, id: v4(), invoice_number: single, amount: '60' } });
    await record(jobId, '2026-02-10', 4_000, {}, work);
    expect((await ask(jobId, '02')).status).toBe(409);
  });

  it('comes from one client only for a job’s invoice, even as the job changes client', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [first, second] = [await client(`Before ${round}`), await client(`After ${round}`)];
      const jobId = await job('Handed over');
      await give(jobId, first);
      await record(jobId, '2026-02-10', 5_000);
      const number = (await ask(jobId, '02')).body.invoice_number;
      const answers = await Promise.all([
        book(first, '60', { [number]: '60' }),
        call(setJobClient, { body: { job_id: jobId, version: 1, client_id: second, from: '2026-01-01' } }),
        book(second, '60', { [number]: '60' }),
        book(second, '60', { [number]: '60' }),
      ]);
      expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2);
      const paid = await Promise.all([account(first), account(second)]);
      expect(paid.flatMap(({ payments }) => payments).length).toBeLessThanOrEqual(1);
    }
  });
});

describe('Receivables check', () => {
  it('finds an invoice whose amounts differ from the ledger', async () => {
    const { number } = await addOwingClient('Contradicts');
    const [{ id }] = await testApp.dataSource.query('SELECT id FROM client_invoice WHERE number = $1', [number]);
    const off = (cents: number) =>
      testApp.dataSource.query(
        `INSERT INTO write_off (id, client_invoice_id, cents, reason, written_by) VALUES ($1, $2, $3, 'By hand', 'Nobody')`,
        [v4(), id, cents],
      );
    expect(await problems()).toEqual([]);
    await off(13_000);
    expect(await problems()).toEqual([
      `Invoice ${number} looks paid too much: 13000 cents of it are written off.`,
      `Invoice ${number} of 12000 cents is paid with 0 cents, and never had more.`,
    ]);
    // A write-off after all days is missing from the ledger.
    await testApp.dataSource.query('ALTER TABLE write_off DISABLE TRIGGER write_off_append_only');
    await testApp.dataSource.query(`UPDATE write_off SET written_at = 'infinity' WHERE client_invoice_id = $1`, [id]);
    await testApp.dataSource.query('ALTER TABLE write_off ENABLE TRIGGER write_off_append_only');
    expect(await problems()).toContain(`Invoice ${number} has -1000 cents open; by the ledger it has 12000.`);
  });
});
