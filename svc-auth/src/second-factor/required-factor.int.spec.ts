import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  beginSecondFactor,
  confirmSecondFactor,
  getAllSubContractors,
  getCurrentUser,
  listPasskeys,
  logInWithPasskey,
  logout,
  removePasskey,
  removeSecondFactor,
  resetSecondFactor,
} from '@cleaning/contracts';
import type { TestApp } from '@cleaning/service-kit/testing';
import { generateSync } from 'otplib';
import { Authenticator } from '../testing/authenticator.js';
import { PASSWORD, People, startAuth, type TestPerson } from '../testing/people.js';

const SITE_URL = 'https://www.gumleaf.example';

let testApp: TestApp;
let people: People;
beforeAll(async () => {
  testApp = await startAuth({ SITE_URL, ADMIN_SECOND_FACTOR: 'required' });
  people = new People(testApp);
}, 60_000);
afterAll(() => testApp.stop());

const REQUIRED = { status: 403, body: { code: 'second_factor_required' } };
const desk = ({ token }: TestPerson) => testApp.call(getAllSubContractors, { token });
const me = async ({ token }: TestPerson) => (await testApp.call(getCurrentUser, { token })).body;
const published = async ({ id }: TestPerson) =>
  (await testApp.readPublishedStates('account')).find((account) => account.id === id)?.second_factor;
const code = (secret: string) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) });

async function enrolTotp({ id, token }: TestPerson) {
  const { secret } = (await testApp.call(beginSecondFactor, { token, body: { current_password: PASSWORD } })).body;
  const { body } = await testApp.call(confirmSecondFactor, { token, body: { code: code(secret) } });
  await testApp.dataSource.query('UPDATE second_factor SET last_step = 0 WHERE account_id = $1', [id]);
  return { secret, codes: body.recovery_codes as string[] };
}
async function enrolPasskey({ token }: TestPerson): Promise<Authenticator> {
  const device = new Authenticator(SITE_URL);
  const { challenge_id, options } = (await testApp.call(beginPasskey, { token })).body;
  const body = { challenge_id, name: 'Phone', response: device.create(options) };
  expect((await testApp.call(addPasskey, { token, body })).status).toBe(200);
  return device;
}

it('lets an admin without a second factor only read their account, enrol and log out', async () => {
  const admin = await people.createAdmin();
  expect(await desk(admin)).toMatchObject(REQUIRED);
  expect((await me(admin)).must_enrol).toBe(true);
  expect(await published(admin)).toBe(false);
  await enrolTotp(admin);
  expect((await desk(admin)).status).toBe(200);
  expect((await me(admin)).must_enrol).toBe(false);
  expect(await published(admin)).toBe(true);
  expect((await testApp.call(logout, { token: (await people.createAdmin()).token })).status).toBe(200);
});

it('does not require a second factor of sub-contractors', async () => {
  const ana = await people.createContractor();
  expect((await me(ana)).must_enrol).toBe(false);
});

it('accepts a passkey as second factor and then refuses the password alone', async () => {
  const admin = await people.createAdmin();
  const device = await enrolPasskey(admin);
  expect((await desk(admin)).status).toBe(200);
  expect(await published(admin)).toBe(true);
  const refused = await people.logIn(admin.email, PASSWORD);
  expect(refused).toMatchObject({ status: 401, body: { code: 'passkey_needed' } });
  const { challenge_id, options } = (await testApp.call(beginPasskeyLogin)).body;
  const body = { challenge_id, response: device.get(options) };
  expect((await testApp.call(logInWithPasskey, { body })).status).toBe(200);
});

it('does not count a copied passkey as a second factor', async () => {
  const admin = await people.createAdmin();
  const device = await enrolPasskey(admin);
  const copy = device.clone();
  for (const used of [device, copy]) {
    const { challenge_id, options } = (await testApp.call(beginPasskeyLogin)).body;
    await testApp.call(logInWithPasskey, { body: { challenge_id, response: used.get(options) } });
  }
  expect(await published(admin)).toBe(false);
  expect(await desk(admin)).toMatchObject(REQUIRED);
  expect((await people.logIn(admin.email, PASSWORD)).status).toBe(200);
});

it('refuses to remove the last second factor', async () => {
  const admin = await people.createAdmin();
  const { codes } = await enrolTotp(admin);
  const withoutTotp = () =>
    testApp.call(removeSecondFactor, {
      token: admin.token,
      body: { current_password: PASSWORD, code: codes[0] as string },
    });
  expect((await withoutTotp()).status).toBe(409);
  await enrolPasskey(admin);
  expect((await withoutTotp()).status).toBe(200);
  const [{ id }] = (await testApp.call(listPasskeys, { token: admin.token })).body;
  expect((await testApp.call(removePasskey, { token: admin.token, body: { id } })).status).toBe(409);
  expect((await desk(admin)).status).toBe(200);
});

it('refuses one of two removals when both factors are removed at once', async () => {
  const admin = await people.createAdmin();
  const { codes } = await enrolTotp(admin);
  await enrolPasskey(admin);
  const { token } = admin;
  const [{ id }] = (await testApp.call(listPasskeys, { token })).body;
  const answers = await Promise.all([
    testApp.call(removeSecondFactor, { token, body: { current_password: PASSWORD, code: codes[0] as string } }),
    testApp.call(removePasskey, { token, body: { id } }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await desk(admin)).status).toBe(200);
});

it('lets another admin reset lost passkeys and then requires a second factor again', async () => {
  const [admin, omar] = [await people.createAdmin(), await people.createAdmin('Omar Haddad')];
  await enrolPasskey(admin);
  await enrolPasskey(omar);
  const reset = () => testApp.call(resetSecondFactor, { token: omar.token, body: { id: admin.id } });
  expect((await reset()).status).toBe(200);
  expect((await reset()).status).toBe(404);
  expect(await desk(admin)).toMatchObject(REQUIRED);
  expect((await people.logIn(admin.email, PASSWORD)).status).toBe(200);
});
