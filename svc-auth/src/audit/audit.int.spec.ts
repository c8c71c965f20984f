import {
  type AuditEntry,
  exportAuditLog,
  getAuditLog,
  removeSubContractor,
  type ServiceName,
  verifyUser,
} from '@cleaning/contracts';
import { type CommonEnvironment, ENVIRONMENT, toAuditEntry } from '@cleaning/service-kit';
import type { TestApp } from '@cleaning/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { People, startAuth, type TestPerson } from '../testing/people.js';

let testApp: TestApp;
let people: People;
let admin: TestPerson;
beforeAll(async () => {
  testApp = await startAuth();
  people = new People(testApp);
  admin = await people.createAdmin();
}, 60_000);
afterAll(() => testApp.stop());

const read = (query: Record<string, string> = {}, token: string | undefined = admin.token) =>
  testApp.call(getAuditLog, { token, query });
const entries = async (query: Record<string, string>): Promise<AuditEntry[]> => {
  const { status, body } = await read(query);
  expect(status).toBe(200);
  return getAuditLog.answer.parse(body).entries;
};
/** Enters an entry in the feed of another service. */
const deliver = (entry: AuditEntry, source: ServiceName = 'jobs') =>
  testApp.deliver('audit-entry', entry.id, entry, source);
const makeAssignmentEntry = (subject: { id: string; name: string }) =>
  toAuditEntry({
    actor: admin,
    action: 'assignment.added',
    subject: { kind: 'person', ...subject },
    details: { job: 'Library' },
  });

describe('the audit log', () => {
  it('answers entries of all services, newest first', async () => {
    const ana = await people.createContractor({ verified: false });
    const before = Date.now();
    await testApp.call(verifyUser, { token: admin.token, body: { id: ana.id, method: 'approve' } });
    await deliver(makeAssignmentEntry({ id: ana.id, name: ana.name }));
    await deliver({ ...makeAssignmentEntry(ana), action: 'document.read' }, 'media');
    await deliver({ ...makeAssignmentEntry(ana), action: 'invoice.issued' }, 'invoice');
    await testApp.call(removeSubContractor, { token: admin.token, params: { userID: ana.id } });
    const shown = await entries({ subject_id: ana.id });
    expect(shown.map(({ action }) => action)).toEqual([
      'account.removed',
      'invoice.issued',
      'document.read',
      'assignment.added',
      'account.verified',
    ]);
    expect(shown[3]).toMatchObject({
      actor_id: admin.id,
      actor_name: admin.name,
      subject_kind: 'person',
      subject_name: ana.name,
      details: { job: 'Library' },
    });
    for (const { at } of shown) expect(Date.parse(at)).toBeGreaterThanOrEqual(before);
  });

  it('stores an entry once and unchanged when its feed repeats or drops it', async () => {
    const ana = { id: uuidv7(), name: 'Ana Silva' };
    const entry = makeAssignmentEntry(ana);
    await deliver(entry);
    await deliver({ ...entry, actor_name: 'Somebody else' });
    await testApp.deliver('audit-entry', entry.id, null);
    expect(await entries({ subject_id: ana.id })).toEqual([entry]);
  });

  it('records admins that the operator added', async () => {
    const [added] = await entries({ subject_id: admin.id });
    expect(added).toMatchObject({ action: 'account.admin-added', actor_id: '', actor_name: 'Operator' });
  });

  it('pages without gaps or repeats while new entries arrive', async () => {
    const ana = { id: uuidv7(), name: 'Ana Silva' };
    for (let count = 0; count < 5; count += 1) await deliver(makeAssignmentEntry(ana));
    const all = (await entries({ subject_id: ana.id })).map(({ id }) => id);
    const first = (await read({ subject_id: ana.id, limit: '2' })).body;
    await deliver(makeAssignmentEntry(ana));
    const second = (await read({ subject_id: ana.id, limit: '2', before: first.next })).body;
    const third = (await read({ subject_id: ana.id, limit: '2', before: second.next })).body;
    expect([first, second, third].flatMap((page) => page.entries.map(({ id }: AuditEntry) => id))).toEqual(all);
    expect(third.next).toBe('');
  });

  it('filters by action, subject and actor together', async () => {
    const other = await people.createAdmin('Other Admin');
    const ana = await people.createContractor({ verified: false });
    await testApp.call(verifyUser, { token: other.token, body: { id: ana.id, method: 'approve' } });
    await testApp.call(verifyUser, { token: admin.token, body: { id: ana.id, method: 'disprove' } });
    expect(await entries({ actor_id: other.id })).toHaveLength(1);
    expect(await entries({ actor_id: other.id, action: 'account.verified' })).toHaveLength(1);
    expect(await entries({ actor_id: other.id, action: 'account.disproved' })).toEqual([]);
    expect(await entries({ subject_id: ana.id, action: 'account.disproved' })).toMatchObject([{ actor_id: admin.id }]);
    expect(await entries({ subject_id: 'nobody' })).toEqual([]);
  });

  it('finds part of a name and days in the business time zone, and exports CSV', async () => {
    const zoe = { id: uuidv7(), name: '=Zoe Quill' };
    const entry = makeAssignmentEntry(zoe);
    // 13:29 of the 17th and 00:01 of the 18th of November in Adelaide.
    await deliver({ ...entry, id: uuidv7(), at: '2026-11-17T02:59:00.000Z' });
    await deliver({ ...entry, id: uuidv7(), at: '2026-11-17T13:31:00.000Z' });
    const days = async (query: Record<string, string>) =>
      (await entries({ text: 'zoe q', ...query })).map(({ at }) => at.slice(8, 16)).sort();
    expect(await days({})).toEqual(['17T02:59', '17T13:31']);
    expect(await days({ to: '2026-11-17' })).toEqual(['17T02:59']);
    expect(await days({ from: '2026-11-18', to: '2026-11-18' })).toEqual(['17T13:31']);
    expect(await days({ from: '2026-11-19' })).toEqual([]);
    const env = testApp.app.get<CommonEnvironment>(ENVIRONMENT);
    const zone = jest.replaceProperty(env, 'BUSINESS_TZ', 'Australia/Perth');
    expect(await days({ to: '2026-11-17' })).toEqual(['17T02:59', '17T13:31']);
    zone.replaceValue('Pacific/Kiritimati');
    expect(await days({ from: '2026-11-18' })).toEqual(['17T13:31']);
    expect(await days({ to: '2026-11-17' })).toEqual(['17T02:59']);
    zone.restore();
    expect(await entries({ text: '%' })).toEqual([]);
    const csv = await testApp.call(exportAuditLog, { token: admin.token, body: { text: 'zoe', to: '2026-11-17' } });
    expect(csv.headers.get('content-disposition')).toBe('attachment; filename="audit-log.csv"');
    const [, row] = String(csv.body).split('\r\n');
    expect(row).toBe(`2026-11-17T02:59:00.000Z,${admin.name},assignment.added,person,'=Zoe Quill,job: Library`);
  });

  it.each([
    ['from', '2026-02-30'],
    ['to', 'yesterday'],
    ['limit', '0'],
    ['limit', '101'],
    ['limit', 'many'],
    ['action', 'account.promoted'],
  ])('refuses %s=%s', async (field, value) => {
    expect(await read({ [field]: value })).toMatchObject({ status: 400, body: { issues: [{ field }] } });
  });

  it('pages a range of days by time, whichever entry arrived first', async () => {
    const lee = { id: uuidv7(), name: 'Lee Order' };
    const hours = ['03', '01', '05', '02', '04'];
    for (const hour of hours)
      await deliver({ ...makeAssignmentEntry(lee), id: uuidv7(), at: `2026-10-07T${hour}:00:00.000Z` });
    const days = { subject_id: lee.id, from: '2026-10-07', to: '2026-10-07', limit: '2' };
    const first = (await read(days)).body;
    const second = (await read({ ...days, before: first.next })).body;
    const third = (await read({ ...days, before: second.next })).body;
    const at = [first, second, third].flatMap((page) =>
      page.entries.map((entry: AuditEntry) => entry.at.slice(11, 13)),
    );
    expect(at).toEqual(['05', '04', '03', '02', '01']);
    expect(third.next).toBe('');
  });

  it('answers 401 without a token and 403 to sub-contractors', async () => {
    expect(await testApp.call(getAuditLog)).toMatchObject({ status: 401 });
    for (const verified of [true, false]) {
      const { token } = await people.createContractor({ verified });
      expect(await read({}, token)).toMatchObject({ status: 403 });
    }
  });

  it('refuses UPDATE, DELETE and TRUNCATE', async () => {
    for (const sql of ['UPDATE audit_entry SET actor_name = $$$$', 'DELETE FROM audit_entry', 'TRUNCATE audit_entry']) {
      await expect(testApp.dataSource.query(sql)).rejects.toThrow('never changed or deleted');
    }
  });
});
