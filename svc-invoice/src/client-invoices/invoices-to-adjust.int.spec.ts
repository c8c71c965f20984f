import { listInvoicesToAdjust } from '@cleaning/contracts';
import type { TestApp, TestPerson } from '@cleaning/service-kit/testing';
import { clientInvoiceCalls } from '../testing/client-invoice-calls.js';
import { appForTests } from '../testing/invoice-test-app.js';

/** Of five months: the first is before those that are looked at whole. */
const DAYS = ['2025-11-05', '2025-12-05', '2026-01-05', '2026-02-05', '2026-03-05'] as const;

describe('a sent invoice of a month before the newest', () => {
  const openApp = appForTests();
  let testApp: TestApp;
  let admin: TestPerson;
  const { job, call, client, give, confirmGst, sent, record } = clientInvoiceCalls(() => ({ testApp, admin }));
  beforeAll(async () => {
    testApp = await openApp();
    admin = await testApp.person({ name: 'Helen', role: 'admin' });
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
    const number = await sent(clientId, '2025-11');
    for (const day of DAYS.slice(1)) await sent(clientId, day.slice(0, 7));
    expect(await toAdjust(name)).toEqual([]);
    return { clientId, jobId, number, first };
  };

  it('is asked for where a record has changed since', async () => {
    const { jobId, number, first } = await fiveMonths('Older');
    await record(jobId, '2025-11-05', 30_001, {}, first);
    expect(await toAdjust('Older')).toMatchObject([{ number, month: '2025-11', difference: '-100.02' }]);
  });

  it('is asked for where work came late at a place that it charges nothing for', async () => {
    const { clientId, number } = await fiveMonths('Late');
    const other = await job('Shed of Late');
    await give(other, clientId, '2025-01-01');
    expect(await toAdjust('Late')).toEqual([]);
    await record(other, '2025-11-06', 10_000);
    expect(await toAdjust('Late')).toMatchObject([{ number, month: '2025-11', difference: '100.00' }]);
  });
});
