import { randomUUID } from 'node:crypto';
import { getQuickJob, getRemainingSlots, startQuickJob, stopQuickJob, undoStart } from '@cleaning/contracts';
import { FINISH, JobsTestApp, NO_SUCH_ID, START, toInstant } from '../testing/jobs-test-app.js';

const jobs = JobsTestApp.openShared();

describe('undoStart', () => {
  let job: string;
  beforeEach(async () => {
    await jobs.empty('2026-11-18T05:55');
    await jobs.app.dataSource.query('TRUNCATE undone_start');
    job = await jobs.createAssignedJob();
  });

  const undo = (fields: object, person = jobs.ana) => jobs.callAs(person, undoStart, { user_id: person.id, ...fields });
  const startOnce = async (fields: object = {}) => (await jobs.start(job, fields)).body.started_row_id as string;
  const records = () => jobs.app.dataSource.query<unknown[]>('SELECT 1 FROM work_record');
  const currentWork = async () => (await jobs.app.readPublishedStates('current-work')).at(-1);
  const actions = async () =>
    (await jobs.findAuditEntries(jobs.ana.id)).filter(({ action }) => action === 'work.start-undone');

  it('leaves no work and frees the slot and the person', async () => {
    const row_id = await startOnce();
    expect(await currentWork()).toMatchObject({ row_id });
    jobs.setClock('2026-11-18T05:56:59');
    expect(await undo({ row_id })).toMatchObject({ status: 200, body: { msg: 'The start is undone.' } });
    expect(await records()).toEqual([]);
    expect(await currentWork()).toBeUndefined();
    expect(await jobs.app.readPublishedStates('work-record')).toEqual([]);
    expect(await jobs.callOrThrow(jobs.ana, getRemainingSlots, { user_id: jobs.ana.id, job_id: job })).toContain(
      '06:00-08:00',
    );
    expect(await jobs.start(job)).toMatchObject({ status: 200 });
  });

  it('undoes a start once, with one audit entry, when it is repeated', async () => {
    const row_id = await startOnce();
    const answers = await Promise.all([undo({ row_id }), undo({ row_id }), undo({ row_id })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const again = await startOnce();
    expect(await undo({ row_id })).toMatchObject({ status: 200 });
    expect(await records()).toHaveLength(1);
    expect(again).not.toBe(row_id);
    expect(await actions()).toMatchObject([{ details: { job_id: job, started_at: '2026-11-18T05:55' } }]);
  });

  it.each([
    ['two minutes later', '2026-11-18T05:57', 409],
    ['an hour later', '2026-11-18T06:55', 409],
  ])('is refused %s', async (_when, now, status) => {
    const row_id = await startOnce();
    jobs.setClock(now);
    expect(await undo({ row_id })).toMatchObject({ status });
    expect(await records()).toHaveLength(1);
    expect(await actions()).toEqual([]);
  });

  it("refuses finished, unknown and other people's work", async () => {
    const row_id = await startOnce();
    const bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    expect(await undo({ row_id }, bo)).toMatchObject({ status: 404 });
    expect(await undo({ row_id: NO_SUCH_ID })).toMatchObject({ status: 404 });
    expect(await undo({})).toMatchObject({ status: 400 });
    await jobs.stop({ row_id });
    expect(await undo({ row_id })).toMatchObject({ status: 409, body: { msg: 'This work is already finished.' } });
    expect(await records()).toHaveLength(1);
  });

  it('counts an offline press by its own time', async () => {
    const start_key = randomUUID();
    jobs.setClock('2026-11-18T06:30');
    await startOnce({ stamp_key: start_key, stamped_at: toInstant('2026-11-18T06:00') });
    const late = { start_key, stamped_at: toInstant('2026-11-18T06:02') };
    expect(await undo(late)).toMatchObject({ status: 409 });
    expect(await undo({ ...late, stamped_at: toInstant('2026-11-18T06:01') })).toMatchObject({ status: 200 });
    expect(await records()).toEqual([]);
  });

  it('refuses a start that arrives after it, also several at once', async () => {
    const key = randomUUID();
    expect(await undo({ start_key: key })).toMatchObject({ status: 200 });
    expect(await undo({ start_key: key })).toMatchObject({ status: 200 });
    const answers = await Promise.all([1, 2, 3].map(() => jobs.start(job, { stamp_key: key })));
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect(answers[0]?.body).toMatchObject({ msg: 'You’ve undone this start.' });
    const row_id = await startOnce({ stamp_key: randomUUID() });
    expect(await undo({ row_id })).toMatchObject({ status: 200 });
    expect(await actions()).toHaveLength(1);
  });

  it('ends the key of the start', async () => {
    const key = randomUUID();
    const row_id = await startOnce({ stamp_key: key });
    await undo({ row_id });
    expect(await jobs.start(job, { stamp_key: key })).toMatchObject({ status: 409 });
    expect(await records()).toEqual([]);
  });

  it('frees a quick job to be started again', async () => {
    jobs.setClock('2026-11-18T18:25');
    const quick = await jobs.createQuickJob();
    await jobs.assign(quick);
    const { started_row_id } = await jobs.callOrThrow(jobs.ana, startQuickJob, jobs.buildStartBody(quick));
    expect(await undo({ row_id: started_row_id })).toMatchObject({ status: 200 });
    expect(await jobs.callAs(jobs.ana, startQuickJob, jobs.buildStartBody(quick))).toMatchObject({ status: 200 });
  });

  it('lets either the undo or Finished win when both arrive at once', async () => {
    const row_id = await startOnce();
    const [undone, finished] = await Promise.all([undo({ row_id }), jobs.stop({ row_id })]);
    expect([
      [200, 404],
      [409, 200],
    ]).toContainEqual([undone?.status, finished?.status]);
    expect(await records()).toHaveLength(undone?.status === 200 ? 0 : 1);
  });
});

describe('Clock event from an offline device', () => {
  let job: string;
  beforeEach(async () => {
    await jobs.empty('2026-11-18T06:00');
    job = await jobs.createAssignedJob();
  });

  const start = (fields: object, person = jobs.ana) => jobs.start(job, fields, person);

  it('counts for the time and slot it happened at, and shows the admin their late arrival', async () => {
    const key = randomUUID();
    jobs.setClock('2026-11-18T17:00');
    expect(await start({ stamp_key: key, stamped_at: toInstant('2026-11-18T06:05') })).toMatchObject({ status: 200 });
    expect(await jobs.stop({ start_key: key, stamped_at: toInstant('2026-11-18T07:35') })).toMatchObject({
      status: 200,
    });
    expect(await jobs.listDoneWork(job)).toMatchObject([
      {
        start_time: '06:05',
        end_time: '08:00',
        ended_time: '07:35',
        job_started_location: START,
        job_ended_location: FINISH,
        job_payment_for_day: '45.00-68.33',
        is_late: true,
        start_received_at: '2026-11-18 17:00',
        end_received_at: '2026-11-18 17:00',
      },
    ]);
  });

  it('is not late within five minutes', async () => {
    jobs.setClock('2026-11-18T06:10');
    await start({ stamp_key: randomUUID(), stamped_at: toInstant('2026-11-18T06:05') });
    expect(await jobs.listDoneWork(job)).toMatchObject([
      { start_time: '06:05', is_late: false, start_received_at: '' },
    ]);
  });

  it('is taken once per key, also much later and after the finish', async () => {
    jobs.setClock('2026-11-18T06:30');
    const clockEvent = { stamp_key: randomUUID(), stamped_at: toInstant('2026-11-18T06:05') };
    const first = await start(clockEvent);
    jobs.setClock('2026-11-18T07:00');
    expect(await start(clockEvent)).toMatchObject({ status: 200, body: first.body });
    await jobs.stop({ start_key: clockEvent.stamp_key });
    jobs.setClock('2026-11-19T23:00');
    expect(await start(clockEvent)).toMatchObject({ status: 200, body: first.body });
    expect(
      await jobs.stop({ start_key: clockEvent.stamp_key, stamped_at: toInstant('2026-11-18T07:00') }),
    ).toMatchObject({
      status: 200,
    });
    expect(await jobs.listDoneWork(job)).toHaveLength(1);
  });

  it('starts one piece of work for a key sent 20 times at once', async () => {
    const clockEvent = { stamp_key: randomUUID(), stamped_at: toInstant('2026-11-18T05:59') };
    const answers = await Promise.all(Array.from({ length: 20 }, () => start(clockEvent)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.started_row_id}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200 });
    expect(await jobs.listDoneWork(job)).toHaveLength(1);
  });

  it("never collides with another person's key", async () => {
    const bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    await jobs.assign(job, bo);
    const key = randomUUID();
    const ana = await start({ stamp_key: key });
    const own = await start({ stamp_key: key }, bo);
    expect(own).toMatchObject({ status: 200 });
    expect(own.body.started_row_id).not.toBe(ana.body.started_row_id);
  });

  it.each([
    [
      'in the future',
      '2026-11-18T09:03',
      'clock_ahead',
      {},
      'That time is in the future. Check the clock on your phone.',
    ],
    [
      'more than 12 hours ago',
      '2026-11-17T20:59',
      'too_old',
      { hours: 12 },
      'That was more than 12 hours ago. Ask the office to record this work.',
    ],
    ['in no valid format', 'yesterday', 'bad-input', { fields: ['stamped_at'] }, 'Please check: stamped_at.'],
  ])('is refused for a time %s, with a message and the field', async (_case, moment, code, params, msg) => {
    const { body } = await start({});
    jobs.setClock('2026-11-18T09:00');
    const stamped_at = toInstant(moment);
    for (const answer of [
      await start({ stamp_key: randomUUID(), stamped_at }),
      await jobs.stop({ row_id: body.started_row_id, stamped_at }),
    ]) {
      expect(answer).toMatchObject({ status: 400, body: { code, params, msg } });
      expect(answer.body.issues).toMatchObject([{ field: 'stamped_at' }]);
    }
    expect(await jobs.listDoneWork(job)).toMatchObject([{ ended_time: 'pending' }]);
  });

  it('does not start work over work finished since', async () => {
    await jobs.doWork(job, '2026-11-18T06:00', '2026-11-18T07:00');
    jobs.setClock('2026-11-18T08:00');
    expect(await start({ stamp_key: randomUUID(), stamped_at: toInstant('2026-11-18T06:30') })).toMatchObject({
      status: 409,
      body: { msg: 'You’ve finished other work since then. Ask the office to record this work.' },
    });
    expect(await start({ stamp_key: randomUUID(), stamped_at: toInstant('2026-11-18T07:00') })).toMatchObject({
      status: 200,
    });
  });

  it('finishes nothing for an unknown key, and names the missing field', async () => {
    expect(await jobs.stop({ start_key: randomUUID() })).toMatchObject({ status: 404 });
    const answer = await jobs.stop({});
    expect(answer).toMatchObject({ status: 400 });
    expect(answer.body.issues).toMatchObject([{ field: 'row_id' }]);
  });

  it('counts for the day of a quick job and completes it', async () => {
    const quick = await jobs.createQuickJob();
    await jobs.assign(quick);
    const isDone = async () => (await jobs.callOrThrow(jobs.ana, getQuickJob, undefined, { jobID: quick })).is_done;
    const key = randomUUID();
    jobs.setClock('2026-11-19T02:00');
    const body = { ...jobs.buildStartBody(quick), stamp_key: key, stamped_at: toInstant('2026-11-18T23:30') };
    expect(await isDone()).toBe(false);
    expect(await jobs.callAs(jobs.ana, startQuickJob, body)).toMatchObject({ status: 200 });
    expect(await isDone()).toBe(false);
    const finish = { user_id: jobs.ana.id, start_key: key, finish_location: FINISH };
    expect(await jobs.callAs(jobs.ana, stopQuickJob, finish)).toMatchObject({ status: 200 });
    expect(await isDone()).toBe(true);
    expect((await jobs.callOrThrow(jobs.admin, getQuickJob, undefined, { jobID: quick })).is_done).toBe(false);
  });
});
