import { cancelDay, getMyPlan, type MyPlan, offerCover, reportAbsence, takeCover } from '@cleaning/contracts';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { JobsTestApp } from '../testing/jobs-test-app.js';

describe('the own plan', () => {
  const jobs = JobsTestApp.forTests();
  let bo: TestPerson;
  beforeAll(async () => {
    bo = await jobs.app.person({ name: 'Bo Berg' });
  }, 60_000);
  beforeEach(async () => {
    await jobs.empty('2026-11-16T05:00');
    await jobs.app.dataSource.query('TRUNCATE absence');
  });

  const planOf = (person: TestPerson, at: string): Promise<MyPlan> => {
    jobs.at(at);
    return jobs.ok(person, getMyPlan);
  };
  const rows = async (person: TestPerson, at: string) =>
    (await planOf(person, at)).shifts.map(
      ({ date, time, state, origin, work }) => `${date.slice(8)} ${time} ${state} ${origin} ${work}`,
    );

  it('has today and thirteen days more, with pay', async () => {
    await jobs.assignedJob([{ time: '06:00-08:00', days: ['We'] }]);
    await jobs.assign(await jobs.quickJob());
    const plan = await planOf(jobs.ana, '2026-11-18T05:00');
    expect(plan).toMatchObject({ date: '2026-11-18', until: '2026-12-01' });
    expect(plan.shifts).toMatchObject([
      {
        job_name: 'Library',
        address: '1 North Terrace, Adelaide',
        date: '2026-11-18',
        starts_at: '2026-11-17T19:30:00Z',
        ends_at: '2026-11-17T21:30:00Z',
        pay_per_hour: '30.00',
        payment: '60.00',
        work: 'none',
      },
      { kind: 'quick', job_name: 'After the fair', time: '18:30', pay_per_hour: '40.00', payment: '' },
      { date: '2026-11-25' },
    ]);
    expect(JSON.stringify(plan)).not.toContain('45.55');
  });

  it('says what runs and what is done, and keeps the night that is not over', async () => {
    const job = await jobs.assignedJob([{ time: '22:00-06:00', days: ['Tu'] }]);
    jobs.at('2026-11-17T22:00');
    const { body } = await jobs.start(job);
    const night = '17 22:00-06:00 planned timetable';
    const later = ['24 22:00-06:00 planned timetable none', '01 22:00-06:00 planned timetable none'];
    expect(await rows(jobs.ana, '2026-11-18T05:00')).toEqual([`${night} running`, ...later]);
    // Not over while the person is at it.
    expect(await rows(jobs.ana, '2026-11-18T06:30')).toEqual([`${night} running`, ...later]);
    await jobs.stop({ row_id: body.started_row_id });
    expect(await rows(jobs.ana, '2026-11-18T06:30')).toEqual(later);
    const morning = await jobs.assignedJob([{ time: '07:00-08:00', days: ['We'] }]);
    await jobs.work(morning, '2026-11-18T07:00', '2026-11-18T07:50');
    expect((await rows(jobs.ana, '2026-11-18T09:00'))[0]).toBe('18 07:00-08:00 planned timetable done');
  });

  it('has days off, cancelled days and covers, each with its own person alone', async () => {
    const job = await jobs.assignedJob();
    const day = '2026-11-18';
    await jobs.ok(jobs.ana, reportAbsence, { user_id: jobs.ana.id, from: day, until: day, reason: 'Flu' });
    const shift = { job_id: job, date: day, time: '06:00-08:00', user_id: jobs.ana.id };
    const { offer_id } = await jobs.ok(jobs.admin, offerCover, { ...shift, to: 'all' });
    await jobs.ok(bo, takeCover, { user_id: bo.id, offer_id });
    await jobs.ok(jobs.admin, cancelDay, { job_id: job, date: '2026-11-25', note: 'Closed' });
    expect(await rows(bo, '2026-11-18T05:00')).toEqual(['18 06:00-08:00 planned cover none']);
    const own = await planOf(jobs.ana, '2026-11-18T05:00');
    expect(own.shifts.map(({ state, note }) => `${state} ${note}`)).toEqual([
      'covered ',
      'away Flu',
      'cancelled Closed',
      'cancelled Closed',
    ]);
    expect(JSON.stringify(own)).not.toContain('Bo Berg');
  });
});
