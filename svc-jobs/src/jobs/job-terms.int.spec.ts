import { editPermanentJob } from '@cleaning/contracts';
import { countFewestStatements } from '@cleaning/service-kit/testing';
import { EARLY, JobsTestApp } from '../testing/jobs-test-app.js';

describe('Edit of a job with an unchanged timetable', () => {
  const jobs = JobsTestApp.openShared();

  it('needs no more statements when visas limit the hours of its people', async () => {
    await jobs.empty('2026-11-16T05:00');
    await jobs.app.dataSource.query('TRUNCATE known_compliance');
    const job = await jobs.createAssignedJob([EARLY]);
    let version = 0;
    const write = () =>
      countFewestStatements(async () => {
        version += 1;
        await jobs.callOrThrow(jobs.admin, editPermanentJob, {
          job_id: job,
          version,
          job_title: 'Library',
          job_address: '1 North Terrace, Adelaide',
          job_location: 'https://maps.app.goo.gl/library',
          job_need_count: 2,
          pay_per_hr: '45.55',
          pay_per_hr_sub_contractor: '30',
          job_description: `Floors, ${version}`,
          timeline_data: [EARLY],
        });
      });
    const before = await write();
    await jobs.app.deliver('compliance', jobs.ana.id, { documents: [], work_limit: true });
    expect(await write()).toBe(before);
  });
});
