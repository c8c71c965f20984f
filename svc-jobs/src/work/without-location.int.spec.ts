import {
  changeWorkSettings,
  getWorkSettings,
  listApprovals,
  setFence,
  startQuickJob,
  stopQuickJob,
} from '@cleaning/contracts';
import { JobsTestApp, NO_SUCH_ID, START, toInstant } from '../testing/jobs-test-app.js';

const NO_START_LOCATION = { start_location: undefined, without_location: true };
const NO_FINISH_LOCATION = { finish_location: undefined, without_location: true };

describe('Work without a location', () => {
  const jobs = JobsTestApp.openShared();
  let job: string;
  beforeEach(async () => {
    await jobs.empty('2026-11-16T05:00');
    await jobs.app.dataSource.query('TRUNCATE work_settings');
    job = await jobs.createAssignedJob();
    jobs.setClock('2026-11-18T06:00');
  });

  const listHeld = async () => {
    const { rows } = await jobs.callOrThrow(jobs.admin, listApprovals);
    return rows.map(({ row_id, reasons }: { row_id: string; reasons: string[] }) => [row_id, reasons]);
  };
  const change = (start_without_location: boolean, version = 0) =>
    jobs.callAs(jobs.admin, changeWorkSettings, { start_without_location, version });
  const REFUSED = {
    status: 409,
    body: {
      code: 'location_required',
      msg: 'You need to share your location to start. Allow location for this site, or call the office.',
    },
  };

  it.each([
    ['a Start', NO_START_LOCATION, {}],
    ['a Start with an empty location', { start_location: '', without_location: true }, {}],
    ['a Finished', {}, NO_FINISH_LOCATION],
    ['a Finished with an empty location', {}, { finish_location: '', without_location: true }],
    ['both', NO_START_LOCATION, NO_FINISH_LOCATION],
  ])('is recorded and held when %s reports no location', async (_case, start, finish) => {
    const started = await jobs.start(job, start);
    expect(started).toMatchObject({ status: 200 });
    const { started_row_id: row_id } = started.body;
    jobs.setClock('2026-11-18T08:00');
    expect(await jobs.stop({ row_id, ...finish })).toMatchObject({ status: 200 });
    expect(await listHeld()).toEqual([[row_id, ['no_location']]]);
    const [done] = await jobs.listDoneWork(job);
    expect(done).toMatchObject({ job_status: 'done', state: 'held' });
  });

  it.each([
    ['a Start without a location', { start_location: undefined }, 'start_location'],
    ['a Start with an empty location', { start_location: '' }, 'start_location'],
    ['a Start with nonsense', { start_location: 'here' }, 'start_location'],
    ['a Start with a location that reports none', { without_location: true }, 'without_location'],
    [
      'a Start without a location that does not report this',
      { start_location: undefined, without_location: false },
      'without_location',
    ],
  ])('is refused for %s', async (_case, fields, field) => {
    const answer = await jobs.start(job, fields);
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ field }] } });
    expect(await jobs.listDoneWork(job)).toEqual([]);
  });

  it('finishes only with a location or a report that there is none', async () => {
    const { row_id } = { row_id: (await jobs.start(job)).body.started_row_id };
    for (const finish_location of [undefined, ''])
      expect(await jobs.stop({ row_id, finish_location })).toMatchObject({
        status: 400,
        body: { issues: [{ field: 'finish_location' }] },
      });
    expect(await jobs.stop({ row_id, without_location: true })).toMatchObject({ status: 400 });
    expect(await jobs.stop({ row_id, ...NO_FINISH_LOCATION })).toMatchObject({ status: 200 });
  });

  it('is held for the location of its finish too', async () => {
    await jobs.callOrThrow(jobs.admin, setFence, { job_id: job, lat: -34.9285, lng: 138.6007 });
    const { started_row_id: row_id } = (await jobs.start(job, NO_START_LOCATION)).body;
    jobs.setClock('2026-11-18T08:00');
    await jobs.stop({ row_id, finish_location: '-34.9585,138.6007,12' });
    expect(await listHeld()).toEqual([[row_id, ['outside_fence', 'no_location']]]);
  });

  it('is held when it starts more than a kilometre from the pin', async () => {
    await jobs.callOrThrow(jobs.admin, setFence, { job_id: job, lat: -34.9285, lng: 138.6007 });
    const { started_row_id: row_id } = (await jobs.start(job, { start_location: '-34.9573,138.6007,20' })).body;
    jobs.setClock('2026-11-18T08:00');
    await jobs.stop({ row_id, finish_location: START });
    expect(await listHeld()).toEqual([[row_id, ['outside_fence']]]);
  });

  it('is refused at Start if the company requires a location, but never at Finished', async () => {
    const { started_row_id: row_id } = (await jobs.start(job, NO_START_LOCATION)).body;
    expect(await change(false)).toMatchObject({ status: 200 });
    jobs.setClock('2026-11-18T08:00');
    expect(await jobs.stop({ row_id, ...NO_FINISH_LOCATION })).toMatchObject({ status: 200 });
    jobs.setClock('2026-11-18T18:00');
    expect(await jobs.start(job, NO_START_LOCATION)).toMatchObject(REFUSED);
    expect(await jobs.start(job)).toMatchObject({ status: 200 });
  });

  it('follows the rule at the time of an offline press', async () => {
    await change(false);
    jobs.setClock('2026-11-18T06:30');
    const startAt = (at: string) => jobs.start(job, { ...NO_START_LOCATION, stamped_at: toInstant(at) });
    expect(await startAt('2026-11-18T06:05')).toMatchObject(REFUSED);
    // Saving the same rule keeps its start.
    expect(await change(false, 1)).toMatchObject({ status: 200 });
    expect(await startAt('2026-11-18T06:05')).toMatchObject(REFUSED);
    expect(await startAt('2026-11-18T05:59')).toMatchObject({ status: 200 });
  });

  it('is held or refused at a quick job as well', async () => {
    const quick = await jobs.createQuickJob();
    await jobs.assign(quick);
    jobs.setClock('2026-11-18T18:30');
    const start = () => jobs.callAs(jobs.ana, startQuickJob, { ...jobs.buildStartBody(quick), ...NO_START_LOCATION });
    await change(false);
    expect(await start()).toMatchObject(REFUSED);
    await change(true, 1);
    const { started_row_id } = (await start()).body;
    await jobs.callOrThrow(jobs.ana, stopQuickJob, { ...jobs.buildStopBody(started_row_id), ...NO_FINISH_LOCATION });
    expect(await listHeld()).toEqual([[started_row_id, ['no_location']]]);
  });

  it('is switched off only by an admin, with an audit entry', async () => {
    expect(await jobs.callOrThrow(jobs.admin, getWorkSettings)).toEqual({ start_without_location: true, version: 0 });
    expect(await jobs.callAs(jobs.ana, getWorkSettings)).toMatchObject({ status: 403 });
    const own = { start_without_location: false, version: 0 };
    expect(await jobs.callAs(jobs.ana, changeWorkSettings, own)).toMatchObject({ status: 403 });
    const answers = await Promise.all([change(false), change(false)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await change(true, 5)).toMatchObject({ status: 409 });
    expect(await jobs.callOrThrow(jobs.admin, getWorkSettings)).toEqual({ start_without_location: false, version: 1 });
    expect((await jobs.app.readPublishedStates('audit-entry')).at(-1)).toMatchObject({
      action: 'work-settings.changed',
      details: { start_without_location: 'no' },
    });
    expect(await jobs.callAs(jobs.admin, changeWorkSettings, { version: 1 })).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'start_without_location' }] },
    });
  });

  it('answers 404 for an unknown job', async () => {
    expect(await jobs.start(NO_SUCH_ID, NO_START_LOCATION)).toMatchObject({ status: 404 });
  });
});
