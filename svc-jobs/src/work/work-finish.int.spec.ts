import {
  editPermanentJob,
  getAttention,
  getDoneJobsByPlace,
  getEarnings,
  getRemainingSlots,
  getWorkRecord,
  listWork,
  startPermanentJob,
  stopPermanentJob,
  stopQuickJob,
} from '@cleaning/contracts';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { EARLY, JobsTestApp, LATE, NO_SUCH_ID, TWO_SLOTS } from '../testing/jobs-test-app.js';
import { createWorkCalls } from '../testing/work-calls.js';

const jobs = JobsTestApp.openShared();

describe('Work', () => {
  beforeEach(() => jobs.empty('2026-11-18T06:10'));

  const { startPermanent, stopPermanent, record } = createWorkCalls(jobs);
  const numbers = async (row: string) => [
    await jobs.app.readChangeNumber('current-work', jobs.ana.id),
    await jobs.app.readChangeNumber('work-record', row),
  ];

  describe('finish', () => {
    it('answers a repeat the same way, and changes and publishes nothing', async () => {
      const job = await jobs.createAssignedJob();
      const row = await jobs.doWork(job, '2026-11-18T06:10', '2026-11-18T07:10');
      const before = [await record(row), await numbers(row)];
      jobs.setClock('2026-11-18T08:00');
      const again = await stopPermanent(row);
      expect(again).toMatchObject({ status: 200, body: { msg: 'Your work is finished.' } });
      expect([await record(row), await numbers(row)]).toEqual(before);
      expect(await jobs.app.readPublishedStates('work-record')).toHaveLength(1);
    });

    it('gives 20 simultaneous calls the same answer and publishes the amounts once', async () => {
      const job = await jobs.createAssignedJob();
      const { body } = await startPermanent(job);
      const before = await jobs.app.readNewestNumber();
      jobs.setClock('2026-11-18T07:10');
      const answers = await Promise.all(Array.from({ length: 20 }, () => stopPermanent(body.started_row_id)));
      expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.msg}`)).size).toBe(1);
      expect(await jobs.app.readPublishedStates('work-record')).toHaveLength(1);
      // One feed entry for the record and one for the person's current work.
      expect(await jobs.app.readNewestNumber()).toBe(before + 2);
    });

    it("answers 404 for another person's, an unknown or another kind's record, and changes nothing", async () => {
      const bo = await jobs.app.createPerson({ name: 'Bo Berg' });
      const { body } = await startPermanent(await jobs.createAssignedJob());
      const row = body.started_row_id;
      expect(await stopPermanent(row, bo)).toMatchObject({ status: 404 });
      expect(await stopPermanent(row, jobs.admin)).toMatchObject({ status: 404 });
      expect(await stopPermanent(NO_SUCH_ID)).toMatchObject({ status: 404 });
      expect(await jobs.callAs(jobs.ana, stopQuickJob, jobs.buildStopBody(row))).toMatchObject({ status: 404 });
      expect(await record(row)).toMatchObject({ ended_at: null, minutes: null });
    });

    it.each([
      ['removed', { removed: true }],
      ['unverified', { verified: false }],
    ])('is left to an admin for a person %s since the start', async (_how, state) => {
      const bo = await jobs.app.createPerson({ name: 'Bo Berg' });
      const job = await jobs.createPermanentJob(TWO_SLOTS);
      await jobs.assign(job, bo);
      const row = (await startPermanent(job, bo)).body.started_row_id;
      const finishForBo = (person: TestPerson) => jobs.callAs(person, stopPermanentJob, jobs.buildStopBody(row, bo));
      expect(await finishForBo(jobs.admin)).toMatchObject({ status: 403 });
      await jobs.app.createPerson({ ...bo, name: 'Bo Berg', ...state });
      expect([401, 403]).toContain((await finishForBo(bo)).status);
      expect(await finishForBo(jobs.ana)).toMatchObject({ status: 403 });
      const month = { job_id: job, year: '2026', month: '11' };
      expect(await jobs.callOrThrow(jobs.admin, getDoneJobsByPlace, month)).toMatchObject([
        { row_id: row, ended_time: 'pending', job_status: 'pending' },
      ]);

      const { unfinished } = await jobs.callOrThrow(jobs.admin, getAttention);
      expect(unfinished.rows).toContainEqual(expect.objectContaining({ row_id: row, user_name: 'Bo Berg' }));
      expect(await jobs.callOrThrow(jobs.admin, getWorkRecord, { row_id: row })).toMatchObject({ is_abandoned: true });

      jobs.setClock('2026-11-18T07:10');
      const { finish_location: _, ...withoutPlace } = jobs.buildStopBody(row, bo);
      const finish = () => jobs.callAs(jobs.admin, stopPermanentJob, withoutPlace);
      expect(await finish()).toMatchObject({ status: 200 });
      expect(await finish()).toMatchObject({ status: 200 });
      expect(await record(row)).toMatchObject({ minutes: 60, contractor_cents: '3000', finish_location: null });
      expect(await jobs.callOrThrow(jobs.admin, getWorkRecord, { row_id: row })).toMatchObject({ is_abandoned: false });
      expect(await jobs.app.readPublishedStates('work-record')).toHaveLength(1);
      expect((await jobs.findAuditEntries(bo.id)).at(-1)).toMatchObject({
        action: 'work.finished-by-admin',
        actor_id: jobs.admin.id,
        subject_name: 'Bo Berg',
      });
    });

    it('needs a location from a person finishing their own work', async () => {
      const { body } = await startPermanent(await jobs.createAssignedJob());
      const { finish_location: _, ...withoutPlace } = jobs.buildStopBody(body.started_row_id);
      expect(await jobs.callAs(jobs.ana, stopPermanentJob, withoutPlace)).toMatchObject({
        status: 400,
        body: { issues: [{ field: 'finish_location' }] },
      });
      expect(await record(body.started_row_id)).toMatchObject({ ended_at: null });
    });

    it('never ends work before its start, even when the clock is set back', async () => {
      const { body } = await startPermanent(await jobs.createAssignedJob());
      jobs.setClock('2026-11-18T05:00');
      expect(await stopPermanent(body.started_row_id)).toMatchObject({ status: 200 });
      expect(await record(body.started_row_id)).toMatchObject({ minutes: 0, contractor_cents: '0' });
    });
  });
});

describe('Remaining work on the day of a timetable change', () => {
  let job: string;
  beforeEach(async () => {
    await jobs.empty('2026-11-18T05:00');
    job = await jobs.createAssignedJob();
  });
  afterEach(() => jobs.unassign(job));

  const changeTo = async (...timeline_data: (typeof EARLY)[]) => {
    const [{ version }] = await jobs.app.dataSource.query('SELECT version FROM job WHERE id = $1', [job]);
    await jobs.callOrThrow(jobs.admin, editPermanentJob, {
      job_id: job,
      version,
      job_title: 'Library',
      job_address: '1 North Terrace, Adelaide',
      job_location: '1 North Terrace, Adelaide',
      job_need_count: 2,
      pay_per_hr: '45.55',
      pay_per_hr_sub_contractor: '30',
      job_description: 'Floors and windows',
      timeline_data,
    });
  };
  /** Today's remaining times on the earnings page and the page of the job, and their number in both lists of finished work. */
  const readRemaining = async () => {
    const { pending } = await jobs.callOrThrow(jobs.ana, getEarnings, {
      user_id: jobs.ana.id,
      year: '2026',
      month: '11',
    });
    const remaining = await jobs.callOrThrow(jobs.ana, getRemainingSlots, { user_id: jobs.ana.id, job_id: job });
    const byPlace = await jobs.callOrThrow(jobs.admin, getDoneJobsByPlace, { job_id: job, year: '2026', month: '11' });
    const { rows } = await jobs.callOrThrow(jobs.admin, listWork, { job_id: job });
    const counts = (work: { job_counts_per_day: number }[]) => work.map((row) => row.job_counts_per_day);
    return {
      pending: pending
        .filter(({ date }: { date: string }) => date === '2026-11-18')
        .map(({ time, is_running }: { time: string; is_running: boolean }) => (is_running ? `${time} runs` : time)),
      remaining,
      counted: [...new Set([...counts(byPlace), ...counts(rows)])],
    };
  };

  it('leaves out work finished in the same slot before the change', async () => {
    await jobs.doWork(job, '2026-11-18T06:00', '2026-11-18T08:00');
    const late = { pending: ['18:00-20:00'], remaining: ['18:00-20:00'], counted: [1] };
    expect(await readRemaining()).toEqual(late);
    await changeTo(EARLY, { ...LATE, days: ['We', 'Fr'] });
    expect(await readRemaining()).toEqual(late);
    await changeTo(LATE, EARLY);
    expect(await readRemaining()).toEqual(late);
    await jobs.doWork(job, '2026-11-18T18:00', '2026-11-18T20:00');
    expect(await readRemaining()).toEqual({ pending: [], remaining: [], counted: [0] });
  });

  it('includes slots with new times whatever was finished in the old ones', async () => {
    await jobs.doWork(job, '2026-11-18T06:00', '2026-11-18T08:00');
    await changeTo({ ...EARLY, time: '09:00-10:00' });
    expect(await readRemaining()).toEqual({ pending: ['09:00-10:00'], remaining: ['09:00-10:00'], counted: [1] });
    await jobs.doWork(job, '2026-11-18T09:00', '2026-11-18T10:00');
    expect(await readRemaining()).toEqual({ pending: [], remaining: [], counted: [0] });
  });

  it('includes work that runs across the change once', async () => {
    jobs.setClock('2026-11-18T06:00');
    const { started_row_id } = await jobs.callOrThrow(jobs.ana, startPermanentJob, jobs.buildStartBody(job));
    await changeTo(EARLY);
    expect(await readRemaining()).toEqual({ pending: ['06:00-08:00 runs'], remaining: ['06:00-08:00'], counted: [1] });
    jobs.setClock('2026-11-18T08:00');
    await jobs.callOrThrow(jobs.ana, stopPermanentJob, jobs.buildStopBody(started_row_id));
    expect(await readRemaining()).toEqual({ pending: [], remaining: [], counted: [0] });
  });

  it('leaves out a night that started before the change', async () => {
    jobs.setClock('2026-11-17T12:00');
    const night = { time: '22:00-06:00', days: ['Tu', 'We'] };
    await changeTo(night);
    await jobs.doWork(job, '2026-11-17T22:00', '2026-11-18T05:00');
    await changeTo(night, LATE);
    expect((await readRemaining()).pending).toEqual(['18:00-20:00', '22:00-06:00']);
    expect((await readRemaining()).remaining).toEqual(['18:00-20:00', '22:00-06:00']);
  });
});
