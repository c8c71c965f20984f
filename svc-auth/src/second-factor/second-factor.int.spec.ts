import {
  beginSecondFactor,
  confirmSecondFactor,
  getAuditLog,
  getSecondFactor,
  login,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
} from '@cleaning/contracts';
import type { TestApp } from '@cleaning/service-kit/testing';
import { generateSync } from 'otplib';
import { PASSWORD, People, startAuth, type TestPerson } from '../testing/people.js';

let testApp: TestApp;
let people: People;
let admin: TestPerson;
beforeAll(async () => {
  testApp = await startAuth();
  people = new People(testApp);
  admin = await people.createAdmin();
}, 60_000);
afterAll(() => testApp.stop());

let addresses = 0;
const freshAddress = () => `198.51.100.${++addresses}`;
const logIn = async ({ email }: TestPerson, code?: string, address = freshAddress(), password = PASSWORD) => {
  const response = await fetch(`${testApp.url}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email, password, ...(code === undefined ? {} : { code }) }),
  });
  return { status: response.status, body: await response.json() };
};
const begin = ({ token }: TestPerson, current_password = PASSWORD) =>
  testApp.call(beginSecondFactor, { token, body: { current_password } });
const confirm = ({ token }: TestPerson, code: string) => testApp.call(confirmSecondFactor, { token, body: { code } });
const remove = ({ token }: TestPerson, code: string, current_password = PASSWORD) =>
  testApp.call(removeSecondFactor, { token, body: { current_password, code } });
const state = async ({ token }: TestPerson) => (await testApp.call(getSecondFactor, { token })).body;
/** The app's code of now, or of another step. */
const getCode = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
/** Forgets which code was used last, as if half a minute had passed. */
const nextCode = ({ id }: TestPerson) =>
  testApp.dataSource.query('UPDATE second_factor SET last_step = 0 WHERE account_id = $1', [id]);

async function enrol(): Promise<{ ana: TestPerson; secret: string; codes: string[] }> {
  const ana = await people.createContractor();
  const { secret } = (await begin(ana)).body;
  const { recovery_codes: codes } = (await confirm(ana, getCode(secret))).body;
  await nextCode(ana);
  return { ana, secret, codes };
}
const actionsAbout = async ({ id }: TestPerson) => {
  const { body } = await testApp.call(getAuditLog, { token: admin.token, query: { subject_id: id } });
  return body.entries.map(
    ({ actor_name, action }: { actor_name: string; action: string }) => `${actor_name}: ${action}`,
  );
};
const SECOND_FACTOR_REFUSAL = { status: 401, body: { code: 'second_factor' } };

describe('enrolling', () => {
  it('needs the password and a code and answers ten recovery codes', async () => {
    const ana = await people.createContractor();
    const begun = await begin(ana);
    expect(begun.body).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringContaining(`secret=${begun.body.secret}`),
    });
    expect(await state(ana)).toEqual({ totp: false, recovery_codes_left: 0 });
    expect((await logIn(ana)).status).toBe(200);
    const confirmed = await confirm(ana, getCode(begun.body.secret));
    expect(confirmed.status).toBe(200);
    expect(new Set(confirmed.body.recovery_codes).size).toBe(10);
    expect(await state(ana)).toEqual({ totp: true, recovery_codes_left: 10 });
    expect(await begin(ana)).toMatchObject({ status: 409 });
    expect(await confirm(ana, getCode(begun.body.secret, 1))).toMatchObject({ status: 409 });
    expect(await actionsAbout(ana)).toEqual(['Ana Silva: account.second-factor-added']);
  });

  it('refuses a wrong password and a code of an earlier secret', async () => {
    const ana = await people.createContractor();
    expect(await begin(ana, 'something else')).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'current_password' }] },
    });
    const first = (await begin(ana)).body.secret;
    const second = (await begin(ana)).body.secret;
    expect(await confirm(ana, getCode(first))).toMatchObject({ status: 400, body: { issues: [{ field: 'code' }] } });
    expect((await confirm(ana, getCode(second))).status).toBe(200);
  });

  it('stores neither the secret nor the codes in plain text', async () => {
    const { ana, secret, codes } = await enrol();
    const rows = await testApp.dataSource.query(
      'SELECT * FROM second_factor JOIN recovery_code USING (account_id) WHERE account_id = $1',
      [ana.id],
    );
    expect(rows).toHaveLength(10);
    const stored = JSON.stringify(rows);
    for (const text of [secret, ...codes]) expect(stored).not.toContain(text);
  });
});

describe('logging in', () => {
  it('asks for a code only after the right password', async () => {
    const { ana, secret } = await enrol();
    expect(await logIn(ana)).toMatchObject(SECOND_FACTOR_REFUSAL);
    expect(await logIn(ana, getCode(secret), freshAddress(), 'wrong password')).toMatchObject({
      status: 401,
      body: { code: 'login_wrong' },
    });
    expect(await logIn(ana, '000000')).toMatchObject(SECOND_FACTOR_REFUSAL);
    expect((await logIn(ana, getCode(secret))).status).toBe(200);
  });

  it('accepts each code once, even when used four times at once', async () => {
    const { ana, secret } = await enrol();
    const code = getCode(secret);
    const answers = await Promise.all(Array.from({ length: 4 }, () => logIn(ana, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await logIn(ana, code)).toMatchObject(SECOND_FACTOR_REFUSAL);
  });

  it('accepts each recovery code once, however it is typed', async () => {
    const { ana, codes } = await enrol();
    const [first = '', second = ''] = codes;
    const answers = await Promise.all([logIn(ana, first), logIn(ana, first.toLowerCase().replaceAll('-', ' '))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await logIn(ana, second)).status).toBe(200);
    expect((await state(ana)).recovery_codes_left).toBe(8);
    expect((await actionsAbout(ana)).filter((action: string) => action.endsWith('recovery-code-used'))).toHaveLength(2);
  });

  it('refuses another person’s codes', async () => {
    const [{ ana }, other] = [await enrol(), await enrol()];
    expect(await logIn(ana, other.codes[0])).toMatchObject(SECOND_FACTOR_REFUSAL);
    expect(await logIn(ana, getCode(other.secret))).toMatchObject(SECOND_FACTOR_REFUSAL);
  });

  it('limits code guesses per address and in total, even with the right password', async () => {
    const { ana, secret } = await enrol();
    for (let count = 0; count < 5; count += 1) {
      await logIn(ana, '000000', '203.0.113.230');
      await logIn(ana, undefined, '203.0.113.230');
    }
    expect(await logIn(ana, getCode(secret), '203.0.113.230')).toMatchObject({ status: 429 });
    const statuses = [];
    for (let count = 0; count < 30; count += 1) statuses.push((await logIn(ana, '000000')).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('removing a second factor', () => {
  it('needs the password and a code', async () => {
    const { ana, secret, codes } = await enrol();
    expect(await remove(ana, getCode(secret), 'something else')).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'current_password' }] },
    });
    expect(await remove(ana, '000000')).toMatchObject({ status: 400, body: { issues: [{ field: 'code' }] } });
    expect((await remove(ana, codes[0] ?? '')).status).toBe(200);
    expect(await state(ana)).toEqual({ totp: false, recovery_codes_left: 0 });
    expect((await logIn(ana)).status).toBe(200);
    expect(await remove(ana, getCode(secret))).toMatchObject({ status: 409 });
  });

  it('lets an admin do it for another person, with an audit entry', async () => {
    const { ana } = await enrol();
    const reset = (id: string) => testApp.call(resetSecondFactor, { token: admin.token, body: { id } });
    expect((await reset(ana.id)).status).toBe(200);
    expect((await reset(ana.id)).status).toBe(404);
    expect((await reset(admin.id)).status).toBe(409);
    expect((await logIn(ana)).status).toBe(200);
    expect((await actionsAbout(ana))[0]).toBe(`${admin.name}: account.second-factor-removed`);
  });
});

describe('renewing recovery codes', () => {
  const renew = ({ token }: TestPerson, code: string, current_password = PASSWORD) =>
    testApp.call(renewRecoveryCodes, { token, body: { current_password, code } });

  it('replaces the earlier codes, given the password and a code', async () => {
    const { ana, secret, codes } = await enrol();
    const { status, body } = await renew(ana, getCode(secret));
    expect(status).toBe(200);
    expect(new Set([...body.recovery_codes, ...codes]).size).toBe(20);
    expect(await logIn(ana, codes[0])).toMatchObject(SECOND_FACTOR_REFUSAL);
    expect((await logIn(ana, body.recovery_codes[0])).status).toBe(200);
    expect(await state(ana)).toEqual({ totp: true, recovery_codes_left: 9 });
    expect(await actionsAbout(ana)).toContain('Ana Silva: account.recovery-codes-renewed');
  });

  it('refuses a wrong password, a wrong code and an account without a second factor', async () => {
    const { ana, secret, codes } = await enrol();
    expect(await renew(ana, '000000')).toMatchObject({ status: 400, body: { issues: [{ field: 'code' }] } });
    expect(await renew(ana, getCode(secret), 'wrong')).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'current_password' }] },
    });
    expect((await logIn(ana, codes[0])).status).toBe(200);
    expect(await renew(await people.createContractor(), '000000')).toMatchObject({ status: 409 });
  });
});
