import {
  changeHoliday,
  changeShift,
  decideHoliday,
  getEarnings,
  getHolidayRule,
  getRemainingSlots,
  getWeekPlan,
  listHolidays,
  listShifts,
  type Shift,
  setHolidayRule,
  startQuickJob,
} from '@cleaning/contracts';
import { JobsTestApp, NO_SUCH_ID } from '../testing/jobs-test-app.js';
import { PublicHolidays } from './holidays.service.js';

/** A Thursday whose evening is a public holiday from 19:00, and the Friday after it, a holiday from midnight. */
const CHRISTMAS = { from: '2026-12-24', until: '2026-12-25' };
const TIMES = [
  { time: '17:00-18:00', days: ['Th', 'Fr'] },
  { time: '19:00-21:00', days: ['Th'] },
];

describe('Public holiday', () => {
  const jobs = JobsTestApp.openShared();
  let job: string;
  beforeEach(async () => {
    await jobs.empty('2026-12-21T05:00');
    await jobs.app.dataSource.query('TRUNCATE public_holiday');
    job = await jobs.createAssignedJob(TIMES);
  });

  const rule = (policy: string, fields: object = {}) =>
    jobs.callAs(jobs.admin, setHolidayRule, { job_id: job, policy, ...fields });
  const shifts = async () => {
    const found: Shift[] = await jobs.callOrThrow(jobs.admin, listShifts, CHRISTMAS);
    return found.map(({ date, time, state, holiday }) => `${date.slice(8)} ${time} ${state} ${holiday}`.trim());
  };
  const listPendingPay = async () => {
    const { pending } = await jobs.callOrThrow(jobs.ana, getEarnings, {
      user_id: jobs.ana.id,
      year: '2026',
      month: '12',
    });
    return pending.slice(0, 3).map(({ date, payment }: { date: string; payment: string }) => [date.slice(8), payment]);
  };

  it('changes nothing without a rule', async () => {
    expect(await jobs.callOrThrow(jobs.admin, getHolidayRule, { job_id: job })).toEqual({
      job_id: job,
      state: 'SA',
      policy: 'work',
      pay_per_hour: '',
    });
    expect(await shifts()).toEqual(['24 17:00-18:00 planned', '24 19:00-21:00 planned', '25 17:00-18:00 planned']);
  });

  it('cancels shifts from its start and leaves no gaps in the plan when skipped', async () => {
    expect(await rule('skip')).toMatchObject({ status: 200, body: { policy: 'skip' } });
    expect(await shifts()).toEqual([
      '24 17:00-18:00 planned',
      '24 19:00-21:00 cancelled Christmas Eve',
      '25 17:00-18:00 cancelled Christmas Day',
    ]);
    const { gaps } = await jobs.callOrThrow(jobs.admin, getWeekPlan, { from: '2026-12-21' });
    expect(gaps.map(({ date, time }: { date: string; time: string }) => `${date} ${time}`)).toEqual([
      '2026-12-24 17:00-18:00',
    ]);
    jobs.setClock('2026-12-25T17:00');
    expect(await jobs.callOrThrow(jobs.ana, getRemainingSlots, { user_id: jobs.ana.id, job_id: job })).toEqual([]);
    expect(await jobs.start(job)).toMatchObject({ status: 409 });
    jobs.setClock('2026-12-24T18:30');
    const extra = { job_id: job, date: '2026-12-25', time: '20:00-21:00', change: 'extra', user_id: jobs.ana.id };
    await jobs.callOrThrow(jobs.admin, changeShift, extra);
    expect(await shifts()).toContain('25 20:00-21:00 planned Christmas Day');
  });

  it('keeps shifts planned until an admin decides, and takes another decision later', async () => {
    await rule('ask');
    const listDecisions = async () => {
      const holidays = await jobs.callOrThrow(jobs.admin, listHolidays, CHRISTMAS);
      return holidays.map((day: { date: string; from_time: string; jobs: { decision: string }[] }) => [
        day.date,
        day.from_time,
        ...day.jobs.map(({ decision }) => decision),
      ]);
    };
    expect(await listDecisions()).toEqual([
      ['2026-12-24', '19:00', ''],
      ['2026-12-25', '00:00', ''],
    ]);
    expect(await shifts()).toContain('25 17:00-18:00 planned Christmas Day');
    const decide = (decision: string, date = '2026-12-25') =>
      jobs.callAs(jobs.admin, decideHoliday, { job_id: job, date, decision });
    await decide('skip');
    expect((await listDecisions())[1]).toEqual(['2026-12-25', '00:00', 'skip']);
    expect(await shifts()).toContain('25 17:00-18:00 cancelled Christmas Day');
    await decide('work');
    expect(await shifts()).toContain('25 17:00-18:00 planned Christmas Day');
    expect(await decide('skip', '2026-12-23')).toMatchObject({ status: 404 });
    expect(await decide('rest')).toMatchObject({ status: 400 });
    expect((await jobs.findAuditEntries(job)).map(({ action }) => action).slice(-3)).toEqual([
      'job.holiday-rule-set',
      'job.holiday-decided',
      'job.holiday-decided',
    ]);
  });

  it('pays its own rate for shifts that start on it', async () => {
    await rule('work', { pay_per_hour: '45' });
    expect(await listPendingPay()).toEqual([
      ['24', '30.00'],
      ['24', '90.00'],
      ['25', '45.00'],
    ]);
    const early = await jobs.doWork(job, '2026-12-24T17:00', '2026-12-24T18:00');
    const late = await jobs.doWork(job, '2026-12-24T19:00', '2026-12-24T21:00');
    const rows = await jobs.app.dataSource.query(
      'SELECT id, contractor_cents::int AS cents, company_cents::int AS company FROM work_record ORDER BY started_at',
    );
    expect(rows).toEqual([
      { id: early, cents: 3000, company: 4555 },
      { id: late, cents: 9000, company: 9110 },
    ]);
    await rule('work');
    expect(await listPendingPay()).toContainEqual(['25', '30.00']);
  });

  it('skips or pays quick jobs too', async () => {
    job = await jobs.createQuickJob({ job_date: '2026-12-25' });
    await jobs.assign(job);
    await rule('skip');
    jobs.setClock('2026-12-25T18:30');
    expect(await jobs.callAs(jobs.ana, startQuickJob, jobs.buildStartBody(job))).toMatchObject({ status: 409 });
    await rule('work', { pay_per_hour: 80 });
    const { body } = await jobs.callAs(jobs.ana, startQuickJob, jobs.buildStartBody(job));
    expect(
      await jobs.app.dataSource.query('SELECT contractor_rate_cents AS rate FROM work_record WHERE id = $1', [
        body.started_row_id,
      ]),
    ).toEqual([{ rate: 8000 }]);
  });

  it('is added and removed by an admin, and stays so when a rule is set again', async () => {
    await rule('skip');
    const set = (fields: object) => jobs.callAs(jobs.admin, changeHoliday, { state: 'SA', ...fields });
    await set({ date: '2026-12-25', change: 'remove' });
    expect(await set({ date: '2026-12-25', change: 'remove' })).toMatchObject({ status: 404 });
    await set({ date: '2026-12-24', change: 'set', from_time: '17:00', name: 'Day of Thanks' });
    await rule('skip');
    expect(await shifts()).toEqual([
      '24 17:00-18:00 cancelled Day of Thanks',
      '24 19:00-21:00 cancelled Day of Thanks',
      '25 17:00-18:00 planned',
    ]);
    expect(await set({ date: '2026-12-25', change: 'set' })).toMatchObject({ status: 200 });
    expect(await shifts()).toContain('25 17:00-18:00 cancelled Public holiday');
  });

  it('moves to another day once and never onto another holiday', async () => {
    await rule('skip');
    const move = (moved_from: string, date: string) =>
      jobs.callAs(jobs.admin, changeHoliday, { state: 'SA', change: 'set', name: 'Day of Thanks', date, moved_from });
    const before = await shifts();
    expect(await move('2026-12-24', '2026-12-25')).toMatchObject({ status: 409 });
    expect(await move('2026-12-23', '2026-12-22')).toMatchObject({ status: 404 });
    expect(await shifts()).toEqual(before);
    const answers = await Promise.all([move('2026-12-25', '2026-12-29'), move('2026-12-25', '2026-12-30')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await shifts()).toContain('25 17:00-18:00 planned');
  });

  it('is entered for the next years each new year', async () => {
    await rule('skip');
    const last = async () =>
      (await jobs.app.dataSource.query('SELECT max(date)::text AS date FROM public_holiday'))[0].date.slice(0, 4);
    expect(await last()).toBe('2029');
    const before = (await jobs.app.readChangeNumber('planned-visits', job)) ?? 0;
    jobs.setClock('2030-01-02T05:00');
    await jobs.app.get(PublicHolidays).enterYears();
    expect(await last()).toBe('2033');
    expect(await jobs.app.readChangeNumber('planned-visits', job)).toBeGreaterThan(before);
    jobs.setClock('2030-12-25T17:00');
    expect(await jobs.callOrThrow(jobs.ana, getRemainingSlots, { user_id: jobs.ana.id, job_id: job })).toEqual([]);
  });

  it('is entered once when many rules are set at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => rule('skip')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await jobs.callOrThrow(jobs.admin, listHolidays, CHRISTMAS)).toHaveLength(2);
  });

  it.each([
    [{ policy: 'sleep' }, 400],
    [{ state: 'NZ' }, 400],
    [{ pay_per_hour: '-1' }, 400],
    [{ job_id: NO_SUCH_ID }, 404],
  ])('refuses a rule with %j', async (fields, status) => {
    expect(await rule('skip', fields)).toMatchObject({ status });
    expect(await jobs.callOrThrow(jobs.admin, getHolidayRule, { job_id: job })).toMatchObject({ policy: 'work' });
  });
});
