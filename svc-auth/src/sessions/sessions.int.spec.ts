import { changePassword, checkAuthorizationToken, getCurrentUser, logout } from '@cleaning/contracts';
import type { TestApp } from '@cleaning/service-kit/testing';
import { JwtService } from '@nestjs/jwt';
import argon2 from '@node-rs/argon2';
import { v7 as uuidv7 } from 'uuid';
import { hashPassword } from '../passwords/passwords.js';
import { PASSWORD, People, startAuth } from '../testing/people.js';
import { PersonSessions } from './person-sessions.service.js';
import { SigningKeys } from './signing-keys.service.js';

const jwt = new JwtService();

let testApp: TestApp;
let people: People;
beforeAll(async () => {
  testApp = await startAuth();
  people = new People(testApp);
}, 60_000);
afterAll(() => testApp.stop());

const WRONG = { msg: 'The email or password isn’t correct.', code: 'login_wrong' };

describe('logging in', () => {
  it('answers a token and the person, whatever the case of the email', async () => {
    const ana = await people.createContractor({ email: 'Ana@Example.com', verified: false });
    const { status, body } = await people.logIn('aNA@example.com', PASSWORD);
    expect(status).toBe(200);
    expect(body.user).toEqual({
      id: ana.id,
      name: 'Ana Silva',
      role: 'user',
      verified: 'false',
      current_permanent_job_id: '',
      current_permanent_job_row_id: '',
      current_quick_job_id: '',
      current_quick_job_row_id: '',
      current_work_started_at: '',
    });
    const { header } = jwt.decode<{ header: object }>(body.access_token, { complete: true });
    expect(header).toMatchObject({ alg: 'RS256', kid: (await testApp.get(SigningKeys).getKeyInUse()).kid });
    const claims = jwt.decode<{ exp: number; iat: number }>(body.access_token);
    expect(claims).toMatchObject({ sub: ana.id, sv: 1, role: 'user' });
    const { exp, iat } = claims;
    expect(exp - iat).toBe(12 * 3600);
    const check = await testApp.call(checkAuthorizationToken, { token: body.access_token });
    expect(check).toMatchObject({ status: 200, body: { status: 'valid', user: { id: ana.id } } });
  });

  it('answers the current work', async () => {
    const ana = await people.createContractor();
    const [job_id, row_id] = [uuidv7(), uuidv7()];
    const started_at = '2026-11-18T06:10:00.000Z';
    const work = { kind: 'permanent' as const, job_id, row_id, started_at, business_date: '2026-11-18' };
    await testApp.deliver('current-work', ana.id, work);
    const { body } = await people.logIn(ana.email, PASSWORD);
    expect(body.user).toMatchObject({
      current_permanent_job_id: job_id,
      current_permanent_job_row_id: row_id,
      current_work_started_at: started_at,
    });
  });

  it.each([
    ['nobody@example.com', PASSWORD],
    ['no email at all', PASSWORD],
    ['nul\0byte@example.com', PASSWORD],
  ])('refuses %j', async (email, password) => {
    expect(await people.logIn(email, password)).toMatchObject({ status: 401, body: WRONG });
  });

  it('refuses a wrong password with the same message', async () => {
    const ana = await people.createContractor();
    expect(await people.logIn(ana.email, `${PASSWORD}!`)).toMatchObject({ status: 401, body: WRONG });
  });

  it('names missing fields', async () => {
    const { status, body } = await people.logIn('', '');
    expect(status).toBe(400);
    expect(body.issues.map(({ field }: { field: string }) => field)).toEqual(['email', 'password']);
  });

  it.each(['stranger@example.com', 'nul\0byte@example.com'])(
    'hashes as much for %j as for a known email',
    async (unknown) => {
      const ana = await people.createContractor({ passwordHash: await hashPassword(PASSWORD) });
      const verified = jest.spyOn(argon2, 'verify');
      const work = async (email: string) => {
        verified.mockClear();
        expect((await people.logIn(email, 'a wrong password')).status).toBe(401);
        // The variant and its cost (memory, passes, threads) are in front of salt and hash.
        return verified.mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4));
      };
      const known = await work(ana.email);
      expect(known).toHaveLength(1);
      expect(await work(unknown)).toEqual(known);
      verified.mockRestore();
    },
  );
});

describe('guessing passwords', () => {
  it('is slowed for one account at one address with growing delays, even when tried at once', async () => {
    const ana = await people.createContractor();
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, n) => people.logIn(ana.email, `guess number ${n}`, '203.0.113.50')),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
    const slowed = guesses.filter(({ status }) => status === 429);
    expect(slowed).toHaveLength(7);
    const wait = Number(slowed[0]?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(25);
    expect(wait).toBeLessThanOrEqual(30);
    // The right password is refused here too, but the owner can log in from another address, and other people from this
    // one.
    expect(await people.logIn(ana.email, PASSWORD, '203.0.113.50')).toMatchObject({ status: 429 });
    expect(await people.logIn(ana.email, PASSWORD, '203.0.113.51')).toMatchObject({ status: 200 });
    const bo = await people.createContractor();
    expect(await people.logIn(bo.email, PASSWORD, '203.0.113.50')).toMatchObject({ status: 200 });

    await testApp.dataSource.query(`UPDATE login_attempt SET attempted_at = attempted_at - interval '31 s'`);
    expect(await people.logIn(ana.email, 'the sixth guess', '203.0.113.50')).toMatchObject({ status: 401 });
    const longer = await people.logIn(ana.email, PASSWORD, '203.0.113.50');
    expect(Number(longer.headers.get('retry-after'))).toBeGreaterThan(50);
    await testApp.dataSource.query(`UPDATE login_attempt SET attempted_at = attempted_at - interval '15 min'`);
    expect(await people.logIn(ana.email, PASSWORD, '203.0.113.50')).toMatchObject({ status: 200 });
  });

  it('is slowed across many accounts, except for people known at the address', async () => {
    const [known, stranger] = [await people.createContractor(), await people.createContractor()];
    await people.logIn(known.email, PASSWORD, '203.0.113.60');
    for (let n = 0; n < 50; n += 10) {
      await Promise.all(
        Array.from({ length: 10 }, (_, m) => people.logIn(`sprayed${n + m}@example.com`, PASSWORD, '203.0.113.60')),
      );
    }
    expect(await people.logIn(stranger.email, PASSWORD, '203.0.113.60')).toMatchObject({ status: 429 });
    expect(await people.logIn(known.email, PASSWORD, '203.0.113.60')).toMatchObject({ status: 200 });
    expect(await people.logIn(stranger.email, PASSWORD, '203.0.113.61')).toMatchObject({ status: 200 });
  });

  it('leaves no attempt older than 31 days', async () => {
    await testApp.dataSource.query(`UPDATE login_attempt SET attempted_at = attempted_at - interval '31 days'`);
    await people.logIn('somebody@example.com', PASSWORD);
    expect(await testApp.dataSource.query('SELECT succeeded FROM login_attempt')).toEqual([{ succeeded: false }]);
  });
});

describe('a token', () => {
  it('is refused when missing, forged, signed with another key or outdated', async () => {
    const ana = await people.createContractor();
    const { kid } = await testApp.get(SigningKeys).getKeyInUse();
    const forged = jwt.sign({ sub: ana.id, sv: 1, role: 'user' }, { secret: 'a secret', keyid: kid });
    const old = await testApp.get(PersonSessions).signToken({ id: ana.id, role: 'user', sessionVersion: 0 }, uuidv7());
    for (const token of [undefined, 'nonsense', forged, testApp.signToken({ sub: ana.id, sv: 1, role: 'user' }), old]) {
      expect(await testApp.call(checkAuthorizationToken, { token })).toMatchObject({ status: 401 });
    }
  });
});

describe('logging out', () => {
  const check = (token: string) => testApp.call(checkAuthorizationToken, { token }).then(({ status }) => status);

  it('ends one session and publishes it to the other services', async () => {
    const ana = await people.createContractor();
    const [phone, laptop] = await Promise.all([people.logIn(ana.email, PASSWORD), people.logIn(ana.email, PASSWORD)]);
    const tokens: string[] = [phone.body.access_token, laptop.body.access_token];
    expect(new Set(tokens).size).toBe(2);
    expect(await testApp.call(logout, { token: tokens[0] })).toMatchObject({ status: 200, body: { status: 'done' } });
    expect(await Promise.all(tokens.map(check))).toEqual([401, 200]);
    expect(await testApp.call(logout, { token: tokens[0] })).toMatchObject({ status: 401 });
    const published = (await testApp.readPublishedStates('account')).at(-1);
    const { sid } = jwt.decode<{ sid: string }>(tokens[0] ?? '');
    expect(published).toMatchObject({ id: ana.id, session_version: 1, ended_sessions: [sid] });
  });

  it('ends all five sessions that log out at once', async () => {
    const ana = await people.createContractor();
    const logins = await Promise.all(Array.from({ length: 5 }, () => people.logIn(ana.email, PASSWORD)));
    const tokens: string[] = logins.map(({ body }) => body.access_token);
    await Promise.all(tokens.map((token) => testApp.call(logout, { token })));
    expect(await Promise.all(tokens.map(check))).toEqual(Array(5).fill(401));
    const published = (await testApp.readPublishedStates('account')).find(({ id }) => id === ana.id);
    expect(published?.ended_sessions).toHaveLength(5);
    expect(await check(ana.token)).toBe(200);
  });

  it('ends all sessions of the person after a hundred other logouts', async () => {
    const ana = await people.createContractor();
    await testApp.dataSource.query(
      `INSERT INTO session (id, account_id, session_version, expires_at, ended_at)
       SELECT gen_random_uuid(), $1, 1, now() + interval '1 hour', now() FROM generate_series(1, 100)`,
      [ana.id],
    );
    const { body } = await people.logIn(ana.email, PASSWORD);
    await testApp.call(logout, { token: body.access_token });
    expect(await check(ana.token)).toBe(401);
    expect((await people.logIn(ana.email, PASSWORD)).status).toBe(200);
    // Sessions that ended with the session version need no list.
    expect((await testApp.readPublishedStates('account')).at(-1)).toMatchObject({
      id: ana.id,
      session_version: 2,
      ended_sessions: [],
    });
  });

  it('forgets the ended session once its token has expired', async () => {
    const ana = await people.createContractor();
    await testApp.call(logout, { token: ana.token });
    await testApp.dataSource.query(`UPDATE session SET expires_at = now() - interval '1 hour' WHERE account_id = $1`, [
      ana.id,
    ]);
    await people.logIn(ana.email, PASSWORD);
    const left = await testApp.dataSource.query('SELECT ended_at FROM session WHERE account_id = $1', [ana.id]);
    expect(left).toEqual([{ ended_at: null }]);
  });
});

describe('changing the password', () => {
  const change = (person: { id: string; token: string }, given: object = {}) =>
    testApp.call(changePassword, {
      token: person.token,
      body: {
        current_password: PASSWORD,
        new_password: 'echidna walks by night',
        confirm_password: 'echidna walks by night',
        user_id: person.id,
        ...given,
      },
    });

  it('ends all other sessions and answers the token of a new one', async () => {
    const ana = await people.createContractor();
    const { status, body } = await change(ana);
    expect(status).toBe(200);
    expect(await testApp.call(getCurrentUser, { token: ana.token })).toMatchObject({ status: 401 });
    expect(await testApp.call(getCurrentUser, { token: body.access_token })).toMatchObject({ status: 200 });
    expect(await people.logIn(ana.email, PASSWORD)).toMatchObject({ status: 401 });
    expect(await people.logIn(ana.email, 'echidna walks by night')).toMatchObject({ status: 200 });
    expect((await testApp.readPublishedStates('account')).at(-1)).toMatchObject({
      id: ana.id,
      session_version: 2,
    });
    const audit = await testApp.dataSource.query('SELECT * FROM audit_entry WHERE subject_id = $1', [ana.id]);
    expect(audit).toMatchObject([{ action: 'account.password-changed', actor_id: ana.id, actor_name: 'Ana Silva' }]);
  });

  it.each([
    ['current_password', { current_password: 'something else' }],
    ['new_password', { new_password: 'short', confirm_password: 'short' }],
    ['new_password', { new_password: 'Password123', confirm_password: 'Password123' }],
    ['confirm_password', { confirm_password: 'echidna sleeps by day' }],
  ])('names the field %s when it is invalid', async (field, given) => {
    const ana = await people.createContractor();
    const { status, body } = await change(ana, given);
    expect(status).toBe(400);
    expect(body.issues).toMatchObject([{ field }]);
    expect(await testApp.call(getCurrentUser, { token: ana.token })).toMatchObject({ status: 200 });
  });

  it('refuses another person’s account and a call without a token', async () => {
    const [ana, bo] = [await people.createContractor(), await people.createContractor()];
    expect(await change(ana, { user_id: bo.id })).toMatchObject({ status: 403 });
    expect(await testApp.call(changePassword, { body: {} })).toMatchObject({ status: 401 });
  });

  it('accepts a multipart form too', async () => {
    const ana = await people.createContractor();
    const form = new FormData();
    form.append('current_password', PASSWORD);
    form.append('new_password', 'echidna walks by night');
    form.append('confirm_password', 'echidna walks by night');
    form.append('user_id', ana.id);
    const headers = { authorization: `Bearer ${ana.token}` };
    const response = await fetch(`${testApp.url}${changePassword.path}`, { method: 'POST', headers, body: form });
    expect(response.status).toBe(200);
  });

  it('accepts one of four simultaneous changes', async () => {
    const ana = await people.createContractor();
    const answers = await Promise.all(Array.from({ length: 4 }, () => change(ana)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 400, 401, 409]).toContain(status);
  });

  it('limits guesses of the current password with a stolen token', async () => {
    const ana = await people.createContractor();
    for (let n = 0; n < 5; n += 1) await change(ana, { current_password: `guess number ${n}` });
    expect(await change(ana)).toMatchObject({ status: 429 });
    expect(await people.logIn(ana.email, PASSWORD, '203.0.113.90')).toMatchObject({ status: 200 });
  });
});
