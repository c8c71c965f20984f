import {
  createClient,
  getCosts,
  getJobPrices,
  getPriceSettings,
  type PriceBasis,
  previewInvoice,
  printPriceNotice,
  savePriceSettings,
  setJobClient,
  setJobPrice,
} from '@cleaning/contracts';
import { readPdfText, type TestApp, type TestPerson } from '@cleaning/service-kit/testing';
import { v4, v7 } from 'uuid';
import { createInvoiceCalls } from '../testing/invoice-calls.js';
import { openSharedApp } from '../testing/invoice-test-app.js';

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
const agree = (job_id: string, version: number, from: string, basis: PriceBasis, amount = '') =>
  testApp.call(setJobPrice, { token, body: { job_id, version, from, basis, amount } });
const prices = async (job_id: string) => (await testApp.call(getJobPrices, { token, params: { job_id } })).body;
const notice = (job_id: string, from: string) => testApp.call(printPriceNotice, { token, body: { job_id, from } });

describe('Job price', () => {
  it('is hourly until another price is agreed from a day', async () => {
    const jobId = await job('Library');
    expect(await prices(jobId)).toEqual({ version: 0, changes: [], current: null });
    await agree(jobId, 0, '2026-01-01', 'month', '480');
    await agree(jobId, 1, '2099-01-01', 'month', '510.5');
    const { body } = await agree(jobId, 2, '2026-02-01', 'visit', '120');
    expect(body).toEqual({
      version: 3,
      changes: [
        { from: '2099-01-01', basis: 'month', amount: '510.50' },
        { from: '2026-02-01', basis: 'visit', amount: '120.00' },
        { from: '2026-01-01', basis: 'month', amount: '480.00' },
      ],
      current: { from: '2026-02-01', basis: 'visit', amount: '120.00' },
    });
    await agree(jobId, 3, '2026-02-01', 'hour');
    const entries = await testApp.readPublishedStates('audit-entry');
    expect(entries.filter(({ subject_id }) => subject_id === jobId).map(({ details }) => details.price)).toEqual([
      'month 480.00',
      'month 510.50',
      'visit 120.00',
      'visit 120.00 → hour',
    ]);
  });

  it('is set once for simultaneous requests', async () => {
    const jobId = await job();
    const answers = await Promise.all(
      ['100', '200', '300'].map((amount) => agree(jobId, 0, '2026-01-01', 'month', amount)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it.each<[number, string, PriceBasis, string]>([
    [400, 'amount', 'month', ''],
    [400, 'amount', 'visit', '0'],
    [400, 'amount', 'month', '-1'],
    [400, 'amount', 'month', '1.005'],
  ])('is refused with %i for a wrong %s: %s %s', async (status, field, basis, amount) => {
    const answer = await agree(await job(), 0, '2026-01-01', basis, amount);
    expect([answer.status, answer.body.issues[0].field]).toEqual([status, field]);
  });

  it('is refused for an unknown job', async () =>
    expect((await agree(v7(), 0, '2026-01-01', 'hour')).status).toBe(404));
});

describe('Job invoice', () => {
  it('charges the monthly price whatever was worked', async () => {
    const jobId = await job();
    await work(jobId, '2026-11-03', 99_999);
    await agree(jobId, 0, '2026-01-01', 'month', '480');
    expect((await ask(jobId, '11')).body).toMatchObject({ version: 1, sub_total: '480.00' });
    await work(jobId, '2026-11-04', 99_999);
    expect((await ask(jobId, '11')).body).toMatchObject({ version: 1, sub_total: '480.00' });
    expect((await ask(jobId, '10')).body).toMatchObject({ sub_total: '480.00' });
    await agree(jobId, 1, '2026-11-16', 'month', '600');
    const preview = await testApp.call(previewInvoice, { token, body: { job_id: jobId, year: '2026', month: '11' } });
    expect(preview.body).toMatchObject({ version: 2, issues: true, sub_total: '540.00' });
  });

  it('charges each day with work once, even with several people', async () => {
    const jobId = await job();
    await agree(jobId, 0, '2026-01-01', 'visit', '120.50');
    for (const day of ['2026-11-03', '2026-11-03', '2026-11-10', '2026-12-01']) await work(jobId, day, 5_000);
    expect((await ask(jobId, '11')).body).toMatchObject({ sub_total: '241.00' });
    expect((await ask(jobId, '10')).status).toBe(404);
  });

  it('ends with the job, by days or in full as the settings say', async () => {
    const jobId = await job('Mill', '3 Mill Lane');
    await agree(jobId, 0, '2026-01-01', 'month', '300');
    await testApp.deliver('job', jobId, {
      kind: 'permanent',
      title: 'Mill',
      address: '3 Mill Lane',
      ended_on: '2026-11-10',
    });
    expect((await ask(jobId, '11')).body).toMatchObject({ sub_total: '100.00' });
    expect((await ask(jobId, '12')).status).toBe(404);
    const missed = { missed_of_visits: 'credit', missed_of_month: 'show' };
    const save = (version: number, part_month: 'days' | 'whole') =>
      testApp.call(savePriceSettings, { token, body: { version, part_month } });
    expect((await testApp.call(getPriceSettings, { token })).body).toEqual({
      version: 0,
      part_month: 'days',
      ...missed,
    });
    expect((await save(0, 'whole')).body).toEqual({ version: 1, part_month: 'whole', ...missed });
    expect((await save(0, 'days')).status).toBe(409);
    expect((await ask(jobId, '11')).body).toMatchObject({ sub_total: '300.00' });
    expect((await save(1, 'days')).status).toBe(200);
  });
});

describe('Cost by site', () => {
  it('includes agreed prices as income, also without work and for a part of a month', async () => {
    const [fixed, hourly] = [await job('Fixed'), await job('Hourly')];
    await agree(fixed, 0, '2025-03-01', 'month', '310');
    const person_id = (await testApp.createPerson({ role: 'user' })).id;
    for (const job_id of [fixed, hourly])
      await testApp.deliver('work-record', v7(), {
        job_id,
        business_date: '2025-04-02',
        minutes: 60,
        held: false,
        company_cents: 5_000,
        person_id,
        contractor_cents: 3_000,
      });
    const costs = async (from: string, to: string) =>
      (await testApp.call(getCosts, { token, body: { from, to } })).body.rows.map(
        ({ name, month, income }: { name: string; month: string; income: string }) => [name, month, income],
      );
    expect(await costs('2025-03-01', '2025-04-30')).toEqual([
      ['Fixed', '2025-03', '310.00'],
      ['Fixed', '2025-04', '310.00'],
      ['Hourly', '2025-04', '50.00'],
    ]);
    expect(await costs('2025-03-01', '2025-03-10')).toEqual([['Fixed', '2025-03', '100.00']]);
    expect(await costs('2025-03-11', '2025-03-31')).toEqual([['Fixed', '2025-03', '210.00']]);
    // The overview of a month lists its sites, and totals for all months.
    const { rows, months } = (
      await testApp.call(getCosts, { token, body: { from: '2025-03-01', to: '2025-04-30', rows_of: '2025-04' } })
    ).body;
    expect(rows).toMatchObject([
      { job_id: fixed, kind: 'permanent', income: '310.00', cost: '30.00', margin: '280.00' },
      { job_id: hourly, kind: 'permanent', income: '50.00', cost: '30.00', margin: '20.00' },
    ]);
    expect(months).toMatchObject([
      { month: '2025-03', minutes: 0, income: '310.00', margin: '310.00' },
      { month: '2025-04', minutes: 120, income: '360.00', margin: '300.00' },
    ]);
  });
});

describe('Price change notice', () => {
  it('tells the client what changes and when', async () => {
    const jobId = await job('Ossington Café', '5 Jetty Road, Glenelg');
    const id = v4();
    const details = { legal_name: 'Café Ossington Pty Ltd', billing_address: 'PO Box 5\nGlenelg SA 5045' };
    await testApp.call(createClient, { token, body: { id, details } });
    await testApp.call(setJobClient, { token, body: { job_id: jobId, version: 0, client_id: id, from: '2026-01-01' } });
    await agree(jobId, 0, '2026-01-01', 'month', '1480');
    await agree(jobId, 1, '2027-01-01', 'month', '1550.5');
    const answer = await notice(jobId, '2027-01-01');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const text = readPdfText(answer.body);
    for (const part of [
      'PRICE CHANGE',
      'Café Ossington Pty Ltd PO Box 5 Glenelg SA 5045',
      'Our price for cleaning at Ossington Café, 5 Jetty Road, Glenelg, will change on 1 Jan 2027.',
      'A$1,480.00 a month, excluding GST',
      'A$1,550.50 a month, excluding GST',
    ])
      expect(text).toContain(part);
    expect((await notice(jobId, '2027-01-02')).status).toBe(404);
  });

  it.each<[string, PriceBasis, string[], string]>([
    [
      'is no longer invoiced',
      'none',
      ['From 1 Jan 2027, we’ll no longer invoice cleaning at Hall, 3 Mill Lane.', 'not invoiced'],
      'GST',
    ],
    [
      'is invoiced by the hour from that day',
      'hour',
      [
        'Our price for cleaning at Hall, 3 Mill Lane, will change on 1 Jan 2027.',
        'by the hour',
        'Invoices will list the hours worked.',
      ],
      'will be added on the invoice',
    ],
  ])('says that the site %s', async (_, basis, parts, left) => {
    const jobId = await job('Hall', '3 Mill Lane');
    const id = v4();
    await testApp.call(createClient, { token, body: { id, details: { legal_name: 'Hall Pty Ltd' } } });
    await testApp.call(setJobClient, { token, body: { job_id: jobId, version: 0, client_id: id, from: '2026-01-01' } });
    await agree(jobId, 0, '2026-01-01', 'month', '480');
    await agree(jobId, 1, '2027-01-01', basis);
    const [before, now = ''] = readPdfText((await notice(jobId, '2027-01-01')).body).split(
      'A$480.00 a month, excluding GST',
    );
    expect(before).toContain('Until then');
    for (const part of parts) expect(before + now).toContain(part);
    expect(now).not.toContain(left);
  });
});
