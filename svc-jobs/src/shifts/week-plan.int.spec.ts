import { cancelDay, getWeekPlan, pickSlots, reportAbsence, type Shift, type WeekPlan } from '@cleaning/contracts';
import type { BenchPerson } from '@cleaning/service-kit/testing';
import { EARLY, JobsTestApp, LATE } from '../testing/jobs-test-app.js';

describe("the week's plan", () => {
  const jobs = JobsTestApp.forTests();
  let bo: BenchPerson;
  beforeAll(async () => {
    bo = await jobs.app.person({ name: 'Bo Berg' });
  }, 60_000);
  beforeEach(async () => {
    await jobs.empty('2026-11-16T05:00');
    await jobs.app.dataSource.query('TRUNCATE absence');
  });

  const week = async (fields: object = {}): Promise<WeekPlan> =>
    jobs.ok(jobs.admin, getWeekPlan, { from: '2026-11-16', ...fields });
  const gapsOf = ({ gaps }: WeekPlan) =>
    gaps.map(({ job_name, date, time, needed, planned }) => `${job_name} ${date} ${time} ${planned}/${needed}`);
  const named = ({ user_name, job_name, date, time }: Shift) => `${user_name} ${job_name} ${date} ${time}`;

  it('names slots with too few people: nobody assigned, not picked, away; not those that are cancelled or over', async () => {
    const job = await jobs.permanentJob([EARLY, { ...LATE, days: ['We', 'Fr'] }]);
    const quick = await jobs.quickJob();
    expect(gapsOf(await week())).toEqual([
      'Library 2026-11-18 06:00-08:00 0/2',
      'Library 2026-11-18 18:00-20:00 0/2',
      'After the fair 2026-11-18 18:30 0/1',
      'Library 2026-11-20 18:00-20:00 0/2',
    ]);
    for (const person of [jobs.ana, bo]) await jobs.assign(job, person);
    await jobs.assign(quick);
    expect(gapsOf(await week())).toEqual([]);
    await jobs.ok(jobs.admin, pickSlots, {
      job_id: job,
      user_id: bo.id,
      picks: [{ time: '18:00-20:00', days: ['Fr'] }],
    });
    await jobs.ok(jobs.ana, reportAbsence, {
      user_id: jobs.ana.id,
      from: '2026-11-20',
      until: '2026-11-20',
      reason: 'Flu',
    });
    const short = [
      'Library 2026-11-18 06:00-08:00 1/2',
      'Library 2026-11-18 18:00-20:00 1/2',
      'Library 2026-11-20 18:00-20:00 1/2',
    ];
    expect(gapsOf(await week())).toEqual(short);
    expect(gapsOf(await week({ job_id: quick }))).toEqual([]);
    jobs.at('2026-11-18T08:00');
    expect(gapsOf(await week())).toEqual(short.slice(1));
    await jobs.ok(jobs.admin, cancelDay, { job_id: job, date: '2026-11-18' });
    expect(gapsOf(await week())).toEqual(short.slice(2));
  });

  it('is seven days, of a place or of a person', async () => {
    const job = await jobs.assignedJob();
    await jobs.assign(await jobs.permanentJob([EARLY], { job_title: 'School' }), bo);
    expect((await week()).shifts).toHaveLength(3);
    expect((await week({ job_id: job })).shifts.map(named)).toEqual([
      'Ana Silva Library 2026-11-18 06:00-08:00',
      'Ana Silva Library 2026-11-18 18:00-20:00',
    ]);
    const own = await week({ user_id: bo.id });
    expect(own).toMatchObject({ from: '2026-11-16', until: '2026-11-22', gaps: [] });
    expect(own.shifts.map(named)).toEqual(['Bo Berg School 2026-11-18 06:00-08:00']);
    expect(new Set((await week({ from: '2026-11-19' })).shifts.map(({ date }) => date))).toEqual(
      new Set(['2026-11-25']),
    );
  });

  it('names shifts of one person at the same time, also in the plan of one of the places, and over midnight', async () => {
    const job = await jobs.assignedJob([EARLY]);
    await jobs.assign(await jobs.permanentJob([{ time: '22:00-07:00', days: ['Tu'] }], { job_title: 'Night' }));
    const pair = [['Ana Silva Night 2026-11-17 22:00-07:00', 'Ana Silva Library 2026-11-18 06:00-08:00']];
    const overlaps = async (fields: object = {}) => (await week(fields)).overlaps.map((two) => two.map(named));
    expect(await overlaps()).toEqual(pair);
    expect(await overlaps({ job_id: job })).toEqual(pair);
    expect(await overlaps({ from: '2026-11-18' })).toEqual(pair);
    expect(await overlaps({ user_id: bo.id })).toEqual([]);
  });

  it.each([[{}], [{ from: '18/11/2026' }], [{ from: '2026-02-30' }]])('refuses %j', async (body) => {
    expect(await jobs.as(jobs.admin, getWeekPlan, body)).toMatchObject({ status: 400 });
  });
});
