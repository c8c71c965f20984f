import { databaseClock, startTestApp, type TestApp, type TestPerson } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { invoiceService } from '../service.js';
import { createReceivableCalls } from '../testing/receivable-calls.js';

/** Only the date is faked. */
const TIMERS = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
];
const at = (instant: string) => jest.useFakeTimers({ now: new Date(instant), doNotFake: [...TIMERS] });
// PostgreSQL's clock cannot be set.
beforeAll(() => jest.spyOn(databaseClock, 'getTime').mockImplementation(() => Date.now()));
afterAll(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The end of a day in each time zone, as UTC. Neither is the end of a day in UTC or Adelaide. */
describe.each([
  ['Australia/Perth', '15:59:59Z', '16:00:00Z'],
  ['Pacific/Kiritimati', '09:59:59Z', '10:00:00Z'],
])('Invoice days and months in %s', (BUSINESS_TZ, ends, begins) => {
  let testApp: TestApp;
  let admin: TestPerson;
  beforeAll(async () => {
    testApp = await startTestApp(invoiceService, { env: { BUSINESS_TZ } });
    await testApp.readFeed('jobs');
  }, 60_000);
  afterAll(() => testApp.stop());

  const { ask, client, place, job, work, confirmGst, row, issue, read, account } = createReceivableCalls(() => ({
    testApp,
    admin,
  }));
  /** Sets the date; an admin's token is valid for an hour. */
  const on = async (instant: string) => {
    at(instant);
    admin = await testApp.createPerson({ name: 'Helen', role: 'admin' });
  };

  it('ends months and counts due days by the business day', async () => {
    await on(`2026-11-30T${ends}`);
    await confirmGst();
    const anna = await client('Anna', { terms_days: 14 });
    const hall = await place(anna);
    const kinds = async (month: string) => (await row(anna, month)).reasons.map(({ kind }) => kind);
    expect(await kinds('2026-11')).toEqual(['month-runs']);
    const single = await job('Single Hall');
    await work(single, '2026-11-30', 10_000);
    const november = { date: '2026/11/30', duration: '2026/11/01 to 2026/11/30' };
    expect((await ask(single)).body).toMatchObject({ ...november, warnings: { month_is_running: true } });

    // A start in the last second of November counts for November; one a second later counts for December.
    const open = { kind: 'permanent' as const, job_id: hall, row_id: v7() };
    await testApp.deliver('current-work', admin.id, {
      ...open,
      started_at: `2026-11-30T${ends}`,
      business_date: '2026-11-30',
    });
    expect(await kinds('2026-11')).toEqual(['month-runs', 'work-open']);
    await testApp.deliver('current-work', admin.id, {
      ...open,
      started_at: `2026-11-30T${begins}`,
      business_date: '2026-12-01',
    });
    expect(await kinds('2026-11')).toEqual(['month-runs']);

    await on(`2026-11-30T${begins}`);
    // A shift counts for the day it was planned to start, even with a start after midnight.
    const late = { ...open, started_at: `2026-11-30T${begins}`, business_date: '2026-11-30' };
    await testApp.deliver('current-work', admin.id, late);
    expect(await kinds('2026-11')).toEqual(['work-open']);
    await testApp.deliver('current-work', admin.id, null);
    expect(await kinds('2026-11')).toEqual([]);
    expect((await ask(single)).body).toMatchObject({ ...november, warnings: { month_is_running: false } });
    const { number } = (await issue([anna], { month: '2026-11' })).body.results[0];
    expect(await read(number)).toMatchObject({ issued_on: '2026-12-01', due_on: '2026-12-15' });

    const readDaysOverdue = async () =>
      (await account(anna)).invoices.map((one: { days_overdue: number }) => one.days_overdue);
    await on(`2026-12-15T${ends}`);
    expect(await readDaysOverdue()).toEqual([0]);
    await on(`2026-12-15T${begins}`);
    expect(await readDaysOverdue()).toEqual([1]);
  });
});
