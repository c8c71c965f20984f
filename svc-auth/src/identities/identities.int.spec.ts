import {
  acceptInvitation,
  addIdentity,
  addPasskey,
  beginIdentity,
  beginPasskey,
  beginProviderLogin,
  beginSecondFactor,
  type Call,
  changeAdmin,
  changeLoginSettings,
  confirmSecondFactor,
  forgotPassword,
  getAuditLog,
  getLoginSettings,
  getStepUp,
  type Identity,
  inviteAdmin,
  inviteSupervisor,
  listAdmins,
  listIdentities,
  listLoginProviders,
  listNotices,
  logInWithProvider,
  makeLink,
  type Notice,
  readPasswordLink,
  removeIdentity,
  resetPassword,
  resetSecondFactor,
} from '@cleaning/contracts';
import type { TestAnswer, TestApp } from '@cleaning/service-kit/testing';
import { generateSync } from 'otplib';
import { ForgottenPasswords } from '../links/forgotten-passwords.service.js';
import { Authenticator } from '../testing/authenticator.js';
import { goThroughProvider, LoginProvider } from '../testing/login-provider.js';
import { PASSWORD, People, startAuth, type TestPerson } from '../testing/people.js';

const SITE_URL = 'https://www.gumleaf.example';

let google: LoginProvider;
let other: LoginProvider;
let testApp: TestApp;
let people: People;
let admin: TestPerson;
beforeAll(async () => {
  // oidc-provider warns that it keeps everything in memory.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  google = await LoginProvider.start(SITE_URL);
  other = await LoginProvider.start(SITE_URL);
  const providers = [google.buildSettings('google', 'Google'), other.buildSettings('other', 'Other')];
  testApp = await startAuth({ SITE_URL, OIDC_ISSUERS: JSON.stringify(providers) });
  people = new People(testApp);
  admin = await people.createAdmin();
}, 60_000);
afterAll(async () => {
  await testApp.stop();
  await google.stop();
  await other.stop();
});
afterEach(() => {
  google.claims = {};
  google.forgedBy = null;
});

const readAnswer = (address: URL) => Object.fromEntries(address.searchParams) as { state: string; code: string };

let addresses = 0;
/** An address of the network that nobody has used: refusals of one test don’t limit another. */
const createAddress = () => {
  addresses += 1;
  return `198.51.100.${addresses}`;
};

/** A browser at the login page. Keeps its device cookie. */
class Visitor {
  private cookie = '';
  private readonly address = createAddress();

  async send(call: Call, body: object): Promise<TestAnswer> {
    const headers = { cookie: this.cookie, 'x-forwarded-for': this.address };
    const answer = await testApp.call(call, { headers, body });
    const [set] = answer.headers.getSetCookie();
    if (set) [this.cookie = ''] = set.split(';');
    return answer;
  }

  /** Returns from the provider with what it added to our address. */
  async goTo(provider = 'google') {
    const { body } = await this.send(beginProviderLogin, { provider });
    return readAnswer(await goThroughProvider(body.url));
  }

  finish(answer: object): Promise<TestAnswer> {
    return this.send(logInWithProvider, answer);
  }

  async logIn(): Promise<TestAnswer> {
    return this.finish(await this.goTo());
  }
}

const begin = ({ token }: TestPerson, provider = 'google') =>
  testApp.call(beginIdentity, { token, body: { provider } });
const comeBack = async (person: TestPerson, provider = 'google') =>
  readAnswer(await goThroughProvider((await begin(person, provider)).body.url));
const add = ({ token }: TestPerson, body: object) => testApp.call(addIdentity, { token, body });
const list = async ({ token }: TestPerson) => (await testApp.call(listIdentities, { token })).body;
const remove = ({ token }: TestPerson, { id }: Identity) => testApp.call(removeIdentity, { token, body: { id } });

/** Somebody logged in at the provider with the account's address. */
const at = ({ email }: TestPerson) => email.replace(/@.*/, '');

/** Connects the person's account with the provider account of the same email address. */
async function connect(person: TestPerson): Promise<TestPerson> {
  google.person = at(person);
  expect((await add(person, await comeBack(person))).status).toBe(200);
  return person;
}

async function save(settings: { admins_without_password?: boolean; contractors_with_providers?: boolean }, by = admin) {
  const { body } = await testApp.call(getLoginSettings, { token: by.token });
  const { version, admins_without_password, contractors_with_providers } = body;
  return testApp.call(changeLoginSettings, {
    token: by.token,
    body: { version, admins_without_password, contractors_with_providers, ...settings },
  });
}

const actionsAbout = async ({ id }: TestPerson): Promise<string[]> => {
  const { body } = await testApp.call(getAuditLog, { token: admin.token, query: { subject_id: id } });
  return body.entries.map(({ action }: { action: string }) => action);
};
const titles = async ({ token }: TestPerson): Promise<string[]> =>
  (await testApp.call(listNotices, { token })).body.notices.map(({ title }: Notice) => title);
const secondsLeft = async (token: string): Promise<number> =>
  (await testApp.call(getStepUp, { token })).body.seconds_left;

const refusal = (status: number, code: string) => ({ status, body: { code } });

describe('connecting an account', () => {
  it('keeps it, writes it into the audit log and notifies the person', async () => {
    const sam = await people.createSupervisor();
    google.person = at(sam);
    const added = await add(sam, await comeBack(sam));
    expect(added).toMatchObject({ status: 200, body: { provider: 'Google', email: sam.email, last_used_at: '' } });
    expect(await list(sam)).toEqual({ identities: [added.body], providers: [{ id: 'other', name: 'Other' }] });
    expect(await actionsAbout(sam)).toEqual(['account.identity-added']);
    expect(await titles(sam)).toEqual(['Google was connected']);
  });

  it('sends S256 of PKCE, a state and a nonce, and keeps the state as a hash', async () => {
    const { body } = await begin(admin);
    const sent = new URL(body.url).searchParams;
    expect(Object.fromEntries(sent)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${SITE_URL}/login/oidc`,
      scope: 'openid email',
    });
    const rows = await testApp.dataSource.query('SELECT * FROM provider_attempt WHERE nonce = $1', [sent.get('nonce')]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(sent.get('state'));
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['an email that is not verified', { email_verified: false }, 'identity_email_unverified'],
    ['an email of which nothing is said', { email_verified: undefined }, 'identity_email_unverified'],
    ['a text in place of true', { email_verified: 'true' }, 'identity_email_unverified'],
    [
      'xms_edov of another provider than Microsoft',
      { email_verified: undefined, xms_edov: true },
      'identity_email_unverified',
    ],
    ['no email', { email: undefined }, 'identity_email_unverified'],
    ['another email', { email: 'somebody@else.example' }, 'identity_email_differs'],
  ])('refuses %s', async (_, claims, code) => {
    const sam = await people.createSupervisor();
    google.person = at(sam);
    const answer = await comeBack(sam);
    google.claims = claims;
    expect(await add(sam, answer)).toMatchObject(refusal(409, code));
    expect((await list(sam)).identities).toEqual([]);
  });

  it('accepts the email in other letters', async () => {
    const sam = await people.createSupervisor();
    google.person = at(sam);
    const answer = await comeBack(sam);
    google.claims = { email: sam.email.toUpperCase() };
    expect((await add(sam, answer)).status).toBe(200);
  });

  it('refuses an account that somebody else has connected, without saying who', async () => {
    const sam = await connect(await people.createSupervisor({ name: 'Sam Secret' }));
    const lee = await people.createSupervisor();
    const answer = await comeBack(lee);
    google.claims = { email: lee.email };
    const refused = await add(lee, answer);
    expect(refused).toMatchObject(refusal(409, 'identity_taken'));
    expect(JSON.stringify(refused.body)).not.toMatch(new RegExp(`Secret|${sam.email}`));
  });

  it('accepts the account of a person who was removed and is back', async () => {
    const before = await connect(await people.createSupervisor());
    const again = await people.createSupervisor();
    await testApp.dataSource.query('UPDATE account SET removed_at = now() WHERE id = $1', [before.id]);
    const answer = await comeBack(again);
    google.claims = { email: again.email };
    expect((await add(again, answer)).status).toBe(200);
    expect((await new Visitor().logIn()).body).toMatchObject({ user: { id: again.id } });
  });

  it('refuses a second account of one provider', async () => {
    const sam = await connect(await people.createSupervisor());
    google.person = 'another';
    const answer = await comeBack(sam);
    google.claims = { email: sam.email };
    expect(await add(sam, answer)).toMatchObject(refusal(409, 'identity_there'));
  });

  it('accepts each answer once, from the session that began it', async () => {
    const [sam, lee] = [await people.createSupervisor(), await people.createSupervisor()];
    google.person = at(sam);
    const answer = await comeBack(sam);
    expect(await add(lee, answer)).toMatchObject(refusal(400, 'identity_over'));
    expect(await new Visitor().finish(answer)).toMatchObject(refusal(401, 'provider_login_over'));
    expect((await add(sam, answer)).status).toBe(200);
    expect(await add(sam, answer)).toMatchObject(refusal(400, 'identity_over'));
  });

  it('needs a factor again after 15 minutes to connect and to disconnect', async () => {
    const sam = await connect(await people.createSupervisor());
    await testApp.dataSource.query(
      `UPDATE session SET created_at = now() - interval '15 minutes' WHERE account_id = $1`,
      [sam.id],
    );
    expect(await begin(sam)).toMatchObject(refusal(403, 'step_up'));
    const [own] = (await list(sam)).identities;
    expect(await remove(sam, own)).toMatchObject(refusal(403, 'step_up'));
  });

  it('refuses an unknown provider', async () => {
    expect(await begin(admin, 'facebook')).toMatchObject(refusal(404, 'no_such_provider'));
  });
});

describe('disconnecting an account', () => {
  it('ends the login with it, for its owner only', async () => {
    const [sam, lee] = [await connect(await people.createSupervisor()), await people.createSupervisor()];
    const [own] = (await list(sam)).identities;
    expect(await remove(lee, own)).toMatchObject(refusal(404, 'no_such_identity'));
    expect((await remove(sam, own)).status).toBe(200);
    expect(await remove(sam, own)).toMatchObject(refusal(404, 'no_such_identity'));
    expect(await new Visitor().logIn()).toMatchObject(refusal(401, 'provider_unlinked'));
    expect((await actionsAbout(sam))[0]).toBe('account.identity-removed');
    expect((await titles(sam))[0]).toBe('Google was disconnected');
  });
});

describe('logging in with a provider', () => {
  it('lists the providers without their secrets', async () => {
    const { body } = await testApp.call(listLoginProviders);
    expect(body).toEqual({
      providers: [
        { id: 'google', name: 'Google' },
        { id: 'other', name: 'Other' },
      ],
    });
  });

  it('opens a session, notes the use and writes it into the audit log', async () => {
    const helen = await connect(await people.createAdmin());
    const opened = await new Visitor().logIn();
    expect(opened).toMatchObject({ status: 200, body: { user: { id: helen.id, role: 'admin' } } });
    const [own] = (await list({ ...helen, token: opened.body.access_token })).identities;
    expect(own.last_used_at).not.toBe('');
    expect((await actionsAbout(helen))[0]).toBe('account.identity-used');
  });

  it('tells the person about a new device', async () => {
    const helen = await connect(await people.createAdmin());
    await new Visitor().logIn();
    const visitor = new Visitor();
    await visitor.logIn();
    await visitor.logIn();
    expect((await titles(helen)).filter((title) => title.includes('new device'))).toHaveLength(1);
  });

  it('makes no account, and answers alike whether or not somebody has the email', async () => {
    const sam = await people.createSupervisor();
    google.person = at(sam);
    const known = await new Visitor().logIn();
    google.person = 'stranger';
    const unknown = await new Visitor().logIn();
    expect(known).toMatchObject(refusal(401, 'provider_unlinked'));
    const withoutId = ({ body: { request_id: _, ...body } }: TestAnswer) => body;
    expect(withoutId(known)).toEqual(withoutId(unknown));
    const [{ count }] = await testApp.dataSource.query(
      `SELECT count(*)::int AS count FROM account WHERE email = 'stranger@example.com'`,
    );
    expect(count).toBe(0);
  });

  it('knows the person by the subject, not by the email', async () => {
    const helen = await connect(await people.createAdmin());
    const stranger = new Visitor();
    google.claims = { email: 'new-address@example.com', email_verified: false };
    expect((await stranger.logIn()).body).toMatchObject({ user: { id: helen.id } });
    google.person = 'stranger';
    google.claims = { email: helen.email };
    expect(await stranger.logIn()).toMatchObject(refusal(401, 'provider_unlinked'));
  });

  it('keeps the subjects of providers apart', async () => {
    const helen = await connect(await people.createAdmin());
    other.person = at(helen);
    const visitor = new Visitor();
    expect(await visitor.finish(await visitor.goTo('other'))).toMatchObject(refusal(401, 'provider_unlinked'));
  });

  it('refuses an answer in another browser', async () => {
    await connect(await people.createAdmin());
    const visitor = new Visitor();
    const answer = await visitor.goTo();
    const thief = new Visitor();
    await thief.goTo();
    expect(await thief.finish(answer)).toMatchObject(refusal(401, 'provider_login_over'));
    expect(await new Visitor().finish(answer)).toMatchObject(refusal(401, 'provider_login_over'));
    expect((await visitor.finish(answer)).status).toBe(200);
  });

  it('refuses a missing, a forged and a used state', async () => {
    await connect(await people.createAdmin());
    const visitor = new Visitor();
    const { state, ...answer } = await visitor.goTo();
    expect((await visitor.finish(answer)).status).toBe(400);
    expect(await visitor.finish({ ...answer, state: 'forged' })).toMatchObject(refusal(401, 'provider_login_over'));
    expect((await visitor.finish({ ...answer, state })).status).toBe(200);
    expect(await visitor.finish({ ...answer, state })).toMatchObject(refusal(401, 'provider_login_over'));
  });

  it('refuses an answer that comes after ten minutes', async () => {
    await connect(await people.createAdmin());
    const visitor = new Visitor();
    const answer = await visitor.goTo();
    await testApp.dataSource.query(`UPDATE provider_attempt SET expires_at = now() - interval '1 second'`);
    expect(await visitor.finish(answer)).toMatchObject(refusal(401, 'provider_login_over'));
    await visitor.goTo();
    const [{ count }] = await testApp.dataSource.query('SELECT count(*)::int AS count FROM provider_attempt');
    expect(count).toBe(1);
  });

  it('refuses the code of another attempt, which has another PKCE verifier, and uses the attempt up', async () => {
    await connect(await people.createAdmin());
    const visitor = new Visitor();
    const [first, second] = [await visitor.goTo(), await visitor.goTo()];
    const mixed = { ...first, code: second.code };
    expect(await visitor.finish(mixed)).toMatchObject(refusal(401, 'provider_login_refused'));
    expect(await visitor.finish(first)).toMatchObject(refusal(401, 'provider_login_over'));
  });

  it('refuses a code that was used before', async () => {
    await connect(await people.createAdmin());
    const visitor = new Visitor();
    const first = await visitor.goTo();
    expect((await visitor.finish(first)).status).toBe(200);
    const second = await visitor.goTo();
    const replayed = { ...second, code: first.code };
    expect(await visitor.finish(replayed)).toMatchObject(refusal(401, 'provider_login_refused'));
  });

  it('refuses an answer that names another issuer, or none', async () => {
    await connect(await people.createAdmin());
    const visitor = new Visitor();
    const mixed = { ...(await visitor.goTo()), iss: other.issuer };
    expect(await visitor.finish(mixed)).toMatchObject(refusal(401, 'provider_login_refused'));
    const without = { ...(await visitor.goTo()), iss: undefined };
    expect(await visitor.finish(without)).toMatchObject(refusal(401, 'provider_login_refused'));
  });

  it.each<[string, () => Record<string, unknown>]>([
    ['another nonce', () => ({ nonce: 'other' })],
    ['no nonce', () => ({ nonce: undefined })],
    ['another issuer', () => ({ iss: other.issuer })],
    ['another audience', () => ({ aud: 'somebody-else' })],
    ['several audiences and another authorized party', () => ({ aud: ['cleaning', 'x'], azp: 'x' })],
    ['a time that is over', () => ({ exp: Math.floor(Date.now() / 1000) - 60 })],
    ['no subject', () => ({ sub: undefined })],
  ])('refuses a token with %s', async (_, claims) => {
    await connect(await people.createAdmin());
    const visitor = new Visitor();
    const answer = await visitor.goTo();
    google.claims = claims();
    expect(await visitor.finish(answer)).toMatchObject(refusal(401, 'provider_login_refused'));
  });

  it('refuses a token that another key has signed', async () => {
    await connect(await people.createAdmin());
    const visitor = new Visitor();
    const answer = await visitor.goTo();
    google.forgedBy = google.createForgedKey();
    expect(await visitor.finish(answer)).toMatchObject(refusal(401, 'provider_login_refused'));
  });

  it('accepts a new signing key of the provider at once', async () => {
    const helen = await connect(await people.createAdmin());
    expect((await new Visitor().logIn()).status).toBe(200);
    google.rotateKey();
    expect((await new Visitor().logIn()).body).toMatchObject({ user: { id: helen.id } });
  });

  it('refuses a disabled and a removed person', async () => {
    const helen = await connect(await people.createAdmin());
    await testApp.call(changeAdmin, { token: admin.token, body: { id: helen.id, method: 'disable' } });
    expect(await new Visitor().logIn()).toMatchObject(refusal(401, 'account_disabled'));
    await testApp.dataSource.query('UPDATE account SET removed_at = now() WHERE id = $1', [helen.id]);
    expect(await new Visitor().logIn()).toMatchObject(refusal(401, 'unauthenticated'));
  });

  it('limits how often a person begins, apart from visitors', async () => {
    await testApp.dataSource.query(
      `INSERT INTO hourly_booking (address, booked_until) VALUES ('provider-attempts ' || $1, now() + interval '1 hour')
       ON CONFLICT (address) DO UPDATE SET booked_until = excluded.booked_until`,
      [admin.id],
    );
    expect((await begin(admin)).status).toBe(429);
    expect((await new Visitor().send(beginProviderLogin, { provider: 'google' })).status).toBe(200);
    await testApp.dataSource.query(`DELETE FROM hourly_booking WHERE address = 'provider-attempts ' || $1`, [admin.id]);
  });
});

describe('an invitation', () => {
  const NEW_PASSWORD = 'a platypus in the creek';

  interface Invited {
    readonly id: string;
    readonly email: string;
    /** Token of the link. */
    readonly token: string;
  }

  let count = 0;
  async function invite(given: { as?: 'admin' | 'supervisor' } = {}): Promise<Invited> {
    count += 1;
    const email = `iris${count}@example.com`;
    const made =
      given.as === 'supervisor'
        ? await testApp.call(inviteSupervisor, { token: admin.token, body: { name: 'Iris Hill', email, places: [] } })
        : await testApp.call(inviteAdmin, { token: admin.token, body: { name: 'Iris Hill', email } });
    const { id } = made.body;
    return { id, email, token: await renew(id) };
  }
  /** Another link of the invitation. */
  async function renew(id: string): Promise<string> {
    const { body } = await testApp.call(makeLink, { token: admin.token, body: { id } });
    return new URL(body.url).hash.slice(1);
  }
  const toPerson = ({ id, email }: Invited): TestPerson => ({ id, email, name: 'Iris Hill', token: '' });
  const accept = (visitor: Visitor, token: string, answer: object) =>
    visitor.send(acceptInvitation, { ...answer, token });
  const send = (call: Call, body: object) =>
    testApp.call(call, { headers: { 'x-forwarded-for': createAddress() }, body });
  const read = (token: string) => send(readPasswordLink, { token });
  const isInvited = async ({ id }: Invited): Promise<boolean> => {
    const { body } = await testApp.call(listAdmins, { token: admin.token });
    return body.find((row: { id: string }) => row.id === id).invited;
  };
  const choosePassword = (token: string) =>
    send(resetPassword, { token, new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD });
  const OVER = { status: 400, body: { issues: [{ field: 'token', code: 'password_link_used' }] } };

  it.each(['admin', 'supervisor'] as const)('lets an invited %s in without a password, once', async (as) => {
    const iris = await invite({ as });
    expect((await read(iris.token)).body).toEqual({ invited_email: iris.email });
    google.person = at(toPerson(iris));
    const visitor = new Visitor();
    const answer = await visitor.goTo();
    const opened = await accept(visitor, iris.token, answer);
    expect(opened).toMatchObject({ status: 200, body: { user: { id: iris.id, role: as, name: 'Iris Hill' } } });
    const own = { ...toPerson(iris), token: opened.body.access_token };
    expect((await list(own)).identities).toEqual([
      expect.objectContaining({ provider: 'Google', email: iris.email, last_used_at: expect.stringMatching(/^2/) }),
    ]);
    expect(await actionsAbout(own)).toEqual(
      expect.arrayContaining(['account.identity-used', 'account.identity-added', `account.${as}-invited`]),
    );
    expect(await titles(own)).toContain('Google was connected');
    // As after a login with a password: a passkey can be added at once.
    expect(await secondsLeft(own.token)).toBeGreaterThan(0);

    expect(await accept(visitor, iris.token, answer)).toMatchObject(OVER);
    expect(await accept(visitor, iris.token, await visitor.goTo())).toMatchObject(OVER);
    expect(await read(iris.token)).toMatchObject(OVER);
    expect(await choosePassword(iris.token)).toMatchObject(OVER);
    expect((await new Visitor().logIn()).body).toMatchObject({ user: { id: iris.id } });
  });

  it('ends with all its links, and is shown as accepted', async () => {
    const iris = await invite();
    const second = await renew(iris.id);
    expect(await isInvited(iris)).toBe(true);
    google.person = at(toPerson(iris));
    const visitor = new Visitor();
    expect((await accept(visitor, second, await visitor.goTo())).status).toBe(200);
    expect(await isInvited(iris)).toBe(false);
    expect(await read(iris.token)).toMatchObject(OVER);
  });

  it('can be followed by a password of the person’s own, by a link that they ask for', async () => {
    const iris = await invite();
    google.person = at(toPerson(iris));
    const visitor = new Visitor();
    expect((await accept(visitor, iris.token, await visitor.goTo())).status).toBe(200);
    const link = await renew(iris.id);
    expect((await read(link)).body).toEqual({ invited_email: '' });
    expect((await choosePassword(link)).status).toBe(200);
    expect((await people.logIn(iris.email, NEW_PASSWORD)).status).toBe(200);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['another email', { email: 'somebody@else.example' }, 'identity_email_differs'],
    ['an email that is not verified', { email_verified: false }, 'identity_email_unverified'],
    ['an email of which nothing is said', { email_verified: undefined }, 'identity_email_unverified'],
  ])('refuses %s, and stays good', async (_, claims, code) => {
    const iris = await invite();
    google.person = at(toPerson(iris));
    const visitor = new Visitor();
    const answer = await visitor.goTo();
    google.claims = claims;
    const refused = await accept(visitor, iris.token, answer);
    expect(refused).toMatchObject(refusal(409, code));
    if (code === 'identity_email_differs') expect(refused.body.msg).toContain(iris.email);
    expect(await isInvited(iris)).toBe(true);
    google.claims = {};
    expect(await accept(visitor, iris.token, answer)).toMatchObject(refusal(400, 'identity_over'));
    expect((await accept(visitor, iris.token, await visitor.goTo())).status).toBe(200);
  });

  it('refuses an account of the provider that somebody else has connected', async () => {
    const sam = await connect(await people.createSupervisor());
    const iris = await invite();
    google.person = at(sam);
    const visitor = new Visitor();
    const answer = await visitor.goTo();
    google.claims = { email: iris.email };
    expect(await accept(visitor, iris.token, answer)).toMatchObject(refusal(409, 'identity_taken'));
    expect(await isInvited(iris)).toBe(true);
  });

  it('refuses an expired link, an unknown one and one for a new password', async () => {
    const iris = await invite();
    const sam = await people.createSupervisor();
    google.person = at(toPerson(iris));
    const visitor = new Visitor();
    await testApp.dataSource.query('UPDATE one_time_link SET expires_at = now() WHERE account_id = $1', [iris.id]);
    expect(await accept(visitor, iris.token, await visitor.goTo())).toMatchObject(OVER);
    expect(await accept(visitor, 'x'.repeat(43), await visitor.goTo())).toMatchObject(OVER);
    google.person = at(sam);
    const link = await renew(sam.id);
    expect(await accept(visitor, link, await visitor.goTo())).toMatchObject(OVER);
    expect((await choosePassword(link)).status).toBe(200);
  });

  it('refuses a link whose password was chosen meanwhile, and one of an admin who was disabled', async () => {
    const [iris, ivy] = [await invite(), await invite()];
    google.person = at(toPerson(iris));
    const visitor = new Visitor();
    const answer = await visitor.goTo();
    expect((await choosePassword(iris.token)).status).toBe(200);
    expect(await accept(visitor, iris.token, answer)).toMatchObject(OVER);

    await testApp.call(changeAdmin, { token: admin.token, body: { id: ivy.id, method: 'disable' } });
    google.person = at(toPerson(ivy));
    expect(await read(ivy.token)).toMatchObject(OVER);
    expect(await accept(visitor, ivy.token, await visitor.goTo())).toMatchObject(OVER);
  });

  it('refuses an answer in another browser, one to another state and one that is late', async () => {
    const iris = await invite();
    google.person = at(toPerson(iris));
    const [visitor, thief] = [new Visitor(), new Visitor()];
    const answer = await visitor.goTo();
    await thief.goTo();
    const over = refusal(400, 'identity_over');
    expect(await accept(thief, iris.token, answer)).toMatchObject(over);
    expect(await accept(new Visitor(), iris.token, answer)).toMatchObject(over);
    expect(await accept(visitor, iris.token, { ...answer, state: 'forged' })).toMatchObject(over);
    await testApp.dataSource.query(`UPDATE provider_attempt SET expires_at = now() - interval '1 second'`);
    expect(await accept(visitor, iris.token, answer)).toMatchObject(over);
    expect((await accept(visitor, iris.token, await visitor.goTo())).status).toBe(200);
  });

  it('refuses the code of another attempt, another nonce and the answer to a session that connects an account', async () => {
    const iris = await invite();
    google.person = at(toPerson(iris));
    const visitor = new Visitor();
    const [first, second] = [await visitor.goTo(), await visitor.goTo()];
    const refused = refusal(400, 'identity_refused');
    expect(await accept(visitor, iris.token, { ...first, code: second.code })).toMatchObject(refused);
    const third = await visitor.goTo();
    google.claims = { nonce: 'other' };
    expect(await accept(visitor, iris.token, third)).toMatchObject(refused);
    google.claims = {};
    const linked = await comeBack(await people.createSupervisor());
    expect(await accept(visitor, iris.token, linked)).toMatchObject(refusal(400, 'identity_over'));
  });

  it('is accepted once when several do at the same moment', async () => {
    const iris = await invite();
    google.person = at(toPerson(iris));
    other.person = at(toPerson(iris));
    const visitors = [new Visitor(), new Visitor()] as const;
    const begun = [await visitors[0].goTo('google'), await visitors[1].goTo('other')] as const;
    const answers = await Promise.all([
      accept(visitors[0], iris.token, begun[0]),
      accept(visitors[1], iris.token, begun[1]),
      choosePassword(iris.token),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });
});

describe('the second factor', () => {
  async function enrolTotp({ id, token }: TestPerson) {
    const { secret } = (await testApp.call(beginSecondFactor, { token, body: { current_password: PASSWORD } })).body;
    const code = () => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) });
    await testApp.call(confirmSecondFactor, { token, body: { code: code() } });
    await testApp.dataSource.query('UPDATE second_factor SET last_step = 0 WHERE account_id = $1', [id]);
    return code;
  }

  it('is asked for after the provider, with the same answer once more', async () => {
    const helen = await connect(await people.createAdmin());
    const code = await enrolTotp(helen);
    const visitor = new Visitor();
    const answer = await visitor.goTo();
    expect(await visitor.finish(answer)).toMatchObject({
      status: 401,
      body: { code: 'second_factor', params: { wrong: false } },
    });
    const wrong = await visitor.finish({ ...answer, second_factor: '000000' });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'second_factor', params: { wrong: true } } });
    const elsewhere = await new Visitor().finish({ ...answer, second_factor: code() });
    expect(elsewhere).toMatchObject(refusal(401, 'provider_login_over'));
    const opened = await visitor.finish({ ...answer, second_factor: code() });
    expect(opened).toMatchObject({ status: 200, body: { user: { id: helen.id } } });
    expect(await secondsLeft(opened.body.access_token)).toBeGreaterThan(0);
    expect(await visitor.finish({ ...answer, second_factor: code() })).toMatchObject(
      refusal(401, 'provider_login_over'),
    );
  });

  it('is refused when the account was disconnected and another one of the provider connected meanwhile', async () => {
    const helen = await connect(await people.createAdmin());
    const code = await enrolTotp(helen);
    const visitor = new Visitor();
    const answer = await visitor.goTo();
    expect(await visitor.finish(answer)).toMatchObject(refusal(401, 'second_factor'));
    const [own] = (await list(helen)).identities;
    expect((await remove(helen, own)).status).toBe(200);
    google.person = `other-${at(helen)}`;
    const exchanged = await comeBack(helen);
    google.claims = { email: helen.email };
    expect((await add(helen, exchanged)).status).toBe(200);
    const late = await visitor.finish({ ...answer, second_factor: code() });
    expect(late).toMatchObject(refusal(401, 'provider_login_over'));
    expect((await list(helen)).identities).toMatchObject([{ last_used_at: '' }]);
  });

  it.each([
    [['mfa'], 200],
    [['pwd', 'mfa', 'otp'], 200],
    [['pwd', 'otp'], 401],
    [['hwk'], 401],
    ['mfa', 401],
  ])('with amr %j of the provider is answered with %i', async (amr, status) => {
    await enrolTotp(await connect(await people.createAdmin()));
    const visitor = new Visitor();
    const answer = await visitor.goTo();
    google.claims = { amr };
    expect((await visitor.finish(answer)).status).toBe(status);
  });

  it('takes the connected accounts along when another admin turns it off', async () => {
    const helen = await connect(await people.createAdmin());
    await enrolTotp(helen);
    const reset = () => testApp.call(resetSecondFactor, { token: admin.token, body: { id: helen.id } });
    expect((await reset()).status).toBe(200);
    expect(await new Visitor().logIn()).toMatchObject(refusal(401, 'provider_unlinked'));
    expect((await list(helen)).identities).toEqual([]);
    expect(await actionsAbout(helen)).toEqual(
      expect.arrayContaining(['account.second-factor-removed', 'account.identity-removed']),
    );
    expect(await titles(helen)).toContain('Google was disconnected');
    expect((await people.logIn(helen.email, PASSWORD)).status).toBe(200);
    await connect(helen);
    expect((await new Visitor().logIn()).status).toBe(200);
  });

  it('counts as given when the person logged in with the provider, and without a time as never', async () => {
    await enrolTotp(await connect(await people.createAdmin()));
    const now = Math.floor(Date.now() / 1000);
    const logInWith = async (claims: object) => {
      const visitor = new Visitor();
      const answer = await visitor.goTo();
      google.claims = { amr: ['mfa'], auth_time: undefined, ...claims };
      return secondsLeft((await visitor.finish(answer)).body.access_token);
    };
    expect(await logInWith({ auth_time: now - 60 })).toBeGreaterThan(0);
    expect(await logInWith({ auth_time: now - 16 * 60 })).toBe(0);
    expect(await logInWith({ auth_time: now + 60 })).toBe(0);
    expect(await logInWith({})).toBe(0);
  });

  it('of an admin who must have one is the passkey, unless the provider asked for more than one', async () => {
    const strict = await startAuth({
      SITE_URL,
      ADMIN_SECOND_FACTOR: 'required',
      OIDC_ISSUERS: JSON.stringify([google.buildSettings('google', 'Google')]),
    });
    try {
      const helen = await new People(strict).createAdmin();
      const call = (contract: Call, body?: object, cookie = '') =>
        strict.call(contract, { token: cookie ? '' : helen.token, body, headers: { cookie } });
      const { challenge_id, options } = (await call(beginPasskey)).body;
      const response = new Authenticator(SITE_URL).create(options);
      await call(addPasskey, { challenge_id, name: 'Phone', response });
      google.person = at(helen);
      const { url } = (await call(beginIdentity, { provider: 'google' })).body;
      expect((await call(addIdentity, readAnswer(await goThroughProvider(url)))).status).toBe(200);
      const cookie = `device=${'x'.repeat(43)}`;
      const logIn = async (claims: Record<string, unknown>) => {
        google.claims = {};
        const begun = await call(beginProviderLogin, { provider: 'google' }, cookie);
        const answer = readAnswer(await goThroughProvider(begun.body.url));
        google.claims = claims;
        return call(logInWithProvider, answer, cookie);
      };
      expect(await logIn({})).toMatchObject(refusal(401, 'passkey_needed'));
      expect((await logIn({ amr: ['mfa'] })).status).toBe(200);
    } finally {
      await strict.stop();
    }
  });
});

describe('the settings of the login', () => {
  afterEach(async () => {
    await testApp.dataSource.query('DELETE FROM login_settings');
  });

  it('let sub-contractors in only where the company allows it', async () => {
    const ana = await people.createContractor();
    expect(await list(ana)).toEqual({ identities: [], providers: [] });
    expect(await begin(ana)).toMatchObject(refusal(409, 'identity_closed'));
    expect((await save({ contractors_with_providers: true })).status).toBe(200);
    await connect(ana);
    expect((await new Visitor().logIn()).body).toMatchObject({ user: { id: ana.id } });
    expect((await save({ contractors_with_providers: false })).status).toBe(200);
    expect(await new Visitor().logIn()).toMatchObject(refusal(401, 'provider_closed'));
    expect((await people.logIn(ana.email, PASSWORD)).status).toBe(200);
  });

  it('turn passwords of admins off only for an admin who has logged in with a provider', async () => {
    const helen = await people.createAdmin();
    expect(await save({ admins_without_password: true }, helen)).toMatchObject(refusal(409, 'admin_without_provider'));
    await connect(helen);
    expect(await save({ admins_without_password: true }, helen)).toMatchObject(refusal(409, 'admin_without_provider'));
    await new Visitor().logIn();
    expect((await save({ admins_without_password: true }, helen)).status).toBe(200);
    const { body } = await testApp.call(getAuditLog, {
      token: helen.token,
      query: { action: 'login-settings.changed', limit: '1' },
    });
    expect(body.entries[0].details).toEqual({ admins_without_password: 'yes', contractors_with_providers: 'no' });
  });

  it('refuse a change of an older version', async () => {
    expect((await save({})).status).toBe(200);
    const body = { version: 0, admins_without_password: false, contractors_with_providers: true };
    const late = await testApp.call(changeLoginSettings, { token: admin.token, body });
    expect(late).toMatchObject(refusal(409, 'settings_changed_reload'));
  });

  describe('with passwords of admins off', () => {
    let helen: TestPerson;
    beforeEach(async () => {
      helen = await connect(await people.createAdmin());
      await new Visitor().logIn();
      await save({ admins_without_password: true }, helen);
    });

    it('let an admin without a provider change the rest', async () => {
      const both = { admins_without_password: true, contractors_with_providers: true };
      expect((await save(both, await people.createAdmin())).status).toBe(200);
    });

    it('refuse the right password of an admin and name the way, but not of others', async () => {
      expect(await people.logIn(helen.email, PASSWORD)).toMatchObject({
        status: 401,
        body: { code: 'password_closed', params: { provider: 'Google' }, msg: 'Log in with Google.' },
      });
      expect(await people.logIn(helen.email, 'wrong')).toMatchObject(refusal(401, 'login_wrong'));
      expect((await new Visitor().logIn()).status).toBe(200);
      const sam = await connect(await people.createSupervisor());
      expect((await people.logIn(sam.email, PASSWORD)).status).toBe(200);
    });

    it('let an admin in with the password who has connected nothing yet', async () => {
      const rosa = await people.createAdmin('Rosa Quinn');
      expect((await people.logIn(rosa.email, PASSWORD)).status).toBe(200);
    });

    it('refuse to disconnect the last account of an admin', async () => {
      const [own] = (await list(helen)).identities;
      expect(await remove(helen, own)).toMatchObject(refusal(409, 'identity_needed_by_admin'));
      expect((await list(helen)).identities).toHaveLength(1);
      await save({ admins_without_password: false }, helen);
      expect((await remove(helen, own)).status).toBe(200);
      expect((await people.logIn(helen.email, PASSWORD)).status).toBe(200);
    });

    it('make no link for a new password', async () => {
      const made = await testApp.call(makeLink, { token: admin.token, body: { id: helen.id } });
      expect(made).toMatchObject(refusal(409, 'password_closed_to_admin'));
      expect((await testApp.call(forgotPassword, { body: { email: helen.email } })).status).toBe(200);
      await testApp.get(ForgottenPasswords).processRequests();
      const links = await testApp.dataSource.query('SELECT id FROM one_time_link WHERE account_id = $1', [helen.id]);
      expect(links).toEqual([]);
    });
  });
});

describe('a provider that is not there', () => {
  it('answers 503 and lets the person try again', async () => {
    const away = await LoginProvider.start(SITE_URL);
    const env = { SITE_URL, OIDC_ISSUERS: JSON.stringify([away.buildSettings('away', 'Away')]) };
    await away.stop();
    const lonely = await startAuth(env);
    try {
      const answer = await lonely.call(beginProviderLogin, { body: { provider: 'away' } });
      expect(answer).toMatchObject(refusal(503, 'provider_away'));
    } finally {
      await lonely.stop();
    }
  });

  it('is in no list and opens nothing where none is set up', async () => {
    const without = await startAuth({ SITE_URL });
    try {
      expect((await without.call(listLoginProviders)).body).toEqual({ providers: [] });
      const answer = await without.call(beginProviderLogin, { body: { provider: 'google' } });
      expect(answer).toMatchObject(refusal(404, 'no_such_provider'));
    } finally {
      await without.stop();
    }
  });
});
