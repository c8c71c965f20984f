import { cancelDay, endJob, getJobToEdit, reportAbsence } from '@cleaning/contracts';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { JobsTestApp } from '../testing/jobs-test-app.js';
import { ShiftAlerts } from './shift-alerts.service.js';

describe('alerts about shifts that have not begun', () => {
  const jobs = JobsTestApp.forTests();
  let bo: TestPerson;
  let job: string;
  beforeAll(async () => {
    bo = await jobs.app.person({ name: 'Bo Berg' });
  }, 60_000);
  beforeEach(async () => {
    await jobs.empty('2026-11-16T05:00');
    await jobs.app.dataSource.query('TRUNCATE absence, raised_notice');
    job = await jobs.assignedJob([{ time: '06:00-08:00', days: ['We'] }]);
    await jobs.app.dataSource.query('TRUNCATE raised_notice, change');
  });

  const run = (at: string) => {
    jobs.at(at);
    return jobs.app.get(ShiftAlerts).run();
  };
  const raised = () => jobs.app.published('notice');
  const kinds = async () => (await raised()).map(({ kind }) => kind);

  it('tells admins after fifteen minutes, and once after 45 minutes admins and the person', async () => {
    await run('2026-11-18T06:14');
    expect(await raised()).toEqual([]);
    await run('2026-11-18T06:15');
    await run('2026-11-18T06:44');
    expect(await raised()).toMatchObject([
      {
        kind: 'late',
        admins: true,
        people: [],
        parameters: { person: 'Ana Silva', job: 'Library', date: '2026-11-18', time: '06:00-08:00' },
      },
    ]);
    await run('2026-11-18T06:45');
    for (const at of ['2026-11-18T06:46', '2026-11-18T09:00', '2026-11-18T17:30']) await run(at);
    expect(await raised()).toMatchObject([
      { kind: 'late' },
      { kind: 'not-started', admins: true, people: [jobs.ana.id] },
    ]);
  });

  it('tells it once when several replicas run at once', async () => {
    await jobs.assign(job, bo);
    await jobs.app.dataSource.query('TRUNCATE raised_notice, change');
    jobs.at('2026-11-18T06:50');
    const alerts = jobs.app.get(ShiftAlerts);
    await Promise.all(Array.from({ length: 6 }, () => alerts.run()));
    expect((await raised()).map(({ kind, people }) => [kind, ...people]).sort()).toEqual(
      [
        ['not-started', jobs.ana.id],
        ['not-started', bo.id],
      ].sort(),
    );
  });

  it('tells it later when no replica ran at the time, also of a night that is over', async () => {
    const night = await jobs.assignedJob([{ time: '22:00-23:30', days: ['Tu'] }], bo);
    await jobs.app.dataSource.query('TRUNCATE raised_notice, change');
    await run('2026-11-18T00:30');
    expect(await raised()).toMatchObject([{ kind: 'not-started', parameters: { job_id: night, date: '2026-11-17' } }]);
    await run('2026-11-19T12:00');
    expect(await kinds()).toEqual(['not-started']);
  });

  it('never tells of work that has begun or is finished, late as it may be', async () => {
    jobs.at('2026-11-18T06:30');
    const { body } = await jobs.start(job);
    await run('2026-11-18T06:50');
    jobs.at('2026-11-18T07:00');
    await jobs.stop({ row_id: body.started_row_id });
    await run('2026-11-18T07:30');
    expect(await raised()).toEqual([]);
  });

  it('a start at the same moment comes before or after', async () => {
    jobs.at('2026-11-18T06:50');
    const [started] = await Promise.all([jobs.start(job), jobs.app.get(ShiftAlerts).run()]);
    expect(started.status).toBe(200);
    const before = await kinds();
    await jobs.app.get(ShiftAlerts).run();
    expect(await kinds()).toEqual(before);
  });

  it('never tells of a shift that is cancelled, whose person is away, or of a job that has ended', async () => {
    await jobs.ok(jobs.admin, cancelDay, { job_id: job, date: '2026-11-18' });
    const other = await jobs.assignedJob([{ time: '06:00-08:00', days: ['We'] }], bo);
    await jobs.ok(bo, reportAbsence, { user_id: bo.id, from: '2026-11-18', until: '2026-11-18', reason: 'Flu' });
    const ended = await jobs.assignedJob([{ time: '05:00-09:00', days: ['We'] }], bo);
    const { version } = await jobs.ok(jobs.admin, getJobToEdit, { job_id: ended });
    await jobs.ok(jobs.admin, endJob, { job_id: ended, version });
    await jobs.app.dataSource.query('TRUNCATE raised_notice, change');
    for (const at of ['2026-11-18T06:20', '2026-11-18T06:50']) await run(at);
    expect(await raised()).toEqual([]);
    expect(other).not.toBe(job);
  });
});
