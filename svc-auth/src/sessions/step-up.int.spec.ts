import {
  addPasskey,
  beginPasskey,
  beginPasskeyStepUp,
  beginSecondFactor,
  changeAdmin,
  changePassword,
  checkRecentFactor,
  confirmSecondFactor,
  exportPeople,
  getStepUp,
  login,
  logout,
  showBankDetails,
  stepUp,
} from '@cleaning/contracts';
import { createServiceToken, type TestApp } from '@cleaning/service-kit/testing';
import { generateSync } from 'otplib';
import { Authenticator } from '../testing/authenticator.js';
import { PASSWORD, People, startAuth, type TestPerson } from '../testing/people.js';

const SITE_URL = 'https://www.gumleaf.example';

let testApp: TestApp;
let people: People;
let ana: TestPerson;
beforeAll(async () => {
  testApp = await startAuth({ SITE_URL });
  people = new People(testApp);
  ana = await people.createContractor();
}, 60_000);
afterAll(() => testApp.stop());

const STEP_UP_REFUSAL = { status: 403, body: { code: 'step_up' } };

/** Moves the person’s login this many minutes back. */
const age = ({ id }: TestPerson, minutes: number) =>
  testApp.dataSource.query(
    `UPDATE session SET created_at = now() - make_interval(mins => $2), factor_at = factor_at - make_interval(mins => $2)
     WHERE account_id = $1`,
    [id, minutes],
  );
const show = ({ token }: TestPerson) => testApp.call(showBankDetails, { token, body: { id: ana.id } });
const give = ({ token }: TestPerson, body: object) => testApp.call(stepUp, { token, body });
const state = async ({ token }: TestPerson) => (await testApp.call(getStepUp, { token })).body;
const begin = async ({ token }: TestPerson) => (await testApp.call(beginPasskeyStepUp, { token })).body;

async function enrolTotp({ id, token }: TestPerson): Promise<string> {
  const { secret } = (await testApp.call(beginSecondFactor, { token, body: { current_password: PASSWORD } })).body;
  const epoch = Math.floor(Date.now() / 1000);
  await testApp.call(confirmSecondFactor, { token, body: { code: generateSync({ secret, epoch }) } });
  // As if half a minute had passed: a code works once.
  await testApp.dataSource.query('UPDATE second_factor SET last_step = 0 WHERE account_id = $1', [id]);
  return secret;
}
async function enrolPasskey({ token }: TestPerson): Promise<Authenticator> {
  const device = new Authenticator(SITE_URL);
  const { challenge_id, options } = (await testApp.call(beginPasskey, { token })).body;
  await testApp.call(addPasskey, { token, body: { challenge_id, name: 'Phone', response: device.create(options) } });
  return device;
}

describe('a session', () => {
  it('shows bank details for 15 minutes after login, and again after the password', async () => {
    const admin = await people.createAdmin();
    await age(admin, 14);
    expect((await show(admin)).status).toBe(200);
    const left = await state(admin);
    expect(left).toMatchObject({ needed: false, methods: ['password'] });
    expect([left.seconds_left > 0, left.seconds_left <= 60]).toEqual([true, true]);
    await age(admin, 15);
    expect(await show(admin)).toMatchObject(STEP_UP_REFUSAL);
    expect(await state(admin)).toEqual({ needed: true, seconds_left: 0, methods: ['password'] });
    expect((await give(admin, { password: PASSWORD })).status).toBe(200);
    expect((await show(admin)).status).toBe(200);
    await age(admin, 15);
    expect(await show(admin)).toMatchObject(STEP_UP_REFUSAL);
  });

  it('needs a recent factor to export people and to disable an admin', async () => {
    const [admin, omar] = [await people.createAdmin(), await people.createAdmin('Omar Haddad')];
    await age(admin, 20);
    expect(await testApp.call(exportPeople, { token: admin.token, body: {} })).toMatchObject(STEP_UP_REFUSAL);
    const disable = { token: admin.token, body: { id: omar.id, method: 'disable' } };
    expect(await testApp.call(changeAdmin, disable)).toMatchObject(STEP_UP_REFUSAL);
    expect((await state(omar)).needed).toBe(false);
  });

  it('does not share its factor with the person’s other sessions', async () => {
    const admin = await people.createAdmin();
    const { access_token } = (await people.logIn(admin.email, PASSWORD)).body;
    await age(admin, 20);
    await give(admin, { password: PASSWORD });
    expect((await show(admin)).status).toBe(200);
    expect(await show({ ...admin, token: access_token })).toMatchObject(STEP_UP_REFUSAL);
  });

  it('keeps the age of its factor after a password change', async () => {
    const admin = await people.createAdmin();
    await enrolTotp(admin);
    await age(admin, 20);
    const next = 'echidna walks by night';
    const body = { user_id: admin.id, current_password: PASSWORD, new_password: next, confirm_password: next };
    const { access_token } = (await testApp.call(changePassword, { token: admin.token, body })).body;
    expect(await show({ ...admin, token: access_token })).toMatchObject(STEP_UP_REFUSAL);
  });

  it('has no factor once its row is deleted', async () => {
    const admin = await people.createAdmin();
    const { access_token } = (await people.logIn(admin.email, PASSWORD)).body;
    await testApp.dataSource.query('DELETE FROM session WHERE account_id = $1', [admin.id]);
    expect(await show({ ...admin, token: access_token })).toMatchObject(STEP_UP_REFUSAL);
  });
});

describe('giving the factor', () => {
  it.each<[string, object]>([
    ['an empty body', {}],
    ['two factors at once', { password: PASSWORD, code: '123456' }],
    ['an empty password', { password: '' }],
    ['a malformed passkey', { passkey: { challenge_id: 'x', response: { id: '***' } } }],
  ])('refuses %s', async (_, body) => {
    const admin = await people.createAdmin();
    await age(admin, 20);
    expect((await give(admin, body)).status).toBe(400);
    expect(await show(admin)).toMatchObject(STEP_UP_REFUSAL);
  });

  it('names the field of a wrong password, keeps the session and limits guesses', async () => {
    const admin = await people.createAdmin();
    await age(admin, 20);
    const wrong = () => give(admin, { password: 'something else' });
    expect(await wrong()).toMatchObject({ status: 400, body: { issues: [{ field: 'password' }] } });
    for (let n = 0; n < 4; n += 1) await wrong();
    expect(await give(admin, { password: PASSWORD })).toMatchObject({ status: 429 });
    expect((await state(admin)).needed).toBe(true);
  });

  it('accepts a code once, and not the password, when an authenticator app is set up', async () => {
    const admin = await people.createAdmin();
    const secret = await enrolTotp(admin);
    await age(admin, 20);
    expect((await state(admin)).methods).toEqual(['code']);
    expect((await give(admin, { password: PASSWORD })).status).toBe(409);
    expect(await give(admin, { code: '000000' })).toMatchObject({ status: 400, body: { issues: [{ field: 'code' }] } });
    const code = generateSync({ secret, epoch: Math.floor(Date.now() / 1000) });
    expect((await give(admin, { code })).status).toBe(200);
    expect((await give(admin, { code })).status).toBe(400);
    expect((await show(admin)).status).toBe(200);
  });

  it('is required before an authenticator app is added beside a passkey', async () => {
    const admin = await people.createAdmin();
    await enrolPasskey(admin);
    const begun = () => testApp.call(beginSecondFactor, { token: admin.token, body: { current_password: PASSWORD } });
    expect((await begun()).status).toBe(200);
    await age(admin, 20);
    expect(await begun()).toMatchObject(STEP_UP_REFUSAL);
  });

  it('accepts only the person’s own passkeys and each challenge once', async () => {
    const [admin, omar] = [await people.createAdmin(), await people.createAdmin()];
    const [device, other] = [await enrolPasskey(admin), await enrolPasskey(omar)];
    await age(admin, 20);
    expect((await state(admin)).methods).toEqual(['passkey', 'password']);
    const first = await begin(admin);
    const foreign = { challenge_id: first.challenge_id, response: other.get(first.options) };
    expect((await give(admin, { passkey: foreign })).status).toBe(400);
    const late = { challenge_id: first.challenge_id, response: device.get(first.options) };
    expect((await give(admin, { passkey: late })).status).toBe(400);
    const second = await begin(admin);
    const own = { challenge_id: second.challenge_id, response: device.get(second.options) };
    expect((await give(admin, { passkey: own })).status).toBe(200);
    expect((await show(admin)).status).toBe(200);
  });
});

it('tells other services whether an open session has a recent factor', async () => {
  const admin = await people.createAdmin();
  const [session] = await testApp.dataSource.query('SELECT id FROM session WHERE account_id = $1', [admin.id]);
  const ask = async (session_id: string) => {
    const token = createServiceToken(testApp, 'jobs');
    return (await testApp.call(checkRecentFactor, { token, params: { session_id } })).body;
  };
  expect(await ask(session.id)).toEqual({ recent: true });
  await age(admin, 15);
  expect(await ask(session.id)).toEqual({ recent: false });
  await give(admin, { password: PASSWORD });
  expect(await ask(session.id)).toEqual({ recent: true });
  await testApp.call(logout, { token: admin.token });
  expect(await ask(session.id)).toEqual({ recent: false });
  expect(await ask('no session')).toEqual({ recent: false });
  expect((await testApp.call(login, { body: { email: admin.email, password: PASSWORD } })).status).toBe(200);
});
