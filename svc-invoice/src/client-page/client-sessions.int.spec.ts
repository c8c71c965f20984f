import {
  askClientCode,
  type Call,
  CLIENT_BROWSER_COOKIE,
  CLIENT_CODE_MINUTES,
  CLIENT_CODE_SPACING_MINUTES,
  CLIENT_CODE_TRIES,
  CLIENT_CODES_AT_ONCE,
  CLIENT_CODES_OF_STRANGERS_PER_HOUR,
  CLIENT_CODES_PER_HOUR,
  CLIENT_WRONG_CODES_PER_DAY,
  checkMailReach,
  chooseClient,
  createClient,
  endClientSession,
  enterClientCode,
  enterClientLink,
  getClient,
  readClientSession,
  removeClient,
  saveClient,
  setJobClient,
} from '@cleaning/contracts';
import { HourlyLimit } from '@cleaning/service-kit';
import { createServiceToken, type TestApp, type TestPerson } from '@cleaning/service-kit/testing';
import { v4 } from 'uuid';
import { createInvoiceCalls } from '../testing/invoice-calls.js';
import { openSharedApp } from '../testing/invoice-test-app.js';
import { ClientCodes } from './client-codes.service.js';

const openApp = openSharedApp();
let testApp: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  testApp = await openApp();
  admin = await testApp.createPerson({ role: 'admin', name: 'Helen Marsh' });
}, 60_000);
beforeEach(() =>
  testApp.dataSource.query('TRUNCATE client_page_limit, client_browser_code, client_wrong_code, client_guessing'),
);

const { job } = createInvoiceCalls(() => ({ testApp, admin }));
const desk = (call: Call, body: unknown) => testApp.call(call, { token: admin.token, body });
const contact = (email: string, rest: object = {}) => ({
  name: 'Renee Castle',
  email,
  telephone: '',
  roles: ['invoices'],
  ...rest,
});
const client = async (contacts: object[], legal_name = 'Wattlebird Pty Ltd') => {
  const id = v4();
  const made = await desk(createClient, { id, details: { legal_name, contacts } });
  expect(made.status).toBe(200);
  return id;
};

/** A browser that keeps its cookie. */
class Browser {
  private cookie = '';

  constructor(private readonly ip = '203.0.113.1') {}

  async ask(email: string) {
    const answer = await testApp.call(askClientCode, { headers: this.headers(), body: { email } });
    this.keepCookie(answer.headers);
    return answer;
  }

  async open(link: string) {
    const answer = await testApp.call(enterClientLink, { headers: this.headers(), body: { link } });
    this.keepCookie(answer.headers);
    return answer;
  }

  enter(email: string, code: string) {
    return testApp.call(enterClientCode, { headers: this.headers(), body: { email, code } });
  }

  private keepCookie(headers: Headers): void {
    this.cookie = headers.get('set-cookie')?.split(';')[0] ?? this.cookie;
  }

  private headers(): Record<string, string> {
    return { 'x-forwarded-for': this.ip, ...(this.cookie && { cookie: this.cookie }) };
  }
}
let browser: Browser;
beforeEach(() => {
  browser = new Browser();
});
const ask = (email: string) => browser.ask(email);
const enter = (email: string, code: string) => browser.enter(email, code);
/** The code mails for an address, after the queue has run. */
const listCodeMails = async (email: string) => {
  await testApp.get(ClientCodes).processCodes();
  // A run started by a request may still hold the lock on a code: wait for it.
  await testApp.dataSource.query('SELECT FROM client_browser_code FOR UPDATE');
  const mails = await testApp.readPublishedMails('client-code');
  return mails
    .filter(({ to }) => to.address === email.toLowerCase())
    .map(({ id, to, parameters }) => ({ id, to, ...parameters }));
};
const codeFor = async (email: string): Promise<string> => {
  const before = new Set((await listCodeMails(email)).map(({ id }) => id));
  await ask(email);
  return (await listCodeMails(email)).find(({ id }) => !before.has(id))?.code ?? '';
};
const getLink = (mail: { path: string } | undefined): string => mail?.path?.split('#link.')[1] ?? '';
/** Moves codes and limits back by this many minutes. */
const pass = (minutes: number) =>
  testApp.dataSource.query(
    `WITH mailed AS (UPDATE client_browser_code SET expires_at = expires_at - make_interval(mins => $1))
     UPDATE client_page_limit SET booked_until = booked_until - make_interval(mins => $1)`,
    [minutes],
  );
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const login = async (email: string): Promise<string> => (await enter(email, await codeFor(email))).body.token;
const session = async (token: string) => {
  const { createHash } = await import('node:crypto');
  const token_hash = createHash('sha256').update(token).digest('hex');
  const body = { token_hash };
  return (await testApp.call(readClientSession, { token: createServiceToken(testApp, 'jobs'), body })).body.session;
};
let number = 0;
const address = () => `contact-${++number}@wattlebird.example`;

describe('Login code', () => {
  it('is mailed to a contact and nobody else, with the same answer', async () => {
    const known = address();
    await client([contact(known)]);
    const [first, second] = [await ask(known.toUpperCase()), await ask('nobody@else.example')];
    expect([first.status, first.body]).toEqual([second.status, second.body]);
    expect(await listCodeMails(known)).toMatchObject(
      [{ to: { name: 'Renee Castle' }, code: /^\d{6}$/ }].map(() => ({
        to: { name: 'Renee Castle' },
        code: expect.stringMatching(/^\d{6}$/),
      })),
    );
    expect(await listCodeMails('nobody@else.example')).toEqual([]);
  });

  it('opens one session and is stored as a hash', async () => {
    const email = address();
    await client([contact(email)]);
    const code = await codeFor(email);
    const kept = JSON.stringify(await testApp.dataSource.query('SELECT * FROM client_browser_code'));
    expect(kept).not.toContain(code);
    const answers = await Promise.all([enter(email, code), enter(email, code), enter(email, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const { token } = answers.find(({ status }) => status === 200)?.body ?? {};
    const rows = JSON.stringify(await testApp.dataSource.query('SELECT * FROM client_session'));
    expect(rows).not.toContain(token);
    expect(await listCodeMails(email)).toEqual([]);
  });

  it('expires after too many wrong tries, after ten minutes, and with the next code', async () => {
    const email = address();
    await client([contact(email)]);
    const code = await codeFor(email);
    for (let tries = 0; tries < CLIENT_CODE_TRIES; tries += 1)
      expect((await enter(email, wrong(code))).status).toBe(400);
    expect((await enter(email, code)).status).toBe(400);
    const second = await codeFor(email);
    const third = await codeFor(email);
    if (second !== third) expect((await enter(email, second)).status).toBe(400);
    await testApp.dataSource.query(
      `UPDATE client_browser_code SET expires_at = now() - interval '1 second' WHERE email = $1`,
      [email],
    );
    expect((await enter(email, third)).status).toBe(400);
  });

  it('is mailed to an address a few times at once, and then once every few minutes', async () => {
    const email = address();
    await client([contact(email)]);
    const numbers = new Set<string>();
    const askTimes = async (times: number) => {
      const answers: boolean[] = [];
      for (let asked = 0; asked < times; asked += 1) {
        answers.push((await ask(email)).body.was_mailed_before);
        for (const { id } of await listCodeMails(email)) numbers.add(id);
      }
      return answers;
    };
    expect(await askTimes(CLIENT_CODES_AT_ONCE + 2)).toEqual([false, false, false, true, true]);
    expect(numbers.size).toBe(CLIENT_CODES_AT_ONCE);
    await pass(CLIENT_CODE_SPACING_MINUTES);
    expect(await askTimes(2)).toEqual([false, true]);
    expect(numbers.size).toBe(CLIENT_CODES_AT_ONCE + 1);
  });

  it('says that nothing is mailed without a mail server, whoever’s the address is', async () => {
    const email = address();
    await client([contact(email)]);
    const place = `/auth${checkMailReach.path}`;
    testApp.peers.answers.set(place, { reaches_people: false });
    for (const asked of [email, address()]) expect((await ask(asked)).body.mail_reaches_people).toBe(false);
    // While it is not known, mails wait.
    testApp.peers.statuses.set(place, 503);
    expect((await ask(email)).body.mail_reaches_people).toBe(true);
    testApp.peers.statuses.delete(place);
    testApp.peers.answers.delete(place);
    expect((await ask(email)).body.mail_reaches_people).toBe(true);
  });

  it('has a separate hourly limit for a browser that was logged in', async () => {
    const email = address();
    await client([contact(email)]);
    await login(email);
    const answers: boolean[] = [];
    for (let asked = 0; asked < CLIENT_CODES_PER_HOUR + CLIENT_CODES_AT_ONCE; asked += 1)
      answers.push((await ask(email)).body.was_mailed_before);
    // The login used one of the shared codes.
    expect(answers).toEqual([
      ...Array.from({ length: CLIENT_CODES_PER_HOUR + CLIENT_CODES_AT_ONCE - 1 }, () => false),
      true,
    ]);
  });

  it.each([
    ['is a door contact only', { roles: ['door'] }, false],
    ['is a quality contact', { roles: ['quality'] }, true],
    ['is barred by the office', { opens_page: false }, false],
    ['is allowed by the office', { roles: [], opens_page: true }, true],
  ])('is mailed, or not, to a contact who %s: %s', async (_, rest, isMailed) => {
    const email = address();
    await client([contact(email, rest)]);
    await ask(email);
    expect((await listCodeMails(email)).length > 0).toBe(isMailed);
  });
});

describe('Stranger who knows the address', () => {
  const stranger = (ip = '198.51.100.7') => new Browser(ip);

  it('can’t enter a code that another browser asked for', async () => {
    const email = address();
    await client([contact(email)]);
    const code = await codeFor(email);
    const bare = await stranger().enter(email, code);
    expect([bare.status, bare.body.issues[0].field]).toEqual([400, 'code']);
    expect(bare.body.msg).toContain('in the browser that asked for it');
    const other = stranger();
    await other.ask(email);
    expect((await other.enter(email, code)).status).toBe(400);
    expect((await enter(email, code)).status).toBe(200);
    // A replay in the same browser.
    expect((await enter(email, code)).status).toBe(400);
  });

  it('leaves a mailed code and its attempts unchanged', async () => {
    const email = address();
    await client([contact(email)]);
    const code = await codeFor(email);
    const other = stranger();
    for (let asked = 0; asked < CLIENT_CODES_PER_HOUR; asked += 1) {
      await other.ask(email);
      await listCodeMails(email);
      await Promise.all(Array.from({ length: CLIENT_CODE_TRIES + 1 }, () => other.enter(email, wrong(code))));
    }
    expect((await enter(email, code)).status).toBe(200);
  });

  /** IPv4 addresses, and IPv6 networks of one site. */
  const connections = Array.from({ length: 12 }, (_, at) => [`198.51.100.${at}`, `2001:db8:1:${at}::1`]).flat();
  const useUp = async (email: string) => {
    for (const ip of connections) expect((await stranger(ip).ask(email)).status).toBe(200);
  };

  it('can’t keep the client’s browser from getting a code', async () => {
    const email = address();
    await client([contact(email)]);
    await login(email);
    // A known browser has its own limit.
    await useUp(email);
    expect((await login(email)).length).toBeGreaterThan(0);
  });

  it('can’t lock the client out of a new browser, because the newest mailed link opens it', async () => {
    const email = address();
    await client([contact(email)]);
    await useUp(email);
    await pass(CLIENT_CODE_SPACING_MINUTES - 1);
    const fresh = new Browser('192.0.2.60');
    expect((await fresh.ask(email)).body).toEqual({
      status: 'done',
      was_mailed_before: true,
      mail_reaches_people: true,
    });
    const mails = await listCodeMails(email);
    expect(mails).toHaveLength(CLIENT_CODES_AT_ONCE);
    const mail = mails.at(-1);
    // The code only works in the browser that asked for it.
    expect((await fresh.enter(email, mail?.code ?? '')).body.msg).toContain('Open the link in our latest email');
    const opened = await fresh.open(getLink(mail));
    expect([opened.status, await session(opened.body.token)]).toMatchObject([200, { contact_email: email }]);
    // The new browser is now known; the stranger's is not.
    expect((await fresh.ask(email)).body.was_mailed_before).toBe(false);
    expect((await stranger(connections[0]).ask(email)).body.was_mailed_before).toBe(true);
  });

  it('always leaves a valid link in the mailbox while asking all the time', async () => {
    const email = address();
    await client([contact(email)]);
    for (let minutes = 0; minutes < 30; minutes += 3) {
      await useUp(email);
      const newest = (await listCodeMails(email)).at(-1);
      const left = Date.parse(newest?.until ?? '') - Date.now();
      expect(left / 60_000).toBeGreaterThan(CLIENT_CODE_MINUTES - CLIENT_CODE_SPACING_MINUTES - 1);
      await pass(3);
    }
  }, 60_000);

  it('gets the same answers for unknown and known addresses', async () => {
    const email = address();
    await client([contact(email)]);
    const answersFor = async (asked: string) => {
      const answers: unknown[] = [];
      for (const ip of connections.slice(0, 6)) {
        const { status, body } = await stranger(ip).ask(asked);
        answers.push([status, body]);
      }
      return answers;
    };
    await login(email);
    await pass(3 * CLIENT_CODE_SPACING_MINUTES);
    await ask(email);
    expect(await answersFor(email)).toEqual(await answersFor('nobody@else.example'));
  });

  it('can’t flood a mailbox', async () => {
    const email = address();
    await client([contact(email)]);
    const numbers = new Set<string>();
    for (let minute = 0; minute < 60; minute += 1) {
      for (const ip of connections.slice(0, 4)) expect((await stranger(ip).ask(email)).status).toBe(200);
      for (const { id } of await listCodeMails(email)) numbers.add(id);
      await pass(1);
    }
    expect(numbers.size).toBeLessThanOrEqual(CLIENT_CODES_OF_STRANGERS_PER_HOUR);
    expect(numbers.size).toBeGreaterThanOrEqual(60 / CLIENT_CODE_SPACING_MINUTES);
  }, 60_000);

  it('shares one limit across all IPv6 networks of a site', async () => {
    const take = (ip: string) => testApp.get(HourlyLimit).takeForConnection('test', ip, 1);
    for (let network = 0; network < 10; network += 1) await take(`2001:db8:7:${network}::1`);
    await expect(take('2001:db8:7:10::1')).rejects.toThrow('Too many requests from your network');
    // Another site and IPv4 have their own limits.
    await take('2001:db8:8::1');
    await take('203.0.113.200');
  });

  it('gets a fixed number of tries, however many are sent at once', async () => {
    const email = address();
    await client([contact(email)]);
    const other = stranger();
    await other.ask(email);
    const code = (await listCodeMails(email)).at(-1)?.code ?? '';
    await Promise.all(Array.from({ length: 20 }, () => other.enter(email, wrong(code))));
    const [row] = await testApp.dataSource.query('SELECT tries FROM client_browser_code WHERE email = $1', [email]);
    expect(row.tries).toBe(CLIENT_CODE_TRIES);
    expect((await other.enter(email, code)).status).toBe(400);
  });

  it('gets no try before the code is sent', async () => {
    const email = address();
    await client([contact(email)]);
    const codes = testApp.get(ClientCodes);
    // Joins the run that is under way. There is no other until the end of the test.
    await codes.onInterval();
    const process = jest.spyOn(codes, 'processCodes').mockResolvedValue();
    await testApp.dataSource.query(
      `INSERT INTO client_browser_code (email, browser_hash, id, code_hash, tries, max_tries, expires_at)
       VALUES ($1, encode(sha256($2::bytea), 'hex'), $3, '', 0, 5, now() + interval '1 minute')`,
      [email, 'A'.repeat(43), v4()],
    );
    const headers = { cookie: `${CLIENT_BROWSER_COOKIE}=${'A'.repeat(43)}` };
    const { status } = await testApp.call(enterClientCode, { headers, body: { email, code: '123456' } });
    const wrongCodes = await testApp.dataSource.query('SELECT FROM client_wrong_code WHERE email = $1', [email]);
    process.mockRestore();
    expect(status).toBe(400);
    expect(wrongCodes).toHaveLength(0);
  });

  it('is reported to admins once for repeated guessing, without ending a code or session', async () => {
    const [email, colleague] = [address(), address()];
    const id = await client([contact(email), contact(colleague)], 'Guessed Pty Ltd');
    const known = new Browser('203.0.113.9');
    await known.ask(email);
    await known.enter(email, (await listCodeMails(email)).at(-1)?.code ?? '');
    const code = await codeFor(email);
    const findNotices = async () => {
      await testApp.get(ClientCodes).processCodes();
      return (await testApp.readPublishedStates('notice')).filter(
        ({ kind, parameters }) => kind === 'client-codes-guessed' && parameters.client_id === id,
      );
    };
    await testApp.dataSource.query(
      `INSERT INTO client_wrong_code (id, email) SELECT gen_random_uuid(), $1 FROM generate_series(1, $2::int)`,
      [colleague, CLIENT_WRONG_CODES_PER_DAY - 1],
    );
    expect(await findNotices()).toEqual([]);
    expect((await enter(email, wrong(code))).status).toBe(400);
    expect(await findNotices()).toMatchObject([
      { admins: true, parameters: { client_id: id, client: 'Guessed Pty Ltd', count: '20' } },
    ]);
    expect(await findNotices()).toHaveLength(1);

    const readTries = async (asking: Browser) => {
      await asking.ask(email);
      await listCodeMails(email);
      const [row] = await testApp.dataSource.query(
        'SELECT max_tries FROM client_browser_code WHERE email = $1 ORDER BY expires_at DESC LIMIT 1',
        [email],
      );
      return row.max_tries;
    };
    expect(await readTries(stranger())).toBe(1);
    expect(await readTries(known)).toBe(CLIENT_CODE_TRIES);
    // A code mailed before the guessing keeps its tries.
    expect((await enter(email, wrong(code))).status).toBe(400);
    expect((await enter(email, code)).status).toBe(200);
    // A code for an unknown browser still works when it is right.
    await pass(CLIENT_CODE_SPACING_MINUTES);
    const fresh = new Browser('192.0.2.44');
    await fresh.ask(email);
    expect((await fresh.enter(email, (await listCodeMails(email)).at(-1)?.code ?? '')).status).toBe(200);
  });

  it('gets an HttpOnly, same-site cookie', async () => {
    const answer = await ask(address());
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(new RegExp(`^${CLIENT_BROWSER_COOKIE}=[\\w-]{43}; `));
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/api/client']) expect(cookie).toContain(part);
    // A malformed cookie is replaced.
    const headers = { cookie: `${CLIENT_BROWSER_COOKIE}=short` };
    const again = await testApp.call(askClientCode, { headers, body: { email: address() } });
    expect(again.headers.get('set-cookie')).not.toContain('=short');
  });
});

describe('Login link', () => {
  const link = async (email: string) => {
    await ask(email);
    return getLink((await listCodeMails(email)).at(-1));
  };

  it('opens one session, in any browser', async () => {
    const email = address();
    await client([contact(email)]);
    const mail = await link(email);
    const browsers = [new Browser('192.0.2.1'), new Browser('192.0.2.2'), browser];
    const answers = await Promise.all(browsers.map((other) => other.open(mail)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await listCodeMails(email)).toEqual([]);
  });

  it('works once together with its code', async () => {
    const email = address();
    await client([contact(email)]);
    await ask(email);
    const mail = (await listCodeMails(email)).at(-1);
    expect((await enter(email, mail?.code ?? '')).status).toBe(200);
    const late = await browser.open(getLink(mail));
    expect([late.status, late.body.issues[0].field]).toEqual([400, 'link']);
    expect(late.body.msg).toContain('has been used or has expired');
  });

  it('still works after wrong codes', async () => {
    const email = address();
    await client([contact(email)]);
    await ask(email);
    const mail = (await listCodeMails(email)).at(-1);
    for (let tries = 0; tries <= CLIENT_CODE_TRIES; tries += 1) await enter(email, wrong(mail?.code ?? ''));
    expect((await new Browser().open(getLink(mail))).status).toBe(200);
  });

  it.each([
    ['has expired', (email: string) => pass(CLIENT_CODE_MINUTES).then(() => email)],
    ['is replaced by a newer one in the same browser', (email: string) => ask(email)],
  ])('opens nothing once it %s', async (_, end) => {
    const email = address();
    await client([contact(email)]);
    const mail = await link(email);
    await end(email);
    expect((await new Browser().open(mail)).status).toBe(400);
  });

  it('opens nothing for a former contact or with a forged signature', async () => {
    const email = address();
    const id = await client([contact(email)]);
    const mail = await link(email);
    const [row, mac = ''] = mail.split('.');
    for (const made of [`${row}.${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`, `${v4()}.${mac}`, `${row}`, 'x'])
      expect((await browser.open(made)).status).toBe(400);
    const { body } = await testApp.call(getClient, { token: admin.token, params: { id } });
    await desk(saveClient, { id, version: body.version, details: { ...body.details, contacts: [] } });
    expect((await browser.open(mail)).status).toBe(400);
  });

  it('is not stored', async () => {
    const email = address();
    await client([contact(email)]);
    const [, mac] = (await link(email)).split('.');
    const kept = JSON.stringify(await testApp.dataSource.query('SELECT * FROM client_browser_code'));
    expect(kept).not.toContain(mac);
  });
});

describe('Client session', () => {
  it('names its client and the days of their jobs alone', async () => {
    const email = address();
    const [id, other] = [await client([contact(email)]), await client([], 'Other Pty Ltd')];
    const [mine, foreign] = [await job('Rundle Mall Offices'), await job('Port Road Depot')];
    await desk(setJobClient, { job_id: mine, version: 0, client_id: id, from: '2026-01-01' });
    await desk(setJobClient, { job_id: mine, version: 1, client_id: other, from: '2026-07-01' });
    await desk(setJobClient, { job_id: foreign, version: 0, client_id: other, from: '2026-01-01' });
    expect(await session(await login(email))).toMatchObject({
      client_id: id,
      client_name: 'Wattlebird Pty Ltd',
      contact_name: 'Renee Castle',
      shows_names: false,
      jobs: [{ job_id: mine, from: '2026-01-01', to: '2026-06-30' }],
    });
  });

  it('ends at log-out, on expiry, and when the contact is removed', async () => {
    const email = address();
    const id = await client([contact(email)]);
    const first = await login(email);
    expect((await testApp.call(endClientSession, { token: first })).status).toBe(200);
    expect(await session(first)).toBeNull();
    expect((await testApp.call(endClientSession, { token: first })).status).toBe(401);
    const second = await login(email);
    await testApp.dataSource.query('UPDATE client_session SET ends_at = now()');
    expect(await session(second)).toBeNull();
    const third = await login(email);
    const { body } = await testApp.call(getClient, { token: admin.token, params: { id } });
    await desk(saveClient, { id, version: body.version, details: { ...body.details, contacts: [] } });
    expect(await session(third)).toBeNull();
    expect((await testApp.call(chooseClient, { token: third, body: { client_id: id } })).status).toBe(401);
    expect((await desk(removeClient, { id })).status).toBe(200);
  });

  it('switches only to another client of the same contact', async () => {
    const email = address();
    const [first, second] = [await client([contact(email)], 'A'), await client([contact(email)], 'B')];
    const foreign = await client([contact(address())], 'C');
    const token = await login(email);
    expect((await session(token)).client_id).toBe(first);
    expect((await testApp.call(chooseClient, { token, body: { client_id: foreign } })).status).toBe(404);
    expect((await testApp.call(chooseClient, { token, body: { client_id: second } })).status).toBe(200);
    expect((await session(token)).client_id).toBe(second);
  });

  it('is in the audit log with the client', async () => {
    const email = address();
    const id = await client([contact(email)]);
    await login(email);
    const entries = (await testApp.readPublishedStates('audit-entry')).filter(({ subject_id }) => subject_id === id);
    expect(entries.map(({ action, actor_name }) => [action, actor_name])).toContainEqual([
      'client-page.opened',
      'Renee Castle',
    ]);
  });
});
