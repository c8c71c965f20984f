import { randomUUID } from 'node:crypto';
import {
  answerChecklist,
  changeShift,
  getChecklist,
  getMyChecklists,
  getVisit,
  listVisits,
  saveChecklist,
  startPermanentJob,
} from '@cleaning/contracts';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { JobsTestApp, NO_SUCH_ID, toInstant } from '../testing/jobs-test-app.js';

const item = (text: string, change = {}) => ({ id: randomUUID(), text, photo: false, required: true, ...change });

describe('Checklist', () => {
  const jobs = JobsTestApp.openShared();
  let bo: TestPerson;
  let job: string;
  const bins = item('Empty the bins');
  const floor = item('Mop the floor', { photo: true });
  const plants = item('Water the plants', { required: false });
  const kitchen = { id: randomUUID(), name: 'Kitchen', items: [bins, floor, plants] };
  beforeAll(async () => {
    bo = await jobs.app.createPerson({ name: 'Bo Berg' });
  }, 60_000);
  beforeEach(async () => {
    await jobs.empty('2026-11-18T05:00');
    job = await jobs.createAssignedJob();
  });

  const save = (version: number, areas: object[] = [kitchen]) =>
    jobs.callAs(jobs.admin, saveChecklist, { job_id: job, version, areas });
  const read = async () =>
    (await jobs.app.call(getChecklist, { token: jobs.admin.token, query: { job_id: job } })).body;
  const visits = async () =>
    (await jobs.app.call(listVisits, { token: jobs.admin.token, query: { job_id: job } })).body;
  const visit = (id: string) => jobs.callOrThrow(jobs.admin, getVisit, undefined, { id });
  const answer = (fields: object, person: TestPerson = jobs.ana) =>
    jobs.callAs(person, answerChecklist, {
      user_id: person.id,
      key: randomUUID(),
      answers: [],
      photos: [],
      answered_at: new Date(toInstant('2026-11-18T07:55')).toISOString(),
      ...fields,
    });
  const own = (person: TestPerson = jobs.ana) => jobs.callOrThrow(person, getMyChecklists);
  const done = (id: string, change = {}) => ({ item_id: id, done: true, reason: '', photos: [], ...change });

  it('counts versions of the list and of each area, with audit entries', async () => {
    expect(await read()).toEqual({ version: 0, areas: [], saved_at: '', saved_by: '' });
    const office = { id: randomUUID(), name: 'Office', items: [item('Dust the desks')] };
    expect((await save(0, [kitchen, office])).body).toMatchObject({ version: 1, saved_by: 'Helen Marsh' });
    await save(1, [kitchen, { ...office, name: 'Offices' }]);
    const { version, areas } = await read();
    expect([version, areas.map((area: { version: number }) => area.version)]).toEqual([2, [1, 2]]);
    const actions = (await jobs.findAuditEntries(job)).filter(({ action }) => action === 'job.checklist-saved');
    expect(actions.map(({ details }) => details)).toEqual([
      { version: '1', items: '4' },
      { version: '2', items: '4' },
    ]);
  });

  it('refuses a save over another version and adds no version without changes', async () => {
    const answers = await Promise.all([save(0), save(0, [{ ...kitchen, name: 'Bar' }])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { areas } = await read();
    expect(
      (
        await save(
          1,
          areas.map(({ version: _, ...area }: { version: number }) => area),
        )
      ).body.version,
    ).toBe(1);
    expect(await jobs.callAs(jobs.admin, saveChecklist, { job_id: NO_SUCH_ID, version: 0, areas: [] })).toMatchObject({
      status: 404,
    });
  });

  it.each([
    ['without an item', [{ ...kitchen, items: [] }]],
    ['without a name', [{ ...kitchen, name: '' }]],
    ['with a duplicate id', [kitchen, kitchen]],
  ])('refuses an area %s', async (_, areas) => {
    expect(await save(0, areas)).toMatchObject({ status: 400 });
  });

  it('refuses to change a saved version in the database', async () => {
    await save(0);
    await expect(jobs.app.dataSource.query(`UPDATE checklist_version SET areas = '[]'`)).rejects.toThrow(
      'never changed',
    );
  });

  it('shows on the phones of the people assigned there until it is empty', async () => {
    await save(0);
    expect(await own()).toEqual([{ job_id: job, version_id: expect.any(String), areas: [{ ...kitchen, version: 1 }] }]);
    expect(await own(bo)).toEqual([]);
    await save(1, []);
    expect(await own()).toEqual([]);
  });

  it('shows on the phone of a person with an extra shift there, even past midnight', async () => {
    await save(0);
    const extra = { job_id: job, date: '2026-11-18', time: '22:00-02:00', change: 'extra', user_id: bo.id };
    await jobs.callOrThrow(jobs.admin, changeShift, extra);
    expect(await own(bo)).toHaveLength(1);
    jobs.setClock('2026-11-19T00:30');
    expect(await own(bo)).toHaveLength(1);
    jobs.setClock('2026-11-20T00:30');
    expect(await own(bo)).toEqual([]);
  });

  it('stays on the phone of a person unassigned during the work', async () => {
    await save(0);
    jobs.setClock('2026-11-18T06:00');
    await jobs.callOrThrow(jobs.ana, startPermanentJob, jobs.buildStartBody(job));
    await jobs.unassign(job);
    expect(await own()).toHaveLength(1);
  });

  it('shows answers with the version that the cleaner saw', async () => {
    await save(0);
    const [{ version_id }] = await own();
    const record = await jobs.doWork(job, '2026-11-18T06:00', '2026-11-18T08:00');
    const [shown, general] = [randomUUID(), randomUUID()];
    await save(1, [{ ...kitchen, items: [bins] }]);
    const { status, body } = await answer({
      row_id: record,
      version_id,
      answers: [done(bins.id), { ...done(floor.id), photos: [shown] }, done(NO_SUCH_ID)],
      photos: [{ id: general, label: 'before' }],
    });
    expect(status).toBe(200);
    expect(await jobs.app.readPublishedStates('work-photos')).toEqual([
      { id: body.report_id, kind: 'visit', job_id: job, person_id: jobs.ana.id, photos: [shown, general] },
    ]);
    expect(await visits()).toMatchObject({
      total: 1,
      rows: [
        { record_id: record, user_name: 'Ana Silva', is_reported: true, done: 2, not_done: 0, missing: 0, photos: 2 },
      ],
    });
    expect(await visit(record)).toEqual({
      record_id: record,
      reports: [
        {
          report_id: body.report_id,
          answered_at: '2026-11-17T21:25:00.000Z',
          areas: [
            {
              name: 'Kitchen',
              items: [
                { ...bins, state: 'done', reason: '', photos: [] },
                { ...floor, state: 'done', reason: '', photos: [shown] },
                { ...plants, state: 'open', reason: '', photos: [] },
              ],
            },
          ],
          photos: [{ id: general, label: 'before' }],
        },
      ],
    });
  });

  it('counts items not done and required items without an answer', async () => {
    await save(0);
    const [{ version_id }] = await own();
    const record = await jobs.doWork(job, '2026-11-18T06:00', '2026-11-18T08:00');
    await answer({ row_id: record, version_id, answers: [done(bins.id, { done: false, reason: 'Locked' })] });
    expect((await visits()).rows).toMatchObject([{ done: 0, not_done: 1, missing: 1 }]);
  });

  it('merges answers from two devices and keeps the newer answer to each item', async () => {
    await save(0);
    const [{ version_id }] = await own();
    const record = await jobs.doWork(job, '2026-11-18T06:00', '2026-11-18T08:00');
    const at = (time: string) => new Date(toInstant(`2026-11-18T${time}`)).toISOString();
    const first = [done(bins.id, { done: false, reason: 'Locked' }), done(plants.id)];
    await answer({ row_id: record, version_id, answers: first, answered_at: at('07:50') });
    const photos = [randomUUID()];
    await answer({
      row_id: record,
      version_id,
      answers: [done(bins.id), done(floor.id, { photos })],
      answered_at: at('07:55'),
    });
    expect((await visits()).rows).toMatchObject([{ done: 3, not_done: 0, missing: 0, photos: 1 }]);
  });

  it('stores one report for repeated answers, also by the key of the Start', async () => {
    const start = randomUUID();
    jobs.setClock('2026-11-18T06:00');
    const { started_row_id: row } = (await jobs.start(job, { stamp_key: start })).body;
    jobs.setClock('2026-11-18T08:00');
    await jobs.stop({ start_key: start });
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => answer({ key, start_key: start })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.report_id}`)).size).toBe(1);
    expect((await visit(row)).reports).toHaveLength(1);
    await jobs.assign(job, bo);
    const other = await jobs.doWork(job, '2026-11-18T18:00', '2026-11-18T20:00', bo);
    expect(await answer({ key, row_id: other }, bo)).toMatchObject({ status: 409 });
  });

  it('uses the arrival time for answers from a phone with a fast clock', async () => {
    const record = await jobs.doWork(job, '2026-11-18T06:00', '2026-11-18T08:00');
    const fast = new Date(toInstant('2026-11-19T08:00')).toISOString();
    expect((await answer({ row_id: record, answered_at: fast })).status).toBe(200);
    expect((await visit(record)).reports).toMatchObject([
      { answered_at: new Date(toInstant('2026-11-18T08:00')).toISOString() },
    ]);
  });

  it("refuses answers before Finished and for another person's work", async () => {
    jobs.setClock('2026-11-18T06:00');
    const { started_row_id: row } = (await jobs.start(job)).body;
    expect(await answer({ row_id: row })).toMatchObject({ status: 409 });
    expect(await answer({ row_id: row }, bo)).toMatchObject({ status: 404 });
    expect(await answer({})).toMatchObject({ status: 400, body: { issues: [{ field: 'row_id' }] } });
    await jobs.stop({ row_id: row });
    expect(await answer({ row_id: row })).toMatchObject({ status: 200 });
  });
});
