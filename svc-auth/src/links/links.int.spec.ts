import {
  changePassword,
  forgotPassword,
  getAuditLog,
  getCurrentUser,
  inviteAdmin,
  listAdmins,
  makeLink,
} from '@cleaning/contracts';
import type { TestApp } from '@cleaning/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { createLinkCalls, INVALID_LINK, NEW_PASSWORD, readToken } from '../testing/link-calls.js';
import { type MailTestSetup, SITE_URL, startMailTestSetup } from '../testing/mailed.js';
import { PASSWORD, People, startAuth, type TestPerson } from '../testing/people.js';
import { ForgottenPasswords } from './forgotten-passwords.service.js';

let mailed: MailTestSetup;
let testApp: TestApp;
let people: People;
let admin: TestPerson;
beforeAll(async () => {
  mailed = await startMailTestSetup();
  ({ testApp, people, admin } = mailed);
}, 60_000);
afterAll(() => mailed.stop());

const { send, forgot, reset, mailsTo, linkFor } = createLinkCalls(() => mailed);
const getLinks = ({ id }: { id: string }) =>
  testApp.dataSource.query('SELECT * FROM one_time_link WHERE account_id = $1 ORDER BY created_at', [id]);
const actionsAbout = async ({ id }: { id: string }) => {
  const { body } = await testApp.call(getAuditLog, { token: admin.token, query: { subject_id: id } });
  return body.entries.map(
    ({ actor_name, action }: { actor_name: string; action: string }) => `${actor_name}: ${action}`,
  );
};

describe('a forgotten password', () => {
  it('is replaced through the mailed link, which ends all sessions', async () => {
    const ana = await people.createContractor();
    const asked = await forgot(ana.email.toUpperCase());
    expect(asked).toEqual({
      status: 200,
      body: {
        msg: 'If there’s an account with this email, we’ve sent it a link. The link expires in 30 minutes.',
        mail_reaches_people: true,
      },
    });
    await testApp.get(ForgottenPasswords).processRequests();
    const [mail] = await mailsTo(ana);
    expect(mail?.html).toContain(`${SITE_URL}/reset-password#${readToken(mail)}`);
    expect(await reset(readToken(mail))).toEqual({
      status: 200,
      body: { msg: 'Your password has been changed. Please log in.' },
    });
    expect(await testApp.call(getCurrentUser, { token: ana.token })).toMatchObject({ status: 401 });
    expect((await testApp.readPublishedStates('account')).at(-1)).toMatchObject({ id: ana.id, session_version: 2 });
    expect(await people.logIn(ana.email, PASSWORD)).toMatchObject({ status: 401 });
    expect(await people.logIn(ana.email, NEW_PASSWORD)).toMatchObject({ status: 200 });
    expect(await actionsAbout(ana)).toEqual(['Ana Silva: account.password-reset']);
    expect((await mailsTo(ana, 2)).at(-1)?.subject).toBe('Your password was changed');
  });

  it('mails one mailbox three links an hour across unconfirmed variants of its address', async () => {
    const mailbox = `kim${uuidv7()}`;
    const variants = await Promise.all(
      ['', '+a', '+b', '+c'].map((variant) =>
        people.createContractor({ verified: false, email: `${mailbox}${variant}@site.example` }),
      ),
    );
    const forgotten = testApp.get(ForgottenPasswords);
    for (const { email } of variants) {
      await forgot(email);
      await forgotten.processRequests();
    }
    const links = await Promise.all(variants.map(getLinks));
    expect(links.map(({ length }) => length)).toEqual([1, 1, 1, 0]);
    const [known] = variants;
    await testApp.dataSource.query('UPDATE account SET verified = true WHERE id = $1', [known?.id]);
    await forgot(known?.email ?? '');
    await forgotten.processRequests();
    expect(await getLinks(known as TestPerson)).toHaveLength(2);
  });

  it('ends the calendar address when the person asks for it', async () => {
    const [ana, bo] = [await people.createContractor(), await people.createContractor()];
    expect(await reset(await linkFor(bo), { end_calendar: false })).toMatchObject({ status: 200 });
    expect(await reset(await linkFor(ana), { end_calendar: true })).toMatchObject({ status: 200 });
    expect(await testApp.readPublishedStates('calendar-end')).toEqual([
      { id: ana.id, ended_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/) },
    ]);
  });

  it('gets the same answer for known, unknown and removed email addresses', async () => {
    const ana = await people.createContractor();
    const removed = await people.createContractor();
    await testApp.dataSource.query('UPDATE account SET removed_at = now() WHERE id = $1', [removed.id]);
    const answers = await Promise.all([ana.email, 'nobody@example.com', removed.email].map((email) => forgot(email)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    // The service makes it by itself.
    await mailsTo(ana);
    expect(await getLinks(removed)).toEqual([]);
    expect(await testApp.dataSource.query('SELECT 1 FROM reset_request')).toEqual([]);
  });

  it('makes no link for a disabled admin', async () => {
    const omar = await people.createAdmin('Omar');
    await testApp.dataSource.query('UPDATE account SET disabled_at = now() WHERE id = $1', [omar.id]);
    await forgot(omar.email);
    await testApp.get(ForgottenPasswords).processRequests();
    expect(await getLinks(omar)).toEqual([]);
  });

  it('makes three links an hour per person and answers every request alike', async () => {
    const ana = await people.createContractor();
    const answers = await Promise.all(Array.from({ length: 8 }, () => forgot(ana.email)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const forgotten = testApp.get(ForgottenPasswords);
    const waiting = () => testApp.dataSource.query('SELECT 1 FROM reset_request');
    // The service works on them by itself too: until it is done, its requests are still there.
    while ((await waiting()).length > 0) await Promise.all([forgotten.processRequests(), forgotten.processRequests()]);
    expect(await getLinks(ana)).toHaveLength(3);
  });

  it('allows twenty requests an hour from one IP address', async () => {
    const answers = [];
    for (let count = 0; count < 21; count += 1)
      answers.push((await forgot(`nobody${count}@example.com`, '203.0.113.200')).status);
    expect(answers).toEqual([...Array(20).fill(200), 429]);
  });

  it('needs a valid email address', async () => {
    for (const body of [{}, { email: 'ana' }, { email: 7 }])
      expect(await send(forgotPassword.path, body)).toMatchObject({
        status: 400,
        body: { issues: [{ field: 'email' }] },
      });
  });

  it('lets the owner log in again after too many failed logins', async () => {
    const ana = await people.createContractor();
    for (let count = 0; count < 5; count += 1) await people.logIn(ana.email, `guess ${count}`, '203.0.113.210');
    expect(await people.logIn(ana.email, PASSWORD, '203.0.113.210')).toMatchObject({ status: 429 });
    await reset(await linkFor(ana));
    expect(await people.logIn(ana.email, NEW_PASSWORD, '203.0.113.210')).toMatchObject({ status: 200 });
  });
});

describe('a password link', () => {
  it('works once, even when used four times at the same moment', async () => {
    const ana = await people.createContractor();
    const token = await linkFor(ana);
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        reset(token, { new_password: `${NEW_PASSWORD} ${index}`, confirm_password: `${NEW_PASSWORD} ${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await reset(token)).toMatchObject(INVALID_LINK);
    const [{ session_version }] = await testApp.dataSource.query('SELECT session_version FROM account WHERE id = $1', [
      ana.id,
    ]);
    expect(session_version).toBe(2);
  });

  it('invalidates the person’s other links when used', async () => {
    const ana = await people.createContractor();
    await forgot(ana.email);
    await forgot(ana.email);
    await testApp.get(ForgottenPasswords).processRequests();
    const [first, second] = await mailsTo(ana, 2);
    expect((await reset(readToken(first))).status).toBe(200);
    expect(await reset(readToken(second))).toMatchObject(INVALID_LINK);
  });

  it('expires after 30 minutes', async () => {
    const ana = await people.createContractor();
    const token = await linkFor(ana);
    const [{ created_at, expires_at }] = await getLinks(ana);
    expect(expires_at - created_at).toBeGreaterThan(29 * 60_000);
    expect(expires_at - created_at).toBeLessThan(31 * 60_000);
    await testApp.dataSource.query('UPDATE one_time_link SET expires_at = now() WHERE account_id = $1', [ana.id]);
    expect(await reset(token)).toMatchObject(INVALID_LINK);
    expect(await people.logIn(ana.email, PASSWORD)).toMatchObject({ status: 200 });
  });

  it('stays valid after a refused password', async () => {
    const ana = await people.createContractor();
    const token = await linkFor(ana);
    for (const [field, given] of [
      ['new_password', { new_password: 'short', confirm_password: 'short' }],
      ['new_password', { new_password: 'Password123', confirm_password: 'Password123' }],
      ['confirm_password', { confirm_password: 'something else' }],
    ] as const)
      expect(await reset(token, given)).toMatchObject({ status: 400, body: { issues: [{ field }] } });
    expect((await reset(token)).status).toBe(200);
  });

  it('is stored only as a hash', async () => {
    const ana = await people.createContractor();
    const token = await linkFor(ana);
    expect(JSON.stringify(await getLinks(ana))).not.toContain(token);
    const mails = await testApp.dataSource.query('SELECT content FROM mail_message WHERE account_id = $1', [ana.id]);
    expect(JSON.stringify(mails)).not.toContain(token);
  });

  it.each(['', 'nonsense', "' OR true --", 'A'.repeat(43), 'x\u0000y'])(
    'does not open with the token %j',
    async (token) => {
      expect(await reset(token)).toMatchObject(INVALID_LINK);
    },
  );

  it('allows five guesses from one IP address', async () => {
    const statuses = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await reset(`guess ${count}`, {}, '203.0.113.220')).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('stops working once the person is removed', async () => {
    const ana = await people.createContractor();
    const token = await linkFor(ana);
    await testApp.dataSource.query('UPDATE account SET removed_at = now() WHERE id = $1', [ana.id]);
    expect(await reset(token)).toMatchObject(INVALID_LINK);
  });
});

describe('a password link made by an admin', () => {
  const make = (id: string, token = admin.token) => testApp.call(makeLink, { token, body: { id } });
  const getToken = (url: string) => url.slice(`${SITE_URL}/reset-password#`.length);

  it('comes with a mail to the person and an audit entry', async () => {
    const ana = await people.createContractor();
    const { status, body } = await make(ana.id);
    expect(status).toBe(200);
    expect(body.url.startsWith(`${SITE_URL}/reset-password#`)).toBe(true);
    const minutes = (Date.parse(body.expires_at) - Date.now()) / 60_000;
    expect(minutes > 29 && minutes <= 30).toBe(true);
    const [told] = await mailsTo(ana);
    expect(told?.text).toContain(admin.name);
    expect(told?.text).not.toContain(getToken(body.url));
    expect((await reset(getToken(body.url))).status).toBe(200);
    expect(await actionsAbout(ana)).toEqual(['Ana Silva: account.password-reset', `${admin.name}: account.link-made`]);
  });

  it('is refused for the admin’s own, unknown and disabled accounts', async () => {
    const omar = await people.createAdmin('Omar');
    expect(await make(admin.id)).toMatchObject({ status: 409 });
    expect(await make(uuidv7())).toMatchObject({ status: 404 });
    await testApp.dataSource.query('UPDATE account SET disabled_at = now() WHERE id = $1', [omar.id]);
    expect(await make(omar.id)).toMatchObject({ status: 409 });
    expect(await getLinks(admin)).toEqual([]);
  });
});

describe('an invited admin', () => {
  const invite = (email: string, name = 'Iris Invited') =>
    testApp.call(inviteAdmin, { token: admin.token, body: { name, email } });

  it('chooses a password with the mailed seven-day link and logs in', async () => {
    const { status, body } = await invite('iris@example.com');
    expect(status).toBe(200);
    const iris = { id: body.id as string, email: 'iris@example.com' };
    const [mail] = await mailsTo(iris);
    expect(mail?.subject).toBe('You’re invited as an admin');
    const [{ created_at, expires_at }] = await getLinks(iris);
    expect(Math.round((expires_at - created_at) / 86_400_000)).toBe(7);
    expect((await reset(readToken(mail))).status).toBe(200);
    const { body: login } = await people.logIn(iris.email, NEW_PASSWORD);
    expect(login.user).toMatchObject({ id: iris.id, role: 'admin' });
    expect((await testApp.call(listAdmins, { token: login.access_token })).status).toBe(200);
    expect(await actionsAbout(iris)).toEqual([
      'Iris Invited: account.password-reset',
      `${admin.name}: account.admin-invited`,
    ]);
  });

  it('gets a new link after the first has expired', async () => {
    const { body } = await invite('ivy@example.com');
    await testApp.dataSource.query('UPDATE one_time_link SET expires_at = now() WHERE account_id = $1', [body.id]);
    const made = await testApp.call(makeLink, { token: admin.token, body: { id: body.id } });
    expect(Date.parse(made.body.expires_at) - Date.now()).toBeGreaterThan(6 * 86_400_000);
  });

  it('needs a unique email address, even when invited twice at once', async () => {
    const answers = await Promise.all([invite('once@example.com'), invite('ONCE@example.com')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await invite((await people.createContractor()).email)).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'email' }] },
    });
  });

  it('needs a name and an email address without line breaks', async () => {
    expect(await invite('x@example.com', 'A\r\nBcc: b@example.com')).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'name' }] },
    });
    expect(await invite('x@example.com\r\nBcc: b@example.com')).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'email' }] },
    });
  });
});

it('refers every email address to the office when there is no mail server', async () => {
  const other = await startAuth();
  const ask = async (email: string) => (await other.call(forgotPassword, { body: { email } })).body;
  const { email } = await new People(other).createContractor();
  expect(await ask(email)).toEqual({
    msg: 'We can’t send emails right now. Ask the office for a link.',
    mail_reaches_people: false,
  });
  expect(await ask('nobody@example.com')).toEqual(await ask(email));
  await other.stop();
});

it('refuses a link that was requested before the password was changed', async () => {
  const ana = await people.createContractor();
  const token = await linkFor(ana);
  const body = {
    current_password: PASSWORD,
    new_password: NEW_PASSWORD,
    confirm_password: NEW_PASSWORD,
    user_id: ana.id,
  };
  expect((await testApp.call(changePassword, { token: ana.token, body })).status).toBe(200);
  expect((await reset(token, { new_password: `${NEW_PASSWORD}!`, confirm_password: `${NEW_PASSWORD}!` })).status).toBe(
    400,
  );
});
