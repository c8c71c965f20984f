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

describe('what svc-jobs announces', () => {
  const jobs = JobsTestApp.forTests();
  let published: jest.SpyInstance;
  beforeEach(async () => {
    await jobs.empty('2026-11-18T06:00');
    published = jest.spyOn(jobs.app.get(PubSub), 'publish');
  });
  afterEach(() => published.mockRestore());

  /** Since the last call, for the topics that are named. */
  const announced = (...topics: Announcement['topic'][]): Announcement[] => {
    const calls = published.mock.calls as [string, LiveMessage][];
    const all = calls.flatMap(([channel, message]) => (channel === LIVE_CHANNEL ? (message.announcements ?? []) : []));
    published.mockClear();
    return all.filter(({ topic }) => topics.includes(topic));
  };

  it('is a request and its acceptance, to the person, and that the job has less room, to all', async () => {
    const job = await jobs.permanentJob();
    announced();
    const id = await jobs.request(job);
    const request = { topic: 'request', id, people: [jobs.ana.id] };
    expect(announced('request')).toEqual([request]);
    await jobs.ok(jobs.admin, acceptRequest, { job_id: job, row_id: id, user_id: jobs.ana.id });
    expect(announced('request', 'assignment', 'job')).toEqual(
      expect.arrayContaining([
        request,
        { topic: 'assignment', id: jobs.ana.id, people: [jobs.ana.id] },
        { topic: 'job', id: job, people: [] },
      ]),
    );
  });

  it('is a request that is rejected because its job has ended, to the person', async () => {
    const job = await jobs.permanentJob();
    const id = await jobs.request(job);
    announced();
    await jobs.ok(jobs.admin, endJob, { job_id: job, version: 1 });
    expect(announced('request')).toContainEqual({ topic: 'request', id, people: [jobs.ana.id] });
  });

  it('is work, to the person who does it', async () => {
    const job = await jobs.assignedJob();
    announced();
    const { started_row_id: id } = await jobs.ok(jobs.ana, startPermanentJob, jobs.startBody(job));
    const work = { topic: 'work', id, people: [jobs.ana.id] };
    expect(announced('work')).toContainEqual(work);
    await jobs.ok(jobs.ana, stopPermanentJob, jobs.stopBody(id));
    expect(announced('work')).toContainEqual(work);
  });

  it('is an absence, to the person, and a day that is cancelled, to all who work there', async () => {
    const bo = await jobs.app.person({ name: 'Bo Berg' });
    const job = await jobs.assignedJob();
    await jobs.assign(job, bo);
    announced();
    const days = { from: '2026-11-18', until: '2026-11-18', reason: 'Flu' };
    const { absence_id } = await jobs.ok(jobs.ana, reportAbsence, { user_id: jobs.ana.id, ...days });
    expect(announced('shift')).toEqual([{ topic: 'shift', id: absence_id, people: [jobs.ana.id] }]);
    await jobs.ok(jobs.admin, cancelDay, { job_id: job, date: '2026-11-18' });
    for (const { people } of announced('shift')) expect([...people].sort()).toEqual([bo.id, jobs.ana.id].sort());
    const extra = { job_id: job, date: '2026-11-19', time: '20:00-21:00', change: 'extra', user_id: bo.id } as const;
    const { change_id } = await jobs.ok(jobs.admin, changeShift, { ...extra, insist: true });
    expect(announced('shift').filter(({ id }) => id !== '')).toEqual([
      { topic: 'shift', id: change_id, people: [bo.id] },
    ]);
  });

  it('is work that is decided, to its person, and a shift that somebody else gets, to both', async () => {
    const bo = await jobs.app.person({ name: 'Bo Berg' });
    const job = await jobs.assignedJob([{ time: '06:00-08:00', days: ['Th'] }]);
    // Begun too early: it is held.
    const held = await jobs.work(job, '2026-11-19T05:10', '2026-11-19T08:00');
    announced();
    await jobs.ok(jobs.admin, decideWork, { rows: [{ row_id: held, version: 1 }], decision: 'approve', note: '' });
    expect(announced('work')).toContainEqual({ topic: 'work', id: held, people: [jobs.ana.id] });
    const shift = { job_id: job, date: '2026-11-26', time: '06:00-08:00', user_id: jobs.ana.id };
    await jobs.ok(jobs.admin, changeShift, { ...shift, change: 'away' });
    announced();
    await jobs.ok(jobs.admin, assignCover, { ...shift, cover_id: bo.id });
    expect(announced('shift').flatMap(({ people }) => people)).toEqual([jobs.ana.id, bo.id]);
  });

  it('is what the contract of the call names, where nothing says it closer', async () => {
    announced();
    const { absence_id } = await jobs.ok(jobs.ana, reportAbsence, {
      user_id: jobs.ana.id,
      from: '2026-11-18',
      until: '2026-11-18',
      reason: 'Flu',
    });
    announced();
    await jobs.ok(jobs.admin, endAbsence, { absence_id });
    expect(announced('shift', 'cover')).toEqual([
      { topic: 'shift', id: absence_id, people: [jobs.ana.id] },
      { topic: 'cover', id: '', people: [] },
    ]);
  });

  it('has the id and the person of the fields that the contract names', async () => {
    const job = await jobs.permanentJob();
    announced();
    await jobs.ok(jobs.admin, removeFence, { job_id: job });
    expect(announced('job')).toEqual([{ topic: 'job', id: job, people: [] }]);
    await jobs.ok(jobs.ana, declareHoursElsewhere, { user_id: jobs.ana.id, week: '2026-11-16', minutes: 60 });
    expect(announced('work')).toEqual([{ topic: 'work', id: '', people: [jobs.ana.id] }]);
  });

  it('is nothing when the write is refused or rolled back', async () => {
    expect((await jobs.as(jobs.admin, createPermanentJob, { job_title: 'Half' })).status).toBe(400);
    const job = await jobs.permanentJob();
    announced();
    const unknown = { job_id: job, row_id: jobs.ana.id, user_id: jobs.ana.id };
    expect((await jobs.as(jobs.admin, acceptRequest, unknown)).status).toBe(404);
    expect(announced('request', 'assignment', 'job', 'work', 'shift')).toEqual([]);
  });
});
