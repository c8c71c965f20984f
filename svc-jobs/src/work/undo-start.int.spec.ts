import { randomUUID } from 'node:crypto';
import { getRemainingSlots, startQuickJob, undoStart } from '@cleaning/contracts';
import { instant, JobsTestApp, NO_SUCH_ID } from '../testing/jobs-test-app.js';

describe('a start that is undone', () => {
  const jobs = JobsTestApp.forTests();
  let job: string;
  beforeEach(async () => {
    await jobs.empty('2026-11-18T05:55');
    await jobs.app.dataSource.query('TRUNCATE undone_start');
    job = await jobs.assignedJob();
  });

  const undo = (fields: object, person = jobs.ana) => jobs.as(person, undoStart, { user_id: person.id, ...fields });
  const started = async (fields: object = {}) => (await jobs.start(job, fields)).body.started_row_id as string;
  const records = () => jobs.app.dataSource.query<unknown[]>('SELECT 1 FROM work_record');
  const currentWork = async () => (await jobs.app.published('current-work')).at(-1);
  const actions = async () => (await jobs.audited(jobs.ana.id)).filter(({ action }) => action === 'work.start-undone');

  it('leaves no work: the slot can be started again, nobody is at work, and nothing is invoiced', async () => {
    const row_id = await started();
    expect(await currentWork()).toMatchObject({ row_id });
    jobs.at('2026-11-18T05:56:59');
    expect(await undo({ row_id })).toMatchObject({ status: 200, body: { msg: 'The start is undone.' } });
    expect(await records()).toEqual([]);
    expect(await currentWork()).toBeUndefined();
    expect(await jobs.app.published('work-record')).toEqual([]);
    expect(await jobs.ok(jobs.ana, getRemainingSlots, { user_id: jobs.ana.id, job_id: job })).toContain('06:00-08:00');
    expect(await jobs.start(job)).toMatchObject({ status: 200 });
  });

  it('is undone once, however often it is pressed, and audited once', async () => {
    const row_id = await started();
    const answers = await Promise.all([undo({ row_id }), undo({ row_id }), undo({ row_id })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const again = await started();
    expect(await undo({ row_id })).toMatchObject({ status: 200 });
    expect(await records()).toHaveLength(1);
    expect(again).not.toBe(row_id);
    expect(await actions()).toMatchObject([{ details: { job_id: job, started_at: '2026-11-18T05:55' } }]);
  });

  it.each([
    ['two minutes ago', '2026-11-18T05:57', 409],
    ['an hour ago', '2026-11-18T06:55', 409],
  ])('is not undone when it was %s', async (_when, now, status) => {
    const row_id = await started();
    jobs.at(now);
    expect(await undo({ row_id })).toMatchObject({ status });
    expect(await records()).toHaveLength(1);
    expect(await actions()).toEqual([]);
  });

  it('is not undone when the work is finished, or is of somebody else, or never was', async () => {
    const row_id = await started();
    const bo = await jobs.app.person({ name: 'Bo Berg' });
    expect(await undo({ row_id }, bo)).toMatchObject({ status: 404 });
    expect(await undo({ row_id: NO_SUCH_ID })).toMatchObject({ status: 404 });
    expect(await undo({})).toMatchObject({ status: 400 });
    await jobs.stop({ row_id });
    expect(await undo({ row_id })).toMatchObject({ status: 409, body: { msg: 'This work is finished already.' } });
    expect(await records()).toHaveLength(1);
  });

  it('of a phone without a connection counts by the time of the press', async () => {
    const start_key = randomUUID();
    jobs.at('2026-11-18T06:30');
    await started({ stamp_key: start_key, stamped_at: instant('2026-11-18T06:00') });
    const late = { start_key, stamped_at: instant('2026-11-18T06:02') };
    expect(await undo(late)).toMatchObject({ status: 409 });
    expect(await undo({ ...late, stamped_at: instant('2026-11-18T06:01') })).toMatchObject({ status: 200 });
    expect(await records()).toEqual([]);
  });

  it('starts nothing when it arrives after its undoing, once or many times at once', async () => {
    const key = randomUUID();
    expect(await undo({ start_key: key })).toMatchObject({ status: 200 });
    expect(await undo({ start_key: key })).toMatchObject({ status: 200 });
    const answers = await Promise.all([1, 2, 3].map(() => jobs.start(job, { stamp_key: key })));
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect(answers[0]?.body).toMatchObject({ msg: 'You have undone this start.' });
    const row_id = await started({ stamp_key: randomUUID() });
    expect(await undo({ row_id })).toMatchObject({ status: 200 });
    expect(await actions()).toHaveLength(1);
  });

  it('of a start with a key is the end of that key', async () => {
    const key = randomUUID();
    const row_id = await started({ stamp_key: key });
    await undo({ row_id });
    expect(await jobs.start(job, { stamp_key: key })).toMatchObject({ status: 409 });
    expect(await records()).toEqual([]);
  });

  it('of a quick job can be started again as well', async () => {
    jobs.at('2026-11-18T18:25');
    const quick = await jobs.quickJob();
    await jobs.assign(quick);
    const { started_row_id } = await jobs.ok(jobs.ana, startQuickJob, jobs.startBody(quick));
    expect(await undo({ row_id: started_row_id })).toMatchObject({ status: 200 });
    expect(await jobs.as(jobs.ana, startQuickJob, jobs.startBody(quick))).toMatchObject({ status: 200 });
  });

  it('at the same moment as Finished is either undone or finished', async () => {
    const row_id = await started();
    const [undone, finished] = await Promise.all([undo({ row_id }), jobs.stop({ row_id })]);
    expect([
      [200, 404],
      [409, 200],
    ]).toContainEqual([undone?.status, finished?.status]);
    expect(await records()).toHaveLength(undone?.status === 200 ? 0 : 1);
  });
});
