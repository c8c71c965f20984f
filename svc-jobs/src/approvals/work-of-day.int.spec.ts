import { decideWork, getDayOfWork, getMyApprovals, startPermanentJob } from '@cleaning/contracts';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { JobsTestApp, NO_SUCH_ID } from '../testing/jobs-test-app.js';

describe('Held work of a person', () => {
  const jobs = JobsTestApp.openShared();
  let bo: TestPerson;
  let job: string;
  let held: string;
  beforeAll(async () => {
    bo = await jobs.app.createPerson({ name: 'Bo Berg' });
  }, 60_000);
  beforeEach(async () => {
    await jobs.empty('2026-11-18T05:00');
    job = await jobs.createPermanentJob([
      { time: '06:00-08:00', days: ['We', 'Th'] },
      { time: '09:00-10:00', days: ['We'] },
    ]);
    await jobs.assign(job);
    await jobs.assign(job, bo);
    // Starts 50 minutes early, so it is held.
    held = await jobs.doWork(job, '2026-11-18T05:10', '2026-11-18T08:00');
  });

  const decide = (decision: 'approve' | 'reject', note: string) =>
    jobs.callOrThrow(jobs.admin, decideWork, { rows: [{ row_id: held, version: 1 }], decision, note });
  const own = (person = jobs.ana) => jobs.callOrThrow(person, getMyApprovals);

  it('returns the whole day of a held record to admins only', async () => {
    await jobs.doWork(job, '2026-11-18T06:00', '2026-11-18T08:00', bo);
    jobs.setClock('2026-11-18T09:05');
    await jobs.callOrThrow(jobs.ana, startPermanentJob, jobs.buildStartBody(job));
    expect(await jobs.callOrThrow(jobs.admin, getDayOfWork, { row_id: held })).toMatchObject({
      date: '2026-11-18',
      user_name: 'Ana Silva',
      work: [
        {
          row_id: held,
          job_name: 'Library',
          started_at: '2026-11-18T05:10',
          ended_at: '2026-11-18T08:00',
          planned_from: '2026-11-18T06:00',
          planned_until: '2026-11-18T08:00',
          state: 'held',
        },
        { started_at: '2026-11-18T09:05', ended_at: '', state: 'running' },
      ],
    });
    expect(await jobs.callAs(jobs.ana, getDayOfWork, { row_id: held })).toMatchObject({ status: 403 });
    expect(await jobs.callAs(jobs.admin, getDayOfWork, { row_id: NO_SUCH_ID })).toMatchObject({ status: 404 });
    expect(await jobs.callAs(jobs.admin, getDayOfWork, { row_id: 'x' })).toMatchObject({ status: 404 });
    expect(await jobs.callAs(jobs.admin, getDayOfWork, {})).toMatchObject({ status: 400 });
  });

  it('shows held work with its reasons, then the decision and note for 60 days', async () => {
    expect(await own()).toMatchObject({
      held: [{ row_id: held, place: 'Library', duration: '02:00', payment: '60.00', reasons: ['started_early'] }],
      decided: [],
    });
    await decide('reject', 'Nobody had asked for it');
    expect(await own()).toMatchObject({
      held: [],
      decided: [{ row_id: held, state: 'rejected', note: 'Nobody had asked for it', reasons: ['started_early'] }],
    });
    expect(await own(bo)).toEqual({ held: [], decided: [] });
    jobs.setClock('2027-01-18T05:00');
    expect(await own()).toEqual({ held: [], decided: [] });
  });

  it('shows the note of an approval and leaves out work approved automatically', async () => {
    await jobs.doWork(job, '2026-11-19T06:00', '2026-11-19T08:00');
    await decide('approve', 'As agreed');
    const { decided } = await own();
    expect(decided).toMatchObject([{ row_id: held, state: 'approved', note: 'As agreed' }]);
  });
});
