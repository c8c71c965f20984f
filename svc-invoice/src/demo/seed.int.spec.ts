import {
  daysAfter,
  getSiteProof,
  listAdjustments,
  listClients,
  listEnquiries,
  listMonthInvoices,
  listPayees,
  listQuotes,
  listRunDocuments,
  listRuns,
} from '@cleaning/contracts';
import { DEMO_ADMIN, DEMO_CONTRACTORS, DEMO_JOB_ID } from '@cleaning/contracts/demo';
import { seedContext, seedWithKills } from '@cleaning/service-kit/testing';
import { PayTestApp, TODAY } from '../pay/testing/pay-test-app.js';
import { CLIENT_JOBS } from './clients.js';
import { seedDemo } from './seed.js';

const LAST_DAY_OF_MONTH = daysAfter(`${TODAY.slice(0, 7)}-01`, -1);

describe('demo data', () => {
  let pay: PayTestApp;
  let kills = 0;
  const seed = async () => {
    const later = await seedDemo(seedContext(pay.testApp, { BUSINESS_TZ: 'Australia/Adelaide' }));
    await later();
  };
  const adjustments = () => pay.ok(listAdjustments, {}, {});
  const runs = () => pay.ok(listRuns, {}, {});
  const onHold = () => pay.ok(listPayees, {}, { standing: 'on-hold' });

  beforeAll(async () => {
    pay = await PayTestApp.start();
    await pay.testApp.person({ ...DEMO_ADMIN, role: 'admin' });
    for (const id of CLIENT_JOBS)
      await pay.testApp.deliver('job', id, { kind: 'permanent', title: 'Library', address: '1 North Terrace' });
    const people = [];
    for (const { id, name, abn, verified } of DEMO_CONTRACTORS.filter((person) => person.verified)) {
      const person = await pay.testApp.person({ id, name, verified });
      await pay.account(person, id, { abn });
      people.push(person);
    }
    for (const person of people) await pay.work(person, { business_date: LAST_DAY_OF_MONTH });
    await pay.work(people[0] as (typeof people)[number], {
      job_id: DEMO_JOB_ID(2),
      business_date: LAST_DAY_OF_MONTH,
    });
    kills = await seedWithKills(pay.testApp, seed);
  }, 120_000);
  afterAll(() => pay.testApp.stop());

  it('was made although the service was killed after each of its steps', () => expect(kills).toBeGreaterThan(15));

  it('shows proof on the website from the start, and leaves it alone afterwards', async () => {
    const proof = await pay.ok(getSiteProof);
    expect(proof).toMatchObject({ version: 1, come_back: expect.stringMatching(/at no cost/) });
    expect([proof.testimonials.length, proof.ratings.length, proof.prices.length]).toEqual([3, 1, 3]);
    await seed();
    expect((await pay.ok(getSiteProof)).version).toBe(1);
  });

  it('pays for last month with documents, and leaves an adjustment and a hold for the next run', async () => {
    const { total, rows } = await runs();
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({ number: 1, state: 'paid', through_day: LAST_DAY_OF_MONTH, people: 6 });
    const documents = await pay.ok(listRunDocuments, { run_id: rows[0].id });
    expect(documents.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'rcti',
      ...Array(5).fill('remittance-advice'),
    ]);
    expect((await adjustments()).rows).toMatchObject([
      { kind: 'reimbursement', amount: '34.80', state: 'open' },
      { kind: 'bonus', amount: '80.00', state: 'paid' },
    ]);
    expect(await pay.problems()).toEqual([]);
  });

  it('has sent the last month of a client, and leaves others', async () => {
    const body = { month: LAST_DAY_OF_MONTH.slice(0, 7) };
    expect(await pay.ok(listMonthInvoices, {}, body)).toMatchObject({
      counts: { sent: 1 },
      rows: expect.arrayContaining([expect.objectContaining({ client_name: 'Banksia Family Medical Centre' })]),
    });
  });

  it('has enquiries, quotes and clients', async () => {
    const { body } = await pay.testApp.call(listEnquiries, { token: pay.admin.token });
    expect(body).toMatchObject({ total: 2 });
    const quotes = await pay.testApp.call(listQuotes, { token: pay.admin.token, query: { sort: 'number' } });
    expect(quotes.body.rows.map(({ state }: { state: string }) => state)).toEqual(['declined', 'sent', 'draft']);
    expect(await pay.ok(listClients, {}, {})).toMatchObject({ total: 3 });
  });

  it('adds nothing when it runs again', async () => {
    await seed();
    expect(await runs()).toMatchObject({ total: 1 });
    expect(await adjustments()).toMatchObject({ total: 2 });
    expect(await onHold()).toMatchObject({ total: 1 });
  });
});
