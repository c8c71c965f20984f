import {
  addOrRemoveUser,
  cancelDay,
  changeShift,
  endJob,
  offerCover,
  reportAbsence,
  takeCover,
  withdrawAbsence,
} from '@cleaning/contracts';
import type { TestAnswer, TestPerson } from '@cleaning/service-kit/testing';
import { EARLY, JobsTestApp } from '../testing/jobs-test-app.js';
import { DAY } from '../testing/shift-calls.js';

describe('Start during another change', () => {
  const jobs = JobsTestApp.openOwn();
  let bo: TestPerson;
  let job: string;
  beforeAll(async () => {
    bo = await jobs.app.createPerson({ name: 'Bo Berg' });
  }, 60_000);
  beforeEach(async () => {
    await jobs.empty(`${DAY}T06:00`);
    await jobs.app.dataSource.query('TRUNCATE absence');
    job = await jobs.createAssignedJob([EARLY]);
  });

  /** Sends the second call while the first waits to write to a table, and returns both responses. */
  async function sendBoth(
    table: string,
    first: () => Promise<TestAnswer>,
    second: () => Promise<TestAnswer>,
  ): Promise<TestAnswer[]> {
    const { dataSource } = jobs.app;
    const waiting = async () => {
      const [{ count }] = await dataSource.query(
        `SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return count;
    };
    const holding = dataSource.createQueryRunner();
    await holding.startTransaction();
    await holding.query(`LOCK TABLE ${table} IN SHARE MODE`);
    const one = first();
    while ((await waiting()) < 1);
    let isAnswered = false;
    const other = second().finally(() => {
      isAnswered = true;
    });
    while (!isAnswered && (await waiting()) < 2);
    await holding.rollbackTransaction();
    await holding.release();
    return Promise.all([one, other]);
  }

  const shift = () => ({ job_id: job, date: DAY, time: EARLY.time });

  it.each<[string, string, () => Promise<TestAnswer>, number]>([
    [
      'the person is marked away',
      'shift_change',
      () => jobs.callAs(jobs.admin, changeShift, { ...shift(), change: 'away', user_id: jobs.ana.id }),
      409,
    ],
    [
      'the shift is cancelled',
      'shift_change',
      () => jobs.callAs(jobs.admin, cancelDay, { job_id: job, date: DAY }),
      409,
    ],
    [
      'the person is unassigned',
      'enrolment',
      () => jobs.callAs(jobs.admin, addOrRemoveUser, { id: job, method: 'remove', added_id: jobs.ana.id }),
      403,
    ],
    ['the job is ended', 'enrolment', () => jobs.callAs(jobs.admin, endJob, { job_id: job, version: 1 }), 403],
  ])('starts nothing while %s', async (_name, table, change, status) => {
    const answers = await sendBoth(table, change, () => jobs.start(job));
    expect(answers.map((answer) => answer.status)).toEqual([200, status]);
    expect(await jobs.app.dataSource.query('SELECT 1 FROM work_record')).toEqual([]);
  });

  it('leaves the shift to its person when the absence is withdrawn while a cover takes it', async () => {
    const { absence_id } = await jobs.callOrThrow(jobs.ana, reportAbsence, {
      user_id: jobs.ana.id,
      from: DAY,
      until: DAY,
      reason: 'Flu',
    });
    const offer = { ...shift(), user_id: jobs.ana.id, to: [bo.id] };
    const { offer_id } = await jobs.callOrThrow(jobs.admin, offerCover, offer);
    const answers = await sendBoth(
      'absence',
      () => jobs.callAs(jobs.ana, withdrawAbsence, { user_id: jobs.ana.id, absence_id }),
      () => jobs.callAs(bo, takeCover, { user_id: bo.id, offer_id }),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(await jobs.start(job)).toMatchObject({ status: 200 });
  });
});
