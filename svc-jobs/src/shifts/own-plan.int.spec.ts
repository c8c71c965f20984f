import {
  decideWork,
  getMyPlan,
  listApprovals,
  type OwnShift,
  setFence,
  startQuickJob,
  stopQuickJob,
} from '@cleaning/contracts';
import { JobsTestApp } from '../testing/jobs-test-app.js';

describe('getMyPlan', () => {
  const jobs = JobsTestApp.openShared();
  let job: string;
  beforeEach(async () => {
    await jobs.empty('2026-11-16T05:00');
    await jobs.app.dataSource.query('TRUNCATE work_settings');
    job = await jobs.createAssignedJob();
  });

  const today = async (): Promise<OwnShift[]> => {
    const { date, shifts } = await jobs.callOrThrow(jobs.ana, getMyPlan);
    return shifts.filter((shift: OwnShift) => shift.date === date);
  };

  it('shows the actual pay of finished shifts instead of the planned pay', async () => {
    await jobs.doWork(job, '2026-11-18T06:00', '2026-11-18T07:10');
    const [early, late] = await today();
    expect(early).toMatchObject({
      work: 'done',
      payment: '60.00',
      earned: { payment: '35.00', minutes: 70, state: 'approved' },
    });
    expect(late).toMatchObject({ work: 'none', payment: '60.00' });
    expect(late).not.toHaveProperty('earned');
  });

  it('shows the pay of held work, and no pay for rejected work', async () => {
    await jobs.doWork(job, '2026-11-18T05:00', '2026-11-18T08:00');
    expect((await today())[0]?.earned).toEqual({ payment: '60.00', minutes: 120, state: 'held' });
    const { rows } = await jobs.callOrThrow(jobs.admin, listApprovals);
    const decisions = rows.map(({ row_id, version }: { row_id: string; version: number }) => ({ row_id, version }));
    await jobs.callOrThrow(jobs.admin, decideWork, { rows: decisions, decision: 'reject', note: 'Not there' });
    expect((await today())[0]?.earned).toEqual({ payment: '0.00', minutes: 120, state: 'rejected' });
  });

  it('shows the pay of a quick job once it is finished', async () => {
    const quick = await jobs.createQuickJob();
    await jobs.assign(quick);
    jobs.setClock('2026-11-18T18:30');
    const { started_row_id } = await jobs.callOrThrow(jobs.ana, startQuickJob, jobs.buildStartBody(quick));
    jobs.setClock('2026-11-18T19:15');
    expect((await today()).find(({ kind }) => kind === 'quick')).not.toHaveProperty('earned');
    await jobs.callOrThrow(jobs.ana, stopQuickJob, jobs.buildStopBody(started_row_id));
    const shift = (await today()).find(({ kind }) => kind === 'quick');
    expect(shift).toMatchObject({ payment: '', earned: { payment: '30.00', minutes: 45, state: 'approved' } });
  });

  it('shows the pin of a place that has one, and whether Start needs a location', async () => {
    jobs.setClock('2026-11-18T05:30');
    expect((await today())[0]).not.toHaveProperty('pin');
    const pin = { lat: -34.9285, lng: 138.6007, radius: 200 };
    await jobs.callOrThrow(jobs.admin, setFence, { job_id: job, ...pin });
    expect((await today())[0]?.pin).toEqual(pin);
    expect(await jobs.callOrThrow(jobs.ana, getMyPlan)).toMatchObject({ start_without_location: true });
  });
});
