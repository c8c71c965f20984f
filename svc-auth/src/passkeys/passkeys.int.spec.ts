import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  beginPasskeyStepUp,
  FIRST_COMPANY,
  getAuditLog,
  getCurrentUser,
  listNotices,
  listPasskeys,
  logInWithPasskey,
  MAX_PASSKEYS,
  type Notice,
  removePasskey,
  renamePasskey,
  stepUp,
} from '@cleaning/contracts';
import type { TestApp } from '@cleaning/service-kit/testing';
import { type AnswerOverrides, Authenticator } from '../testing/authenticator.js';
import { People, startAuth, type TestPerson } from '../testing/people.js';

const SITE_URL = 'https://www.gumleaf.example';

let testApp: TestApp;
let people: People;
let admin: TestPerson;
beforeAll(async () => {
  testApp = await startAuth({ SITE_URL });
  people = new People(testApp);
  admin = await people.createAdmin();
}, 60_000);
afterAll(() => testApp.stop());

const begin = async ({ token }: TestPerson) => (await testApp.call(beginPasskey, { token })).body;
const add = ({ token }: TestPerson, challenge_id: string, response: object, name = 'Phone') =>
  testApp.call(addPasskey, { token, body: { challenge_id, name, response } });
/** A person with a passkey. */
async function addPersonWithPasskey(device = new Authenticator(SITE_URL)) {
  const ana = await people.createContractor();
  const { challenge_id, options } = await begin(ana);
  const { body: passkey } = await add(ana, challenge_id, device.create(options));
  return { ana, device, passkey };
}
const logIn = async (device: Authenticator, wrong: AnswerOverrides = {}) => {
  const { challenge_id, options } = (await testApp.call(beginPasskeyLogin)).body;
  return testApp.call(logInWithPasskey, { body: { challenge_id, response: device.get(options, wrong) } });
};
const own = async ({ token }: TestPerson) => (await testApp.call(listPasskeys, { token })).body;
const actionsAbout = async ({ id }: TestPerson): Promise<string[]> => {
  const { body } = await testApp.call(getAuditLog, { token: admin.token, query: { subject_id: id } });
  return body.entries.map(({ action }: { action: string }) => action);
};
const titles = async ({ token }: TestPerson): Promise<string[]> =>
  (await testApp.call(listNotices, { token })).body.notices.map(({ title }: Notice) => title);

describe('adding a passkey', () => {
  it('asks for user verification and a resident key, stores the name and notifies the person', async () => {
    const ana = await people.createContractor();
    const { challenge_id, options } = await begin(ana);
    expect(options).toMatchObject({
      rp: { id: 'www.gumleaf.example', name: FIRST_COMPANY.short_name },
      user: { name: ana.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    const added = await add(ana, challenge_id, new Authenticator(SITE_URL).create(options), 'Ana’s phone');
    expect(added).toMatchObject({ status: 200, body: { name: 'Ana’s phone', last_used_at: '', copied: false } });
    expect(await own(ana)).toEqual([added.body]);
    expect(await actionsAbout(ana)).toEqual(['account.passkey-added']);
    expect(await titles(ana)).toEqual(['A passkey was added']);
  });

  it.each<[string, AnswerOverrides]>([
    ['another origin', { origin: 'https://www.gumleaf.example.evil.example' }],
    ['the origin without TLS', { origin: 'http://www.gumleaf.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['a device that has not verified the person', { verified: false }],
  ])('refuses %s', async (_, wrong) => {
    const ana = await people.createContractor();
    const { challenge_id, options } = await begin(ana);
    const refused = await add(ana, challenge_id, new Authenticator(SITE_URL).create(options, wrong));
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ field: 'response' }] } });
    expect(await own(ana)).toEqual([]);
  });

  it('accepts each challenge once, from its own person and before it expires', async () => {
    const [ana, ben] = [await people.createContractor(), await people.createContractor()];
    const first = await begin(ana);
    const answer = new Authenticator(SITE_URL).create(first.options);
    expect((await add(ben, first.challenge_id, answer)).status).toBe(400);
    const both = await Promise.all([add(ana, first.challenge_id, answer), add(ana, first.challenge_id, answer)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const late = await begin(ana);
    await testApp.dataSource.query('UPDATE passkey_challenge SET expires_at = now()');
    expect((await add(ana, late.challenge_id, new Authenticator(SITE_URL).create(late.options))).status).toBe(400);
    expect(await own(ana)).toHaveLength(1);
  });

  it(`stops at ${MAX_PASSKEYS} passkeys, even when all are added at once`, async () => {
    const ana = await people.createContractor();
    const begun = await Promise.all(Array.from({ length: MAX_PASSKEYS + 1 }, () => begin(ana)));
    const answers = await Promise.all(
      begun.map(({ challenge_id, options }) => add(ana, challenge_id, new Authenticator(SITE_URL).create(options))),
    );
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
    expect(await own(ana)).toHaveLength(MAX_PASSKEYS);
    expect((await testApp.call(beginPasskey, { token: ana.token })).status).toBe(409);
  });

  it('refuses a passkey that is already registered', async () => {
    const { ana, device } = await addPersonWithPasskey();
    const ben = await people.createContractor();
    for (const person of [ana, ben]) {
      const { challenge_id, options } = await begin(person);
      expect((await add(person, challenge_id, device.create(options))).status).toBe(409);
    }
  });
});

describe('logging in with a passkey', () => {
  it('opens a session without an email address and a password', async () => {
    const { ana, device } = await addPersonWithPasskey();
    const answer = await logIn(device);
    expect(answer).toMatchObject({ status: 200, body: { user: { id: ana.id, name: ana.name } } });
    expect((await testApp.call(getCurrentUser, { token: answer.body.access_token })).status).toBe(200);
    expect((await own(ana))[0].last_used_at).not.toBe('');
  });

  it.each<[string, AnswerOverrides]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['a device that has not verified the person', { verified: false }],
    ['the name of another person', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('refuses %s', async (_, wrong) => {
    const { device } = await addPersonWithPasskey();
    expect((await logIn(device, wrong)).status).toBe(401);
  });

  it('accepts an answer once, and none to a step-up challenge', async () => {
    const { ana, device } = await addPersonWithPasskey();
    const { challenge_id, options } = (await testApp.call(beginPasskeyLogin)).body;
    const body = { challenge_id, response: device.get(options) };
    const twice = await Promise.all([
      testApp.call(logInWithPasskey, { body }),
      testApp.call(logInWithPasskey, { body }),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 401]);
    const other = (await testApp.call(beginPasskeyStepUp, { token: ana.token })).body;
    const moved = { challenge_id: other.challenge_id, response: device.get(other.options) };
    expect((await testApp.call(logInWithPasskey, { body: moved })).status).toBe(401);
  });

  it('refuses an unknown passkey and a removed person', async () => {
    expect((await logIn(new Authenticator(SITE_URL))).status).toBe(401);
    const { ana, device } = await addPersonWithPasskey();
    await testApp.dataSource.query('UPDATE account SET removed_at = now() WHERE id = $1', [ana.id]);
    expect((await logIn(device)).status).toBe(401);
  });

  it('refuses a copied passkey and then the original, and notifies the person', async () => {
    const { ana, device } = await addPersonWithPasskey();
    const copy = device.clone();
    expect((await logIn(device)).status).toBe(200);
    expect((await logIn(device)).status).toBe(200);
    const refused = await logIn(copy);
    expect(refused).toMatchObject({ status: 401, body: { msg: expect.stringContaining('may have been copied') } });
    expect((await logIn(device)).status).toBe(401);
    expect(await own(ana)).toMatchObject([{ copied: true }]);
    expect((await actionsAbout(ana)).filter((action) => action === 'account.passkey-copied')).toHaveLength(1);
    expect(await titles(ana)).toContain('A passkey may have been copied');
  });

  it('limits challenges per person apart from those of anonymous logins', async () => {
    const ana = await people.createContractor();
    const full = (key: string) =>
      testApp.dataSource.query(
        `INSERT INTO hourly_booking (address, booked_until) VALUES ($1, now() + interval '1 hour')
         ON CONFLICT (address) DO UPDATE SET booked_until = excluded.booked_until`,
        [`passkey-challenges ${key}`],
      );
    await full(ana.id);
    expect((await testApp.call(beginPasskey, { token: ana.token })).status).toBe(429);
    expect((await testApp.call(beginPasskeyStepUp, { token: ana.token })).status).toBe(429);
    expect((await testApp.call(beginPasskeyLogin)).status).toBe(200);
  });

  it('accepts an authenticator whose counter stays at zero', async () => {
    const { device } = await addPersonWithPasskey();
    for (let n = 0; n < 2; n += 1) {
      device.counter = -1;
      expect((await logIn(device)).status).toBe(200);
    }
  });
});

describe('passkey management', () => {
  it('renames and removes a passkey for its owner only', async () => {
    const { ana, device, passkey } = await addPersonWithPasskey();
    const ben = await people.createContractor();
    const rename = ({ token }: TestPerson, name: string) =>
      testApp.call(renamePasskey, { token, body: { id: passkey.id, name } });
    const remove = ({ token }: TestPerson) => testApp.call(removePasskey, { token, body: { id: passkey.id } });
    expect((await rename(ben, 'Mine')).status).toBe(404);
    expect((await remove(ben)).status).toBe(404);
    expect((await rename(ana, '')).status).toBe(400);
    expect((await rename(ana, 'Old phone')).body.name).toBe('Old phone');
    expect((await remove(ana)).status).toBe(200);
    expect((await remove(ana)).status).toBe(404);
    expect((await logIn(device)).status).toBe(401);
    expect(await own(ana)).toEqual([]);
    expect((await titles(ana))[0]).toBe('A passkey was removed');
  });

  it('needs a factor again after 15 minutes to add or remove a passkey', async () => {
    const { ana, device, passkey } = await addPersonWithPasskey();
    await testApp.dataSource.query(
      `UPDATE session SET created_at = now() - interval '15 minutes' WHERE account_id = $1`,
      [ana.id],
    );
    const STEP_UP_REFUSAL = { status: 403, body: { code: 'step_up' } };
    expect(await testApp.call(beginPasskey, { token: ana.token })).toMatchObject(STEP_UP_REFUSAL);
    expect(await testApp.call(removePasskey, { token: ana.token, body: { id: passkey.id } })).toMatchObject(
      STEP_UP_REFUSAL,
    );
    const { challenge_id, options } = (await testApp.call(beginPasskeyStepUp, { token: ana.token })).body;
    expect(options.allowCredentials).toHaveLength(1);
    const given = { passkey: { challenge_id, response: device.get(options) } };
    expect((await testApp.call(stepUp, { token: ana.token, body: given })).status).toBe(200);
    expect((await testApp.call(beginPasskey, { token: ana.token })).status).toBe(200);
  });
});
