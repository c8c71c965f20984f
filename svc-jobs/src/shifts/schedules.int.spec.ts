import {
  cancelDay,
  changeShift,
  createPermanentJob,
  editPermanentJob,
  getCalendarLink,
  getEarnings,
  getJobToEdit,
  getPermanentJobById,
  getRemainingSlots,
  getToday,
  getWeekPlan,
  listHolidays,
  listShifts,
  makeCalendarLink,
  pickSlots,
  type Shift,
  setHolidayRule,
} from '@cleaning/contracts';
import { TimetableDays } from '../jobs/timetable-days.service.js';
import { JobsTestApp } from '../testing/jobs-test-app.js';
import { ShiftAlerts } from './shift-alerts.service.js';

const FRIDAY = { time: '17:00-18:00', days: ['Fr'] };
const EVERY_SECOND = { ...FRIDAY, repeats: { every: 2, unit: 'week', from: '2026-11-27' } };
const LAST = { time: '06:00-08:00', days: ['Fr'], repeats: { unit: 'month', which: 'last' } };
const MONTHS = { from: '2026-11-23', until: '2027-01-08' };

describe('Slot every few weeks or months', () => {
  const jobs = JobsTestApp.openShared();
  let job: string;
  beforeEach(async () => {
    await jobs.empty('2026-11-23T05:00');
    await jobs.app.dataSource.query('TRUNCATE public_holiday, shift_alert');
  });

  const shifts = async (days = MONTHS) => {
    const found: Shift[] = await jobs.callOrThrow(jobs.admin, listShifts, days);
    return found.map(({ date, time, state, note }) => [date.slice(5), time.slice(0, 5), state, note].join(' ').trim());
  };
  const read = () => jobs.callOrThrow(jobs.ana, getPermanentJobById, undefined, { jobID: job });
  const edit = async (fields: object) => {
    const {
      timeline,
      timetable_from: _from,
      ...now
    } = await jobs.callOrThrow(jobs.admin, getJobToEdit, { job_id: job });
    return jobs.callAs(jobs.admin, editPermanentJob, {
      job_id: job,
      version: now.version,
      job_title: now.title,
      job_address: now.address,
      job_location: now.location,
      job_need_count: now.need_count,
      pay_per_hr: now.company_pay_per_hour,
      pay_per_hr_sub_contractor: now.contractor_pay_per_hour,
      job_description: now.description,
      timeline_data: timeline,
      ...fields,
    });
  };

  it('is the same in the plan, on the desk, in earnings, in the calendar and for alerts', async () => {
    job = await jobs.createAssignedJob([EVERY_SECOND, LAST]);
    expect(await shifts()).toEqual([
      '11-27 06:00 planned',
      '11-27 17:00 planned',
      '12-11 17:00 planned',
      '12-25 06:00 planned',
      '12-25 17:00 planned',
      '01-08 17:00 planned',
    ]);
    const gaps = async (from: string) =>
      (await jobs.callOrThrow(jobs.admin, getWeekPlan, { from })).gaps.map(({ date }: { date: string }) => date);
    expect(await gaps('2026-11-30')).toEqual([]);
    expect(await gaps('2026-12-07')).toEqual(['2026-12-11']);
    const { pending } = await jobs.callOrThrow(jobs.ana, getEarnings, {
      user_id: jobs.ana.id,
      year: '2026',
      month: '12',
    });
    expect(pending.map(({ date, payment }: { date: string; payment: string }) => `${date} ${payment}`)).toEqual([
      '2026-12-11 30.00',
      '2026-12-25 60.00',
      '2026-12-25 30.00',
    ]);
    const { path } = await jobs.callOrThrow(jobs.ana, makeCalendarLink, { user_id: jobs.ana.id });
    const calendar = await (await fetch(`${jobs.app.url}${path}`)).text();
    expect([...calendar.matchAll(/^DTSTART:(\S+)/gm)].map(([, start]) => start).slice(0, 3)).toEqual([
      '20261126T193000Z',
      '20261127T063000Z',
      '20261211T063000Z',
    ]);
    expect(await jobs.callOrThrow(jobs.ana, getCalendarLink)).not.toEqual({ made_at: '' });

    jobs.setClock('2026-12-04T17:20');
    const remaining = () => jobs.callOrThrow(jobs.ana, getRemainingSlots, { user_id: jobs.ana.id, job_id: job });
    expect(await remaining()).toEqual([]);
    expect(await jobs.start(job)).toMatchObject({ status: 409 });
    expect((await jobs.callOrThrow(jobs.admin, getToday)).shifts).toEqual([]);
    const alerts = () => jobs.app.dataSource.query('SELECT business_date::text AS date, kind FROM shift_alert');
    await jobs.app.get(ShiftAlerts).run();
    expect(await alerts()).toEqual([]);
    jobs.setClock('2026-12-11T17:20');
    expect(await remaining()).toEqual(['17:00-18:00']);
    expect((await jobs.callOrThrow(jobs.admin, getToday)).shifts).toMatchObject([{ now: 'late' }]);
    await jobs.app.get(ShiftAlerts).run();
    expect(await alerts()).toEqual([{ date: '2026-12-11', kind: 'late' }]);
    expect(await jobs.start(job)).toMatchObject({ status: 200 });
  });

  it('pays the mean of a fortnight and is described to each reader', async () => {
    job = await jobs.createAssignedJob([EVERY_SECOND, LAST]);
    // An hour in two weeks, and two hours 4,800 times in 20,871 weeks.
    expect(await read()).toMatchObject({
      job_payment_for_fortnight: '57.60',
      job_timetable: [
        { time: '17:00-18:00', days: ['', '', '', '', 'Fr', '', ''] },
        { time: '06:00-08:00', days: ['', '', '', '', 'Fr', '', ''] },
      ],
      job_schedule: [
        {
          time: '17:00-18:00',
          days: ['Fr'],
          repeats: { every: 2, unit: 'week', which: '', from: '2026-11-27', until: '' },
          holidays: '',
          holds_from: '',
          holds_until: '',
        },
        { repeats: { every: 1, unit: 'month', which: 'last' } },
      ],
    });
  });

  it('changes from a chosen day, and the old slot ends the day before', async () => {
    job = await jobs.createAssignedJob([FRIDAY]);
    await jobs.doWork(job, '2026-11-27T17:00', '2026-11-27T18:00');
    const answer = await edit({ timeline_data: [EVERY_SECOND], timetable_from: '2026-12-11' });
    expect(answer).toMatchObject({ status: 200, body: { status: 'done' } });
    expect(await shifts()).toEqual([
      '11-27 17:00 planned',
      '12-04 17:00 planned',
      '12-11 17:00 planned',
      '12-25 17:00 planned',
      '01-08 17:00 planned',
    ]);
    expect(await jobs.callOrThrow(jobs.admin, getJobToEdit, { job_id: job })).toMatchObject({
      timetable_from: '2026-12-11',
    });
    expect(await read()).toMatchObject({
      job_payment_for_fortnight: '60.00',
      job_schedule: [
        { repeats: { every: 1 }, holds_from: '', holds_until: '2026-12-10' },
        { repeats: { every: 2 }, holds_from: '2026-12-11', holds_until: '' },
      ],
    });
    // Changed again before it starts, so the first change never applies. A past day is refused.
    await edit({ timeline_data: [LAST], timetable_from: '2026-12-05' });
    expect(await shifts()).toEqual(['11-27 17:00 planned', '12-04 17:00 planned', '12-25 06:00 planned']);
    expect(await edit({ timetable_from: '2026-11-26' })).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'timetable_from', msg: 'can’t be in the past' }] },
    });
    // The same timetable from a later day; the old one applies until then.
    await edit({ timetable_from: '2026-12-26' });
    expect(await shifts({ from: '2026-12-04', until: '2027-01-31' })).toEqual([
      '12-04 17:00 planned',
      '12-11 17:00 planned',
      '12-18 17:00 planned',
      '12-25 17:00 planned',
      '01-29 06:00 planned',
    ]);
  });

  it("refreshes people's cards on the day of a change without a write", async () => {
    job = await jobs.createAssignedJob([FRIDAY]);
    const card = async () => (await jobs.app.readPublishedStates('assignments')).filter(({ id }) => id === jobs.ana.id);
    await edit({ timeline_data: [EVERY_SECOND], timetable_from: '2026-12-11' });
    const pay = async () => JSON.stringify(await card());
    expect(await pay()).toContain('"60.00"');
    jobs.setClock('2026-12-11T00:01');
    const [before] = await jobs.app.dataSource.query(`SELECT max(seq) AS seq FROM change`);
    await jobs.app.get(TimetableDays).run();
    const [after] = await jobs.app.dataSource.query(`SELECT max(seq) AS seq FROM change`);
    expect(Number(after.seq)).toBeGreaterThan(Number(before.seq));
    expect(await pay()).toContain('"30.00"');
  });

  it('stays when a form is saved without its repeats', async () => {
    job = await jobs.createAssignedJob([{ ...EVERY_SECOND, holidays: 'skip' }]);
    const before = await jobs.callOrThrow(jobs.admin, getJobToEdit, { job_id: job });
    await edit({ job_title: 'Museum', timeline_data: [{ ...FRIDAY, isRemove: false }] });
    const after = await jobs.callOrThrow(jobs.admin, getJobToEdit, { job_id: job });
    expect(after).toMatchObject({ title: 'Museum', timeline: before.timeline });
    const [{ count }] = await jobs.app.dataSource.query('SELECT count(*)::int AS count FROM timetable_slot');
    expect(count).toBe(1);
  });

  it.each([
    [{ every: 2 }, 'timeline_data.0.repeats.from'],
    [{ every: 2, from: '2026-11-26' }, 'timeline_data.0.repeats.from'],
    [{ every: 99, from: '2026-11-27' }, 'timeline_data.0.repeats.every'],
    [{ unit: 'month' }, 'timeline_data.0.repeats.which'],
    [{ from: '2026-11-27', until: '2026-11-20' }, 'timeline_data.0.repeats.until'],
  ])('is refused with %j, and the field is named', async (repeats, field) => {
    const job = {
      job_title: 'Library',
      job_address: '1 North Terrace, Adelaide',
      job_location: 'https://maps.app.goo.gl/library',
      job_need_count: 1,
      pay_per_hr: '45',
      pay_per_hr_sub_contractor: '30',
      job_description: 'Floors',
    };
    const answer = await jobs.callAs(jobs.admin, createPermanentJob, {
      ...job,
      timeline_data: [{ ...FRIDAY, repeats }],
    });
    expect(answer).toMatchObject({ status: 400, body: { issues: [expect.objectContaining({ field })] } });
  });

  it('moves from a public holiday to the next working day, and can be worked and cancelled there', async () => {
    job = await jobs.createAssignedJob([{ ...EVERY_SECOND, holidays: 'move' }]);
    await jobs.callOrThrow(jobs.admin, pickSlots, {
      job_id: job,
      user_id: jobs.ana.id,
      picks: [{ time: '17:00-18:00', days: ['Fr'] }],
    });
    expect(await shifts()).toEqual([
      '11-27 17:00 planned',
      '12-11 17:00 planned',
      '12-25 17:00 cancelled Christmas Day: moved to Tue 29 Dec 2026',
      '12-29 17:00 planned Moved from Fri 25 Dec 2026',
      '01-08 17:00 planned',
    ]);
    const [christmas] = await jobs.callOrThrow(jobs.admin, listHolidays, { from: '2026-12-25', until: '2026-12-25' });
    expect(christmas.jobs).toMatchObject([{ job_id: job, policy: 'move', decision: '' }]);
    const { gaps } = await jobs.callOrThrow(jobs.admin, getWeekPlan, { from: '2026-12-28' });
    expect(gaps).toMatchObject([{ date: '2026-12-29', time: '17:00-18:00' }]);
    const away = { job_id: job, date: '2026-12-29', time: '17:00-18:00', change: 'away', user_id: jobs.ana.id };
    await jobs.callOrThrow(jobs.admin, changeShift, away);
    expect(await shifts({ from: '2026-12-29', until: '2026-12-29' })).toEqual(['12-29 17:00 away']);
    expect(await jobs.callOrThrow(jobs.admin, cancelDay, { job_id: job, date: '2026-12-29' })).toEqual({
      cancelled: 1,
    });
    expect(await shifts({ from: '2026-12-29', until: '2026-12-29' })).toEqual(['12-29 17:00 cancelled']);
    await jobs.app.dataSource.query('TRUNCATE shift_change');
    const row = await jobs.doWork(job, '2026-12-29T17:02', '2026-12-29T18:00');
    expect(row).not.toBe('');
    expect(await jobs.callOrThrow(jobs.ana, getRemainingSlots, { user_id: jobs.ana.id, job_id: job })).toEqual([]);
  });

  it("follows the job's rule to move holidays, which a one-off job cannot have", async () => {
    job = await jobs.createAssignedJob([EVERY_SECOND]);
    await jobs.callOrThrow(jobs.admin, setHolidayRule, { job_id: job, policy: 'move' });
    expect((await shifts()).slice(2, 4)).toEqual([
      '12-25 17:00 cancelled Christmas Day: moved to Tue 29 Dec 2026',
      '12-29 17:00 planned Moved from Fri 25 Dec 2026',
    ]);
    const quick = await jobs.createQuickJob();
    expect(await jobs.callAs(jobs.admin, setHolidayRule, { job_id: quick, policy: 'move' })).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'policy' }] },
    });
  });
});
