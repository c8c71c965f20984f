import {
  changePassword,
  checkAuthorizationToken,
  endOtherSessions,
  endSession,
  getCurrentUser,
  listSessions,
  login,
  type OwnSession,
  reportSessionUse,
} from '@cleaning/contracts';
import { createServiceToken, type TestApp } from '@cleaning/service-kit/testing';
import { JwtService } from '@nestjs/jwt';
import { v7 as uuidv7 } from 'uuid';
import { MailServer } from '../testing/mail-server.js';
import { PASSWORD, People, startAuth, type TestPerson } from '../testing/people.js';
import { IdleSessions, StoredSessionUse } from './idle-sessions.service.js';

const jwt = new JwtService();

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0';

let server: MailServer;
let testApp: TestApp;
let people: People;
beforeAll(async () => {
  server = await MailServer.start();
  testApp = await startAuth({ SMTP_URL: server.buildUrl() });
  people = new People(testApp);
}, 60_000);
afterAll(async () => {
  await testApp.stop();
  await server.stop();
});

/** Logs in as a browser; returns the token and the browser's cookie. */
const logIn = async ({ email }: { email: string }, userAgent: string, cookie = '') => {
  const response = await fetch(`${testApp.url}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent, cookie },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { access_token } = (await response.json()) as { access_token: string };
  const set = response.headers.get('set-cookie') ?? '';
  return { token: access_token, set, cookie: set.split(';')[0] ?? '' };
};
const getSession = (token: string): string => jwt.decode<{ sid: string }>(token).sid;
const list = async (token: string): Promise<OwnSession[]> => (await testApp.call(listSessions, { token })).body;
const status = async (token: string) => (await testApp.call(checkAuthorizationToken, { token })).status;
const endOne = (token: string, id: string) => testApp.call(endSession, { token, body: { id } });
const moveBack = (id: string, hours: number) =>
  testApp.dataSource.query(
    `INSERT INTO session_use (session_id, last_used_at) VALUES ($1, now() - make_interval(hours => $2))
     ON CONFLICT (session_id) DO UPDATE SET last_used_at = excluded.last_used_at`,
    [id, hours],
  );
const mailKinds = async ({ id }: TestPerson): Promise<string[]> =>
  (await testApp.dataSource.query('SELECT kind FROM mail_message WHERE account_id = $1 ORDER BY id', [id])).map(
    ({ kind }: { kind: string }) => kind,
  );

describe('session management', () => {
  it('lists sessions with device and last use', async () => {
    const ana = await people.createContractor();
    const phone = await logIn(ana, PHONE);
    const laptop = await logIn(ana, LAPTOP);
    await moveBack(getSession(phone.token), 1);
    await moveBack(getSession(ana.token), 2);
    const found = await list(laptop.token);
    expect(found.map(({ device, current }) => [device, current])).toEqual([
      ['Firefox on Windows', true],
      ['Chrome on Android', false],
      ['', false],
    ]);
    for (const { created_at, last_used_at } of found)
      for (const at of [created_at, last_used_at]) expect(new Date(at).toISOString()).toBe(at);
  });

  it('ends a single session and publishes it', async () => {
    const ana = await people.createContractor();
    const phone = await logIn(ana, PHONE);
    expect(await endOne(ana.token, getSession(phone.token))).toMatchObject({ status: 200, body: { status: 'done' } });
    expect([await status(phone.token), await status(ana.token)]).toEqual([401, 200]);
    expect((await testApp.readPublishedStates('account')).at(-1)).toMatchObject({
      id: ana.id,
      ended_sessions: [getSession(phone.token)],
    });
    expect(await list(ana.token)).toHaveLength(1);
    expect(await endOne(ana.token, getSession(phone.token))).toMatchObject({ status: 404 });
  });

  it('ends all sessions except the current one', async () => {
    const ana = await people.createContractor();
    const others = await Promise.all([PHONE, LAPTOP, ''].map((userAgent) => logIn(ana, userAgent)));
    expect(await testApp.call(endOtherSessions, { token: ana.token })).toMatchObject({ status: 200 });
    expect(await Promise.all(others.map(({ token }) => status(token)))).toEqual([401, 401, 401]);
    expect(await list(ana.token)).toMatchObject([{ current: true }]);
    expect((await testApp.call(endOtherSessions, { token: ana.token })).status).toBe(200);
  });

  it('lists and ends only the person’s own sessions', async () => {
    const [ana, bo] = [await people.createContractor(), await people.createContractor()];
    for (const id of [getSession(bo.token), uuidv7(), 'nonsense'])
      expect((await endOne(ana.token, id)).status).toBe(404);
    await testApp.call(endOtherSessions, { token: ana.token });
    expect(await status(bo.token)).toBe(200);
    expect((await list(ana.token)).map(({ id }) => id)).toEqual([getSession(ana.token)]);
    expect(await testApp.call(endSession, { token: ana.token, body: {} })).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'id' }] },
    });
  });

  it('keeps the device name after a password change', async () => {
    const ana = await people.createContractor();
    const phone = await logIn(ana, PHONE);
    const passwords = { current_password: PASSWORD, new_password: 'echidna walks by night' };
    const body = { ...passwords, confirm_password: passwords.new_password, user_id: ana.id };
    const changed = await testApp.call(changePassword, { token: phone.token, body });
    expect(await list(changed.body.access_token)).toMatchObject([{ device: 'Chrome on Android', current: true }]);
  });
});

describe('a token', () => {
  it('opens no call for people when it is a service token', async () => {
    const token = createServiceToken(testApp, 'jobs');
    expect(await testApp.call(getCurrentUser, { token })).toMatchObject({ status: 403 });
  });
});

describe('a new device', () => {
  it('is announced by mail with its name, unless it is the first or a known one', async () => {
    const ana = await people.createContractor({ name: 'Ana Silva' });
    const phone = await logIn(ana, PHONE);
    await logIn(ana, PHONE, phone.cookie);
    expect(await mailKinds(ana)).toEqual([]);
    const laptop = await logIn(ana, LAPTOP);
    expect(await mailKinds(ana)).toEqual(['notice']);
    await logIn(ana, LAPTOP, laptop.cookie);
    await logIn(ana, PHONE, phone.cookie);
    expect(await mailKinds(ana)).toEqual(['notice']);
    const [mail] = await server.waitForMailsTo(ana.email);
    expect(mail?.subject).toBe('Login from a new device');
    expect(mail?.text?.replace(/\s+/g, ' ')).toContain('Firefox on Windows');
  });

  it('is recognised by a login-only cookie that is stored hashed and tied to one account', async () => {
    const ana = await people.createContractor();
    const { set, cookie } = await logIn(ana, PHONE);
    expect(set).toMatch(/^device=[\w-]{43}; /);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/api/auth/login']) expect(set).toContain(part);
    const stored = await testApp.dataSource.query('SELECT * FROM known_device WHERE account_id = $1', [ana.id]);
    expect(JSON.stringify(stored)).not.toContain(cookie.slice('device='.length));
    const [bo] = [await people.createContractor()];
    await logIn(bo, LAPTOP);
    await logIn(bo, PHONE, cookie);
    expect(await mailKinds(bo)).toEqual(['notice']);
  });

  it('leaves the latest hundred known devices', async () => {
    const ana = await people.createContractor();
    const { cookie } = await logIn(ana, LAPTOP);
    await testApp.dataSource.query(
      `INSERT INTO known_device (account_id, cookie_hash, last_seen_at)
       SELECT $1, 'program ' || number, now() - number * interval '1 minute' FROM generate_series(1, 150) AS number`,
      [ana.id],
    );
    await logIn(ana, PHONE);
    const kept = await testApp.dataSource.query('SELECT cookie_hash FROM known_device WHERE account_id = $1', [ana.id]);
    expect(kept).toHaveLength(100);
    const before = await mailKinds(ana);
    await logIn(ana, LAPTOP, cookie);
    expect(await mailKinds(ana)).toEqual(before);
  });

  it('replaces a made-up cookie', async () => {
    const ana = await people.createContractor();
    expect((await logIn(ana, PHONE, 'device=mine')).cookie).not.toBe('device=mine');
  });

  it.each([
    ['', ''],
    ['curl/8.9.1', ''],
    ['<script>alert(1)</script>', ''],
    ['x'.repeat(8000), ''],
  ])('is listed without a name when it calls itself %.30j', async (userAgent, label) => {
    const ana = await people.createContractor();
    const { token } = await logIn(ana, userAgent);
    expect((await list(token)).find(({ current }) => current)?.device).toBe(label);
  });
});

describe('an admin session', () => {
  it('ends after eight idle hours, unlike that of a sub-contractor', async () => {
    const [admin, ana] = [await people.createAdmin(), await people.createContractor()];
    const second = await people.createAdmin('Second');
    await moveBack(getSession(admin.token), 9);
    await moveBack(getSession(second.token), 7);
    await moveBack(getSession(ana.token), 9);
    await Promise.all([testApp.get(IdleSessions).run(), testApp.get(IdleSessions).run()]);
    expect([await status(admin.token), await status(second.token), await status(ana.token)]).toEqual([401, 200, 200]);
    expect((await testApp.readPublishedStates('account')).find(({ id }) => id === admin.id)).toMatchObject({
      ended_sessions: [getSession(admin.token)],
    });
  });

  it('stays open while the admin works with any service', async () => {
    const [here, elsewhere] = [await people.createAdmin('Here'), await people.createAdmin('Elsewhere')];
    for (const { token } of [here, elsewhere]) await moveBack(getSession(token), 9);
    expect(await status(here.token)).toBe(200);
    const report = await testApp.call(reportSessionUse, {
      token: createServiceToken(testApp, 'jobs'),
      body: { sessions: [getSession(elsewhere.token), uuidv7()] },
    });
    expect(report).toMatchObject({ status: 200, body: { status: 'done' } });
    await testApp.get(IdleSessions).run();
    expect([await status(here.token), await status(elsewhere.token)]).toEqual([200, 200]);
  });

  it('ends while only an unattended page sends requests', async () => {
    const admin = await people.createAdmin();
    await moveBack(getSession(admin.token), 9);
    const byItself = { authorization: `Bearer ${admin.token}`, 'x-unattended': '1' };
    expect((await fetch(`${testApp.url}${getCurrentUser.path}`, { headers: byItself })).status).toBe(200);
    await testApp.get(IdleSessions).run();
    expect(await status(admin.token)).toBe(401);
  });

  it('stays ended when a use of it is reported', async () => {
    const admin = await people.createAdmin();
    const { token } = await logIn(admin, LAPTOP);
    await endOne(admin.token, getSession(token));
    await testApp.get(StoredSessionUse).store([getSession(token)]);
    expect(await status(token)).toBe(401);
  });
});
