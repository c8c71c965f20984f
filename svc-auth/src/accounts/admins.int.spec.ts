import { type AuditEntry, changeAdmin, getAuditLog, getCurrentUser, listAdmins } from '@cleaning/contracts';
import type { TestApp } from '@cleaning/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { PASSWORD, People, startAuth, type TestPerson } from '../testing/people.js';

let testApp: TestApp;
let people: People;
beforeAll(async () => {
  testApp = await startAuth();
  people = new People(testApp);
}, 60_000);
afterAll(() => testApp.stop());
beforeEach(() => testApp.dataSource.query(`DELETE FROM account WHERE role = 'admin'`));

const change = (caller: TestPerson, target: { id: string }, method = 'disable') =>
  testApp.call(changeAdmin, { token: caller.token, body: { id: target.id, method } });
const enabledCount = async () =>
  (await testApp.dataSource.query(`SELECT id FROM account WHERE role = 'admin' AND disabled_at IS NULL`)).length;
const entriesAbout = async (reader: TestPerson, { id }: TestPerson): Promise<string[]> => {
  const { body } = await testApp.call(getAuditLog, { token: reader.token, query: { subject_id: id } });
  return body.entries.map((entry: AuditEntry) => `${entry.actor_name}: ${entry.action}`);
};

describe('administrators', () => {
  it('are disabled and enabled again by another one, and logged out everywhere at once', async () => {
    const [helen, omar] = [await people.admin('Helen'), await people.admin('Omar')];
    expect(await change(helen, omar)).toMatchObject({ status: 200, body: { status: 'done' } });
    expect((await testApp.published('account')).at(-1)).toMatchObject({ id: omar.id, session_version: 2 });
    expect(await testApp.call(getCurrentUser, { token: omar.token })).toMatchObject({ status: 401 });
    expect(await people.logIn(omar.email, PASSWORD)).toMatchObject({
      status: 401,
      body: { msg: 'This account is disabled. Please ask another administrator.' },
    });
    // Without the password the answer reveals nothing.
    expect((await people.logIn(omar.email, 'something else')).body.msg).toBe('The e-mail or password is not correct.');
    expect((await testApp.call(listAdmins, { token: helen.token })).body).toEqual([
      { id: helen.id, name: 'Helen', email: helen.email, disabled: false, invited: false, second_factor: false },
      { id: omar.id, name: 'Omar', email: omar.email, disabled: true, invited: false, second_factor: false },
    ]);

    expect((await change(helen, omar, 'enable')).status).toBe(200);
    expect((await testApp.call(getCurrentUser, { token: omar.token })).status).toBe(401);
    expect((await people.logIn(omar.email, PASSWORD)).status).toBe(200);
    expect(await entriesAbout(helen, omar)).toEqual([
      'Helen: account.admin-enabled',
      'Helen: account.admin-disabled',
      'Operator: account.admin-added',
    ]);
  });

  it('asked for twice change once', async () => {
    const [helen, omar] = [await people.admin('Helen'), await people.admin('Omar')];
    const answers = await Promise.all([change(helen, omar), change(helen, omar), change(helen, omar)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await entriesAbout(helen, omar)).toHaveLength(2);
  });

  it('do not disable themselves', async () => {
    const [helen] = [await people.admin('Helen'), await people.admin('Omar')];
    expect(await change(helen, helen)).toMatchObject({ status: 409, body: { msg: 'You cannot disable yourself.' } });
  });

  it('who disable each other at once: exactly one wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      await testApp.dataSource.query(`DELETE FROM account WHERE role = 'admin'`);
      const [helen, omar] = [await people.admin('Helen'), await people.admin('Omar')];
      const answers = await Promise.all([change(helen, omar), change(omar, helen)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
      expect(await enabledCount()).toBe(1);
    }
  });

  it('in a ring disable as many as come first, and one always stays', async () => {
    const ring = await Promise.all(['Ada', 'Bea', 'Cam', 'Dan'].map((name) => people.admin(name)));
    await Promise.all(ring.map((admin, index) => change(admin, ring[(index + 1) % 4] as TestPerson)));
    expect(await enabledCount()).toBeGreaterThan(0);
  });

  it('are the only ones here', async () => {
    const [helen, ana] = [await people.admin('Helen'), await people.contractor()];
    for (const target of [ana, { id: uuidv7() }])
      expect(await change(helen, target)).toMatchObject({
        status: 404,
        body: { msg: 'There is no such administrator.' },
      });
    expect(await testApp.call(changeAdmin, { token: helen.token, body: { id: ana.id, method: 'x' } })).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'method' }] },
    });
  });

  it('are the only accounts that the database lets be disabled', async () => {
    const ana = await people.contractor();
    await expect(
      testApp.dataSource.query('UPDATE account SET disabled_at = now() WHERE id = $1', [ana.id]),
    ).rejects.toThrow('account_only_admins_disabled');
  });
});
