import { getClientInvoicePdf, getPriceSettings, savePriceSettings } from '@cleaning/contracts';
import { readPdfText, type TestApp, type TestPerson } from '@cleaning/service-kit/testing';
import { createClientInvoiceCalls } from '../testing/client-invoice-calls.js';
import { openSharedApp } from '../testing/invoice-test-app.js';

const openApp = openSharedApp();
let testApp: TestApp;
let admin: TestPerson;
let token: string;
beforeAll(async () => {
  testApp = await openApp();
  admin = await testApp.createPerson({ role: 'admin', name: 'Helen Marsh' });
  token = admin.token;
  await testApp.readFeed('jobs');
}, 60_000);

const calls = createClientInvoiceCalls(() => ({ testApp, admin }));
const { job, work, ask } = calls;

describe('Missed visit', () => {
  const visits = (jobId: string, days: string[], cancelled: string[] = [], today = '2026-11-20') =>
    testApp.deliver('planned-visits', jobId, { from: '2026-10-01', today, until: '2026-12-31', days, cancelled });
  const settings = async (rules: object) => {
    const { version } = (await testApp.call(getPriceSettings, { token })).body;
    const body = { version, part_month: 'days', missed_of_visits: 'credit', missed_of_month: 'show', ...rules };
    expect((await testApp.call(savePriceSettings, { token, body })).status).toBe(200);
  };

  it('is credited or charged as the settings say', async () => {
    const [monthly, byVisit] = [await job('Monthly'), await job('By the visit')];
    await calls.price(monthly, 'month', '480');
    await calls.price(byVisit, 'visit', '120');
    // These days are still to come, so only a cancelled visit counts as missed.
    const days = ['2026-10-06', '2026-10-13', '2026-10-20', '2026-10-27'];
    for (const id of [monthly, byVisit]) {
      await visits(id, days, ['2026-10-20']);
      for (const day of ['2026-10-06', '2026-10-13', '2026-10-27']) await work(id, day, 9_000);
    }
    const sums = async () =>
      (await Promise.all([monthly, byVisit].map((id) => ask(id, '10')))).map(({ body }) => body.sub_total);
    expect(await sums()).toEqual(['480.00', '360.00']);
    await settings({ missed_of_month: 'credit', missed_of_visits: 'show' });
    expect(await sums()).toEqual(['360.00', '480.00']);
    await settings({});
    expect(await sums()).toEqual(['480.00', '360.00']);
  });

  it('is on the line of its site, with deductions', async () => {
    const { client, give, price, record, row, issue, read, confirmGst } = calls;
    await confirmGst();
    const anna = await client('Missed Pty Ltd');
    const jobId = await job('Mill');
    await give(jobId, anna);
    await price(jobId, 'month', '400');
    await testApp.deliver('planned-visits', jobId, {
      from: '2026-03-01',
      today: '2026-03-01',
      until: '2026-04-30',
      cancelled: ['2026-03-10'],
      days: ['2026-03-03', '2026-03-10', '2026-03-17', '2026-03-24'],
    });
    for (const day of ['2026-03-03', '2026-03-24']) await record(jobId, day, 4_000);
    await settings({ missed_of_month: 'credit' });
    expect((await row(anna)).sub_total).toBe('200.00');
    const { number } = (await issue([anna])).body.results[0];
    expect((await read(number)).lines).toMatchObject([
      { place: 'Mill', missed: 1, cancelled: 1, credit: '200.00', amount: '200.00', visits: 2 },
    ]);
    const pdf = await testApp.call(getClientInvoicePdf, { token, params: { number } });
    expect(readPdfText(pdf.body)).toContain('1 visit was missed, 1 visit was cancelled: less A$200.00');
    await settings({});
    expect((await issue([anna])).body.results).toMatchObject([{ outcome: 'issued' }]);
    expect((await read(number)).lines).toMatchObject([{ missed: 1, cancelled: 1, credit: '0.00', amount: '400.00' }]);
    const shown = readPdfText((await testApp.call(getClientInvoicePdf, { token, params: { number } })).body);
    expect(shown).toContain('1 visit was missed, 1 visit was cancelled');
    expect(shown).not.toContain('less A$');
  });

  it('stays as planned when a schedule is replaced', async () => {
    const jobId = await job('Anew');
    await visits(jobId, ['2026-11-03', '2026-11-10', '2026-11-24'], [], '2026-11-01');
    await visits(jobId, ['2026-11-04', '2026-11-11', '2026-11-25'], ['2026-11-11', '2026-11-03'], '2026-11-11');
    expect(
      await testApp.dataSource.query('SELECT day::text, cancelled FROM planned_visit WHERE job_id = $1 ORDER BY day', [
        jobId,
      ]),
    ).toEqual([
      { day: '2026-11-03', cancelled: true },
      { day: '2026-11-10', cancelled: false },
      { day: '2026-11-11', cancelled: true },
      { day: '2026-11-25', cancelled: false },
    ]);
  });
});

describe('Re-clean', () => {
  it('is never charged, and the lines show the number', async () => {
    await calls.confirmGst();
    const anna = await calls.client('Complained');
    const [byVisit, byHour] = [await job('Visited'), await job('Timed')];
    for (const each of [byVisit, byHour]) await calls.give(each, anna);
    await calls.price(byVisit, 'visit', '100');
    for (const each of [byVisit, byHour]) {
      await calls.record(each, '2026-03-02', 3_000);
      // Held, with an amount from a correction.
      await calls.record(each, '2026-03-04', 5_000, { re_clean: true, held: true });
    }
    expect(await calls.row(anna)).toMatchObject({ sub_total: '130.00', reasons: [] });
    const { number } = (await calls.issue([anna])).body.results[0];
    expect((await calls.read(number)).lines).toMatchObject([
      { place: 'Timed', minutes: 60, amount: '30.00', re_cleans: 1 },
      { place: 'Visited', visits: 1, amount: '100.00', re_cleans: 1 },
    ]);
    const pdf = await calls.call(getClientInvoicePdf, { params: { number } });
    expect(readPdfText(pdf.body)).toContain('1 re-clean was done without charge');
  });
});
