import { JobsTestApp } from '../testing/jobs-test-app.js';

describe('what the version before reads', () => {
  const jobs = JobsTestApp.forTests();

  it('is computed where it was kept: sums of work, and the number of a job’s people', async () => {
    jobs.at('2026-11-18T05:00');
    const job = await jobs.permanentJob();
    await jobs.assign(job);
    await jobs.work(job, '2026-11-16T06:00', '2026-11-16T08:00');
    await jobs.work(job, '2026-11-18T06:00', '2026-11-18T08:00');
    const { dataSource } = jobs.app;
    const sums = { state: 'approved', is_late: false, records: 2, minutes: '240', contractor_cents: '12000' };
    for (const table of ['job_work_sum', 'person_work_sum', 'job_person_work_sum'])
      expect(
        await dataSource.query(
          `SELECT span, first_day::text, state, is_late, records, minutes, contractor_cents FROM ${table} ORDER BY span`,
        ),
      ).toEqual([
        { span: 'month', first_day: '2026-11-01', ...sums },
        { span: 'year', first_day: '2026-01-01', ...sums },
      ]);
    expect(await dataSource.query('SELECT job.id FROM job WHERE job.need_count > job.people_count')).toEqual([
      { id: job },
    ]);
    await jobs.assign(job, jobs.admin);
    expect(await dataSource.query('SELECT job.people_count FROM job')).toEqual([{ people_count: 2 }]);
  });
});
