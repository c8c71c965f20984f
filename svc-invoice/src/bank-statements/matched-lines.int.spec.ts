import {
  importBankStatement,
  listBankLines,
  listMatchableLines,
  matchBankLines,
  readBankStatement,
  undoClientPayment,
} from '@cleaning/contracts';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { v4 } from 'uuid';
import { openSharedApp } from '../testing/invoice-test-app.js';
import { createReceivableCalls } from '../testing/receivable-calls.js';

describe('Matched payments', () => {
  const openApp = openSharedApp();
  let testApp: TestApp;
  let admin: TestPerson;
  let other: TestPerson;
  let clients: { id: string; number: string }[];
  beforeEach(async () => {
    testApp = await openApp();
    admin = await testApp.createPerson({ name: 'Helen', role: 'admin' });
    other = await testApp.createPerson({ name: 'Marco', role: 'admin' });
    await testApp.readFeed('jobs');
    await confirmGst();
    // A$120.00 with GST of 20 % each.
    clients = [
      await addOwingClient('Brightwell Dental'),
      await addOwingClient('Koala Childcare'),
      await addOwingClient('Torrens Gym'),
    ];
  }, 60_000);

  const { account, call, confirmGst, addOwingClient } = createReceivableCalls(() => ({ testApp, admin }));
  const number = (at: number) => clients[at]?.number ?? '';
  const load = async (...rows: string[]) => {
    const file = Buffer.from(['Date,Amount,Description,Reference', ...rows].join('\n')).toString('base64');
    const { body: read } = await call(readBankStatement, { body: { file } });
    const body = { id: v4(), file_name: 'bank.csv', file, columns: read.columns, account: '' };
    expect((await call(importBankStatement, { body: body as never })).status).toBe(200);
  };
  const matchable = async () => (await call(listMatchableLines)).body;
  const match = (ids: string[], by = admin) => testApp.call(matchBankLines, { token: by.token, body: { ids } });
  const outcomes = async (answer: ReturnType<typeof match>) =>
    (await answer).body.results.map(({ outcome }: { outcome: string }) => outcome).toSorted();
  const open = async () => (await call(listBankLines, { body: { state: 'open', page_size: 100 } })).body.total;

  it('books matches together, oldest first, and leaves the others', async () => {
    await load(
      `14/11/2026,120.00,BRIGHTWELL,${number(0)}`,
      `13/11/2026,120.00,KOALA,${number(1)}`,
      '12/11/2026,120.00,SOMEBODY,RENT',
      `12/11/2026,50.00,TORRENS,${number(2)} PART`,
    );
    const { lines, sum } = await matchable();
    const named = lines.map(({ client_name }: { client_name: string }) => client_name);
    expect(named.slice(-2)).toEqual(['Koala Childcare', 'Brightwell Dental']);
    const ids = lines.map(({ id }: { id: string }) => id);
    const { body } = await match(ids);
    expect(body.results.every(({ outcome }: { outcome: string }) => outcome === 'booked')).toBe(true);
    expect(Number(sum)).toBe(
      body.results.reduce((all: number, { amount }: { amount: string }) => all + Number(amount), 0),
    );
    expect((await matchable()).lines).toEqual([]);
    expect((await account(clients[0]?.id ?? '')).payments).toMatchObject([{ amount: '120.00', booked_by: 'Helen' }]);
    expect(await open()).toBe(4 - ids.length);
  });

  it('books once for a double click and for two admins at the same time', async () => {
    await load(`14/11/2026,120.00,BRIGHTWELL,${number(0)}`, `13/11/2026,120.00,KOALA,${number(1)}`);
    const ids = (await matchable()).lines.map(({ id }: { id: string }) => id);
    const answers = await Promise.all([match(ids), match(ids, other), match(ids)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const all = answers.flatMap(({ body }) => body.results.map(({ outcome }: { outcome: string }) => outcome));
    expect(all.filter((outcome) => outcome === 'booked')).toHaveLength(2);
    expect(await outcomes(match(ids))).toEqual(['already', 'already']);
    for (const { id } of clients.slice(0, 2)) expect((await account(id)).payments).toHaveLength(1);
  });

  it('leaves a payment, with the reason, when another line has paid the invoice', async () => {
    await load(`14/11/2026,120.00,BRIGHTWELL,${number(0)}`, `15/11/2026,120.00,BRIGHTWELL AGAIN,${number(0)}`);
    const ids = (await matchable()).lines.map(({ id }: { id: string }) => id);
    const { body } = await match(ids);
    expect(body.results).toMatchObject([
      { day: '2026-11-14', outcome: 'booked' },
      { day: '2026-11-15', payer: 'BRIGHTWELL AGAIN', outcome: 'left', msg: expect.stringContaining('invoice') },
    ]);
  });

  it('books again after an undo', async () => {
    await load(`14/11/2026,120.00,BRIGHTWELL,${number(0)}`);
    const ids = (await matchable()).lines.map(({ id }: { id: string }) => id);
    await match(ids);
    const [payment] = (await account(clients[0]?.id ?? '')).payments;
    expect((await call(undoClientPayment, { body: { id: payment.id } })).status).toBe(200);
    expect(await outcomes(match(ids))).toEqual(['booked']);
  });

  it('answers 404 for a line that does not exist', async () => {
    expect((await match([v4()])).status).toBe(404);
  });
});
