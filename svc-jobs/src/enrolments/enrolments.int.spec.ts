import {
  addOrRemoveUser,
  getRequestCount,
  getSelectableContractors,
  getSelectableContractorsForQuickJob,
  startPermanentJob,
  stopPermanentJob,
} from '@cleaning/contracts';
import { Transactions } from '@cleaning/service-kit';
import { JobsTestApp, NO_SUCH_ID } from '../testing/jobs-test-app.js';

describe('enrolments', () => {
  const jobs = JobsTestApp.forTests();
  beforeEach(() => jobs.empty('2026-11-18T10:00'));

  const change = (id: string, method: string, added_id: string) =>
    jobs.as(jobs.admin, addOrRemoveUser, { id, method, added_id, added_name: 'whoever' });
  const published = async (personId: string) =>
    (await jobs.app.published('assignments')).find(({ id }) => id === personId);
  const number = (personId: string) => jobs.app.numberOf('assignments', personId);
  const ana = () => ({ id: jobs.ana.id, name: 'Ana Silva' });

  it.each(['permanent', 'quick'])('assigns to a %s job, beyond its need, and takes it away again', async (kind) => {
    const job = kind === 'quick' ? await jobs.quickJob() : await jobs.permanentJob(undefined, { job_need_count: 1 });
    expect(await change(job, 'add', jobs.ana.id)).toMatchObject({ status: 200, body: [ana()] });
    const both = [ana(), { id: jobs.admin.id, name: 'Helen Marsh' }];
    expect(await change(job, 'add', jobs.admin.id)).toMatchObject({ status: 200, body: both });
    expect(await change(job, 'remove', jobs.ana.id)).toMatchObject({ status: 200, body: [both[1]] });
  });

  it('adding twice, and removing somebody who is not assigned, change and publish nothing', async () => {
    const job = await jobs.permanentJob();
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
    expect(await jobs.audited(jobs.ana.id)).toMatchObject([
      { action: 'assignment.added', actor_name: 'Helen Marsh', subject_name: 'Ana Silva', details: { job: 'Library' } },
      { action: 'assignment.removed', details: { job_id: job } },
    ]);
  });

  it('publishes the whole state after each change with a rising number', async () => {
    const library = await jobs.permanentJob();
    const fair = await jobs.quickJob();
    const seen: unknown[] = [];
    const numbers: number[] = [];
    const look = async () => {
      const state = await published(jobs.ana.id);
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

  it('assigning somebody settles the request that waits', async () => {
    const job = await jobs.permanentJob();
    await jobs.request(job);
    await jobs.assign(job);
    expect(await jobs.ok(jobs.admin, getRequestCount, { job_id: job })).toBe(0);
  });

  it('refuses unknown jobs and people, and people who are not verified or gone', async () => {
    const job = await jobs.permanentJob();
    const bo = await jobs.app.person({ name: 'Bo Berg', verified: false });
    const cy = await jobs.app.person({ name: 'Cy Cole', removed: true });
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
  ])('%s: verified people and admins who are not assigned yet', async (_path, call) => {
    const bo = await jobs.app.person({ name: 'Bo Berg', verified: false });
    const cy = await jobs.app.person({ name: 'Cy Cole', removed: true });
    const job = await jobs.quickJob();
    const selectable = async () =>
      (await jobs.ok(jobs.admin, call, { jobID: job })).map((person: { id: string }) => person.id);
    expect(await selectable()).toEqual(expect.arrayContaining([jobs.ana.id, jobs.admin.id]));
    expect(await selectable()).not.toEqual(expect.arrayContaining([bo.id]));
    expect(await selectable()).not.toEqual(expect.arrayContaining([cy.id]));
    await jobs.assign(job);
    expect(await selectable()).not.toEqual(expect.arrayContaining([jobs.ana.id]));
    expect(await jobs.as(jobs.admin, call, { jobID: NO_SUCH_ID })).toMatchObject({ status: 404 });
  });

  it('work that runs can be finished after the assignment was taken away', async () => {
    const job = await jobs.permanentJob();
    await jobs.assign(job);
    const { started_row_id } = await jobs.ok(jobs.ana, startPermanentJob, jobs.startBody(job));
    await jobs.unassign(job);
    expect(await published(jobs.ana.id)).toMatchObject({ permanent_jobs: [] });
    const current = () => jobs.app.published('current-work');
    expect(await current()).toMatchObject([
      { id: jobs.ana.id, kind: 'permanent', job_id: job, row_id: started_row_id },
    ]);
    const before = (await jobs.app.numberOf('current-work', jobs.ana.id)) ?? 0;
    await jobs.ok(jobs.ana, stopPermanentJob, jobs.stopBody(started_row_id));
    expect(await current()).toEqual([]);
    expect(await jobs.app.numberOf('current-work', jobs.ana.id)).toBeGreaterThan(before);
  });

  it('adding and removing at the same time always ends in the state that the feed has', async () => {
    const job = await jobs.permanentJob();
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => change(job, index % 2 ? 'remove' : 'add', jobs.ana.id)),
      );
      expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
      const rows = await jobs.app.dataSource.query('SELECT person_id FROM enrolment WHERE job_id = $1', [job]);
      expect((await published(jobs.ana.id))?.permanent_jobs.length).toBe(rows.length);
      const [after] = await jobs.app.dataSource.query('SELECT last_seq FROM change_counter');
      expect(await number(jobs.ana.id)).toBeLessThanOrEqual(Number(after.last_seq));
    }
  });

  it('requesting, assigning and removing at the same time never leaves a request of an assigned person', async () => {
    for (let round = 0; round < 10; round += 1) {
      const job = await jobs.permanentJob();
      await Promise.allSettled([jobs.request(job), jobs.assign(job), jobs.request(job), jobs.assign(job)]);
      expect(await jobs.ok(jobs.admin, getRequestCount, { job_id: job })).toBe(0);
    }
  });

  it('a job counts its people as they are assigned, taken off, removed and known, also in the same moment', async () => {
    const places = [await jobs.permanentJob(), await jobs.permanentJob(), await jobs.quickJob()];
    const people = await Promise.all(Array.from({ length: 4 }, (_, n) => jobs.app.person({ name: `Person ${n}` })));
    const ids = people.map(({ id }) => id);
    const run = (sql: string, ...values: unknown[]) => jobs.app.get(Transactions).statement(sql, values);
    const enrol = `INSERT INTO enrolment SELECT job_id, person_id, now() FROM unnest($1::uuid[]) AS job_id, unnest($2::uuid[]) AS person_id
      ON CONFLICT DO NOTHING`;
    const expectCounts = async (...counts: number[]) => {
      const rows = await jobs.app.dataSource.query<{ kept: number; counted: number }[]>(
        `SELECT people_count AS kept, (SELECT count(*)::int FROM enrolment JOIN known_account ON id = person_id AND NOT removed
           WHERE job_id = job.id) AS counted FROM job ORDER BY array_position($1, job.id)`,
        [places],
      );
      expect(rows.map(({ kept }) => kept)).toEqual(rows.map(({ counted }) => counted));
      if (counts.length > 0) expect(rows.map(({ kept }) => kept)).toEqual(counts);
    };
    const late = '0190ffff-0000-7000-8000-000000000001';
    await run(enrol, places, [...ids, late]);
    await expectCounts(4, 4, 4);
    await run(
      `INSERT INTO known_account SELECT (jsonb_populate_record(known_account, jsonb_build_object('id', $1::uuid))).*
       FROM known_account WHERE id = $2`,
      late,
      ids[0],
    );
    await expectCounts(5, 5, 5);
    await run('UPDATE known_account SET removed = true, name = name WHERE id = ANY ($1)', ids.slice(0, 2));
    await expectCounts(3, 3, 3);
    await run('UPDATE enrolment SET job_id = $1 WHERE job_id = $2 AND person_id = $3', places[0], NO_SUCH_ID, late);
    await run('DELETE FROM enrolment WHERE job_id = $1 AND person_id = ANY ($2)', places[0], ids.slice(1));
    await expectCounts(1, 3, 3);
    await run('DELETE FROM known_account WHERE id = $1', late);
    await expectCounts(0, 2, 2);
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([
        run('UPDATE known_account SET removed = NOT removed WHERE id = ANY ($1)', ids.slice(0, 2)),
        run(enrol, places, ids),
        run('DELETE FROM enrolment WHERE job_id = $1', places[round % 3]),
        run('UPDATE known_account SET removed = NOT removed WHERE id = $1', ids[3]),
        run(enrol, [places[(round + 1) % 3]], ids.slice(2)),
      ]);
      await expectCounts();
    }
    await run('TRUNCATE enrolment CASCADE');
    await expectCounts(0, 0, 0);
    await run('UPDATE known_account SET removed = false WHERE id = ANY ($1)', ids);
  });
});
