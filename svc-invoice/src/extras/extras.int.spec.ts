import {
  addExtra,
  changeExtra,
  createClient,
  getClient,
  getCosts,
  issueAdjustmentNote,
  listExtras,
  listOneOffJobs,
  markClientInvoiceSent,
  removeExtra,
  setJobClient,
} from '@cleaning/contracts';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { v4, v7 } from 'uuid';
import { createClientInvoiceCalls } from '../testing/client-invoice-calls.js';
import { createInvoiceCalls } from '../testing/invoice-calls.js';
import { openSharedApp } from '../testing/invoice-test-app.js';
import { findOpenExtras } from './extras.queries.js';

const openApp = openSharedApp();
let testApp: TestApp;
let admin: TestPerson;
let token: string;
beforeAll(async () => {
  testApp = await openApp();
  admin = await testApp.createPerson({ role: 'admin', name: 'Helen Marsh' });
  token = admin.token;
}, 60_000);

const { job, work, ask } = createInvoiceCalls(() => ({ testApp, admin }));
const invoices = createClientInvoiceCalls(() => ({ testApp, admin }));
const client = async (legal_name: string) => {
  const id = v4();
  await testApp.call(createClient, { token, body: { id, details: { legal_name } } });
  return id;
};
const give = (job_id: string, client_id: string, from = '2026-01-01', version = 0) =>
  testApp.call(setJobClient, { token, body: { job_id, version, client_id, from } });
const DETAILS = { day: '2026-11-12', text: 'Windows outside', amount: '180', reason: 'Asked for by the manager' };
const add = (rest: object) =>
  testApp.call(addExtra, { token, body: { id: v4(), client_id: '', job_id: '', ...DETAILS, ...rest } });
const page = async (body: object) =>
  (await testApp.call(listExtras, { token, body: { client_id: '', job_id: '', ...body } })).body;
const oneOff = async (title: string, cents = 25_000) => {
  const id = v7();
  await testApp.deliver('job', id, { kind: 'quick', title, address: '3 Mill Lane' });
  await work(id, '2026-11-12', cents);
  return id;
};

describe('Extra', () => {
  it('is added once to a client or job, and can be changed and removed until invoiced', async () => {
    const [anna, ben] = [await client('Anna Pty Ltd'), await client('Ben Pty Ltd')];
    const jobId = await job('Library');
    await give(jobId, anna);
    await give(jobId, ben, '2026-11-20', 1);
    const body = { id: v4(), client_id: anna };
    const first = await add(body);
    expect(first).toMatchObject({
      status: 200,
      body: { version: 1, amount: '180.00', client_name: 'Anna Pty Ltd', added_by: 'Helen Marsh', invoiced: false },
    });
    expect((await add(body)).body).toEqual(first.body);
    expect(await add({ ...body, amount: '230' })).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('already sent with different details') },
    });
    const atOnce = { id: v4(), client_id: anna, text: 'Doors', day: '2026-11-30' };
    const presses = await Promise.all([atOnce, atOnce, atOnce].map(add));
    expect(presses.map(({ status, body: { id } }) => [status, id])).toEqual(presses.map(() => [200, atOnce.id]));
    await testApp.call(removeExtra, { token, body: { id: atOnce.id, version: 1 } });
    const jobExtra = (await add({ job_id: jobId, text: 'Carpet' })).body;
    await add({ job_id: jobId, day: '2026-11-20', text: 'Lift' });
    expect((await page({ client_id: anna })).rows.map(({ text }: { text: string }) => text)).toEqual(
      expect.arrayContaining(['Windows outside', 'Carpet']),
    );
    expect(await page({ client_id: ben })).toMatchObject({ total: 1, rows: [{ text: 'Lift', job_name: 'Library' }] });
    expect((await page({ job_id: jobId })).total).toBe(2);
    const open = async (until: string) =>
      (await findOpenExtras(testApp.dataSource.manager, until, [anna, ben])).map(({ text }) => text).sort();
    expect(await open('2026-11-19')).toEqual(['Carpet', 'Windows outside']);
    expect(await open('2026-11-30')).toEqual(['Carpet', 'Lift', 'Windows outside']);

    const change = (id: string, version: number, amount: string) =>
      testApp.call(changeExtra, { token, body: { id, version, ...DETAILS, amount } });
    expect((await change(jobExtra.id, 1, '200.50')).body).toMatchObject({ version: 2, amount: '200.50' });
    expect((await change(jobExtra.id, 1, '1')).status).toBe(409);
    const remove = (id: string, version: number) => testApp.call(removeExtra, { token, body: { id, version } });
    expect((await remove(jobExtra.id, 2)).status).toBe(200);
    expect((await remove(jobExtra.id, 2)).status).toBe(404);
    const entries = (await testApp.readPublishedStates('audit-entry')).filter(
      ({ subject_id }) => subject_id === jobExtra.id,
    );
    expect(entries.map(({ action }) => action)).toEqual([
      'invoice-extra.added',
      'invoice-extra.changed',
      'invoice-extra.removed',
    ]);

    await testApp.dataSource.query('UPDATE invoice_extra SET invoice_id = $1 WHERE id = $2', [v7(), body.id]);
    for (const answer of [await change(body.id, 1, '1'), await remove(body.id, 1)])
      expect(answer).toMatchObject({ status: 409, body: { msg: expect.stringContaining('is on a sent invoice') } });
    expect(await open('2026-11-30')).toEqual(['Lift']);
    expect((await testApp.call(getClient, { token, params: { id: anna } })).body.removable).toBe(false);
  });

  it.each<[number, string, object]>([
    [400, 'body', {}],
    [400, 'body', { client_id: v4(), job_id: v4() }],
    [400, 'amount', { client_id: v4(), amount: '0' }],
    [400, 'reason', { client_id: v4(), reason: '' }],
    [404, '', { client_id: v4() }],
    [404, '', { job_id: v7() }],
  ])('is refused with %i (%s)', async (status, field, body) => {
    const answer = await add(body);
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body.issues.map((issue: { field: string }) => issue.field)).toEqual([field]);
  });

  it('charges for a one-off job instead of its own invoice, once', async () => {
    const [anna, ben] = [await client('One-off Anna'), await client('One-off Ben')];
    const [cleaned, invoiced, others] = [await oneOff('After the party'), await oneOff('Done'), await oneOff('Of Ben')];
    const invoice = await ask(invoiced);
    expect(invoice.status).toBe(200);
    await give(others, ben);
    const offered = async () =>
      (await testApp.call(listOneOffJobs, { token, body: { text: 'party' } })).body.map((row: object) => row);
    expect(await offered()).toMatchObject([{ job_id: cleaned, day: '2026-11-12', amount: '250.00' }]);
    for (const from_job_id of [invoiced, others])
      expect((await add({ client_id: anna, from_job_id })).status).toBe(409);
    expect((await add({ client_id: anna, from_job_id: await job() })).status).toBe(404);
    const extra = await add({ client_id: anna, from_job_id: cleaned, amount: '300' });
    expect(extra.body).toMatchObject({ from_job_name: 'After the party', amount: '300.00' });
    expect((await add({ client_id: anna, from_job_id: cleaned })).status).toBe(409);
    expect(await offered()).toEqual([]);
    expect((await ask(cleaned)).status).toBe(404);
    await testApp.call(removeExtra, { token, body: { id: extra.body.id, version: 1 } });
    expect((await ask(cleaned)).body).toMatchObject({ sub_total: '250.00' });
  });

  it('excludes an invoice for the same one-off job when both are made at once', async () => {
    const anna = await client('Race');
    for (const title of ['Race 1', 'Race 2', 'Race 3', 'Race 4']) {
      const from_job_id = await oneOff(title);
      const [invoice, extra] = await Promise.all([ask(from_job_id), add({ client_id: anna, from_job_id })]);
      expect([invoice?.status === 200, extra?.status === 200].filter(Boolean)).toHaveLength(1);
    }
  });

  it('is income of its site, of the one-off job it charges for, or of the client', async () => {
    const anna = await client('Income');
    const place = await job('Shop');
    await give(place, anna);
    const cleaned = v7();
    await testApp.deliver('job', cleaned, { kind: 'quick', title: 'Flood', address: '' });
    const person_id = (await testApp.createPerson({ role: 'user' })).id;
    await testApp.deliver('work-record', v7(), {
      job_id: cleaned,
      held: false,
      business_date: '2025-04-02',
      minutes: 60,
      company_cents: 5_000,
      person_id,
      contractor_cents: 3_000,
    });
    await add({ client_id: anna, day: '2025-04-03', amount: '10' });
    await add({ job_id: place, day: '2025-04-04', amount: '20' });
    await add({ job_id: place, day: '2025-04-05', amount: '5' });
    await add({ job_id: place, day: '2025-04-06', amount: '90', from_job_id: cleaned });
    const { rows } = (await testApp.call(getCosts, { token, body: { from: '2025-04-01', to: '2025-04-30' } })).body;
    expect(rows.map(({ name, cost, income }: Record<string, string>) => [name, cost, income])).toEqual([
      ['Flood', '30.00', '90.00'],
      ['Income', '0.00', '10.00'],
      ['Shop', '0.00', '25.00'],
    ]);
  });

  it('excludes the one-off job from its client’s monthly invoice when both are made at once', async () => {
    await invoices.confirmGst();
    const clientId = await invoices.client('Race of a month');
    const jobId = v7();
    await testApp.deliver('job', jobId, { kind: 'quick', title: 'Race of a month', address: '3 Mill Lane' });
    await work(jobId, '2026-03-12', 25_000);
    await give(jobId, clientId);
    const { dataSource } = testApp;
    const adding = dataSource.createQueryRunner();
    await adding.startTransaction();
    await adding.query('SELECT id FROM known_job WHERE id = $1 FOR UPDATE', [jobId]);
    await adding.query(
      `INSERT INTO invoice_extra (id, client_id, from_job_id, day, text, cents, reason, added_by, added_at)
       VALUES ($1, $2, $3, '2026-03-12', 'Race', 30000, 'Agreed', 'Helen', now())`,
      [v4(), clientId, jobId],
    );
    const issued = invoices.issue([clientId]);
    let isIssued = false;
    void issued.then(() => {
      isIssued = true;
    });
    const waiting = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0`;
    while (!isIssued && (await dataSource.query(waiting)).length === 0);
    await adding.commitTransaction();
    await adding.release();
    const { number } = (await issued).body.results[0];
    expect(await invoices.read(number)).toMatchObject({ sub_total: '300.00', lines: [{ reason: 'Race' }] });
  });

  it('goes on the next invoice, once, when it is added after an invoice was sent', async () => {
    const { call, row, issue, read, issueAndSend, place, confirmGst } = invoices;
    await testApp.readFeed('jobs');
    await confirmGst();
    const clientId = await invoices.client('Later extras');
    await place(clientId, '100');
    const march = await issueAndSend(clientId);
    const april = (await issue([clientId], { month: '2026-04' })).body.results[0].number;
    await call(markClientInvoiceSent, { body: { number: april, version: 1 } });
    const extra = {
      client_id: clientId,
      job_id: '',
      day: '2026-03-12',
      text: 'Windows',
      amount: '180',
      reason: 'Asked',
    };
    await call(addExtra, { body: { id: v4(), ...extra } });
    for (const month of ['2026-03', '2026-04'])
      expect(await row(clientId, month)).toMatchObject({ state: 'sent', sub_total: '100.00', difference: '' });
    const adjust = {
      number: march,
      reason: 'Windows',
      known_on: '2026-04-02',
      difference: '180',
      send: false,
    };
    expect((await call(issueAdjustmentNote, { body: adjust })).status).toBe(409);
    expect(await row(clientId, '2026-05')).toMatchObject({ state: 'ready', sub_total: '280.00' });
    const may = (await issue([clientId], { month: '2026-05' })).body.results[0].number;
    expect(await read(may)).toMatchObject({ sub_total: '280.00', lines: [{}, { reason: 'Windows' }] });
    const { rows } = (await call(listExtras, { body: { client_id: clientId, job_id: '' } })).body;
    expect(rows).toMatchObject([{ invoiced: true }]);
    for (const month of ['2026-06', '2026-07', '2026-08'])
      expect(await row(clientId, month)).toMatchObject({ sub_total: '100.00' });
    expect((await read(march)).differences).toEqual([]);
    // An invoice that wasn't sent takes another extra in a new version.
    await call(addExtra, { body: { id: v4(), ...extra, text: 'Carpet', amount: '20' } });
    expect(await row(clientId, '2026-05')).toMatchObject({ state: 'issued', difference: '20.00' });
    await issue([clientId], { month: '2026-05' });
    expect(await read(may)).toMatchObject({ version: 2, sub_total: '300.00' });
  });

  it('can be changed and removed on an invoice until it is sent', async () => {
    const { call, row, issue, read, place, confirmGst } = invoices;
    await testApp.readFeed('jobs');
    await confirmGst();
    const clientId = await invoices.client('Wrong extras');
    await place(clientId, '100');
    const [windows, doors] = [v4(), v4()];
    for (const id of [windows, doors]) await add({ id, client_id: clientId, day: '2026-03-12' });
    const { number } = (await issue([clientId])).body.results[0];
    expect((await page({ client_id: clientId })).rows).toMatchObject([
      { invoiced: true, closed: false },
      { invoiced: true, closed: false },
    ]);
    const change = (version: number) =>
      testApp.call(changeExtra, {
        token,
        body: { id: windows, version, ...DETAILS, day: '2026-03-12', text: 'Windows inside', amount: '80' },
      });
    const remove = (id: string, version = 1) => testApp.call(removeExtra, { token, body: { id, version } });
    expect((await change(1)).body).toMatchObject({ version: 2, text: 'Windows inside', invoiced: true, closed: false });
    expect((await remove(doors)).status).toBe(200);
    expect(await read(number)).toMatchObject({ version: 1, sub_total: '460.00' });
    expect(await row(clientId)).toMatchObject({ state: 'issued', difference: '-280.00' });
    expect(await row(clientId, '2026-04')).toMatchObject({ sub_total: '100.00' });
    await issue([clientId]);
    expect(await read(number)).toMatchObject({
      version: 2,
      sub_total: '180.00',
      lines: [{}, { reason: 'Windows inside' }],
    });
    await call(markClientInvoiceSent, { body: { number, version: 2 } });
    expect((await page({ client_id: clientId })).rows).toMatchObject([{ invoiced: true, closed: true }]);
    for (const answer of [await change(2), await remove(windows, 2)])
      expect(answer).toMatchObject({ status: 409, body: { msg: expect.stringContaining('is on a sent invoice') } });
  });
});
