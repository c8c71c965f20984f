import { randomUUID } from 'node:crypto';
import {
  changeIncident,
  countIncidents,
  exportIncidents,
  getIncident,
  getMyIncidents,
  INCIDENTS_PER_HOUR,
  listIncidents,
  noteIncident,
  reportIncident,
} from '@cleaning/contracts';
import type { TestPerson } from '@cleaning/service-kit/testing';
import { JobsTestApp, NO_SUCH_ID, toInstant } from '../testing/jobs-test-app.js';

describe('Incident', () => {
  const jobs = JobsTestApp.openShared();
  let bo: TestPerson;
  let job: string;
  beforeAll(async () => {
    bo = await jobs.app.createPerson({ name: 'Bo Berg' });
  }, 60_000);
  beforeEach(async () => {
    await jobs.empty('2026-11-18T10:00');
    await jobs.app.dataSource.query(
      'TRUNCATE incident, incident_limit, incident_note, incident_photo, raised_notice RESTART IDENTITY',
    );
    job = await jobs.createPermanentJob();
    for (const person of [jobs.ana, bo]) await jobs.assign(job, person);
    await jobs.app.dataSource.query('TRUNCATE raised_notice');
  });

  const report = (fields: object = {}, person: TestPerson = jobs.ana) =>
    jobs.callAs(person, reportIncident, {
      user_id: person.id,
      key: randomUUID(),
      kind: 'damage',
      job_id: job,
      text: 'A broken window',
      happened_at: new Date(toInstant('2026-11-18T09:30')).toISOString(),
      ...fields,
    });
  const reportId = async (fields: object = {}, person?: TestPerson): Promise<string> =>
    (await report(fields, person)).body.incident_id;
  const list = async (query: Record<string, string> = {}) =>
    (await jobs.app.call(listIncidents, { token: jobs.admin.token, query })).body;
  const detail = (id: string) => jobs.app.call(getIncident, { token: jobs.admin.token, params: { id } });
  const change = (id: string, from: string, to: string) => jobs.callAs(jobs.admin, changeIncident, { id, from, to });
  const notices = () =>
    jobs.app.dataSource.query<{ notice: { kind: string; admins: boolean; parameters: object } }[]>(
      'SELECT notice FROM raised_notice',
    );

  it("is on the desk list, on its own page and on the reporter's list", async () => {
    const { body } = await report();
    expect(body).toEqual({ incident_id: expect.any(String), number: 1 });
    const row = {
      incident_id: body.incident_id,
      number: 1,
      kind: 'damage',
      state: 'new',
      job_name: 'Library',
      text: 'A broken window',
      happened_at: '2026-11-17T23:00:00.000Z',
    };
    const deskRow = {
      ...row,
      job_id: job,
      user_id: jobs.ana.id,
      user_name: 'Ana Silva',
      reported_at: '2026-11-17T23:30:00.000Z',
    };
    expect(await list()).toEqual({ total: 1, rows: [deskRow] });
    expect((await detail(body.incident_id)).body).toEqual({
      ...deskRow,
      job_kind: 'permanent',
      history: [],
      photos: [],
    });
    expect(await jobs.callOrThrow(jobs.ana, getMyIncidents)).toEqual([row]);
    expect(await jobs.callOrThrow(bo, getMyIncidents)).toEqual([]);
    expect(await jobs.callOrThrow(jobs.admin, countIncidents)).toEqual({ new: 1 });
  });

  it('is stored and announced once when sent 20 times at once', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => report({ key })));
    expect(new Set(answers.map(({ body }) => body.incident_id)).size).toBe(1);
    expect((await list()).total).toBe(1);
    expect(await notices()).toHaveLength(1);
    // Repeats count once, and another person's key does not count.
    for (let n = 0; n < INCIDENTS_PER_HOUR; n += 1) await report({ key }, bo);
    const others = await Promise.all(Array.from({ length: INCIDENTS_PER_HOUR }, () => report()));
    expect(others.filter(({ status }) => status === 200)).toHaveLength(INCIDENTS_PER_HOUR - 1);
    expect(others.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await list()).total).toBe(INCIDENTS_PER_HOUR);
    expect(await report({}, bo)).toMatchObject({ status: 200 });
  });

  it('names its photos once, in their order', async () => {
    const [key, ...photos] = [randomUUID(), randomUUID(), randomUUID()];
    const id = await reportId({ key, photos });
    await report({ key, photos: [] });
    expect((await detail(id)).body.photos).toEqual(photos);
    expect(await jobs.app.readPublishedStates('work-photos')).toEqual([
      { id, kind: 'incident', job_id: job, person_id: jobs.ana.id, photos },
    ]);
    const six = Array.from({ length: 6 }, () => randomUUID());
    expect(await report({ photos: six })).toMatchObject({ status: 400, body: { issues: [{ field: 'photos' }] } });
  });

  it("answers 409 for another person's key and stores nothing", async () => {
    const key = randomUUID();
    await report({ key });
    expect(await report({ key }, bo)).toMatchObject({ status: 409 });
    expect((await list()).total).toBe(1);
  });

  it.each([
    ['injury', 'injury-reported'],
    ['damage', 'incident-reported'],
    ['supplies', 'incident-reported'],
  ])('of kind %s notifies all admins with a notice of kind %s', async (kind, notice) => {
    const id = await reportId({ kind });
    expect(await notices()).toMatchObject([
      {
        notice: {
          kind: notice,
          admins: true,
          parameters: { incident_id: id, person: 'Ana Silva', job: 'Library' },
        },
      },
    ]);
  });

  it('names only jobs the person was ever assigned to, or any job for an admin', async () => {
    const other = await jobs.createPermanentJob(undefined, { job_title: 'Secret place' });
    const [refused, unknown] = [await report({ job_id: other }), await report({ job_id: NO_SUCH_ID })];
    expect([refused.status, unknown.status]).toEqual([404, 404]);
    expect(refused.body.msg).toBe(unknown.body.msg);
    await jobs.assign(other);
    await jobs.unassign(other);
    expect(await report({ job_id: other })).toMatchObject({ status: 200 });
    expect(await report({ job_id: other }, bo)).toMatchObject({ status: 404 });
    expect(await report({ job_id: other }, jobs.admin)).toMatchObject({ status: 200 });
  });

  it('limits reports per hour, leaves room for an injury and answers a repeat', async () => {
    const key = randomUUID();
    const first = await reportId({ key });
    for (let n = 1; n < INCIDENTS_PER_HOUR; n += 1) await reportId();
    const refused = await report();
    expect(refused).toMatchObject({ status: 429 });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await report({ key })).body.incident_id).toBe(first);
    expect(await report({ kind: 'injury' })).toMatchObject({ status: 200 });
    expect(await report({}, bo)).toMatchObject({ status: 200 });
    expect((await list()).total).toBe(INCIDENTS_PER_HOUR + 2);
  });

  it.each([
    ['five minutes ahead', '2026-11-18T10:05', 200],
    ['six minutes ahead', '2026-11-18T10:06', 400],
    ['a year ahead', '2027-11-18T10:00', 400],
  ])('answers a report %s with %s', async (_case, at, status) => {
    const answer = await report({ happened_at: new Date(toInstant(at)).toISOString() });
    expect(answer.status).toBe(status);
    if (status === 200) {
      const { happened_at } = (await detail(answer.body.incident_id)).body;
      expect(happened_at).toBe('2026-11-17T23:30:00.000Z');
    } else {
      expect(answer.body).toMatchObject({
        msg: 'That time is in the future. Check the clock on your phone.',
        issues: [{ field: 'happened_at' }],
      });
      expect((await list()).total).toBe(0);
    }
  });

  it('is stored without a job', async () => {
    const id = await reportId({ job_id: undefined, text: '' });
    expect((await detail(id)).body).toMatchObject({
      job_id: '',
      job_kind: null,
      job_name: '',
      text: '',
      happened_at: '2026-11-17T23:00:00.000Z',
    });
  });

  it.each([
    ['kind', 'fire'],
    ['key', 'x'],
    ['happened_at', 'yesterday'],
    ['text', 'x'.repeat(3001)],
  ])('refuses a wrong %s and names the field', async (field, value) => {
    const answer = await report({ [field]: value });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ field }] } });
    expect((await list()).total).toBe(0);
  });

  it('cannot be reported for another person', async () => {
    expect(await report({ user_id: bo.id })).toMatchObject({ status: 403 });
  });

  it('goes through its states with a history and audit entries', async () => {
    const id = await reportId();
    expect(await change(id, 'new', 'in-progress')).toMatchObject({ status: 200, body: { status: 'done' } });
    await jobs.callOrThrow(jobs.admin, noteIncident, { id, key: randomUUID(), text: 'Glazier called' });
    expect(await change(id, 'in-progress', 'closed')).toMatchObject({ status: 200 });
    expect((await detail(id)).body).toMatchObject({
      state: 'closed',
      history: [
        { kind: 'state', state: 'in-progress', by: 'Helen Marsh' },
        { kind: 'note', text: 'Glazier called', state: null },
        { kind: 'state', state: 'closed' },
      ],
    });
    expect(await jobs.findAuditEntries(id)).toMatchObject([
      { action: 'incident.changed', subject_name: 'Damage 1', details: { state: 'new → in-progress' } },
      { action: 'incident.changed', details: { state: 'in-progress → closed' } },
    ]);
  });

  it('refuses a change from an old state and to an earlier one', async () => {
    const id = await reportId();
    const answers = await Promise.all([change(id, 'new', 'in-progress'), change(id, 'new', 'closed')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await change(NO_SUCH_ID, 'new', 'closed')).toMatchObject({ status: 404 });
    const other = await reportId();
    await change(other, 'new', 'closed');
    expect(await change(other, 'closed', 'new')).toMatchObject({ status: 409 });
  });

  it('stores a note once per key and refuses the key of another incident', async () => {
    const [one, two] = [await reportId(), await reportId()];
    const key = randomUUID();
    const note = (id: string) => jobs.callAs(jobs.admin, noteIncident, { id, key, text: 'Called' });
    expect((await Promise.all([note(one), note(one)])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await note(two)).toMatchObject({ status: 409 });
    expect((await detail(one)).body.history).toHaveLength(1);
    expect((await detail(two)).body.history).toEqual([]);
  });

  it('is filtered, searched and sorted', async () => {
    await reportId({ kind: 'injury', text: 'Slipped on 100% wet floor' });
    const second = await reportId({ happened_at: new Date(toInstant('2026-11-17T23:59')).toISOString() }, bo);
    await reportId({ job_id: undefined, kind: 'supplies', text: 'Gloves' });
    await change(second, 'new', 'closed');
    const numbers = async (query: Record<string, string>) =>
      (await list(query)).rows.map(({ number }: { number: number }) => number);
    expect(await numbers({ kind: 'injury' })).toEqual([1]);
    expect((await numbers({ state: 'open' })).sort()).toEqual([1, 3]);
    expect(await numbers({ state: 'closed' })).toEqual([2]);
    expect(await numbers({ text: '100%' })).toEqual([1]);
    expect(await numbers({ text: 'berg' })).toEqual([2]);
    expect(await numbers({ text: '3' })).toEqual([3]);
    expect(await numbers({ from: '2026-11-17', until: '2026-11-17' })).toEqual([2]);
    expect(await numbers({ job_id: job, sort: 'number', direction: 'desc' })).toEqual([2, 1]);
    expect((await numbers({ sort: 'person', direction: 'desc' }))[0]).toBe(2);
    expect(await numbers({ sort: 'number', page: '2', page_size: '2' })).toEqual([3]);
  });

  it('cannot be deleted in the database, and only its state can change', async () => {
    const id = await reportId({ kind: 'injury' });
    const { dataSource } = jobs.app;
    for (const sql of [
      'DELETE FROM incident WHERE id = $1',
      `UPDATE incident SET text = '' WHERE id = $1`,
      `UPDATE incident SET kind = 'supplies' WHERE id = $1`,
      'UPDATE incident SET person_id = NULL WHERE id = $1',
    ])
      await expect(dataSource.query(sql, [id])).rejects.toThrow('kept as they were reported');
    await jobs.callOrThrow(jobs.admin, noteIncident, { id, key: randomUUID(), text: 'Called' });
    await expect(dataSource.query('DELETE FROM incident_note WHERE incident_id = $1', [id])).rejects.toThrow('kept');
  });

  it('keeps the name of a removed person', async () => {
    const cleo = await jobs.app.createPerson({ name: 'Cleo Hart' });
    const id = await reportId({ kind: 'injury', job_id: undefined }, cleo);
    await jobs.app.createPerson({ ...cleo, name: '', removed: true });
    expect((await detail(id)).body).toMatchObject({ user_name: 'Cleo Hart', text: 'A broken window' });
  });

  it('is exported as CSV with its notes and an audit entry', async () => {
    const id = await reportId({ kind: 'injury', text: '=1+1' });
    await jobs.callOrThrow(jobs.admin, noteIncident, { id, key: randomUUID(), text: 'Called' });
    const { status, headers, body } = await jobs.callAs(jobs.admin, exportIncidents, { kind: 'injury' });
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/csv')]);
    const text = String(body);
    expect(text).toContain('Number,Type,Status,When it happened,Reported,Reported by,Site,What happened,Notes');
    expect(text).toContain(`1,Injury,new,2026-11-18 09:30,2026-11-18 10:00,Ana Silva,Library,'=1+1`);
    expect(text).toContain('Helen Marsh: Called');
    expect(await jobs.findAuditEntries('')).toMatchObject([
      { action: 'incidents.exported', details: { kind: 'injury' } },
    ]);
  });
});
