import { acceptRequest, decideWork, listApprovals, rejectRequest } from '@cleaning/contracts';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { JobsTestApp } from '../testing/jobs-test-app.js';

describe('notices of svc-jobs', () => {
  const jobs = JobsTestApp.forTests();
  let bo: TestPerson;
  beforeAll(async () => {
    bo = await jobs.app.person({ name: 'Bo Berg' });
  });
  beforeEach(async () => {
    await jobs.empty('2026-11-18T05:00');
    await jobs.app.dataSource.query('TRUNCATE raised_notice, change');
  });

  /** Kind, people and the job's name of each raised notice. */
  const raised = async () =>
    (await jobs.app.published('notice')).map(({ kind, people, parameters }) => [kind, ...people, parameters.job]);

  it('tell a person that they are assigned or taken off, once for each change', async () => {
    const job = await jobs.permanentJob();
    await jobs.assign(job);
    await jobs.assign(job);
    await jobs.unassign(job);
    await jobs.unassign(job);
    expect(await raised()).toEqual([
      ['assigned', jobs.ana.id, 'Library'],
      ['taken-off', jobs.ana.id, 'Library'],
    ]);
  });

  it('tell a person what became of a request', async () => {
    const job = await jobs.permanentJob();
    const accepted = await jobs.request(job);
    await jobs.ok(jobs.admin, acceptRequest, { job_id: job, row_id: accepted, user_id: jobs.ana.id });
    const rejected = await jobs.request(job, bo);
    await jobs.ok(jobs.admin, rejectRequest, { row_id: rejected });
    expect(await raised()).toEqual([
      ['request-accepted', jobs.ana.id, 'Library'],
      ['request-rejected', bo.id, 'Library'],
    ]);
  });

  it('are not raised by a decision that fails', async () => {
    const job = await jobs.permanentJob();
    const row_id = await jobs.request(job);
    const accept = () => jobs.as(jobs.admin, acceptRequest, { job_id: job, row_id, user_id: jobs.ana.id });
    await Promise.all([accept(), accept(), jobs.as(jobs.admin, rejectRequest, { row_id })]);
    expect(await raised()).toHaveLength(1);
  });

  it('tell each person once about held work that was decided together', async () => {
    const job = await jobs.permanentJob([{ time: '06:00-08:00', days: ['We', 'Th'] }]);
    await jobs.assign(job);
    await jobs.assign(job, bo);
    await jobs.work(job, '2026-11-18T05:10', '2026-11-18T08:00');
    await jobs.work(job, '2026-11-18T06:00', '2026-11-18T09:00', bo);
    await jobs.work(job, '2026-11-19T05:10', '2026-11-19T08:00');
    await jobs.app.dataSource.query('TRUNCATE raised_notice, change');
    const { rows } = await jobs.ok(jobs.admin, listApprovals, {});
    await jobs.ok(jobs.admin, decideWork, {
      rows: rows.map(({ row_id, version }: { row_id: string; version: number }) => ({ row_id, version })),
      decision: 'approve',
      note: 'Called both',
    });
    const notices = await jobs.app.published('notice');
    expect(notices).toHaveLength(2);
    expect(notices.find(({ people }) => people[0] === jobs.ana.id)).toMatchObject({
      kind: 'hold-decided',
      admins: false,
      parameters: {
        decision: 'approved',
        work: 'Library, Wed 18/11/2026; Library, Thu 19/11/2026',
        note: 'Called both',
      },
    });
  });
});
