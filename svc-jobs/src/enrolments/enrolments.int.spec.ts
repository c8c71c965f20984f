import {
  acceptRequest,
  addOrRemoveUser,
  decideWork,
  endJob,
  getAllPermanentJobs,
  getRequestCount,
  getSelectableContractors,
  getSelectableContractorsForQuickJob,
  listApprovals,
  rejectRequest,
  startPermanentJob,
  stopPermanentJob,
} from '@cleaning/contracts';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { JobsTestApp, NO_SUCH_ID } from '../testing/jobs-test-app.js';

const jobs = JobsTestApp.openShared();

describe('Enrolment', () => {
  beforeEach(() => jobs.empty('2026-11-18T10:00'));

  const change = (id: string, method: string, added_id: string) =>
    jobs.callAs(jobs.admin, addOrRemoveUser, { id, method, added_id, added_name: 'whoever' });
  const readAssignments = async (personId: string) =>
    (await jobs.app.readPublishedStates('assignments')).find(({ id }) => id === personId);
  const number = (personId: string) => jobs.app.readChangeNumber('assignments', personId);
  const ana = () => ({ id: jobs.ana.id, name: 'Ana Silva' });

  it.each(['permanent', 'quick'])('assigns people to a %s job beyond its need and removes them', async (kind) => {
    const job =
      kind === 'quick' ? await jobs.createQuickJob() : await jobs.createPermanentJob(undefined, { job_need_count: 1 });
    expect(await change(job, 'add', jobs.ana.id)).toMatchObject({ status: 200, body: [ana()] });
    const both = [ana(), { id: jobs.admin.id, name: 'Helen Marsh' }];
    expect(await change(job, 'add', jobs.admin.id)).toMatchObject({ status: 200, body: both });
    expect(await change(job, 'remove', jobs.ana.id)).toMatchObject({ status: 200, body: [both[1]] });
  });

  it('changes and publishes nothing for a repeated add or remove', async () => {
    const job = await jobs.createPermanentJob();
    await jobs.assign(job);
    const assigned = await number(jobs.ana.id);
    expect(await change(job, 'add', jobs.ana.id)).toMatchObject({ status: 200, body: [ana()] });
    expect(await number(jobs.ana.id)).toBe(assigned);
    await jobs.unassign(job);
    const unassigned = await number(jobs.ana.id);
    expect(await change(job, 'remove', jobs.ana.id)).toMatchObject({ status: 200, body: [] });
    expect(await change(job, 'remove', NO_SUCH_ID)).toMatchObject({ status: 200, body: [] });
    expect(await number(jobs.ana.id)).toBe(unassigned);
    expect(await number(NO_SUCH_ID)).toBeNull();
    expect(await jobs.findAuditEntries(jobs.ana.id)).toMatchObject([
      { action: 'assignment.added', actor_name: 'Helen Marsh', subject_name: 'Ana Silva', details: { job: 'Library' } },
      { action: 'assignment.removed', details: { job_id: job } },
    ]);
  });

  it('publishes the whole state after each change with a rising number', async () => {
    const library = await jobs.createPermanentJob();
    const fair = await jobs.createQuickJob();
    const seen: unknown[] = [];
    const numbers: number[] = [];
    const look = async () => {
      const state = await readAssignments(jobs.ana.id);
      seen.push([state?.permanent_jobs.length, state?.quick_jobs.length]);
      numbers.push((await number(jobs.ana.id)) ?? 0);
    };
    await jobs.assign(library);
    await look();
    await jobs.assign(fair);
    await look();
    await jobs.unassign(library);
    await look();
    expect(seen).toEqual([
      [1, 0],
      [1, 1],
      [0, 1],
    ]);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(new Set(numbers).size).toBe(3);
  });

  it('settles the waiting request of an assigned person', async () => {
    const job = await jobs.createPermanentJob();
    await jobs.request(job);
    await jobs.assign(job);
    expect(await jobs.callOrThrow(jobs.admin, getRequestCount, { job_id: job })).toBe(0);
  });

  it('refuses unknown jobs and people, and unverified or removed people', async () => {
    const job = await jobs.createPermanentJob();
    const bo = await jobs.app.createPerson({ name: 'Bo Berg', verified: false });
    const cy = await jobs.app.createPerson({ name: 'Cy Cole', removed: true });
    expect(await change(NO_SUCH_ID, 'add', jobs.ana.id)).toMatchObject({ status: 404 });
    expect(await change(NO_SUCH_ID, 'remove', jobs.ana.id)).toMatchObject({ status: 404 });
    expect(await change(job, 'add', NO_SUCH_ID)).toMatchObject({ status: 404 });
    expect(await change(job, 'add', cy.id)).toMatchObject({ status: 404 });
    expect(await change(job, 'add', bo.id)).toMatchObject({ status: 409 });
    expect(await change(job, 'swap', jobs.ana.id)).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'method' }] },
    });
  });

  it.each([
    ['get-contractors', getSelectableContractors],
    ['get-contractors-quick-jobs', getSelectableContractorsForQuickJob],
  ])('lists verified people and admins not yet assigned (%s)', async (_path, call) => {
    const bo = await jobs.app.createPerson({ name: 'Bo Berg', verified: false });
    const cy = await jobs.app.createPerson({ name: 'Cy Cole', removed: true });
    const job = await jobs.createQuickJob();
    const selectable = async () =>
      (await jobs.callOrThrow(jobs.admin, call, { jobID: job })).map((person: { id: string }) => person.id);
    expect(await selectable()).toEqual(expect.arrayContaining([jobs.ana.id, jobs.admin.id]));
    expect(await selectable()).not.toEqual(expect.arrayContaining([bo.id]));
    expect(await selectable()).not.toEqual(expect.arrayContaining([cy.id]));
    await jobs.assign(job);
    expect(await selectable()).not.toEqual(expect.arrayContaining([jobs.ana.id]));
    expect(await jobs.callAs(jobs.admin, call, { jobID: NO_SUCH_ID })).toMatchObject({ status: 404 });
  });

  it('lets a person finish running work after they are unassigned', async () => {
    const job = await jobs.createPermanentJob();
    await jobs.assign(job);
    const { started_row_id } = await jobs.callOrThrow(jobs.ana, startPermanentJob, jobs.buildStartBody(job));
    await jobs.unassign(job);
    expect(await readAssignments(jobs.ana.id)).toMatchObject({ permanent_jobs: [] });
    const current = () => jobs.app.readPublishedStates('current-work');
    expect(await current()).toMatchObject([
      { id: jobs.ana.id, kind: 'permanent', job_id: job, row_id: started_row_id },
    ]);
    const before = (await jobs.app.readChangeNumber('current-work', jobs.ana.id)) ?? 0;
    await jobs.callOrThrow(jobs.ana, stopPermanentJob, jobs.buildStopBody(started_row_id));
    expect(await current()).toEqual([]);
    expect(await jobs.app.readChangeNumber('current-work', jobs.ana.id)).toBeGreaterThan(before);
  });

  it('publishes the final state of simultaneous adds and removes', async () => {
    const job = await jobs.createPermanentJob();
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => change(job, index % 2 ? 'remove' : 'add', jobs.ana.id)),
      );
      expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
      const rows = await jobs.app.dataSource.query('SELECT person_id FROM enrolment WHERE job_id = $1', [job]);
      expect((await readAssignments(jobs.ana.id))?.permanent_jobs.length).toBe(rows.length);
      const [after] = await jobs.app.dataSource.query('SELECT last_seq FROM change_counter');
      expect(await number(jobs.ana.id)).toBeLessThanOrEqual(Number(after.last_seq));
    }
  });

  it('leaves no request of an assigned person after simultaneous requests and assignments', async () => {
    for (let round = 0; round < 10; round += 1) {
      const job = await jobs.createPermanentJob();
      await Promise.allSettled([jobs.request(job), jobs.assign(job), jobs.request(job), jobs.assign(job)]);
      expect(await jobs.callOrThrow(jobs.admin, getRequestCount, { job_id: job })).toBe(0);
    }
  });

  it('keeps a job open until it has enough people, not counting removed ones', async () => {
    const job = await jobs.createPermanentJob(undefined, { job_need_count: 2 });
    const [bo, cleo] = [
      await jobs.app.createPerson({ name: 'Bo Berg' }),
      await jobs.app.createPerson({ name: 'Cleo Carr' }),
    ];
    const isOpen = async () => {
      const open = await jobs.callOrThrow(jobs.ana, getAllPermanentJobs, { userID: jobs.ana.id });
      return open.some(({ job_id }: { job_id: string }) => job_id === job);
    };
    expect(await isOpen()).toBe(true);
    await jobs.assign(job, bo);
    expect(await isOpen()).toBe(true);
    await jobs.assign(job, cleo);
    expect(await isOpen()).toBe(false);
    await jobs.app.dataSource.query('UPDATE known_account SET removed = true WHERE id = $1', [cleo.id]);
    expect(await isOpen()).toBe(true);
  });
});

describe('Notice about an enrolment', () => {
  let bo: TestPerson;
  beforeAll(async () => {
    bo = await jobs.app.createPerson({ name: 'Bo Berg' });
  });
  beforeEach(async () => {
    await jobs.empty('2026-11-18T05:00');
    await jobs.app.dataSource.query('TRUNCATE raised_notice, change');
  });

  /** Kind, people and job name of each notice except those of new jobs. */
  const listNotices = async () =>
    (await jobs.app.readPublishedStates('notice'))
      .filter(({ kind }) => kind !== 'new-job')
      .map(({ kind, people, parameters }) => [kind, ...people, parameters.job]);

  it('tells a person once about each assignment and removal', async () => {
    const job = await jobs.createPermanentJob();
    await jobs.assign(job);
    await jobs.assign(job);
    await jobs.unassign(job);
    await jobs.unassign(job);
    expect(await listNotices()).toEqual([
      ['assigned', jobs.ana.id, 'Library'],
      ['taken-off', jobs.ana.id, 'Library'],
    ]);
  });

  it('tells a person the decision on their request', async () => {
    const job = await jobs.createPermanentJob();
    const accepted = await jobs.request(job);
    await jobs.callOrThrow(jobs.admin, acceptRequest, { job_id: job, row_id: accepted, user_id: jobs.ana.id });
    const rejected = await jobs.request(job, bo);
    await jobs.callOrThrow(jobs.admin, rejectRequest, { row_id: rejected });
    expect(await listNotices()).toEqual([
      ['request-accepted', jobs.ana.id, 'Library'],
      ['request-rejected', bo.id, 'Library'],
    ]);
  });

  it('tells assigned and waiting people that the job has ended', async () => {
    const job = await jobs.createPermanentJob();
    await jobs.assign(job);
    await jobs.request(job, bo);
    await jobs.app.dataSource.query('TRUNCATE raised_notice, change');
    await jobs.callOrThrow(jobs.admin, endJob, { job_id: job, version: 1 });
    expect(await listNotices()).toEqual([
      ['request-rejected', bo.id, 'Library'],
      ['taken-off', jobs.ana.id, 'Library'],
    ]);
    expect(await jobs.findAuditEntries(jobs.ana.id)).toMatchObject([
      { action: 'assignment.removed', details: { job_id: job } },
    ]);
    expect(await jobs.findAuditEntries(bo.id)).toMatchObject([
      { action: 'request.rejected', details: { job_id: job } },
    ]);
  });

  it('is raised once when decisions on one request compete', async () => {
    const job = await jobs.createPermanentJob();
    const row_id = await jobs.request(job);
    const accept = () => jobs.callAs(jobs.admin, acceptRequest, { job_id: job, row_id, user_id: jobs.ana.id });
    await Promise.all([accept(), accept(), jobs.callAs(jobs.admin, rejectRequest, { row_id })]);
    expect(await listNotices()).toHaveLength(1);
  });

  it('tells each person once about held work decided together', async () => {
    const job = await jobs.createPermanentJob([{ time: '06:00-08:00', days: ['We', 'Th'] }]);
    await jobs.assign(job);
    await jobs.assign(job, bo);
    await jobs.doWork(job, '2026-11-18T05:10', '2026-11-18T08:00');
    await jobs.doWork(job, '2026-11-18T06:00', '2026-11-18T09:00', bo);
    await jobs.doWork(job, '2026-11-19T05:10', '2026-11-19T08:00');
    await jobs.app.dataSource.query('TRUNCATE raised_notice, change');
    const { rows } = await jobs.callOrThrow(jobs.admin, listApprovals, {});
    await jobs.callOrThrow(jobs.admin, decideWork, {
      rows: rows.map(({ row_id, version }: { row_id: string; version: number }) => ({ row_id, version })),
      decision: 'approve',
      note: 'Called both',
    });
    const notices = await jobs.app.readPublishedStates('notice');
    expect(notices).toHaveLength(2);
    expect(notices.find(({ people }) => people[0] === jobs.ana.id)).toMatchObject({
      kind: 'hold-decided',
      admins: false,
      parameters: {
        decision: 'approved',
        jobs: 'Library\nLibrary',
        dates: '2026-11-18\n2026-11-19',
        note: 'Called both',
      },
    });
  });
});
