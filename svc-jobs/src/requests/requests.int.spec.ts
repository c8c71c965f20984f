import {
  acceptRequest,
  adminGetPermanentJobs,
  checkRequest,
  getRequestCount,
  getRequests,
  rejectRequest,
  requestJob,
} from '@cleaning/contracts';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { JobsTestApp, NO_SUCH_ID } from '../testing/jobs-test-app.js';

describe('Job request', () => {
  const jobs = JobsTestApp.openShared();
  beforeEach(() => jobs.empty('2026-11-18T10:00'));

  const ask = (jobId: string, person = jobs.ana) =>
    jobs.callAs(person, requestJob, { job_id: jobId, user_id: person.id });
  const check = async (jobId: string, person = jobs.ana) =>
    (await jobs.callOrThrow(person, checkRequest, { job_id: jobId, user_id: person.id })).status;
  const waiting = (jobId: string) => jobs.callOrThrow(jobs.admin, getRequests, { job_id: jobId });
  const accept = (job_id: string, row_id: string, person: TestPerson = jobs.ana) =>
    jobs.callAs(jobs.admin, acceptRequest, { job_id, row_id, user_id: person.id });
  const reject = (row_id: string) => jobs.callAs(jobs.admin, rejectRequest, { row_id });

  it.each(['permanent', 'quick'])('waits and is accepted for a %s job', async (kind) => {
    const job = kind === 'quick' ? await jobs.createQuickJob() : await jobs.createPermanentJob();
    expect(await check(job)).toBe('not-enrolled');
    expect(await ask(job)).toMatchObject({ status: 200, body: 'done' });
    expect(await check(job)).toBe('enrolled');
    const [row] = await waiting(job);
    expect(row).toEqual({ row_id: expect.any(String), user_id: jobs.ana.id, user_name: 'Ana Silva' });
    expect(await jobs.callOrThrow(jobs.admin, getRequestCount, { job_id: job })).toBe(1);

    expect(await accept(job, row.row_id)).toMatchObject({ status: 200, body: { status: 'done' } });
    expect(await waiting(job)).toEqual([]);
    expect(await jobs.callOrThrow(jobs.admin, getRequestCount, { job_id: job })).toBe(0);
    expect(await check(job)).toBe('enrolled');
    const published = (await jobs.app.readPublishedStates('assignments')).find(({ id }) => id === jobs.ana.id);
    expect(published).toMatchObject({
      permanent_jobs:
        kind === 'permanent' ? [{ job_id: job, job_name: 'Library', job_payment_for_fortnight: '240.00' }] : [],
      quick_jobs:
        kind === 'quick'
          ? [{ job_id: job, job_name: 'After the fair', job_date: '2026-11-18', job_start_time: '18:30' }]
          : [],
    });
    expect(await jobs.app.readPublishedStates('current-work')).toEqual([]);
  });

  it('is stored once when sent again, also 20 times at once', async () => {
    const job = await jobs.createPermanentJob();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(job)));
    expect(answers.map((answer) => answer.body)).toEqual(Array(20).fill('done'));
    expect(await waiting(job)).toHaveLength(1);
  });

  it('is listed oldest first and counted in the list of jobs', async () => {
    const job = await jobs.createPermanentJob();
    const bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    await ask(job, bo);
    jobs.setClock('2026-11-18T10:01');
    await ask(job);
    expect((await waiting(job)).map((row: { user_name: string }) => row.user_name)).toEqual(['Bo Berg', 'Ana Silva']);
    expect(await jobs.callOrThrow(jobs.admin, adminGetPermanentJobs)).toMatchObject([{ job_id: job, req_count: 2 }]);
  });

  it('can be sent again after a rejection', async () => {
    const job = await jobs.createPermanentJob();
    const row = await jobs.request(job);
    expect(await reject(row)).toMatchObject({ status: 200, body: { status: 'done' } });
    expect(await waiting(job)).toEqual([]);
    expect(await check(job)).toBe('not-enrolled');
    expect(await ask(job)).toMatchObject({ status: 200 });
  });

  it('can be sent again after the person is unassigned', async () => {
    const job = await jobs.createPermanentJob();
    await accept(job, await jobs.request(job));
    await jobs.unassign(job);
    expect(await check(job)).toBe('not-enrolled');
    expect(await ask(job)).toMatchObject({ status: 200 });
  });

  describe('refusals', () => {
    it('answers 409 for an assigned person, a full job and a past day', async () => {
      const own = await jobs.createPermanentJob();
      await jobs.assign(own);
      expect(await ask(own)).toMatchObject({ status: 409, body: { msg: 'You’re already assigned to this job.' } });
      const full = await jobs.createPermanentJob(undefined, { job_need_count: 1 });
      await jobs.assign(full, await jobs.app.createPerson({ name: 'Bo Berg' }));
      const past = await jobs.createQuickJob({ job_date: '2026-11-17' });
      expect(await ask(full)).toMatchObject({ status: 409, body: { msg: 'This job has all the people it needs.' } });
      expect(await ask(past)).toMatchObject({ status: 409, body: { msg: 'This job’s day is over.' } });
    });

    it('answers 404 for an unknown job', async () => {
      expect(await ask(NO_SUCH_ID)).toMatchObject({ status: 404 });
      expect(await check(NO_SUCH_ID)).toBe('not-enrolled');
      for (const call of [getRequestCount, getRequests])
        expect(await jobs.callAs(jobs.admin, call, { job_id: NO_SUCH_ID })).toMatchObject({ status: 404 });
    });

    it('answers 404 for an unknown request and for another job or person', async () => {
      const job = await jobs.createPermanentJob();
      const row = await jobs.request(job);
      expect(await accept(job, NO_SUCH_ID)).toMatchObject({ status: 404 });
      expect(await accept(await jobs.createPermanentJob(), row)).toMatchObject({ status: 404 });
      expect(await accept(job, row, jobs.admin)).toMatchObject({ status: 404 });
      expect(await reject(NO_SUCH_ID)).toMatchObject({ status: 404 });
      expect(await waiting(job)).toHaveLength(1);
    });

    it('answers 409 for a decided request', async () => {
      const job = await jobs.createPermanentJob();
      const row = await jobs.request(job);
      await accept(job, row);
      const decided = { status: 409, body: { code: 'request_decided', msg: 'This request has already been decided.' } };
      expect(await accept(job, row)).toMatchObject(decided);
      expect(await reject(row)).toMatchObject(decided);
    });

    it('leaves the request undecided when the person is unverified or removed', async () => {
      const job = await jobs.createPermanentJob();
      const bo = await jobs.app.createPerson({ name: 'Bo Berg' });
      const row = await jobs.request(job, bo);
      await jobs.app.createPerson({ ...bo, verified: false });
      expect(await accept(job, row, bo)).toMatchObject({ status: 409, body: { msg: 'This person isn’t verified.' } });
      expect(await jobs.callOrThrow(jobs.admin, getRequestCount, { job_id: job })).toBe(1);
      await jobs.app.createPerson({ ...bo, removed: true });
      expect(await accept(job, row, bo)).toMatchObject({ status: 404 });
      expect(await jobs.callOrThrow(jobs.admin, getRequestCount, { job_id: job })).toBe(0);
    });
  });

  it('fills the job when accepted, and others can still be accepted beyond the need', async () => {
    const job = await jobs.createPermanentJob(undefined, { job_need_count: 1 });
    const bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    const first = await jobs.request(job);
    const second = await jobs.request(job, bo);
    expect(await accept(job, first)).toMatchObject({ status: 200 });
    expect(await waiting(job)).toHaveLength(1);
    expect(await accept(job, second, bo)).toMatchObject({ status: 200 });
  });

  it('is either accepted or rejected when both happen at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const job = await jobs.createPermanentJob();
      const row = await jobs.request(job);
      const answers = await Promise.all([accept(job, row), reject(row), accept(job, row), reject(row)]);
      const won = answers.flatMap((answer, index) => (answer.status === 200 ? [index % 2 ? 'reject' : 'accept'] : []));
      expect(won).toHaveLength(1);
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409]);
      expect(await check(job)).toBe(won[0] === 'accept' ? 'enrolled' : 'not-enrolled');
      const [entry, ...more] = (await jobs.findAuditEntries(jobs.ana.id)).filter(
        ({ details }) => details.job_id === job,
      );
      expect(entry).toMatchObject({
        action: `request.${won[0]}ed`,
        actor_id: jobs.admin.id,
        subject_name: 'Ana Silva',
      });
      expect(more).toEqual([]);
    }
  });
});
