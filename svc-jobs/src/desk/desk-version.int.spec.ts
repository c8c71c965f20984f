import {
  acceptRequest,
  correctWork,
  editQuickJob,
  endJob,
  getAttention,
  getDeskVersion,
  rejectRequest,
  startPermanentJob,
  stopPermanentJob,
} from '@cleaning/contracts';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { JobsTestApp } from '../testing/jobs-test-app.js';

jest.setTimeout(60_000);

describe('whether the desk has changed', () => {
  const jobs = JobsTestApp.forTests();
  let bo: TestPerson;
  let library: string;
  beforeAll(async () => {
    bo = await jobs.app.person({ name: 'Bo Berg' });
    // 2026-11-18 is a Wednesday.
    jobs.at('2026-11-18T05:00');
    library = await jobs.permanentJob([
      { time: '06:00-08:00', days: ['We'] },
      { time: '12:00-14:00', days: ['We'] },
    ]);
    await jobs.assign(library);
  }, 60_000);

  const version = async () => (await jobs.ok(jobs.admin, getDeskVersion)).version as string;
  const attention = async () => JSON.stringify(await jobs.ok(jobs.admin, getAttention));

  it('costs one statement, and stays the same while nothing changes', async () => {
    const before = await version();
    const spy = jest.spyOn(jobs.app.dataSource, 'query');
    jobs.at('2026-11-18T05:01');
    expect(await version()).toBe(before);
    const asked = [...spy.mock.calls];
    spy.mockRestore();
    expect(asked.filter(([sql]) => sql.includes('md5'))).toHaveLength(1);
    expect(asked.length).toBeLessThanOrEqual(2); // the other one is who asks
  });

  it('changes with each thing that an admin or a sub-contractor writes, and with time', async () => {
    let quick = '';
    let row_id = '';
    let work = '';
    const account = (more: object) => jobs.app.person({ ...bo, name: 'Bo Berg', ...more });
    const steps: [string, () => Promise<unknown>][] = [
      ['a new job', async () => (quick = await jobs.quickJob({ job_title: 'Fair', c_count_for_job: 2 }))],
      [
        'a changed job',
        () =>
          jobs.ok(jobs.admin, editQuickJob, {
            job_id: quick,
            version: 1,
            job_title: 'Show',
            job_address: '3 Jetty Road',
            c_count_for_job: 3,
            pay_per_hr_for_me: 60,
            pay_per_hr_for_c: 40,
            job_date: '2026-11-18',
            job_time: '18:30',
            job_desc: 'Broom',
          }),
      ],
      ['a request', async () => (row_id = await jobs.request(quick))],
      ['a rejected request', () => jobs.ok(jobs.admin, rejectRequest, { row_id })],
      ['another request', async () => (row_id = await jobs.request(quick))],
      [
        'an accepted request',
        () => jobs.ok(jobs.admin, acceptRequest, { job_id: quick, row_id, user_id: jobs.ana.id }),
      ],
      ['an assignment', () => jobs.assign(quick, bo)],
      ['one taken away', () => jobs.unassign(quick, bo)],
      ['a new person', () => jobs.app.person({ name: 'Cy Cole', verified: false })],
      ['a new name', () => account({ name: 'Bo Bergman', version: 2 })],
      ['a disproved person', () => account({ verified: false, version: 3 })],
      ['a removed person', () => account({ removed: true, version: 4 })],
      [
        'work that begins',
        async () => {
          jobs.at('2026-11-18T06:00');
          work = (await jobs.ok(jobs.ana, startPermanentJob, jobs.startBody(library))).started_row_id;
        },
      ],
      ['work whose time is over', async () => jobs.at('2026-11-18T08:30')],
      ['work that is finished', () => jobs.ok(jobs.ana, stopPermanentJob, jobs.stopBody(work))],
      [
        'a clock event that arrived late',
        async () => {
          jobs.at('2026-11-18T13:00');
          const stamped_at = '2026-11-18T12:00:00+10:30';
          work = (await jobs.ok(jobs.ana, startPermanentJob, { ...jobs.startBody(library), stamped_at }))
            .started_row_id;
        },
      ],
      [
        'a correction of it',
        () =>
          jobs.ok(jobs.admin, correctWork, {
            row_id: work,
            version: 1,
            started_at: '2026-11-18T12:00',
            ended_at: '2026-11-18T12:40',
            contractor_pay: '',
            company_pay: '',
            reason: 'Agreed by telephone',
          }),
      ],
      ['an ended job', () => jobs.ok(jobs.admin, endJob, { job_id: quick, version: 2 })],
      ['a new day', async () => jobs.at('2026-11-19T00:00')],
    ];
    let before = await version();
    for (const [what, step] of steps) {
      await step();
      const now = await version();
      expect({ what, isNew: now !== before }).toEqual({ what, isNew: true });
      before = now;
    }
  });

  it('goes back to what it was with the desk', async () => {
    const [before, list] = [await version(), await attention()];
    await jobs.assign(library, jobs.admin);
    expect(await version()).not.toBe(before);
    await jobs.unassign(library, jobs.admin);
    expect([await version(), await attention()]).toEqual([before, list]);
  });
});
