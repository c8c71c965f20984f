import {
  askClientCode,
  type Call,
  CLIENT_CODE_TRIES,
  CLIENT_CODES_PER_HOUR,
  chooseClient,
  createClient,
  endClientSession,
  enterClientCode,
  getClient,
  readClientSession,
  removeClient,
  saveClient,
  setJobClient,
} from '@cleaning/contracts';
import { serviceToken, type TestApp, type TestPerson } from '@cleaning/service-kit/testing';
import { v4 } from 'uuid';
import { invoiceCalls } from '../testing/invoice-calls.js';
import { appForTests } from '../testing/invoice-test-app.js';
import { ClientCodes } from './client-codes.service.js';

const openApp = appForTests();
let testApp: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  testApp = await openApp();
  admin = await testApp.person({ role: 'admin', name: 'Helen Marsh' });
}, 60_000);
beforeEach(() => testApp.dataSource.query('TRUNCATE client_page_limit, client_code'));

const { job } = invoiceCalls(() => ({ testApp, admin }));
const desk = (call: Call, body: unknown) => testApp.call(call, { token: admin.token, body });
const contact = (email: string, rest: object = {}) => ({
  ...{ name: 'Renee Castle', email, telephone: '', roles: ['invoices'] },
  ...rest,
});
const client = async (contacts: object[], legal_name = 'Wattlebird Pty Ltd') => {
  const id = v4();
  const made = await desk(createClient, { id, details: { legal_name, contacts } });
  expect(made.status).toBe(200);
  return id;
};
const ask = (email: string) => testApp.call(askClientCode, { body: { email } });
const enter = (email: string, code: string) => testApp.call(enterClientCode, { body: { email, code } });
/** The mails that svc-auth would write now. */
const mailed = async (email: string) => {
  await testApp.get(ClientCodes).work();
  // The run that each request asks for may have taken a code before this one, which it has locked until then.
  await testApp.dataSource.query('SELECT FROM client_code FOR UPDATE');
  return (await testApp.published('client-code')).filter(({ to }) => to.address === email.toLowerCase());
};
const codeFor = async (email: string): Promise<string> => {
  await ask(email);
  return (await mailed(email)).at(-1)?.code ?? '';
};
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const login = async (email: string): Promise<string> => (await enter(email, await codeFor(email))).body.token;
const session = async (token: string) => {
  const { createHash } = await import('node:crypto');
  const token_hash = createHash('sha256').update(token).digest('hex');
  const body = { token_hash };
  return (await testApp.call(readClientSession, { token: serviceToken(testApp, 'jobs'), body })).body.session;
};
let number = 0;
const address = () => `contact-${++number}@wattlebird.example`;

describe('a code', () => {
  it('is mailed to a contact, and to nobody else, with the same answer', async () => {
    const known = address();
    await client([contact(known)]);
    const [first, second] = [await ask(known.toUpperCase()), await ask('nobody@else.example')];
    expect([first.status, first.body]).toEqual([second.status, second.body]);
    expect(await mailed(known)).toMatchObject(
      [{ to: { name: 'Renee Castle' }, code: /^\d{6}$/ }].map(() => ({
        to: { name: 'Renee Castle' },
        code: expect.stringMatching(/^\d{6}$/),
      })),
    );
    expect(await mailed('nobody@else.example')).toEqual([]);
  });

  it('opens one session, and is kept as a hash', async () => {
    const email = address();
    await client([contact(email)]);
    const code = await codeFor(email);
    const kept = JSON.stringify(await testApp.dataSource.query('SELECT * FROM client_code'));
    expect(kept).not.toContain(code);
    const answers = await Promise.all([enter(email, code), enter(email, code), enter(email, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const { token } = answers.find(({ status }) => status === 200)?.body ?? {};
    const rows = JSON.stringify(await testApp.dataSource.query('SELECT * FROM client_session'));
    expect(rows).not.toContain(token);
    expect(await mailed(email)).toEqual([]);
  });

  it('is over after so many wrong ones, after ten minutes, and with the next one', async () => {
    const email = address();
    await client([contact(email)]);
    const code = await codeFor(email);
    for (let tries = 0; tries < CLIENT_CODE_TRIES; tries += 1)
      expect((await enter(email, wrong(code))).status).toBe(400);
    expect((await enter(email, code)).status).toBe(400);
    const second = await codeFor(email);
    const third = await codeFor(email);
    if (second !== third) expect((await enter(email, second)).status).toBe(400);
    await testApp.dataSource.query(`UPDATE client_code SET expires_at = now() - interval '1 second' WHERE email = $1`, [
      email,
    ]);
    expect((await enter(email, third)).status).toBe(400);
  });

  it('is not mailed to an address more often than so many times in an hour', async () => {
    const email = address();
    await client([contact(email)]);
    const numbers = new Set<string>();
    for (let asked = 0; asked < CLIENT_CODES_PER_HOUR + 2; asked += 1) {
      expect((await ask(email)).status).toBe(200);
      for (const { id } of await mailed(email)) numbers.add(id);
    }
    expect(numbers.size).toBe(CLIENT_CODES_PER_HOUR);
  });

  it.each([
    ['is there for the door only', { roles: ['door'] }, false],
    ['is there for the quality', { roles: ['quality'] }, true],
    ['may not, as the office says', { opens_page: false }, false],
    ['may, as the office says', { roles: [], opens_page: true }, true],
  ])('for a contact who %s: %s', async (_, rest, isMailed) => {
    const email = address();
    await client([contact(email, rest)]);
    await ask(email);
    expect((await mailed(email)).length > 0).toBe(isMailed);
  });
});

describe('a session', () => {
  it('names its client and the days of their jobs alone', async () => {
    const email = address();
    const [id, other] = [await client([contact(email)]), await client([], 'Other Pty Ltd')];
    const [mine, foreign] = [await job('Rundle Mall Offices'), await job('Port Road Depot')];
    await desk(setJobClient, { job_id: mine, version: 0, client_id: id, from: '2026-01-01' });
    await desk(setJobClient, { job_id: mine, version: 1, client_id: other, from: '2026-07-01' });
    await desk(setJobClient, { job_id: foreign, version: 0, client_id: other, from: '2026-01-01' });
    expect(await session(await login(email))).toMatchObject({
      ...{ client_id: id, client_name: 'Wattlebird Pty Ltd', contact_name: 'Renee Castle', shows_names: false },
      jobs: [{ job_id: mine, from: '2026-01-01', to: '2026-06-30' }],
    });
  });

  it('ends with log-out, with its time, when the person is no contact any more, and with the client', async () => {
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

  it('goes over to another client of whom the person is a contact, and to no other', async () => {
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
    const entries = (await testApp.published('audit-entry')).filter(({ subject_id }) => subject_id === id);
    expect(entries.map(({ action, actor_name }) => [action, actor_name])).toContainEqual([
      'client-page.opened',
      'Renee Castle',
    ]);
  });
});
