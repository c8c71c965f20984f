import { randomUUID } from 'node:crypto';
import {
  assignCover,
  changeShift,
  endJob,
  recordAbsence,
  startPermanentJob,
  startQuickJob,
  stopQuickJob,
} from '@cleaning/contracts';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { EARLY, FINISH, JobsTestApp, toInstant } from '../testing/jobs-test-app.js';

/** A Wednesday. */
const DAY = '2026-11-18';

describe('Offline start after a plan change', () => {
  const jobs = JobsTestApp.openShared();
  let bo: TestPerson;
  let job: string;
  beforeAll(async () => {
    bo = await jobs.app.createPerson({ name: 'Bo Berg' });
  }, 60_000);
  beforeEach(async () => {
    await jobs.empty(`${DAY}T05:00`);
    await jobs.app.dataSource.query('TRUNCATE absence');
    job = await jobs.createAssignedJob([EARLY]);
  });

  const stamp = { stamped_at: toInstant(`${DAY}T06:00`) };
  const shift = () => ({ job_id: job, date: DAY, time: EARLY.time, user_id: jobs.ana.id });
  const records = () =>
    jobs.app.dataSource.query<{ state: string; hold_reasons: string[] }[]>(
      'SELECT state, hold_reasons FROM work_record WHERE person_id = $1',
      [jobs.ana.id],
    );
  const expectHeldWork = async () => {
    const key = randomUUID();
    jobs.setClock(`${DAY}T08:30`);
    expect(await jobs.start(job, { ...stamp, stamp_key: key })).toMatchObject({ status: 200 });
    await jobs.stop({ start_key: key, stamped_at: toInstant(`${DAY}T08:00`) });
    expect(await records()).toEqual([{ state: 'held', hold_reasons: ['arrived_late'] }]);
  };
  const expectRefusal = async (status: number) => {
    jobs.setClock(`${DAY}T08:30`);
    expect(await jobs.start(job, { ...stamp, stamp_key: randomUUID() })).toMatchObject({ status });
    expect(await records()).toEqual([]);
  };

  it.each<[string, () => Promise<unknown>]>([
    ['marked as away', () => jobs.callOrThrow(jobs.admin, changeShift, { ...shift(), change: 'away' })],
    ['covered', () => jobs.callOrThrow(jobs.admin, assignCover, { ...shift(), cover_id: bo.id, mark_away: true })],
    [
      'cancelled with the shift',
      () => jobs.callOrThrow(jobs.admin, changeShift, { ...shift(), user_id: undefined, change: 'cancelled' }),
    ],
    [
      'absent',
      () =>
        jobs.callOrThrow(jobs.admin, recordAbsence, {
          user_id: jobs.ana.id,
          from: DAY,
          until: DAY,
          reason: 'No answer',
        }),
    ],
    ['taken off the job', () => jobs.unassign(job)],
    ['assigned to an ended job', () => jobs.callOrThrow(jobs.admin, endJob, { job_id: job, version: 1 })],
  ])('is held and not lost when its person is %s', async (_, change) => {
    jobs.setClock(`${DAY}T06:45`);
    await change();
    await expectHeldWork();
  });

  it.each<[string, number, () => Promise<unknown>]>([
    ['marked as away', 409, () => jobs.callOrThrow(jobs.admin, changeShift, { ...shift(), change: 'away' })],
    ['taken off the job', 403, () => jobs.unassign(job)],
  ])('is refused when its person was %s before it', async (_, status, change) => {
    jobs.setClock(`${DAY}T05:30`);
    await change();
    // The database uses its own clock.
    await jobs.app.dataSource.query('UPDATE past_enrolment SET ended_at = $1', [toInstant(`${DAY}T05:30`)]);
    await expectRefusal(status);
  });

  it('is refused when the time of the removal is unknown', async () => {
    await jobs.unassign(job);
    await jobs.app.dataSource.query('UPDATE past_enrolment SET enrolled_at = NULL, ended_at = NULL');
    await expectRefusal(403);
  });

  it('is refused by the current plan when it arrives within minutes', async () => {
    jobs.setClock(`${DAY}T06:05`);
    await jobs.callOrThrow(jobs.admin, changeShift, { ...shift(), change: 'away' });
    jobs.setClock(`${DAY}T06:10`);
    expect(await jobs.start(job, { ...stamp, stamp_key: randomUUID() })).toMatchObject({ status: 409 });
  });

  it('is held when its person was removed and assigned again', async () => {
    jobs.setClock(`${DAY}T06:30`);
    await jobs.unassign(job);
    await jobs.assign(job);
    await expectHeldWork();
  });

  it('is accepted after the cover was withdrawn', async () => {
    await jobs.callOrThrow(jobs.admin, assignCover, { ...shift(), cover_id: bo.id, mark_away: true });
    await jobs.app.dataSource.query('UPDATE cover SET taken_back_at = $1, taken_back_by = $2', [
      toInstant(`${DAY}T06:30`),
      jobs.admin.id,
    ]);
    jobs.setClock(`${DAY}T08:30`);
    const body = { ...jobs.buildStartBody(job, bo), ...stamp, stamp_key: randomUUID() };
    expect(await jobs.callAs(bo, startPermanentJob, body)).toMatchObject({ status: 200 });
  });

  it('is held for a quick job too', async () => {
    const quick = await jobs.createQuickJob({ job_time: '06:00' });
    await jobs.assign(quick);
    jobs.setClock(`${DAY}T06:30`);
    await jobs.unassign(quick);
    jobs.setClock(`${DAY}T07:30`);
    const key = randomUUID();
    const body = { ...jobs.buildStartBody(quick), ...stamp, stamp_key: key };
    expect(await jobs.callAs(jobs.ana, startQuickJob, body)).toMatchObject({ status: 200 });
    const finish = { user_id: jobs.ana.id, start_key: key, finish_location: FINISH };
    expect(await jobs.callAs(jobs.ana, stopQuickJob, finish)).toMatchObject({ status: 200 });
    expect(await records()).toEqual([{ state: 'held', hold_reasons: ['arrived_late'] }]);
  });
});
