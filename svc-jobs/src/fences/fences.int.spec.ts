import { decideWork, getFence, listApprovals, removeFence, setFence } from '@cleaning/contracts';
import { JobsTestApp, NO_SUCH_ID } from '../testing/jobs-test-app.js';

/** The test's stamps are some 60 m apart. */
const HERE = { lat: -34.9285, lng: 138.6007 };
const ELSEWHERE = '-34.9385,138.6007,12';

describe('Fence', () => {
  const jobs = JobsTestApp.openShared();
  let job: string;
  beforeEach(async () => {
    await jobs.empty('2026-11-16T05:00');
    job = await jobs.createAssignedJob();
  });

  const set = (fields: object = {}) => jobs.callAs(jobs.admin, setFence, { job_id: job, ...HERE, ...fields });
  const work = async (start: object = {}, finish: object = {}) => {
    jobs.setClock('2026-11-18T06:00');
    const started = await jobs.start(job, start);
    expect(started.status).toBe(200);
    jobs.setClock('2026-11-18T08:00');
    expect(await jobs.stop({ row_id: started.body.started_row_id, ...finish })).toMatchObject({ status: 200 });
    return started.body.started_row_id as string;
  };
  const listHeld = async () => {
    const { rows } = await jobs.callOrThrow(jobs.admin, listApprovals);
    return rows.map(({ row_id, reasons }: { row_id: string; reasons: string[] }) => [row_id, reasons]);
  };

  it.each([
    ['a Start far away', { start_location: ELSEWHERE }, {}, ['outside_fence']],
    ['a Finish far away', {}, { finish_location: ELSEWHERE }, ['outside_fence']],
    ['stamps on the spot', {}, {}, []],
    ['a vague Start', { start_location: '-34.9285,138.6007,151' }, {}, ['location_too_vague']],
    ['a vague Finish', {}, { finish_location: '-34.9285,138.6007,2000' }, ['location_too_vague']],
    ['a Start anywhere on earth', { start_location: '0,0,99999999' }, {}, ['outside_fence', 'location_too_vague']],
    ['a stamp without accuracy far away', { start_location: '-34.9385,138.6007' }, {}, ['outside_fence']],
  ])('holds work with %s as expected and refuses nothing', async (_case, start, finish, reasons) => {
    expect(await set()).toMatchObject({ status: 200, body: { fence: { ...HERE, radius: 150, source: 'pin' } } });
    const row = await work(start, finish);
    expect(await listHeld()).toEqual(reasons.length > 0 ? [[row, reasons]] : []);
  });

  it('holds nothing within a larger radius and can be removed', async () => {
    await set({ radius: 2000 });
    await work({ start_location: ELSEWHERE });
    expect(await listHeld()).toEqual([]);
    await set();
    expect((await jobs.callOrThrow(jobs.admin, removeFence, { job_id: job })).fence).toBeUndefined();
    await jobs.callOrThrow(jobs.admin, removeFence, { job_id: job });
    const actions = (await jobs.findAuditEntries(job)).map(({ action }) => action);
    expect(actions).toEqual(['job.created', 'job.fence-set', 'job.fence-set', 'job.fence-removed']);
  });

  it('is proposed from the stamps of approved work and set by an admin', async () => {
    expect(await jobs.callOrThrow(jobs.admin, getFence, { job_id: job })).toEqual({ job_id: job });
    await work();
    expect(await jobs.callOrThrow(jobs.admin, getFence, { job_id: job })).toEqual({ job_id: job });
    await jobs.doWork(job, '2026-11-18T18:00', '2026-11-18T20:00');
    const { proposal } = await jobs.callOrThrow(jobs.admin, getFence, { job_id: job });
    expect(proposal).toEqual({ lat: expect.closeTo(-34.92875, 6), lng: expect.closeTo(138.60085, 6), stamps: 4 });
    const { lat, lng } = proposal;
    expect(await set({ lat, lng, source: 'stamps' })).toMatchObject({
      status: 200,
      body: { fence: { lat, lng, source: 'stamps', set_by: 'Helen Marsh' }, proposal },
    });
  });

  it('is not proposed from stamps less accurate than 100 m', async () => {
    await work({ start_location: '0,0,99999999' }, { finish_location: '-34.9385,138.6007,101' });
    await jobs.doWork(job, '2026-11-18T18:00', '2026-11-18T20:00');
    expect((await jobs.callOrThrow(jobs.admin, getFence, { job_id: job })).proposal).toBeUndefined();
    await jobs.doWork(job, '2026-11-25T18:00', '2026-11-25T20:00');
    const { proposal } = await jobs.callOrThrow(jobs.admin, getFence, { job_id: job });
    expect(proposal).toEqual({ lat: expect.closeTo(-34.92875, 6), lng: expect.closeTo(138.60085, 6), stamps: 4 });
  });

  it('is not proposed from held work until it is approved', async () => {
    await set();
    const row = await work({ start_location: ELSEWHERE });
    await jobs.doWork(job, '2026-11-18T18:00', '2026-11-18T20:00');
    expect((await jobs.callOrThrow(jobs.admin, getFence, { job_id: job })).proposal).toBeUndefined();
    await jobs.callOrThrow(jobs.admin, decideWork, { rows: [{ row_id: row, version: 1 }], decision: 'approve' });
    expect((await jobs.callOrThrow(jobs.admin, getFence, { job_id: job })).proposal.stamps).toBe(4);
  });

  it.each([
    [{ lat: 91 }, 400],
    [{ lng: 'east' }, 400],
    [{ radius: 29 }, 400],
    [{ radius: 5001 }, 400],
    [{ source: 'guess' }, 400],
    [{ job_id: NO_SUCH_ID }, 404],
  ])('refuses %j', async (fields, status) => {
    expect(await set(fields)).toMatchObject({ status });
    expect((await jobs.callOrThrow(jobs.admin, getFence, { job_id: job })).fence).toBeUndefined();
  });
});

describe('Map of a fence', () => {
  const tiles = 'https://tiles.example/{z}/{x}/{y}.png';
  const jobs = JobsTestApp.openOwn({ MAP_TILES: tiles });

  it('has the tiles of the installation', async () => {
    await jobs.empty('2026-11-16T05:00');
    const job = await jobs.createAssignedJob();
    expect(await jobs.callOrThrow(jobs.admin, getFence, { job_id: job })).toEqual({
      job_id: job,
      map: { tiles, attribution: '© OpenStreetMap contributors' },
    });
  });
});
