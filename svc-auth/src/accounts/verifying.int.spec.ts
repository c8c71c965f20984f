import { DOCUMENT_KINDS, removeSubContractor, stepUp, verifyUser } from '@cleaning/contracts';
import { auditEntryOf } from '@cleaning/service-kit';
import type { TestApp } from '@cleaning/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { PASSWORD, People, startAuth, type TestPerson } from '../testing/people.js';

let testApp: TestApp;
let people: People;
let admin: TestPerson;
beforeAll(async () => {
  testApp = await startAuth();
  people = new People(testApp);
  admin = await people.admin();
}, 60_000);
afterAll(() => testApp.stop());

const verify = ({ id }: TestPerson, more: object = {}, { token } = admin) =>
  testApp.call(verifyUser, { token, body: { id, method: 'approve', ...more } });
const detailsOf = async ({ id }: TestPerson) => {
  const rows = await testApp.dataSource.query(
    "SELECT details FROM audit_entry WHERE subject_id = $1 AND action = 'account.verified'",
    [id],
  );
  return rows.map(({ details }: { details: object }) => details);
};

/** A newcomer with documents of these kinds, of which an admin has opened some. */
async function newcomer(kinds: readonly string[], opened: readonly string[] = []): Promise<TestPerson> {
  const person = await people.contractor({ verified: false });
  const documents = Object.fromEntries(kinds.map((kind) => [kind, uuidv7()]));
  await testApp.deliver('documents', person.id, { documents }, 'media');
  for (const kind of opened) {
    const details = { document_id: documents[kind] ?? '', document: kind };
    const subject = { kind: 'person', id: person.id, name: person.name } as const;
    const entry = auditEntryOf({ actor: admin, action: 'document.read', subject, details });
    await testApp.deliver('audit-entry', entry.id, entry, 'media');
  }
  return person;
}

describe('the audit log says of a verification', () => {
  it('which documents are missing, and which nobody has opened', async () => {
    const ana = await newcomer(['passport_img', 'police_check_img'], ['passport_img']);
    expect(await verify(ana)).toMatchObject({ status: 200, body: 'approve' });
    expect(await detailsOf(ana)).toEqual([
      { missing: 'address proof, children check, agreement, declaration', not_opened: 'police check' },
    ]);
  });

  it('nothing more where each document was opened', async () => {
    const ana = await newcomer(DOCUMENT_KINDS, DOCUMENT_KINDS);
    await verify(ana);
    expect(await detailsOf(ana)).toEqual([{}]);
  });

  it('why it was done before every document was checked', async () => {
    const ana = await newcomer(DOCUMENT_KINDS, DOCUMENT_KINDS);
    expect((await verify(ana, { reason: 'Seen at the office' })).status).toBe(200);
    expect(await detailsOf(ana)).toEqual([{ reason: 'Seen at the office' }]);
  });

  it('that a document was replaced after it had been opened', async () => {
    const ana = await newcomer(DOCUMENT_KINDS, DOCUMENT_KINDS);
    const documents = Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind, uuidv7()]));
    await testApp.deliver('documents', ana.id, { documents }, 'media');
    await verify(ana);
    expect(await detailsOf(ana)).toMatchObject([{ not_opened: expect.stringContaining('passport') }]);
  });
});

describe('a session whose factor is older than a quarter of an hour', () => {
  const NEEDED = { status: 403, body: { code: 'step_up' } };
  const calls = {
    verifies: (person: TestPerson, by: TestPerson) => verify(person, {}, by),
    disproves: (person: TestPerson, by: TestPerson) => verify(person, { method: 'disprove' }, by),
    removes: ({ id }: TestPerson, { token }: TestPerson) =>
      testApp.call(removeSubContractor, { token, params: { userID: id } }),
  };

  it.each(Object.entries(calls))('%s nobody until the factor was given again', async (name, call) => {
    const [office, ana] = [await people.admin(), await people.contractor({ verified: name !== 'verifies' })];
    await testApp.dataSource.query(
      "UPDATE session SET created_at = now() - interval '16 minutes' WHERE account_id = $1",
      [office.id],
    );
    const row = async () =>
      (await testApp.dataSource.query('SELECT verified, removed_at FROM account WHERE id = $1', [ana.id]))[0];
    const before = await row();
    expect(await call(ana, office)).toMatchObject(NEEDED);
    expect(await row()).toEqual(before);
    await testApp.call(stepUp, { token: office.token, body: { password: PASSWORD } });
    expect((await call(ana, office)).status).toBe(200);
    expect(await row()).not.toEqual(before);
  });
});
