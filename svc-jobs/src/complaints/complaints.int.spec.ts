import { randomUUID } from 'node:crypto';
import {
  acknowledgeComplaint,
  answerComplaint,
  assignCover,
  cancelDay,
  changeShift,
  confirmComplaint,
  countComplaints,
  finishReClean,
  getComplaint,
  getComplaintTimes,
  getPlaceScore,
  listClientComplaints,
  listComplaints,
  noteComplaint,
  planReClean,
  recordComplaint,
  recordInspection,
  reopenComplaint,
  reportAbsence,
  undoShiftChange,
  withdrawComplaint,
} from '@cleaning/contracts';
import { Transactions } from '@cleaning/service-kit';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { JobsTestApp, NO_SUCH_ID } from '../testing/jobs-test-app.js';
import { createShiftCalls } from '../testing/shift-calls.js';
import { openFromFeedback } from './open-from-feedback.js';

/** A Wednesday. The job is cleaned from 06:00 to 08:00 on Mondays and Wednesdays. */
const DAY = '2026-11-18';
const TIME = '13:00-15:00';

describe('Complaint', () => {
  const jobs = JobsTestApp.openShared();
  const { list: shifts } = createShiftCalls(jobs);
  let job: string;
  let bo: TestPerson;
  let sam: TestPerson;
  beforeAll(async () => {
    bo = await jobs.app.createPerson({ name: 'Bo Lindqvist' });
  });
  beforeEach(async () => {
    await jobs.empty(`${DAY}T09:00`);
    await jobs.app.dataSource.query('TRUNCATE raised_notice, absence');
    job = await jobs.createAssignedJob([{ time: '06:00-08:00', days: ['Mo', 'We'] }]);
    sam = await jobs.app.createPerson({ name: 'Sam Lee', role: 'supervisor', places: [job] });
  });

  const report = (fields: object = {}) => ({
    key: randomUUID(),
    job_id: job,
    channel: 'telephone',
    reported_at: `${DAY}T08:00`,
    client_name: 'Priya Nair',
    email: 'priya@client.example',
    text: 'The kitchen floor is sticky',
    ...fields,
  });
  const record = async (fields: object = {}): Promise<string> =>
    (await jobs.callOrThrow(jobs.admin, recordComplaint, report(fields))).complaint_id;
  const detail = (id: string, reader = jobs.admin) => jobs.callOrThrow(reader, getComplaint, undefined, { id });
  const recordAcknowledged = async (fields: object = {}) => {
    const id = await record(fields);
    await jobs.callOrThrow(jobs.admin, acknowledgeComplaint, { id });
    return id;
  };
  const plan = (id: string, fields: object = {}) =>
    jobs.callAs(jobs.admin, planReClean, { id, user_id: bo.id, date: DAY, time: TIME, ...fields });
  const recordAndPlan = async (fields: object = {}) => {
    const id = await recordAcknowledged();
    expect(await plan(id, fields)).toMatchObject({ status: 200 });
    return id;
  };
  const workReClean = (person = bo) => jobs.doWork(job, `${DAY}T13:00`, `${DAY}T15:00`, person);
  const readWork = async (id: string) =>
    (await jobs.app.dataSource.query('SELECT * FROM work_record WHERE id = $1', [id]))[0];
  const notices = async () =>
    (await jobs.app.readPublishedStates('notice'))
      .filter(({ kind }) => kind === 'complaint')
      .map(({ parameters, people, admins }) => ({ change: parameters.change, people, admins }));
  const fetchComplaints = async (reader = jobs.admin, query: Readonly<Record<string, string>> = {}) =>
    (await jobs.app.call(listComplaints, { token: reader.token, query })).body;

  it('is stored once per key and announced to admins and the supervisor', async () => {
    const body = report();
    const answers = await Promise.all([1, 2, 3].map(() => jobs.callAs(jobs.admin, recordComplaint, body)));
    expect(new Set(answers.map((answer) => answer.body.complaint_id)).size).toBe(1);
    expect(await notices()).toEqual([{ change: 'reported', people: [sam.id], admins: true }]);
    expect(await detail(answers[0]?.body.complaint_id)).toMatchObject({
      state: 'reported',
      client_name: 'Priya Nair',
      channel: 'telephone',
      reported_at: '2026-11-17T21:30:00.000Z',
      recorded_by: 'Helen Marsh',
      acknowledged_after: null,
    });
    expect(await jobs.callAs(jobs.admin, recordComplaint, report({ job_id: NO_SUCH_ID }))).toMatchObject({
      status: 404,
    });
  });

  it.each([
    ['reported_at', `${DAY}T09:06`],
    ['reported_at', '2027-11-18T09:00'],
    ['about_day', '2026-11-19'],
  ])('is refused with %s in the future (%s)', async (field, value) => {
    const answer = await jobs.callAs(jobs.admin, recordComplaint, report({ [field]: value }));
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ field, msg: 'can’t be in the future' }] } });
    expect((await fetchComplaints()).total).toBe(0);
  });

  it('accepts a time five minutes ahead and stores it as now', async () => {
    const id = await record({ reported_at: `${DAY}T09:05`, about_day: DAY });
    expect(await detail(id)).toMatchObject({ reported_at: '2026-11-17T22:30:00.000Z', about_day: DAY });
  });

  it('keeps the first acknowledgement time and sends the client one mail', async () => {
    const id = await record();
    jobs.setClock(`${DAY}T09:30`);
    await Promise.all([jobs.admin, sam, jobs.admin].map((by) => jobs.callOrThrow(by, acknowledgeComplaint, { id })));
    jobs.setClock(`${DAY}T11:00`);
    await jobs.callOrThrow(sam, acknowledgeComplaint, { id });
    expect(await detail(id)).toMatchObject({ state: 'acknowledged', acknowledged_after: 90 });
    expect((await detail(id)).history).toHaveLength(1);
    expect(await jobs.app.readPublishedStates('outgoing-mail')).toEqual([
      expect.objectContaining({
        kind: 'complaint-acknowledged',
        to: { name: 'Priya Nair', address: 'priya@client.example' },
        parameters: { number: expect.any(Number), place: 'Library' },
      }),
    ]);
  });

  it('counts in the median acknowledgement time of its month', async () => {
    for (const minutes of [10, 30, 200]) {
      jobs.setClock(`${DAY}T09:00`);
      const id = await record({ reported_at: `${DAY}T09:00` });
      jobs.setClock(`${DAY}T${minutes === 200 ? '12:20' : `09:${minutes}`}`);
      await jobs.callOrThrow(jobs.admin, acknowledgeComplaint, { id });
    }
    await record({ reported_at: '2026-10-31T23:00' });
    expect(await jobs.callOrThrow(jobs.admin, getComplaintTimes)).toEqual([
      { month: '2026-10', complaints: 1, acknowledged: 0, median_minutes: null },
      { month: '2026-11', complaints: 3, acknowledged: 3, median_minutes: 30 },
    ]);
  });

  it('is listed by state, place and text, and to supervisors only at their places', async () => {
    const id = await recordAcknowledged();
    const elsewhere = await record({ job_id: await jobs.createPermanentJob(), text: 'Bins' });
    const readIds = async (reader: TestPerson, query: Readonly<Record<string, string>>) =>
      (await fetchComplaints(reader, query)).rows.map((row: { complaint_id: string }) => row.complaint_id).sort();
    expect(await readIds(jobs.admin, { state: 'open' })).toEqual([id, elsewhere].sort());
    expect(await readIds(jobs.admin, { state: 'reported' })).toEqual([elsewhere]);
    expect(await readIds(jobs.admin, { job_id: job })).toEqual([id]);
    expect(await readIds(jobs.admin, { text: 'sticky' })).toEqual([id]);
    expect(await readIds(sam, {})).toEqual([id]);
    expect(await jobs.callOrThrow(sam, countComplaints)).toEqual({ reported: 0 });
    expect(await jobs.callOrThrow(jobs.admin, countComplaints)).toEqual({ reported: 1 });
    expect(await jobs.callAs(sam, getComplaint, undefined, { id: elsewhere })).toMatchObject({ status: 404 });
    expect(await jobs.callAs(sam, acknowledgeComplaint, { id: elsewhere })).toMatchObject({ status: 404 });
  });

  it.each([
    ['who is paid', true, 6000],
    ['who is not paid', false, 0],
  ])('gets an uncharged re-clean by a cleaner %s', async (_, paid, cents) => {
    const id = await recordAndPlan({ paid });
    expect(await shifts()).toContain(`${DAY} ${TIME} Bo Lindqvist planned extra`);
    expect(await detail(id)).toMatchObject({ state: 'planned', re_cleans: [{ state: 'planned', paid, date: DAY }] });
    expect((await detail(id, sam)).re_cleans[0]).not.toHaveProperty('paid');
    const work = await workReClean();
    expect(await readWork(work)).toMatchObject({
      complaint_id: id,
      company_cents: '0',
      contractor_cents: String(cents),
      minutes: 120,
    });
    expect(await jobs.app.readPublishedStates('work-record')).toEqual([
      expect.objectContaining({ company_cents: 0, contractor_cents: cents, re_clean: true }),
    ]);
    expect(await detail(id)).toMatchObject({ state: 'done', re_cleans: [{ state: 'done', row_id: work }] });
    expect((await notices()).map(({ change }) => change)).toEqual(['reported', 'done']);
  });

  it('stays uncharged when another cleaner covers the re-clean', async () => {
    const id = await recordAndPlan();
    await jobs.callOrThrow(bo, reportAbsence, { user_id: bo.id, from: DAY, until: DAY, reason: 'Flu' });
    const shift = { job_id: job, date: DAY, time: TIME, user_id: bo.id };
    await jobs.callOrThrow(jobs.admin, assignCover, { ...shift, cover_id: jobs.ana.id });
    const work = await workReClean(jobs.ana);
    expect(await readWork(work)).toMatchObject({ complaint_id: id, company_cents: '0', contractor_cents: '6000' });
    expect(await detail(id)).toMatchObject({
      state: 'done',
      re_cleans: [{ state: 'done', user_name: 'Ana Silva' }],
    });
  });

  it('gets one re-clean for repeated requests and none at the time of another shift', async () => {
    const id = await recordAcknowledged();
    const answers = await Promise.all([plan(id), plan(id), plan(id)]);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.re_clean_id}`)).size).toBe(1);
    expect((await detail(id)).re_cleans).toHaveLength(1);
    expect(await plan(id, { time: '06:00-08:00' })).toMatchObject({ status: 409 });
    const extra = { job_id: job, date: DAY, time: TIME, change: 'extra', user_id: jobs.ana.id };
    expect(await jobs.callAs(jobs.admin, changeShift, extra)).toMatchObject({ status: 409 });
    expect(await plan(await record())).toMatchObject({ status: 409 });
    expect(await plan(NO_SUCH_ID)).toMatchObject({ status: 404 });
    expect(await plan(id, { date: '2026-11-01' })).toMatchObject({ status: 400 });
  });

  it('is acknowledged again after its re-clean is undone, and shows cancelled and missed ones', async () => {
    const id = await recordAndPlan();
    const [{ id: change_id }] = await jobs.app.dataSource.query(`SELECT id FROM shift_change WHERE kind = 'extra'`);
    await jobs.callOrThrow(jobs.admin, undoShiftChange, { change_id });
    expect(await detail(id)).toMatchObject({ state: 'acknowledged', re_cleans: [] });
    await plan(id);
    await jobs.callOrThrow(jobs.admin, cancelDay, { job_id: job, date: DAY });
    expect((await detail(id)).re_cleans).toMatchObject([{ state: 'cancelled' }]);
    await plan(id, { date: '2026-11-20' });
    jobs.setClock('2026-11-20T15:00');
    expect((await detail(id)).re_cleans).toMatchObject([{ state: 'cancelled' }, { state: 'missed' }]);
    await jobs.callOrThrow(jobs.admin, finishReClean, { id });
    expect(await detail(id)).toMatchObject({ state: 'done' });
  });

  it('takes one of two simultaneous answers to confirm or reopen it', async () => {
    const id = await recordAndPlan();
    await workReClean();
    const confirmation = { id, from: 'done', client_name: 'Priya Nair', channel: 'mail' };
    const answers = await Promise.all([
      jobs.callAs(jobs.admin, confirmComplaint, confirmation),
      jobs.callAs(jobs.admin, reopenComplaint, { id, from: 'done', reason: 'Still sticky' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { state } = await detail(id);
    if (state === 'acknowledged') {
      await jobs.callOrThrow(jobs.admin, confirmComplaint, { ...confirmation, from: 'acknowledged' });
    }
    expect(await detail(id)).toMatchObject({
      state: 'confirmed',
      confirmed_by: 'Priya Nair',
      confirmed_how: 'mail',
    });
    await jobs.callOrThrow(jobs.admin, reopenComplaint, { id, from: 'confirmed', reason: 'Sticky again' });
    expect(await detail(id)).toMatchObject({ state: 'acknowledged', confirmed_by: '', confirmed_how: null });
    expect(await jobs.callAs(jobs.admin, confirmComplaint, { ...confirmation, from: 'done' })).toMatchObject({
      status: 409,
    });
  });

  it('takes each note once and cannot be changed in the database', async () => {
    const id = await record({ photos: [randomUUID()] });
    const photo = randomUUID();
    const note = { id, key: randomUUID(), text: '', photos: [photo] };
    await Promise.all([1, 2].map(() => jobs.callOrThrow(sam, noteComplaint, note)));
    expect((await detail(id)).history).toMatchObject([{ kind: 'note', by: 'Sam Lee', photos: [photo] }]);
    expect(await jobs.callAs(sam, noteComplaint, { ...note, id: await record() })).toMatchObject({ status: 409 });
    expect(await jobs.callAs(sam, noteComplaint, { id, key: randomUUID(), text: '' })).toMatchObject({ status: 400 });
    expect((await jobs.app.readPublishedStates('work-photos')).map(({ kind, person_id }) => [kind, person_id])).toEqual(
      [
        ['complaint', jobs.admin.id],
        ['complaint', sam.id],
      ],
    );
    const change = (sql: string) => jobs.app.dataSource.query(sql);
    await expect(change(`UPDATE complaint SET text = ''`)).rejects.toThrow('kept as they were reported');
    await expect(change('DELETE FROM complaint_note')).rejects.toThrow('kept as they were reported');
    expect((await jobs.findAuditEntries(id)).map(({ action }) => action).sort()).toEqual([
      'complaint.noted',
      'complaint.recorded',
    ]);
  });

  it('lowers the score of the place until it is withdrawn', async () => {
    const areas = [{ name: 'Kitchen', score: 4, note: '', photos: [] }];
    await jobs.callOrThrow(jobs.admin, recordInspection, {
      key: randomUUID(),
      job_id: job,
      place: 'office',
      note: '',
      areas,
    });
    const score = async () => (await jobs.app.call(getPlaceScore, { token: sam.token, query: { job_id: job } })).body;
    const id = await record();
    expect(await score()).toMatchObject({ now: { score: 3.7, inspected: 4, complaints: 1, deduction: 0.3 } });
    expect((await score()).months.slice(-2)).toEqual([
      { month: '2026-10', score: null },
      { month: '2026-11', score: 3.7 },
    ]);
    await jobs.callOrThrow(jobs.admin, withdrawComplaint, { id, from: 'reported', reason: 'Other building' });
    expect(await score()).toMatchObject({ now: { score: 4, complaints: 0 } });
    expect(await jobs.callAs(jobs.admin, acknowledgeComplaint, { id })).toMatchObject({ status: 409 });
  });

  it("opens once per client feedback and takes the client's answers", async () => {
    const feedback = {
      id: randomUUID(),
      jobId: job,
      businessDate: DAY,
      contactName: 'Priya Nair',
      contactEmail: '',
      text: '',
      photos: [],
      at: new Date('2026-11-18T00:00:00Z'),
    };
    const open = () => jobs.app.get(Transactions).run((tx) => openFromFeedback(tx, feedback));
    await Promise.all([open(), open()]);
    expect(await fetchComplaints()).toMatchObject({
      total: 1,
      rows: [{ state: 'reported', client_name: 'Priya Nair' }],
    });
    const [{ complaint_id }] = (await fetchComplaints()).rows;
    expect(await detail(complaint_id)).toMatchObject({ channel: 'page', photo_owner: feedback.id, about_day: DAY });
    const client = await jobs.app.openClientSession([{ job_id: job, from: '2026-01-01', to: null }]);
    const other = await jobs.app.openClientSession([{ job_id: job, from: '2026-01-01', to: '2026-11-17' }]);
    const list = async (token: string) => (await jobs.app.call(listClientComplaints, { token })).body;
    const answer = async (token: string, verdict: string, text = '') =>
      (await jobs.app.call(answerComplaint, { token, body: { complaint_id, verdict, text } })).status;
    expect(await list(other.token)).toEqual([]);
    expect(await answer(client.token, 'good')).toBe(409);
    await jobs.callOrThrow(jobs.admin, acknowledgeComplaint, { id: complaint_id });
    await plan(complaint_id);
    await workReClean();
    expect(await list(client.token)).toMatchObject([
      { state: 'done', place: 'Library', date: DAY, re_clean_on: DAY, answers: ['good', 'not-good'] },
    ]);
    expect(JSON.stringify(await list(client.token))).not.toContain('Bo Lindqvist');
    expect(await answer(other.token, 'good')).toBe(404);
    expect(await answer(client.token, 'not-good')).toBe(400);
    expect(await answer(client.token, 'not-good', 'Still sticky')).toBe(200);
    expect(await detail(complaint_id)).toMatchObject({ state: 'acknowledged', reopened: 1 });
    expect(await Promise.all([answer(client.token, 'good'), answer(client.token, 'good')])).toEqual([200, 200]);
    expect(await detail(complaint_id)).toMatchObject({ state: 'confirmed', confirmed_how: 'page' });
    expect(await answer(client.token, 'not-good', 'To and fro')).toBe(200);
    expect(await detail(complaint_id)).toMatchObject({ state: 'acknowledged', reopened: 1 });
  });
});
