import {
  type AuditEntry,
  changeAdmin,
  DOCUMENT_KINDS,
  getAuditLog,
  getCurrentUser,
  listAdmins,
  removeSubContractor,
  stepUp,
  verifyUser,
} from '@cleaning/contracts';
import { DEMO_ADMIN, DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { ENVIRONMENT, toAuditEntry } from '@cleaning/service-kit';
import { createSeedContext, type TestApp } from '@cleaning/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { seedDemo } from '../demo/seed.js';
import { PASSWORD, People, startAuth, type TestPerson } from '../testing/people.js';
import { FirstAdmin } from './admins.service.js';

describe('a company without admins', () => {
  const ADMIN = { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'platypus in the creek' };
  const admins = (testApp: TestApp) =>
    testApp.dataSource.query(`SELECT id, email, name FROM account WHERE role = 'admin'`);

  describe('FirstAdmin', () => {
    it('adds the admin of the environment once when four replicas start together', async () => {
      const testApp = await startAuth(ADMIN);
      const first = testApp.get(FirstAdmin);
      await testApp.dataSource.query('DELETE FROM account');
      await Promise.all(Array.from({ length: 4 }, () => first.onApplicationBootstrap()));
      await first.onApplicationBootstrap();
      expect(await admins(testApp)).toMatchObject([{ email: 'owner@example.com' }]);
      const login = await new People(testApp).logIn('owner@example.com', ADMIN.ADMIN_PASSWORD);
      expect(login).toMatchObject({ status: 200, body: { user: { role: 'admin', verified: 'true' } } });
      await testApp.stop();
    }, 60_000);

    it('adds no admin when the environment names none', async () => {
      const testApp = await startAuth();
      expect(await admins(testApp)).toEqual([]);
      await testApp.stop();
    }, 60_000);
  });

  describe('the demo data', () => {
    it('adds its people and one admin with the password of the environment, once', async () => {
      const env = { DEMO_DATA: 'true', ADMIN_EMAIL: DEMO_ADMIN.email, ADMIN_PASSWORD: ADMIN.ADMIN_PASSWORD };
      const testApp = await startAuth(env);
      expect(await admins(testApp)).toEqual([{ ...DEMO_ADMIN }]);
      const people = new People(testApp);
      expect(await people.logIn(DEMO_ADMIN.email, ADMIN.ADMIN_PASSWORD)).toMatchObject({ status: 200 });
      for (const person of DEMO_CONTRACTORS) {
        const { body } = await people.logIn(person.email, DEMO_PASSWORD);
        expect(body.user).toMatchObject({ id: person.id, name: person.name, verified: String(person.verified) });
        const { body: shown } = await testApp.call(getCurrentUser, { token: body.access_token });
        expect(shown).toMatchObject({ abn: person.abn, bsb: expect.stringMatching(/^\d{6}$/) });
      }
      expect(await testApp.readPublishedStates('account')).toHaveLength(2 + DEMO_CONTRACTORS.length);

      await seedDemo(createSeedContext(testApp, testApp.app.get(ENVIRONMENT)));
      expect(await testApp.readPublishedStates('account')).toHaveLength(2 + DEMO_CONTRACTORS.length);
      await testApp.stop();
    }, 60_000);

    it('gives the demo admin the demo password when the environment names another admin', async () => {
      const testApp = await startAuth({ DEMO_DATA: 'true', ...ADMIN });
      expect(await admins(testApp)).toHaveLength(2);
      expect(await new People(testApp).logIn(DEMO_ADMIN.email, DEMO_PASSWORD)).toMatchObject({ status: 200 });
      await testApp.stop();
    }, 60_000);
  });
});

describe('admins of a company', () => {
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

  describe('changeAdmin', () => {
    it('disables another admin, logs them out at once and enables them again', async () => {
      const [helen, omar] = [await people.createAdmin('Helen'), await people.createAdmin('Omar')];
      expect(await change(helen, omar)).toMatchObject({ status: 200, body: { status: 'done' } });
      expect((await testApp.readPublishedStates('account')).at(-1)).toMatchObject({ id: omar.id, session_version: 2 });
      expect(await testApp.call(getCurrentUser, { token: omar.token })).toMatchObject({ status: 401 });
      expect(await people.logIn(omar.email, PASSWORD)).toMatchObject({
        status: 401,
        body: { msg: 'This account is disabled. Ask another admin.', code: 'account_disabled' },
      });
      // Without the password the answer reveals nothing.
      expect((await people.logIn(omar.email, 'something else')).body.msg).toBe('The email or password isn’t correct.');
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

    it('disables an admin once when three requests arrive together', async () => {
      const [helen, omar] = [await people.createAdmin('Helen'), await people.createAdmin('Omar')];
      const answers = await Promise.all([change(helen, omar), change(helen, omar), change(helen, omar)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await entriesAbout(helen, omar)).toHaveLength(2);
    });

    it('refuses to disable the caller’s own account', async () => {
      const [helen] = [await people.createAdmin('Helen'), await people.createAdmin('Omar')];
      expect(await change(helen, helen)).toMatchObject({
        status: 409,
        body: { msg: 'You can’t disable your own account.' },
      });
    });

    it('accepts one of two admins who disable each other at the same time', async () => {
      for (let round = 0; round < 5; round += 1) {
        await testApp.dataSource.query(`DELETE FROM account WHERE role = 'admin'`);
        const [helen, omar] = [await people.createAdmin('Helen'), await people.createAdmin('Omar')];
        const answers = await Promise.all([change(helen, omar), change(omar, helen)]);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
        expect(await enabledCount()).toBe(1);
      }
    });

    it('leaves at least one admin enabled when four disable each other in a ring', async () => {
      const ring = await Promise.all(['Ada', 'Bea', 'Cam', 'Dan'].map((name) => people.createAdmin(name)));
      await Promise.all(ring.map((admin, index) => change(admin, ring[(index + 1) % 4] as TestPerson)));
      expect(await enabledCount()).toBeGreaterThan(0);
    });

    it('answers 404 for a sub-contractor and an unknown id, and 400 for an unknown method', async () => {
      const [helen, ana] = [await people.createAdmin('Helen'), await people.createContractor()];
      for (const target of [ana, { id: uuidv7() }])
        expect(await change(helen, target)).toMatchObject({
          status: 404,
          body: { msg: 'That admin doesn’t exist.' },
        });
      expect(await testApp.call(changeAdmin, { token: helen.token, body: { id: ana.id, method: 'x' } })).toMatchObject({
        status: 400,
        body: { issues: [{ field: 'method' }] },
      });
    });

    it('relies on a database check that refuses to disable a sub-contractor', async () => {
      const ana = await people.createContractor();
      await expect(
        testApp.dataSource.query('UPDATE account SET disabled_at = now() WHERE id = $1', [ana.id]),
      ).rejects.toThrow('account_only_admins_disabled');
    });
  });
});

describe('verifyUser', () => {
  let testApp: TestApp;
  let people: People;
  let admin: TestPerson;
  beforeAll(async () => {
    testApp = await startAuth();
    people = new People(testApp);
    admin = await people.createAdmin();
  }, 60_000);
  afterAll(() => testApp.stop());

  const verify = ({ id }: TestPerson, more: object = {}, { token } = admin) =>
    testApp.call(verifyUser, { token, body: { id, method: 'approve', ...more } });
  const toDetails = async ({ id }: TestPerson) => {
    const rows = await testApp.dataSource.query(
      "SELECT details FROM audit_entry WHERE subject_id = $1 AND action = 'account.verified'",
      [id],
    );
    return rows.map(({ details }: { details: object }) => details);
  };

  /** A newcomer with documents of these kinds, of which an admin has opened some. */
  async function newcomer(kinds: readonly string[], opened: readonly string[] = []): Promise<TestPerson> {
    const person = await people.createContractor({ verified: false });
    const documents = Object.fromEntries(kinds.map((kind) => [kind, uuidv7()]));
    await testApp.deliver('documents', person.id, { documents }, 'media');
    for (const kind of opened) {
      const details = { document_id: documents[kind] ?? '', document: kind };
      const subject = { kind: 'person', id: person.id, name: person.name } as const;
      const entry = toAuditEntry({ actor: admin, action: 'document.read', subject, details });
      await testApp.deliver('audit-entry', entry.id, entry, 'media');
    }
    return person;
  }

  describe('the audit entry of a verification', () => {
    it('names the missing documents and those that no admin opened', async () => {
      const ana = await newcomer(['passport_img', 'police_check_img'], ['passport_img']);
      expect(await verify(ana)).toMatchObject({ status: 200, body: 'approve' });
      expect(await toDetails(ana)).toEqual([
        { missing: 'address proof, children check, agreement, declaration', not_opened: 'police check' },
      ]);
    });

    it('has no details when an admin opened every document', async () => {
      const ana = await newcomer(DOCUMENT_KINDS, DOCUMENT_KINDS);
      await verify(ana);
      expect(await toDetails(ana)).toEqual([{}]);
    });

    it('stores the reason that the admin gave', async () => {
      const ana = await newcomer(DOCUMENT_KINDS, DOCUMENT_KINDS);
      expect((await verify(ana, { reason: 'Seen at the office' })).status).toBe(200);
      expect(await toDetails(ana)).toEqual([{ reason: 'Seen at the office' }]);
    });

    it('names a document that was replaced after an admin opened it', async () => {
      const ana = await newcomer(DOCUMENT_KINDS, DOCUMENT_KINDS);
      const documents = Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind, uuidv7()]));
      await testApp.deliver('documents', ana.id, { documents }, 'media');
      await verify(ana);
      expect(await toDetails(ana)).toMatchObject([{ not_opened: expect.stringContaining('passport') }]);
    });
  });

  describe('a session whose factor is over 15 minutes old', () => {
    const STEP_UP_REFUSAL = { status: 403, body: { code: 'step_up' } };
    const calls = {
      verifies: (person: TestPerson, by: TestPerson) => verify(person, {}, by),
      disproves: (person: TestPerson, by: TestPerson) => verify(person, { method: 'disprove' }, by),
      removes: ({ id }: TestPerson, { token }: TestPerson) =>
        testApp.call(removeSubContractor, { token, params: { userID: id } }),
    };

    it.each(Object.entries(calls))('%s a person only after the factor is given again', async (name, call) => {
      const [office, ana] = [
        await people.createAdmin(),
        await people.createContractor({ verified: name !== 'verifies' }),
      ];
      await testApp.dataSource.query(
        "UPDATE session SET created_at = now() - interval '16 minutes' WHERE account_id = $1",
        [office.id],
      );
      const row = async () =>
        (await testApp.dataSource.query('SELECT verified, removed_at FROM account WHERE id = $1', [ana.id]))[0];
      const before = await row();
      expect(await call(ana, office)).toMatchObject(STEP_UP_REFUSAL);
      expect(await row()).toEqual(before);
      await testApp.call(stepUp, { token: office.token, body: { password: PASSWORD } });
      expect((await call(ana, office)).status).toBe(200);
      expect(await row()).not.toEqual(before);
    });
  });
});
