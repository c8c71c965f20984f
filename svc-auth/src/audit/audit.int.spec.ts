import { type AuditEntry, getAuditLog, removeSubContractor, verifyUser } from '@cleaning/contracts';
import { auditEntryOf } from '@cleaning/service-kit';
import type { Bench } from '@cleaning/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { People, startAuth, type TestPerson } from '../testing/people.js';

let bench: Bench;
let people: People;
let admin: TestPerson;
beforeAll(async () => {
  bench = await startAuth();
  people = new People(bench);
  admin = await people.admin();
}, 60_000);
afterAll(() => bench.stop());

const read = (query: Record<string, string> = {}, token: string | undefined = admin.token) =>
  bench.call(getAuditLog, { token, query });
const entries = async (query: Record<string, string>): Promise<AuditEntry[]> => {
  const { status, body } = await read(query);
  expect(status).toBe(200);
  return getAuditLog.answer.parse(body).entries;
};
const assigned = (subject: { id: string; name: string }) =>
  auditEntryOf({
    actor: admin,
    action: 'assignment.added',
    subject: { kind: 'person', ...subject },
    details: { job: 'Library' },
  });

describe('the audit log', () => {
  it('tells who did what to whom and when, of this service and of the others, newest first', async () => {
    const ana = await people.contractor({ verified: false });
    const before = Date.now();
    await bench.call(verifyUser, { token: admin.token, body: { id: ana.id, method: 'approve' } });
    await bench.deliver('audit.recorded', assigned({ id: ana.id, name: ana.name }));
    await bench.deliver('audit.recorded', { ...assigned(ana), action: 'document.read' }, 'media');
    await bench.deliver('audit.recorded', { ...assigned(ana), action: 'invoice.issued' }, 'invoice');
    await bench.call(removeSubContractor, { token: admin.token, params: { userID: ana.id } });
    const told = await entries({ subject_id: ana.id });
    expect(told.map(({ action }) => action)).toEqual([
      'account.removed',
      'invoice.issued',
      'document.read',
      'assignment.added',
      'account.verified',
    ]);
    expect(told[3]).toMatchObject({
      actor_id: admin.id,
      actor_name: admin.name,
      subject_kind: 'person',
      subject_name: ana.name,
      details: { job: 'Library' },
    });
    for (const { at } of told) expect(Date.parse(at)).toBeGreaterThanOrEqual(before);
  });

  it('tells of admins that were added by whoever runs the server', async () => {
    const [added] = await entries({ subject_id: admin.id });
    expect(added).toMatchObject({ action: 'account.admin-added', actor_id: '', actor_name: 'Operator' });
  });

  it('is read page by page, without gaps or repeats while new entries come', async () => {
    const ana = { id: uuidv7(), name: 'Ana Silva' };
    for (let count = 0; count < 5; count += 1) await bench.deliver('audit.recorded', assigned(ana));
    const all = (await entries({ subject_id: ana.id })).map(({ id }) => id);
    const first = (await read({ subject_id: ana.id, limit: '2' })).body;
    await bench.deliver('audit.recorded', assigned(ana));
    const second = (await read({ subject_id: ana.id, limit: '2', before: first.next })).body;
    const third = (await read({ subject_id: ana.id, limit: '2', before: second.next })).body;
    expect([first, second, third].flatMap((page) => page.entries.map(({ id }: AuditEntry) => id))).toEqual(all);
    expect(third.next).toBe('');
  });

  it('is filtered by action, subject and actor together', async () => {
    const other = await people.admin('Other Admin');
    const ana = await people.contractor({ verified: false });
    await bench.call(verifyUser, { token: other.token, body: { id: ana.id, method: 'approve' } });
    await bench.call(verifyUser, { token: admin.token, body: { id: ana.id, method: 'disprove' } });
    expect(await entries({ actor_id: other.id })).toHaveLength(1);
    expect(await entries({ actor_id: other.id, action: 'account.verified' })).toHaveLength(1);
    expect(await entries({ actor_id: other.id, action: 'account.disproved' })).toEqual([]);
    expect(await entries({ subject_id: ana.id, action: 'account.disproved' })).toMatchObject([{ actor_id: admin.id }]);
    expect(await entries({ subject_id: 'nobody' })).toEqual([]);
  });

  it.each([
    ['limit', '0'],
    ['limit', '101'],
    ['limit', 'many'],
    ['action', 'account.promoted'],
  ])('refuses %s=%s', async (field, value) => {
    expect(await read({ [field]: value })).toMatchObject({ status: 400, body: { issues: [{ field }] } });
  });

  it('is for admins alone', async () => {
    expect(await bench.call(getAuditLog)).toMatchObject({ status: 401 });
    for (const verified of [true, false]) {
      const { token } = await people.contractor({ verified });
      expect(await read({}, token)).toMatchObject({ status: 403 });
    }
  });

  it('cannot be changed', async () => {
    for (const sql of ['UPDATE audit_entry SET actor_name = $$$$', 'DELETE FROM audit_entry', 'TRUNCATE audit_entry']) {
      await expect(bench.dataSource.query(sql)).rejects.toThrow('never changed or deleted');
    }
  });
});
