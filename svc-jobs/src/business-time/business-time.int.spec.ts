import {
  getAllQuickJobs,
  getDoneJobsByPlace,
  getEarnings,
  getRemainingSlots,
  getTimesheet,
  getToday,
  listWork,
} from '@cleaning/contracts';
import { JobsTestApp } from '../testing/jobs-test-app.js';

/** Work on both sides of a month's end, each case on another day in Adelaide or in UTC. */
describe.each([
  [
    'Australia/Perth',
    [
      [
        'the last evening, when Adelaide has the next month',
        'Mo',
        '22:00-23:30',
        '2026-11-30',
        '2026-11-30T14:10:00.000Z',
      ],
      [
        'the first morning, when UTC has the month before',
        'Tu',
        '06:00-08:00',
        '2026-12-01',
        '2026-11-30T22:10:00.000Z',
      ],
    ],
  ],
  [
    'Pacific/Kiritimati',
    [
      [
        'the first night, when UTC and Adelaide have the month before',
        'Tu',
        '00:30-06:00',
        '2026-12-01',
        '2026-11-30T10:40:00.000Z',
      ],
      ['the last evening', 'Mo', '22:00-23:30', '2026-11-30', '2026-11-30T08:10:00.000Z'],
    ],
  ],
] as const)('Business day in %s', (BUSINESS_TZ, spans) => {
  const jobs = JobsTestApp.openOwn({ BUSINESS_TZ });

  it.each(spans)('dates work by the business time zone on %s', async (_when, weekday, slot, date, started) => {
    await jobs.empty(`${date}T00:00`);
    const [from = '', until] = slot.split('-');
    const [year, month = ''] = date.split('-');
    const job = await jobs.createAssignedJob([{ time: slot, days: [weekday] }]);
    // Stamped by the phone ten minutes after the slot begins.
    jobs.setClock(`${date}T${from.slice(0, 3)}${Number(from.slice(3)) + 12}`);
    expect(await jobs.callOrThrow(jobs.ana, getRemainingSlots, { job_id: job, user_id: jobs.ana.id })).toEqual([slot]);
    const start = await jobs.start(job, { stamped_at: started });
    expect(await jobs.callOrThrow(jobs.admin, getToday)).toMatchObject({
      date,
      shifts: [{ date, time: slot, now: 'working', started_at: started }],
    });
    jobs.setClock(`${date}T${until}`);
    expect(await jobs.stop({ row_id: start.body.started_row_id })).toMatchObject({ status: 200 });

    const startTime = `${from.slice(0, 3)}${Number(from.slice(3)) + 10}`;
    const listDone = (workMonth: string) =>
      jobs.callOrThrow(jobs.admin, getDoneJobsByPlace, { job_id: job, year, month: workMonth });
    expect(await listDone(month)).toMatchObject([{ date, start_time: startTime, ended_time: until }]);
    expect(await listDone(month === '11' ? '12' : '11')).toEqual([]);
    expect(await jobs.callOrThrow(jobs.ana, getTimesheet, { user_id: jobs.ana.id, year, month })).toMatchObject([
      { date },
    ]);
    const { months, week } = await jobs.callOrThrow(jobs.ana, getEarnings, { user_id: jobs.ana.id, year, month });
    expect(months.at(-1)).toMatchObject({ year, month, payment: expect.not.stringMatching(/^0\.00$/) });
    expect(week).toMatchObject({ from: '2026-11-30', duration: months.at(-1).duration });
    const day = { from: date, to: date, page: 1, page_size: 10 };
    expect(await jobs.callOrThrow(jobs.admin, listWork, day)).toMatchObject({
      rows: [{ date, start_time: startTime }],
    });
    expect(await jobs.app.readPublishedStates('work-record')).toMatchObject([{ business_date: date, held: false }]);
  });

  it('offers a one-day job until midnight', async () => {
    await jobs.empty('2026-11-30T12:00');
    await jobs.createQuickJob({ job_date: '2026-11-30' });
    const listOffers = () => jobs.callOrThrow(jobs.ana, getAllQuickJobs);
    jobs.setClock('2026-11-30T23:59');
    expect(await listOffers()).toHaveLength(1);
    jobs.setClock('2026-12-01T00:00');
    expect(await listOffers()).toEqual([]);
  });
});
