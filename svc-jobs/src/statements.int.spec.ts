import {
  addManualRecord,
  getAllPermanentJobs,
  getAllQuickJobs,
  getAttention,
  getDoneJobsByPlace,
  getOverview,
  getTimesheet,
  listWork,
} from '@cleaning/contracts';
import { fewestStatements, type TestPerson } from '@cleaning/service-kit/testing';
import { JobsTestApp } from './testing/jobs-test-app.js';

/** docs/decisions/0034-where-the-time-of-a-call-goes.md has them with those of before. */
describe('the statements of a call', () => {
  const jobs = JobsTestApp.forTests();
  const TRIES = 5;
  const people: TestPerson[] = [];
  let job: string;
  beforeAll(async () => {
    await jobs.empty('2026-11-18T06:00');
    job = await jobs.permanentJob(undefined, { job_need_count: TRIES });
    await jobs.quickJob();
    for (let number = 0; number < TRIES; number += 1) {
      const person = await jobs.app.person({ name: `Person ${number}` });
      people.push(person);
      await jobs.assign(job, person);
    }
  }, 60_000);

  const started: string[] = [];
  const person = (attempt: number) => people[attempt] as TestPerson;
  const NOVEMBER = { year: '2026', month: '11' };

  it.each<[string, number, (attempt: number) => Promise<unknown>]>([
    ['permanent jobs', 2, () => jobs.ok(jobs.ana, getAllPermanentJobs, { userID: jobs.ana.id })],
    ['quick jobs', 2, () => jobs.ok(jobs.ana, getAllQuickJobs)],
    [
      'a start',
      7,
      async (attempt) => {
        const { status, body } = await jobs.start(job, {}, person(attempt));
        expect(status).toBe(200);
        started.push(body.started_row_id);
      },
    ],
    [
      'a finish',
      7,
      async (attempt) => expect((await jobs.stop({ row_id: started[attempt] }, person(attempt))).status).toBe(200),
    ],
    ['a month', 2, () => jobs.ok(person(0), getTimesheet, { user_id: person(0).id, ...NOVEMBER })],
    [
      'a manual record',
      10,
      (attempt) =>
        jobs.ok(jobs.admin, addManualRecord, {
          job_id: job,
          m_pay_for_me: '20',
          m_pay_for_cleaner: '12.50',
          m_date_time: `2026-11-17T0${attempt}:00`,
          m_done_by: person(attempt).id,
        }),
    ],
    ['a month at a job with people', 2, () => jobs.ok(jobs.admin, getDoneJobsByPlace, { job_id: job, ...NOVEMBER })],
    ['a page of all work', 3, () => jobs.ok(jobs.admin, listWork, { from: '2026-11-01', to: '2026-11-30' })],
    ['the overview of the desk', 3, () => jobs.ok(jobs.admin, getOverview, NOVEMBER)],
    ['what the desk should look at', 5, () => jobs.ok(jobs.admin, getAttention)],
  ])('of %s are at most %d', async (_, most, call) => {
    const fewest = await fewestStatements(call, TRIES);
    expect(fewest).toBeLessThanOrEqual(most);
  });
});
