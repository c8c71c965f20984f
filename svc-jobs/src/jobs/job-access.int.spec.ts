import {
  acceptRequest,
  checkRequest,
  endJob,
  getJobToEdit,
  getPermanentJob,
  getPermanentJobById,
  getQuickJob,
  getRemainingSlots,
  listJobCards,
  listJobNames,
  rejectRequest,
  requestJob,
  startPermanentJob,
  startQuickJob,
  stopQuickJob,
} from '@cleaning/contracts';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { JobsTestApp, NO_SUCH_ID } from '../testing/jobs-test-app.js';

const jobs = JobsTestApp.openOwn();

describe('Job list on the desk', () => {
  let [library, depot, fair, gala] = ['', '', '', ''];
  beforeAll(async () => {
    jobs.setClock('2026-11-17T10:00');
    library = await jobs.createPermanentJob();
    await jobs.request(library, jobs.ana);
    const ended = await jobs.createPermanentJob(undefined, { job_title: 'Old School' });
    jobs.setClock('2026-11-18T10:00');
    depot = await jobs.createPermanentJob(undefined, { job_title: 'Depot' });
    await jobs.app.dataSource.query(`UPDATE job SET closed_at = '2026-11-17T02:00Z' WHERE id = $1`, [ended]);
    fair = await jobs.createQuickJob({ job_title: 'Fair' });
    gala = await jobs.createQuickJob({ job_title: 'Gala', job_date: '2026-11-20' });
  });

  const cards = (body: object) => jobs.callOrThrow(jobs.admin, listJobCards, body);
  const getName = ({ job_name }: { job_name: string }) => job_name;

  it('shows open jobs newest first, with requests and the number of ended jobs', async () => {
    const plain = { date: '', start_time: '', ended_on: '', needed: 2, assigned: 0 };
    expect(await cards({ kind: 'permanent', ended: false })).toEqual({
      total: 2,
      ended: 1,
      rows: [
        { job_id: depot, job_name: 'Depot', req_count: 0, ...plain },
        { job_id: library, job_name: 'Library', req_count: 1, ...plain },
      ],
    });
    const ended = await cards({ kind: 'permanent', ended: true });
    expect(ended).toMatchObject({ total: 1, rows: [{ job_name: 'Old School', ended_on: '2026-11-17' }] });
  });

  it('has pages', async () => {
    const page = (page: number) => cards({ kind: 'quick', page, page_size: 1 });
    expect(await page(1)).toMatchObject({
      total: 2,
      rows: [{ job_id: gala, date: '2026-11-20', start_time: '18:30' }],
    });
    expect((await page(2)).rows.map(getName)).toEqual(['Fair']);
    expect((await page(3)).rows).toEqual([]);
  });

  it('names the jobs of today and later', async () => {
    const listNames = async () => (await jobs.callOrThrow(jobs.admin, listJobNames)).map(getName);
    expect(await jobs.callOrThrow(jobs.admin, listJobNames)).toContainEqual({
      job_id: fair,
      kind: 'quick',
      job_name: 'Fair',
      date: '2026-11-18',
    });
    expect(await listNames()).toEqual(['Depot', 'Library', 'Fair', 'Gala']);
    jobs.setClock('2026-11-19T10:00');
    expect(await listNames()).toEqual(['Depot', 'Library', 'Gala']);
  });

  it('refuses an unknown kind', async () => {
    const answer = await jobs.callAs(jobs.admin, listJobCards, { kind: 'all' });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ field: 'kind' }] } });
  });
});

const SECRET = 'The alarm code is 4711';
const SLOTS = [{ time: '06:00-08:00', days: ['We'] }];
// A Wednesday.
const NOW = '2026-11-18T10:00';

type Kind = 'permanent' | 'quick';
const STATES = { permanent: ['open', 'full', 'ended'], quick: ['open', 'full', 'ended', 'past'] } as const;
const PEOPLE = ['stranger', 'assigned', 'asked', 'rejected', 'worked', 'taken off'] as const;
type State = (typeof STATES)[Kind][number];
type Relation = (typeof PEOPLE)[number];

/** Ending a job also removes assigned and waiting people. */
const relationAfter = (relation: Relation, state: State): Relation => {
  if (state !== 'ended') return relation;
  return relation === 'assigned' || relation === 'asked' ? 'stranger' : relation;
};

describe('Job read by its id', () => {
  let filler: TestPerson;
  beforeAll(async () => {
    filler = await jobs.app.createPerson({ name: 'Fil Ler' });
  }, 60_000);

  const create = (kind: Kind, state: State) =>
    kind === 'permanent'
      ? jobs.createPermanentJob(SLOTS, { job_description: SECRET, job_need_count: 2 })
      : jobs.createQuickJob({
          job_desc: SECRET,
          c_count_for_job: 2,
          job_date: state === 'past' ? '2026-11-11' : '2026-11-18',
        });

  async function relate(kind: Kind, jobId: string, person: TestPerson, relation: Relation, day: string) {
    if (relation === 'stranger') return;
    if (relation === 'asked' || relation === 'rejected') {
      const row_id = await jobs.request(jobId, person);
      if (relation === 'rejected') await jobs.callOrThrow(jobs.admin, rejectRequest, { row_id });
      return;
    }
    const row_id = await jobs.request(jobId, person);
    await jobs.callOrThrow(jobs.admin, acceptRequest, { job_id: jobId, row_id, user_id: person.id });
    if (relation === 'worked') {
      if (kind === 'permanent') await jobs.doWork(jobId, `${day}T06:00`, `${day}T07:00`, person);
      else {
        const { started_row_id } = await jobs.callOrThrow(person, startQuickJob, jobs.buildStartBody(jobId, person));
        await jobs.callOrThrow(person, stopQuickJob, jobs.buildStopBody(started_row_id, person));
      }
    }
    if (relation !== 'assigned') await jobs.unassign(jobId, person);
  }

  async function bring(jobId: string, state: State) {
    if (state === 'full') for (const person of [filler, jobs.admin]) await jobs.assign(jobId, person);
    if (state === 'ended') {
      const { version } = await jobs.callOrThrow(jobs.admin, getJobToEdit, { job_id: jobId });
      await jobs.callOrThrow(jobs.admin, endJob, { job_id: jobId, version });
    }
  }

  const cases = (['permanent', 'quick'] as const).flatMap((kind) =>
    STATES[kind].flatMap((state) => PEOPLE.map((relation) => [kind, state, relation] as const)),
  );

  it.each(cases)('shows a %s job, %s, to a person: %s', async (kind, state, relation) => {
    const day = kind === 'quick' && state === 'past' ? '2026-11-11' : '2026-11-18';
    jobs.setClock(`${day}T05:00`);
    const person = await jobs.app.createPerson({ name: 'Per Son' });
    const jobId = await create(kind, state);
    await relate(kind, jobId, person, relation, day);
    await bring(jobId, state);
    jobs.setClock(NOW);

    const now = relationAfter(relation, state);
    const concerns = now === 'assigned' || now === 'asked' || state === 'open';
    const readable = concerns || now === 'worked';
    const description = concerns ? SECRET : '';

    const makeBody = (job_id: string) => ({ user_id: person.id, job_id });
    const answer = async (call: Parameters<JobsTestApp['callAs']>[1], body?: object, jobID?: string) => {
      const { status, body: got } = await jobs.callAs(person, call, body, jobID ? { jobID } : undefined);
      const { request_id: _, ...rest } = typeof got === 'object' && !Array.isArray(got) ? got : { request_id: '', got };
      return { status, ...rest };
    };
    const byId = (jobID: string) =>
      kind === 'permanent' ? answer(getPermanentJobById, undefined, jobID) : answer(getQuickJob, undefined, jobID);
    const start = (job_id: string) =>
      answer(kind === 'permanent' ? startPermanentJob : startQuickJob, { ...makeBody(job_id), start_location: '0,0' });

    if (readable) expect(await byId(jobId)).toMatchObject({ status: 200, job_id: jobId, job_desc: description });
    else expect(await byId(jobId)).toEqual(await byId(NO_SUCH_ID));

    if (kind === 'quick' && readable)
      expect('pay_per_hour' in (await byId(jobId)) && 'expected_minutes' in (await byId(jobId))).toBe(concerns);

    if (kind === 'permanent') {
      const toRequest = await answer(getPermanentJob, makeBody(jobId));
      if (now === 'assigned') expect(toRequest).toMatchObject({ status: 'enrolled' });
      else if (state === 'open') expect(toRequest).toMatchObject({ job_desc: SECRET });
      else expect(toRequest).toEqual(await answer(getPermanentJob, makeBody(NO_SUCH_ID)));
      const slots = await answer(getRemainingSlots, makeBody(jobId));
      if (now === 'assigned') expect(slots).toEqual({ status: 200, got: ['06:00-08:00'] });
      else expect(slots).toEqual({ status: 200, got: [] });
    }

    const enrolled = now === 'assigned' || now === 'asked' ? 'enrolled' : 'not-enrolled';
    expect(await answer(checkRequest, makeBody(jobId))).toMatchObject({ status: enrolled });

    // A refusal gives its reason and no details of the job.
    if (!readable) expect(await answer(requestJob, makeBody(jobId))).toMatchObject({ status: 409 });
    if (now !== 'assigned') expect(await start(jobId)).toMatchObject({ status: 403 });
  });

  it('is shown whole to an admin', async () => {
    jobs.setClock(NOW);
    const permanent = await jobs.createPermanentJob(SLOTS, { job_description: SECRET });
    const quick = await jobs.createQuickJob({ job_desc: SECRET, job_date: '2026-11-11' });
    await bring(permanent, 'ended');
    const read = (call: typeof getQuickJob | typeof getPermanentJobById, jobID: string) =>
      jobs.callOrThrow(jobs.admin, call, undefined, { jobID });
    expect(await read(getPermanentJobById, permanent)).toMatchObject({ job_desc: SECRET });
    expect(await read(getQuickJob, quick)).toMatchObject({ job_desc: SECRET });
  });
});
