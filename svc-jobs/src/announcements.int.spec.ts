import {
  type Announcement,
  acceptRequest,
  assignCover,
  cancelDay,
  changeShift,
  createPermanentJob,
  decideWork,
  declareHoursElsewhere,
  endAbsence,
  endJob,
  LIVE_CHANNEL,
  type LiveMessage,
  removeFence,
  reportAbsence,
  startPermanentJob,
  stopPermanentJob,
} from '@cleaning/contracts';
import { PubSub } from '@cleaning/service-kit';
import { JobsTestApp } from './testing/jobs-test-app.js';

describe('Live announcements of svc-jobs', () => {
  const jobs = JobsTestApp.openShared();
  let publishSpy: jest.SpyInstance;
  beforeEach(async () => {
    await jobs.empty('2026-11-18T06:00');
    publishSpy = jest.spyOn(jobs.app.get(PubSub), 'publish');
  });
  afterEach(() => publishSpy.mockRestore());

  /** Returns the announcements of these topics since the last call, and clears the list. */
  const takeAnnouncements = (...topics: Announcement['topic'][]): Announcement[] => {
    const calls = publishSpy.mock.calls as [string, LiveMessage][];
    const all = calls.flatMap(([channel, message]) => (channel === LIVE_CHANNEL ? (message.announcements ?? []) : []));
    publishSpy.mockClear();
    return all.filter(({ topic }) => topics.includes(topic));
  };

  it('announces a request to its person, and its acceptance also as a job change to everyone', async () => {
    const job = await jobs.createPermanentJob();
    takeAnnouncements();
    const id = await jobs.request(job);
    const request = { topic: 'request', id, people: [jobs.ana.id] };
    expect(takeAnnouncements('request')).toEqual([request]);
    await jobs.callOrThrow(jobs.admin, acceptRequest, { job_id: job, row_id: id, user_id: jobs.ana.id });
    expect(takeAnnouncements('request', 'assignment', 'job')).toEqual(
      expect.arrayContaining([
        request,
        { topic: 'assignment', id: jobs.ana.id, people: [jobs.ana.id] },
        { topic: 'job', id: job, people: [] },
      ]),
    );
  });

  it('announces a request to its person when the job ends', async () => {
    const job = await jobs.createPermanentJob();
    const id = await jobs.request(job);
    takeAnnouncements();
    await jobs.callOrThrow(jobs.admin, endJob, { job_id: job, version: 1 });
    expect(takeAnnouncements('request')).toContainEqual({ topic: 'request', id, people: [jobs.ana.id] });
  });

  it('announces started and finished work to its person', async () => {
    const job = await jobs.createAssignedJob();
    takeAnnouncements();
    const { started_row_id: id } = await jobs.callOrThrow(jobs.ana, startPermanentJob, jobs.buildStartBody(job));
    const work = { topic: 'work', id, people: [jobs.ana.id] };
    expect(takeAnnouncements('work')).toContainEqual(work);
    await jobs.callOrThrow(jobs.ana, stopPermanentJob, jobs.buildStopBody(id));
    expect(takeAnnouncements('work')).toContainEqual(work);
  });

  it('announces an absence to its person, and a cancelled day to everyone assigned there', async () => {
    const bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    const job = await jobs.createAssignedJob();
    await jobs.assign(job, bo);
    takeAnnouncements();
    const days = { from: '2026-11-18', until: '2026-11-18', reason: 'Flu' };
    const { absence_id } = await jobs.callOrThrow(jobs.ana, reportAbsence, { user_id: jobs.ana.id, ...days });
    expect(takeAnnouncements('shift')).toEqual([{ topic: 'shift', id: absence_id, people: [jobs.ana.id] }]);
    await jobs.callOrThrow(jobs.admin, cancelDay, { job_id: job, date: '2026-11-18' });
    for (const { people } of takeAnnouncements('shift'))
      expect([...people].sort()).toEqual([bo.id, jobs.ana.id].sort());
    const extra = { job_id: job, date: '2026-11-19', time: '20:00-21:00', change: 'extra', user_id: bo.id } as const;
    const { change_id } = await jobs.callOrThrow(jobs.admin, changeShift, { ...extra, insist: true });
    expect(takeAnnouncements('shift').filter(({ id }) => id !== '')).toEqual([
      { topic: 'shift', id: change_id, people: [bo.id] },
    ]);
  });

  it('announces a decision on work to its person, and a cover to both people', async () => {
    const bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    const job = await jobs.createAssignedJob([{ time: '06:00-08:00', days: ['Th'] }]);
    // Starts 50 minutes early, so it is held.
    const held = await jobs.doWork(job, '2026-11-19T05:10', '2026-11-19T08:00');
    takeAnnouncements();
    await jobs.callOrThrow(jobs.admin, decideWork, {
      rows: [{ row_id: held, version: 1 }],
      decision: 'approve',
      note: '',
    });
    expect(takeAnnouncements('work')).toContainEqual({ topic: 'work', id: held, people: [jobs.ana.id] });
    const shift = { job_id: job, date: '2026-11-26', time: '06:00-08:00', user_id: jobs.ana.id };
    await jobs.callOrThrow(jobs.admin, changeShift, { ...shift, change: 'away' });
    takeAnnouncements();
    await jobs.callOrThrow(jobs.admin, assignCover, { ...shift, cover_id: bo.id });
    expect(takeAnnouncements('shift').flatMap(({ people }) => people)).toEqual([jobs.ana.id, bo.id]);
  });

  it('falls back to the topics in the contract of the call', async () => {
    takeAnnouncements();
    const { absence_id } = await jobs.callOrThrow(jobs.ana, reportAbsence, {
      user_id: jobs.ana.id,
      from: '2026-11-18',
      until: '2026-11-18',
      reason: 'Flu',
    });
    takeAnnouncements();
    await jobs.callOrThrow(jobs.admin, endAbsence, { absence_id });
    expect(takeAnnouncements('shift', 'cover')).toEqual([
      { topic: 'shift', id: absence_id, people: [jobs.ana.id] },
      { topic: 'cover', id: '', people: [] },
    ]);
  });

  it('takes the id and the person from the fields that the contract names', async () => {
    const job = await jobs.createPermanentJob();
    takeAnnouncements();
    await jobs.callOrThrow(jobs.admin, removeFence, { job_id: job });
    expect(takeAnnouncements('job')).toEqual([{ topic: 'job', id: job, people: [] }]);
    await jobs.callOrThrow(jobs.ana, declareHoursElsewhere, { user_id: jobs.ana.id, week: '2026-11-16', minutes: 60 });
    expect(takeAnnouncements('work')).toEqual([{ topic: 'work', id: '', people: [jobs.ana.id] }]);
  });

  it('announces nothing when the write is refused', async () => {
    expect((await jobs.callAs(jobs.admin, createPermanentJob, { job_title: 'Half' })).status).toBe(400);
    const job = await jobs.createPermanentJob();
    takeAnnouncements();
    const unknown = { job_id: job, row_id: jobs.ana.id, user_id: jobs.ana.id };
    expect((await jobs.callAs(jobs.admin, acceptRequest, unknown)).status).toBe(404);
    expect(takeAnnouncements('request', 'assignment', 'job', 'work', 'shift')).toEqual([]);
  });
});
