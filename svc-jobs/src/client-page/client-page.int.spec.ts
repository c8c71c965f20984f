import { randomUUID } from 'node:crypto';
import {
  addManualRecord,
  answerChecklist,
  answerComplaint,
  type Call,
  COMPLAINT_ANSWERS_PER_HOUR,
  cancelDay,
  FEEDBACK_DAYS,
  FEEDBACK_PER_HOUR,
  getClientVisit,
  listClientComplaints,
  listClientInspections,
  listClientPlan,
  listClientVisits,
  listVisits,
  printClientInspection,
  recordInspection,
  reportVisit,
  saveChecklist,
  setHolidayRule,
  signClientPhotos,
  type WorkPhoto,
} from '@cleaning/contracts';
import { readPdfText, type TestCall } from '@cleaning/service-kit/testing';
import { DateTime } from 'luxon';
import { JobsTestApp, toInstant } from '../testing/jobs-test-app.js';
import { createShiftCalls } from '../testing/shift-calls.js';

const PHOTO = { id: randomUUID(), state: 'stored', path: '/api/static/client-photos/1?x', width: 8, height: 6 };
const DAY = '2026-11-18';
const AFTER = '2026-11-19T09:00';

describe('Client page', () => {
  const jobs = JobsTestApp.openShared();
  const { change } = createShiftCalls(jobs);
  let job: string;
  let mine: ReturnType<typeof jobs.app.openClientSession>;
  let other: ReturnType<typeof jobs.app.openClientSession>;
  /** Report ids that svc-media received in the last photo request. */
  let photoOwners: string[];

  beforeAll(() => {
    jobs.app.peers.answers.set(`/media${signClientPhotos.path}`, (body) => {
      photoOwners = (body as { owner_ids: string[] }).owner_ids;
      return photoOwners.map((owner_id): WorkPhoto & { owner_id: string } => ({ owner_id, ...PHOTO, state: 'stored' }));
    });
  });
  beforeEach(async () => {
    await jobs.empty(`${DAY}T05:00`);
    await jobs.app.dataSource.query('TRUNCATE client_limit');
    job = await jobs.createAssignedJob();
    mine = jobs.app.openClientSession([{ job_id: job, from: '2026-11-01', to: null }]);
    other = jobs.app.openClientSession([{ job_id: await jobs.createPermanentJob(), from: '2026-01-01', to: null }]);
  });

  const as = ({ token }: { token: string }, call: Call, sent: Omit<TestCall, 'token'> = {}) =>
    jobs.app.call(call, { token, ...sent });
  const visits = async (client = mine) => (await as(client, listClientVisits)).body;
  const visit = (client = mine, job_id = job, date = DAY) => as(client, getClientVisit, { params: { job_id, date } });
  const report = (body: object = {}, client = mine) =>
    as(client, reportVisit, { body: { key: randomUUID(), job_id: job, date: DAY, verdict: 'good', ...body } });
  /** Ana works in the morning and answers the checklist. */
  const recordVisit = async () => {
    const bins = { id: randomUUID(), text: 'Empty the bins', photo: false, required: true };
    const floor = { id: randomUUID(), text: 'Mop the floor', photo: false, required: true };
    const area = { id: randomUUID(), name: 'Kitchen', items: [bins, floor] };
    await jobs.callOrThrow(jobs.admin, saveChecklist, { job_id: job, version: 0, areas: [area] });
    const row = await jobs.doWork(job, `${DAY}T06:02`, `${DAY}T07:58`);
    const [version] = await jobs.app.dataSource.query('SELECT id FROM checklist_version WHERE job_id = $1', [job]);
    await jobs.callOrThrow(jobs.ana, answerChecklist, {
      user_id: jobs.ana.id,
      key: randomUUID(),
      row_id: row,
      version_id: version.id,
      photos: [],
      answers: [
        { item_id: bins.id, done: true, reason: '', photos: [] },
        { item_id: floor.id, done: false, reason: 'The mop is missing', photos: [randomUUID()] },
      ],
      answered_at: new Date(toInstant(`${DAY}T07:58`)).toISOString(),
    });
    jobs.setClock(AFTER);
  };

  it('shows visits with checklist and photos, and names only if the office allows it', async () => {
    await recordVisit();
    const row = {
      job_id: job,
      place: 'Library',
      date: DAY,
      times: [{ from: '06:02', until: '07:58', name: '' }],
      done: 1,
      not_done: 1,
      missing: 0,
      photos: 1,
      feedback: [],
      open_for_feedback: true,
    };
    expect(await visits()).toEqual({ total: 1, rows: [expect.objectContaining(row)] });
    const { body } = await visit();
    expect(body.areas).toEqual([
      {
        name: 'Kitchen',
        items: [
          { text: 'Empty the bins', state: 'done', reason: '' },
          { text: 'Mop the floor', state: 'not-done', reason: 'The mop is missing' },
        ],
      },
    ]);
    expect(body.pictures).toEqual([PHOTO]);
    expect(JSON.stringify([await visits(), body])).not.toContain('Ana Silva');
    const named = jobs.app.openClientSession([{ job_id: job, from: '2026-11-01', to: null }], { showsNames: true });
    expect((await visits(named)).rows[0].times[0].name).toBe('Ana Silva');
  });

  it("hides other clients' visits, days outside the client's term and rejected work", async () => {
    await recordVisit();
    expect(await visits(other)).toEqual({ total: 0, rows: [] });
    expect(await as(other, listClientVisits, { query: { job_id: job } })).toMatchObject({ body: { total: 0 } });
    expect((await visit(other)).status).toBe(404);
    const former = jobs.app.openClientSession([{ job_id: job, from: '2026-01-01', to: '2026-11-17' }]);
    const next = jobs.app.openClientSession([{ job_id: job, from: '2026-11-19', to: null }]);
    for (const client of [former, next]) {
      expect((await visits(client)).total).toBe(0);
      expect((await visit(client)).status).toBe(404);
      expect((await report({}, client)).status).toBe(404);
    }
    await jobs.app.dataSource.query(`UPDATE work_record SET state = 'rejected', hold_reasons = '{arrived_late}',
      decided_by = gen_random_uuid(), decided_at = now(), decision_note = 'Not there'`);
    expect((await visits()).total).toBe(0);
  });

  it('shows charged manual records without times and takes feedback on them', async () => {
    await recordVisit();
    const named = jobs.app.openClientSession([{ job_id: job, from: '2026-11-01', to: null }], { showsNames: true });
    const byHand = (day: string, m_pay_for_me: string, more: object = {}) =>
      jobs.callOrThrow(jobs.admin, addManualRecord, {
        job_id: job,
        m_pay_for_me,
        m_pay_for_cleaner: '60',
        m_date_time: `${day}T10:00`,
        m_done_by: jobs.ana.id,
        ...more,
      });
    const bo = await jobs.app.createPerson({ name: 'Bo Berg' });
    await byHand('2026-11-17', '90');
    await byHand('2026-11-17', '91', { m_done_by: bo.id });
    // Manual records without a charge are not visits.
    await byHand('2026-11-16', '0');
    await byHand(DAY, '45', { m_done_by: bo.id });
    expect(await visits()).toMatchObject({
      total: 2,
      rows: [
        { date: DAY, times: [{ from: '06:02', until: '07:58', name: '' }] },
        { date: '2026-11-17', times: [], done: 0, not_done: 0, missing: 0, open_for_feedback: true },
      ],
    });
    expect(JSON.stringify(await visits())).not.toMatch(/Ana Silva|Bo Berg/);
    expect((await visits(named)).rows).toMatchObject([
      {
        times: [
          { from: '06:02', until: '07:58', name: 'Ana Silva' },
          { from: '', until: '', name: 'Bo Berg' },
        ],
      },
      {
        times: [
          { from: '', until: '', name: 'Ana Silva' },
          { from: '', until: '', name: 'Bo Berg' },
        ],
      },
    ]);
    const shown = await visit(mine, job, '2026-11-17');
    expect(shown.body).toMatchObject({ place: 'Library', times: [], areas: [], pictures: [] });
    expect(getClientVisit.answer.safeParse(shown.body).error).toBeUndefined();
    expect((await visit(mine, job, '2026-11-16')).status).toBe(404);
    expect((await visit(other, job, '2026-11-17')).status).toBe(404);
    const wrong = { date: '2026-11-17', verdict: 'wrong', text: 'The bins are full.' };
    expect((await report(wrong)).status).toBe(200);
    expect((await visit(mine, job, '2026-11-17')).body.feedback).toMatchObject([{ text: 'The bins are full.' }]);
    expect((await as(mine, listClientComplaints)).body).toMatchObject([{ date: '2026-11-17' }]);
    await jobs.app.dataSource.query(`UPDATE work_record SET state = 'rejected', hold_reasons = '{same_record}',
      decided_by = gen_random_uuid(), decided_at = now(), decision_note = 'Twice' WHERE business_date = '2026-11-17'`);
    expect((await visits()).total).toBe(1);
  });

  it('is open only to clients with a live session', async () => {
    for (const { token } of [jobs.admin, jobs.ana])
      expect((await jobs.app.call(listClientVisits, { token })).status).toBe(403);
    expect((await jobs.app.call(listVisits, { token: mine.token, query: { job_id: job } })).status).toBe(403);
    expect((await as({ token: 'client.guessed' }, listClientVisits)).status).toBe(401);
    mine.end();
    expect((await as(mine, listClientVisits)).status).toBe(401);
    expect((await report()).status).toBe(401);
  });

  it('lists planned and extra visits without those done or cancelled', async () => {
    const all = (await as(mine, listClientPlan)).body;
    expect(all.slice(0, 3)).toMatchObject([
      { place: 'Library', date: DAY, from: '06:00', until: '08:00' },
      { date: DAY, from: '18:00', until: '20:00' },
      { date: '2026-11-25', from: '06:00' },
    ]);
    await recordVisit();
    jobs.setClock(`${DAY}T09:00`);
    expect((await as(mine, listClientPlan)).body[0]).toMatchObject({ date: DAY, from: '18:00' });
    const listPlan = async () =>
      (await as(mine, listClientPlan)).body.map(
        (one: { date: string; from: string; until: string }) => `${one.date} ${one.from}-${one.until}`,
      );
    const before = await listPlan();
    await change('extra', job, { date: '2026-11-20', time: '13:00-15:00', user_id: jobs.ana.id });
    await change('extra', job, {
      date: '2026-11-20',
      time: '13:00-15:00',
      user_id: (await jobs.app.createPerson({})).id,
    });
    expect((await listPlan()).filter((one: string) => !before.includes(one))).toEqual(['2026-11-20 13:00-15:00']);
    await change('cancelled', job, { date: '2026-11-20', time: '13:00-15:00' });
    expect(await listPlan()).toEqual(before);
    const leaving = jobs.app.openClientSession([{ job_id: job, from: '2026-11-01', to: '2026-11-20' }]);
    expect((await as(leaving, listClientPlan)).body).toHaveLength(1);
  });

  it.each([
    [
      'it is cancelled',
      (quick: string) => jobs.callOrThrow(jobs.admin, cancelDay, { job_id: quick, date: '2026-12-25' }),
    ],
    [
      'a public holiday is skipped',
      (quick: string) => jobs.callOrThrow(jobs.admin, setHolidayRule, { job_id: quick, state: 'SA', policy: 'skip' }),
    ],
  ])('hides a one-off job when %s', async (_case, leaveOut) => {
    jobs.setClock('2026-12-20T09:00');
    const quick = await jobs.createQuickJob({ job_date: '2026-12-25' });
    const owner = jobs.app.openClientSession([{ job_id: quick, from: '2026-11-01', to: null }]);
    expect((await as(owner, listClientPlan)).body).toMatchObject([
      { date: '2026-12-25', from: '18:30', until: '20:30' },
    ]);
    await leaveOut(quick);
    expect((await as(owner, listClientPlan)).body).toEqual([]);
  });

  it('shows a visit without photos while svc-media is unavailable', async () => {
    await recordVisit();
    const { answers } = jobs.app.peers;
    const path = `/media${signClientPhotos.path}`;
    const answer = answers.get(path);
    answers.delete(path);
    expect((await visit()).body).toMatchObject({ place: 'Library', pictures: null });
    answers.set(path, answer as object);
  });

  it("stores feedback once per idempotency key and shows the client's photos", async () => {
    await recordVisit();
    const key = randomUUID();
    const photos = [randomUUID()];
    const wrong = { key, verdict: 'wrong', text: 'The kitchen floor is dirty.', photos };
    const answers = await Promise.all([report(wrong), report(wrong), report(wrong)]);
    expect(new Set(answers.map(({ body }) => body.feedback_id)).size).toBe(1);
    await report();
    const { feedback, pictures } = (await visit()).body;
    // Photos of the work, of the good report and of the bad report.
    expect(pictures.map(({ from_client }: { from_client?: boolean }) => from_client)).toEqual([undefined, true, true]);
    expect(feedback).toMatchObject([
      { verdict: 'good', text: '', by: 'Renee Castle' },
      { verdict: 'wrong', text: 'The kitchen floor is dirty.' },
    ]);
    const [id] = answers.map(({ body }) => body.feedback_id);
    expect(photoOwners).toContain(id);
    const named = (await jobs.app.readPublishedStates('work-photos')).find((state) => state.id === id);
    expect(named).toMatchObject({ kind: 'feedback', job_id: job, person_id: mine.clientId, photos });
    expect((await report({ key }, other)).status).toBe(404);
  });

  it.each([
    ['the text is missing', { verdict: 'wrong' }, 400],
    ['the day is in the future', { date: '2026-11-25' }, 404],
    ['the place is another client’s', { job_id: randomUUID() }, 404],
    [
      'the visit is too old',
      { date: '2026-11-02', at: DateTime.fromISO('2026-11-02').plus({ days: FEEDBACK_DAYS + 1 }) },
      409,
    ],
  ])('refuses a report when %s', async (_, { at, ...body }: { at?: DateTime } & object, status) => {
    jobs.setClock(at ? at.toFormat("yyyy-MM-dd'T'HH:mm") : AFTER);
    expect((await report(body)).status).toBe(status);
  });

  it('limits reports and answers per hour', async () => {
    jobs.setClock(AFTER);
    // Repeats with the same key count once.
    const key = randomUUID();
    await Promise.all(Array.from({ length: FEEDBACK_PER_HOUR }, () => report({ key })));
    for (let sent = 1; sent < FEEDBACK_PER_HOUR; sent += 1) expect((await report()).status).toBe(200);
    expect((await report()).status).toBe(429);
    expect((await report({ key })).status).toBe(200);
    const answer = () =>
      as(mine, answerComplaint, { body: { complaint_id: randomUUID(), verdict: 'good' } }).then(({ status }) => status);
    for (let sent = 0; sent < COMPLAINT_ANSWERS_PER_HOUR; sent += 1) expect(await answer()).toBe(404);
    expect(await answer()).toBe(429);
  });

  it('lists inspections with a PDF that hides the inspector', async () => {
    jobs.setClock(AFTER);
    const areas = [{ name: 'Reception', score: 4, note: 'Dust on the lamp', photos: [] }];
    const body = { key: randomUUID(), job_id: job, place: 'office', note: '', areas };
    const { inspection_id: id } = await jobs.callOrThrow(jobs.admin, recordInspection, body);
    const { rows } = (await as(mine, listClientInspections)).body;
    expect(rows).toMatchObject([{ inspection_id: id, place: 'Library', date: '2026-11-19', score: 4 }]);
    const pdf = await as(mine, printClientInspection, { params: { id } });
    expect(readPdfText(pdf.body)).toContain('Dust on the lamp');
    expect(readPdfText(pdf.body)).not.toContain('Helen Marsh');
    expect((await as(other, listClientInspections)).body.total).toBe(0);
    expect((await as(other, printClientInspection, { params: { id } })).status).toBe(404);
  });
});
