import {
  ADJUSTMENT_DAYS,
  addDays,
  getBusinessToday,
  issueAdjustmentNote,
  listInvoicesToAdjust,
  markDocumentSent,
  undoAdjustmentNote,
} from '@cleaning/contracts';
import { Announcements } from '@cleaning/service-kit';
import { countFewestStatements, type TestApp, type TestPerson } from '@cleaning/service-kit/testing';
import { createClientInvoiceCalls } from '../testing/client-invoice-calls.js';
import { openSharedApp } from '../testing/invoice-test-app.js';

/** One day in each of five months. The first month is older than those that are always checked in full. */
const DAYS = ['2025-11-05', '2025-12-05', '2026-01-05', '2026-02-05', '2026-03-05'] as const;
const TODAY = getBusinessToday('Australia/Adelaide');
/** The last day for a note about a change made today. */
const UNTIL = addDays(TODAY, ADJUSTMENT_DAYS);

describe('listInvoicesToAdjust', () => {
  const openApp = openSharedApp();
  let testApp: TestApp;
  let admin: TestPerson;
  const { job, ask, call, client, give, confirmGst, issueAndSend, record } = createClientInvoiceCalls(() => ({
    testApp,
    admin,
  }));
  beforeAll(async () => {
    testApp = await openApp();
    admin = await testApp.createPerson({ name: 'Helen', role: 'admin' });
    await testApp.readFeed('jobs');
    await confirmGst();
  }, 60_000);

  const toAdjust = async (clientName: string) =>
    (await call(listInvoicesToAdjust)).body.rows.filter((row: { to_name: string }) => row.to_name === clientName);

  /** A client with an hourly place whose five months were sent; the number of the first invoice. */
  const fiveMonths = async (name: string) => {
    const [clientId, jobId] = [await client(name), await job(`Hall of ${name}`)];
    await give(jobId, clientId, '2025-01-01');
    const [first = ''] = await Promise.all(DAYS.map((day) => record(jobId, day, 40_003)));
    const number = await issueAndSend(clientId, '2025-11');
    for (const day of DAYS.slice(1)) await issueAndSend(clientId, day.slice(0, 7));
    expect(await toAdjust(name)).toEqual([]);
    return { clientId, jobId, number, first };
  };

  it('lists an invoice with a changed record', async () => {
    const { jobId, number, first } = await fiveMonths('Older');
    await record(jobId, '2025-11-05', 30_001, {}, first);
    expect(await toAdjust('Older')).toMatchObject([{ number, month: '2025-11', difference: '-100.02' }]);
  });

  it('lists an invoice whose record moved to another month', async () => {
    const { jobId, number, first } = await fiveMonths('Moved');
    await record(jobId, '2026-04-06', 40_003, {}, first);
    const [row, ...others] = await toAdjust('Moved');
    expect(others).toEqual([]);
    expect(row).toMatchObject({ number, month: '2025-11', difference: '-400.03', adjust_until: UNTIL });
    const note = { number, reason: 'Done in April', known_on: TODAY, difference: '-400.03', send: false };
    const { body } = await call(issueAdjustmentNote, { body: note });
    expect(await toAdjust('Moved')).toEqual([]);
    await call(undoAdjustmentNote, { body: { number: body.notes[0].number, reason: 'It was right', send: false } });
    expect(await toAdjust('Moved')).toEqual([row]);
  });

  it('lists a job’s invoice whose record moved to another job', async () => {
    const [here, there] = [await job('Moved from here'), await job('Moved there')];
    const id = await record(here, '2026-03-05', 40_003);
    await record(here, '2026-03-06', 10_000);
    const number = (await ask(here, '03')).body.invoice_number;
    await call(markDocumentSent, { body: { kind: 'job-invoice', number, version: 1 } });
    expect(await toAdjust('Moved from here')).toEqual([]);
    await record(there, '2026-03-05', 40_003, {}, id);
    expect(await toAdjust('Moved from here')).toMatchObject([
      { kind: 'job-invoice', number, difference: '-400.03', adjust_until: UNTIL },
    ]);
  });

  it('lists late work at a site the invoice doesn’t charge for', async () => {
    const { clientId, number } = await fiveMonths('Late');
    const other = await job('Shed of Late');
    await give(other, clientId, '2025-01-01');
    expect(await toAdjust('Late')).toEqual([]);
    await record(other, '2025-11-06', 10_000);
    expect(await toAdjust('Late')).toMatchObject([{ number, month: '2025-11', difference: '100.00' }]);
  });

  it('needs no more statements for several jobs than for one', async () => {
    const changed = async (name: string) => {
      const id = await job(name);
      const worked = await record(id, '2026-02-05', 40_003);
      const number = (await ask(id, '02')).body.invoice_number;
      await call(markDocumentSent, { body: { kind: 'job-invoice', number, version: 1 } });
      await record(id, '2026-02-05', 30_001, {}, worked);
      return number;
    };
    const one = await changed('One of many');
    const statements = () => countFewestStatements(() => call(listInvoicesToAdjust));
    const forOne = await statements();
    for (const name of ['Two', 'Three', 'Four']) await changed(`${name} of many`);
    expect(await statements()).toBe(forOne);
    expect(await toAdjust('One of many')).toMatchObject([{ number: one, difference: '-100.02', adjust_until: UNTIL }]);
    expect(await toAdjust('Four of many')).toHaveLength(1);
  });

  it('needs no more statements for several months than for one', async () => {
    const sendAndChange = async (name: string, days: readonly string[]) => {
      const [clientId, jobId] = [await client(name), await job(`Hall of ${name}`)];
      await give(jobId, clientId, '2025-01-01');
      for (const day of days) {
        const worked = await record(jobId, day, 40_003);
        await issueAndSend(clientId, day.slice(0, 7));
        await record(jobId, day, 30_001, {}, worked);
      }
    };
    const statements = () => countFewestStatements(() => call(listInvoicesToAdjust));
    await sendAndChange('October', ['2025-10-07']);
    const forOne = await statements();
    await sendAndChange('Spring', ['2025-08-07', '2025-09-08', '2025-10-07']);
    expect(await statements()).toBe(forOne);
    const months = (await toAdjust('Spring')).map(({ month }: { month: string }) => month).sort();
    expect(months).toEqual(['2025-08', '2025-09', '2025-10']);
  });

  it('is announced again after changes in months with sent invoices, not at each start of work', async () => {
    expect(listInvoicesToAdjust.shows).not.toContain('work');
    const { jobId, first } = await fiveMonths('Watched');
    const announced = jest.spyOn(testApp.get(Announcements), 'publish');
    const topics = () => announced.mock.calls.flatMap(([all]) => all.map(({ topic }) => topic));
    await record(jobId, '2031-05-05', 30_001);
    expect(topics()).not.toContain('invoice');
    await record(jobId, '2025-11-05', 30_001, {}, first);
    expect(topics()).toContain('invoice');
    announced.mockRestore();
  });
});
