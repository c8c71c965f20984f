import {
  addDays,
  addMonths,
  getSiteProof,
  listAdjustments,
  listBankLines,
  listClients,
  listEnquiries,
  listExtras,
  listMonthInvoices,
  listPayees,
  listQuotes,
  listRunDocuments,
  listRuns,
} from '@cleaning/contracts';
import {
  buildDemoClientId,
  buildDemoJobId,
  DEMO_ADMIN,
  DEMO_COMPANY,
  DEMO_CONTRACTORS,
} from '@cleaning/contracts/demo';
import { createSeedContext, seedWithKills } from '@cleaning/service-kit/testing';
import { PayTestApp, TODAY } from '../pay/testing/pay-test-app.js';
import { CLIENT_JOBS } from './clients.js';
import { seedDemo } from './seed.js';

const FIRST_DAY_OF_MONTH = `${TODAY.slice(0, 7)}-01`;
const LAST_DAY_OF_MONTH = addDays(FIRST_DAY_OF_MONTH, -1);

describe('Demo data', () => {
  let pay: PayTestApp;
  let kills = 0;
  const seed = async () => {
    const later = await seedDemo(createSeedContext(pay.testApp, { BUSINESS_TZ: 'Australia/Adelaide' }));
    await later();
  };
  const adjustments = () => pay.callOrThrow(listAdjustments, {}, {});
  const runs = () => pay.callOrThrow(listRuns, {}, {});
  const bankLines = (state: 'open' | 'booked') => pay.callOrThrow(listBankLines, {}, { state });
  const onHold = () => pay.callOrThrow(listPayees, {}, { standing: 'on-hold' });

  beforeAll(async () => {
    pay = await PayTestApp.start();
    await pay.testApp.createPerson({ ...DEMO_ADMIN, role: 'admin' });
    for (const id of CLIENT_JOBS)
      await pay.testApp.deliver('job', id, { kind: 'permanent', title: 'Library', address: '1 North Terrace' });
    const people = [];
    for (const { id, name, abn, verified } of DEMO_CONTRACTORS.filter((person) => person.verified)) {
      const person = await pay.testApp.createPerson({ id, name, verified });
      await pay.deliverAccount(person, id, { abn });
      people.push(person);
    }
    for (const person of people) await pay.deliverWork(person, { business_date: LAST_DAY_OF_MONTH });
    await pay.deliverWork(people[0] as (typeof people)[number], {
      job_id: buildDemoJobId(2),
      business_date: LAST_DAY_OF_MONTH,
    });
    for (const day of [9, 16])
      await pay.deliverWork(people[2] as (typeof people)[number], {
        job_id: buildDemoJobId(4),
        business_date: addDays(addMonths(FIRST_DAY_OF_MONTH, -2), day),
      });
    kills = await seedWithKills(pay.testApp, seed);
  }, 120_000);
  afterAll(() => pay.testApp.stop());

  it('is complete although the service was killed after each step', () => expect(kills).toBeGreaterThan(15));

  it('shows proof on the website from the start and never changes it again', async () => {
    const proof = await pay.callOrThrow(getSiteProof);
    expect(proof).toMatchObject({ version: 1, come_back: expect.stringMatching(/at no cost/) });
    expect([proof.testimonials.length, proof.ratings.length, proof.prices.length]).toEqual([3, 1, 3]);
    await seed();
    expect((await pay.callOrThrow(getSiteProof)).version).toBe(1);
  });

  it('pays last month with documents, and leaves an adjustment and a hold for the next run', async () => {
    const { total, rows } = await runs();
    expect(total).toBe(2);
    const [open, paid] = rows;
    expect(open).toMatchObject({ number: 2, state: 'draft', through_day: addDays(TODAY, -1) });
    expect(paid).toMatchObject({ number: 1, state: 'paid', through_day: LAST_DAY_OF_MONTH, people: 6 });
    const documents = await pay.callOrThrow(listRunDocuments, { run_id: paid.id });
    expect(documents.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'rcti',
      ...Array(5).fill('remittance-advice'),
    ]);
    expect((await adjustments()).rows).toMatchObject([
      { kind: 'reimbursement', amount: '34.80', state: 'open' },
      { kind: 'bonus', amount: '80.00', state: 'paid' },
    ]);
    expect(await pay.findProblems()).toEqual([]);
  });

  it('has sent, part paid, overdue, paid and written-off invoices, one with an adjustment note', async () => {
    const readInvoices = async (monthsAgo: number) =>
      (await pay.callOrThrow(listMonthInvoices, {}, { month: addMonths(FIRST_DAY_OF_MONTH, -monthsAgo).slice(0, 7) }))
        .rows;
    const named = (rows: { client_name: string; number: string }[], name: string) =>
      rows.find(({ client_name, number }) => client_name === name && number !== '');
    const [oldest, former, last] = [await readInvoices(3), await readInvoices(2), await readInvoices(1)];
    expect(named(oldest, 'Little Pelicans')).toMatchObject({ state: 'paid', open: '0.00' });
    expect(named(oldest, 'Sandpiper Surf Club Inc.')).toMatchObject({ state: 'paid', written_off: '150.00' });
    expect(named(former, 'Little Pelicans')).toMatchObject({ state: 'overdue', paid: '0.00' });
    expect(named(former, 'Sandpiper Surf Club Inc.')).toMatchObject({ state: 'overdue', paid: '1815.00' });
    // Two visits; the note credits one.
    expect(named(former, 'Port Adelaide Arts Trust')).toMatchObject({ state: 'overdue', total: '137.50' });
    expect(named(last, 'Sandpiper Surf Club Inc.')).toMatchObject({ state: 'part-paid', paid: '1512.50' });
    expect(named(last, 'Banksia Family Medical Centre')).toMatchObject({ state: 'sent', total: '159.50' });
    expect(await pay.callOrThrow(listExtras, {}, { client_id: buildDemoClientId(1), job_id: '' })).toMatchObject({
      total: 1,
    });
  });

  it('has clients with ABNs of their own', async () => {
    const { rows } = await pay.callOrThrow(listClients, {}, {});
    const clients: string[] = rows.map(({ abn }: { abn: string }) => abn).filter((abn: string) => abn !== '');
    const abns = [...clients, DEMO_COMPANY.abn, ...DEMO_CONTRACTORS.map(({ abn }) => abn)];
    expect(clients).toHaveLength(3);
    expect(new Set(abns).size).toBe(abns.length);
  });

  it('has an imported bank statement with booked and open lines', async () => {
    expect(await bankLines('booked')).toMatchObject({ total: 2 });
    const { rows } = await bankLines('open');
    const rules = rows.map(({ proposals }: { proposals: { rule: string }[] }) => proposals[0]?.rule);
    expect(rules).toEqual(expect.arrayContaining(['reference', 'name', 'exact', undefined]));
  });

  it('has enquiries, quotes and clients', async () => {
    const { body } = await pay.testApp.call(listEnquiries, { token: pay.admin.token });
    expect(body).toMatchObject({ total: 2 });
    const quotes = await pay.testApp.call(listQuotes, { token: pay.admin.token, query: { sort: 'number' } });
    expect(quotes.body.rows.map(({ state }: { state: string }) => state)).toEqual([
      'declined',
      'sent',
      'accepted',
      'draft',
    ]);
    expect(await pay.callOrThrow(listClients, {}, {})).toMatchObject({ total: 6 });
  });

  it('adds nothing when it runs again', async () => {
    await seed();
    expect(await runs()).toMatchObject({ total: 2 });
    expect(await bankLines('booked')).toMatchObject({ total: 2 });
    expect(await bankLines('open')).toMatchObject({ total: 4 });
    expect(await adjustments()).toMatchObject({ total: 2 });
    expect(await onHold()).toMatchObject({ total: 1 });
  });
});
