import { createHash } from 'node:crypto';
import {
  API_KEY_CALLS_PER_MINUTE,
  API_KEY_PREFIX,
  changeAdmin,
  checkApiKey,
  createApiKey,
  getAllSubContractors,
  getAuditLog,
  getContractor,
  getCurrentUser,
  inviteAdmin,
  listApiKeys,
  MAX_API_KEYS,
  revokeApiKey,
  searchPeople,
  showBankDetails,
} from '@cleaning/contracts';
import { createServiceToken, type TestApp } from '@cleaning/service-kit/testing';
import { v7 as uuidv7 } from 'uuid';
import { People, startAuth, type TestPerson } from '../testing/people.js';

let testApp: TestApp;
let people: People;
let admin: TestPerson;
let ana: TestPerson;
beforeAll(async () => {
  testApp = await startAuth();
  people = new People(testApp);
  admin = await people.createAdmin();
  ana = await people.createContractor({ name: 'Ana Silva' });
}, 60_000);
afterAll(() => testApp.stop());
beforeEach(() => testApp.dataSource.query('DELETE FROM api_key'));

const ask = (given: object = {}) =>
  testApp.call(createApiKey, {
    token: admin.token,
    body: { name: 'Roster tool', scopes: ['people:read'], ...given },
  });
async function make(given: object = {}): Promise<{ id: string; key: string; expires_at: string }> {
  const { status, body } = await ask(given);
  expect(status).toBe(200);
  return body;
}
const list = async () => (await testApp.call(listApiKeys, { token: admin.token })).body;
const read = (key: string, address = '203.0.113.7') =>
  testApp.call(getAllSubContractors, { token: key, headers: { 'x-forwarded-for': address } });
const CLOSED = { status: 401, body: { code: 'api_key_closed' } };

describe('an API key', () => {
  it('appears in one answer only and is stored as a hash', async () => {
    const { id, key } = await make();
    expect(key).toMatch(/^cleaning_key_[\w-]{43}$/);
    const [row] = await testApp.dataSource.query('SELECT to_jsonb(api_key) AS stored FROM api_key WHERE id = $1', [id]);
    expect(row.stored.key_hash).toBe(createHash('sha256').update(key).digest('hex'));
    expect(JSON.stringify(row.stored)).not.toContain(key.slice(API_KEY_PREFIX.length));
    expect(JSON.stringify(await list())).not.toContain(key.slice(API_KEY_PREFIX.length));
  });

  it('needs an admin who gave a factor in the last 15 minutes', async () => {
    const body = { name: 'Mine', scopes: ['people:read'] };
    expect((await testApp.call(createApiKey, { token: ana.token, body })).status).toBe(403);
    const other = await people.createAdmin('Rae Long');
    await testApp.dataSource.query(
      `UPDATE session SET created_at = created_at - interval '16 minutes', factor_at = factor_at - interval '16 minutes'
       WHERE account_id = $1`,
      [other.id],
    );
    expect(await testApp.call(createApiKey, { token: other.token, body })).toMatchObject({
      status: 403,
      body: { code: 'step_up' },
    });
    expect(await list()).toEqual([]);
  });

  it('expires after a year unless days are given', async () => {
    const days = async (given: object) =>
      Math.round((Date.parse((await make(given)).expires_at) - Date.now()) / 86_400_000);
    expect([await days({}), await days({ name: 'Short', days: 30 })]).toEqual([365, 30]);
    expect((await ask({ name: 'Long', days: 9999 })).status).toBe(400);
  });

  it('opens the calls of its scopes and gets the missing scope in a refusal', async () => {
    const { key } = await make();
    const { status, body } = await read(key);
    expect([status, body.map(({ name }: { name: string }) => name)]).toEqual([200, ['Ana Silva']]);
    expect((await testApp.call(searchPeople, { token: key, body: {} })).status).toBe(200);
    const { key: other } = await make({ name: 'Other', scopes: ['jobs:read'] });
    expect(await read(other)).toMatchObject({
      status: 403,
      body: {
        code: 'api_key_lacks_scope',
        params: { scope: 'people:read' },
        msg: expect.stringContaining('people:read'),
      },
    });
  });

  it.each([
    ['users', inviteAdmin, { name: 'Eve', email: 'eve@other.example' }],
    ['bank details', showBankDetails, { id: uuidv7() }],
    ['documents of a person', getContractor, undefined],
    ['the caller’s account', getCurrentUser, undefined],
    ['new keys', createApiKey, { name: 'Second', scopes: ['people:read'] }],
    ['the list of keys', listApiKeys, undefined],
    ['the check of keys', checkApiKey, { key_hash: 'a'.repeat(64), address: '203.0.113.7' }],
  ])('opens no call for %s', async (_, call, body) => {
    const { key } = await make({ scopes: ['people:read', 'jobs:write', 'clients:write', 'invoices:write'] });
    const answer = await testApp.call(call, { token: key, body, params: { userID: ana.id } });
    expect(answer).toMatchObject({ status: 403, body: { code: 'api_key_not_allowed' } });
  });

  it('stops working at once when revoked, and is revoked only once', async () => {
    const { id, key } = await make();
    expect((await read(key)).status).toBe(200);
    for (let times = 0; times < 2; times += 1)
      expect((await testApp.call(revokeApiKey, { token: admin.token, body: { id } })).status).toBe(200);
    expect(await read(key)).toMatchObject(CLOSED);
    expect(await list()).toMatchObject([{ id, state: 'revoked' }]);
    const { body } = await testApp.call(getAuditLog, { token: admin.token, query: { subject_id: id } });
    expect(body.entries.map(({ action }: { action: string }) => action)).toEqual([
      'api-key.revoked',
      'api-key.created',
    ]);
    expect(JSON.stringify(body)).not.toContain(key);
  });

  it('stops working when it expires and frees its name', async () => {
    const { id, key } = await make();
    await testApp.dataSource.query('UPDATE api_key SET expires_at = now() WHERE id = $1', [id]);
    expect(await read(key)).toMatchObject(CLOSED);
    await make();
    expect((await list()).map(({ state }: { state: string }) => state)).toEqual(['open', 'expired']);
  });

  it('works only from its own networks', async () => {
    const { key } = await make({ networks: ['203.0.113.0/24', '2001:db8::/32'] });
    expect((await read(key, '203.0.113.200')).status).toBe(200);
    expect((await read(key, '2001:db8::9')).status).toBe(200);
    expect(await read(key, '198.51.100.1')).toMatchObject({ status: 403, body: { code: 'api_key_other_network' } });
    expect(await ask({ name: 'Bad', networks: ['203.0.113.0/33'] })).toMatchObject({ status: 400 });
    expect(await ask({ name: 'Bad', networks: ['office'] })).toMatchObject({ status: 400 });
  });

  it.each([
    ['an unknown key', `${API_KEY_PREFIX}${'A'.repeat(43)}`],
    ['the prefix alone', API_KEY_PREFIX],
    ['a very long key', `${API_KEY_PREFIX}${'A'.repeat(4000)}`],
  ])('does not match %s', async (_, key) => {
    await make();
    expect(await read(key)).toMatchObject(CLOSED);
  });

  it('does not match its hash or an altered copy', async () => {
    const { key } = await make();
    const hash = createHash('sha256').update(key).digest('hex');
    expect((await read(hash)).status).toBe(401);
    expect(await read(`${API_KEY_PREFIX}${hash}`)).toMatchObject(CLOSED);
    expect((await read(`${key}A`)).status).toBe(401);
    expect((await read(key.slice(0, -1))).status).toBe(401);
  });

  it('is refused in a query string, even beside a valid header', async () => {
    const { key } = await make();
    const inAddress = { status: 401, body: { code: 'api_key_in_address' } };
    expect(await testApp.call(getAllSubContractors, { query: { api_key: key } })).toMatchObject(inAddress);
    expect(await testApp.call(getAllSubContractors, { token: key, query: { key } })).toMatchObject(inAddress);
  });

  it('gets 429 with Retry-After at its limit of calls per minute', async () => {
    const { id, key } = await make();
    await testApp.dataSource.query(
      `INSERT INTO hourly_booking (address, booked_until) VALUES ($1, now() + interval '90 seconds')`,
      [`api-key ${id}`],
    );
    const { status, body, headers } = await read(key);
    expect([status, body.code]).toEqual([429, 'api_key_limit']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(60 / API_KEY_CALLS_PER_MINUTE);
    expect((await read((await make({ name: 'Other' })).key)).status).toBe(200);
  });

  it('records time and address of its last use at most once a minute', async () => {
    const { id, key } = await make();
    const [before] = await list();
    expect(before).toMatchObject({ last_used_at: null, last_used_from: '' });
    await read(key, '203.0.113.7');
    await read(key, '203.0.113.8');
    expect(await list()).toMatchObject([{ last_used_at: expect.any(String), last_used_from: '203.0.113.7' }]);
    await testApp.dataSource.query(`UPDATE api_key SET last_used_at = now() - interval '61 seconds' WHERE id = $1`, [
      id,
    ]);
    await read(key, '203.0.113.8');
    expect(await list()).toMatchObject([{ last_used_from: '203.0.113.8' }]);
  });

  it('is revoked with every other key of its maker when the admin who made it is disabled', async () => {
    const omar = await people.createAdmin('Omar Reed');
    const makeAs = async ({ token }: TestPerson, name: string) =>
      (await testApp.call(createApiKey, { token, body: { name, scopes: ['people:read'] } })).body;
    const [first, second, other] = [
      await makeAs(omar, 'First'),
      await makeAs(omar, 'Second'),
      await makeAs(admin, 'Of another admin'),
    ];
    const change = (method: string) => testApp.call(changeAdmin, { token: admin.token, body: { id: omar.id, method } });
    expect((await change('disable')).status).toBe(200);
    expect([await read(first.key), await read(second.key)]).toMatchObject([CLOSED, CLOSED]);
    expect((await read(other.key)).status).toBe(200);
    const { body } = await testApp.call(getAuditLog, { token: admin.token, query: { subject_id: first.id } });
    expect(body.entries[0]).toMatchObject({ action: 'api-key.revoked', actor_name: admin.name, subject_name: 'First' });

    expect((await change('enable')).status).toBe(200);
    expect(await read(first.key)).toMatchObject(CLOSED);
  });

  it('is refused or revoked when it is made while its maker is disabled', async () => {
    for (let round = 0; round < 5; round += 1) {
      const omar = await people.createAdmin('Omar Reed');
      const [made] = await Promise.all([
        testApp.call(createApiKey, { token: omar.token, body: { name: `Key ${round}`, scopes: ['people:read'] } }),
        testApp.call(changeAdmin, { token: admin.token, body: { id: omar.id, method: 'disable' } }),
      ]);
      expect([200, 401]).toContain(made.status);
      if (made.status === 200) expect(await read(made.body.key)).toMatchObject(CLOSED);
    }
  });

  it('needs a unique name, even when three are created at once', async () => {
    const answers = await Promise.all([ask(), ask({ name: 'ROSTER tool' }), ask()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is refused when the maximum number of keys exists', async () => {
    await testApp.dataSource.query(
      `INSERT INTO api_key (id, name, key_hash, scopes, networks, made_by, expires_at)
       SELECT gen_random_uuid(), 'Key ' || n, encode(sha256(n::text::bytea), 'hex'), '{jobs:read}', '{}', 'Helen', now() + interval '1 day'
       FROM generate_series(1, $1) AS n`,
      [MAX_API_KEYS],
    );
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'api_keys_full' } });
  });
});

describe('checkApiKey', () => {
  it('answers the scopes of a key to another service and records the use', async () => {
    const { id, key } = await make();
    const check = (keyHash: string, address = '203.0.113.7') =>
      testApp.call(checkApiKey, {
        token: createServiceToken(testApp, 'jobs'),
        body: { key_hash: keyHash, address },
      });
    const hash = createHash('sha256').update(key).digest('hex');
    expect((await check(hash)).body).toEqual({
      checked: { state: 'open', id, name: 'Roster tool', scopes: ['people:read'] },
    });
    expect((await check('b'.repeat(64))).body).toEqual({ checked: { state: 'closed' } });
    expect(await list()).toMatchObject([{ last_used_from: '203.0.113.7' }]);
  });
});
