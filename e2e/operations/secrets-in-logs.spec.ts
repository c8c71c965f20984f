import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCurrentUser, login, openQueuePage } from '@cleaning/contracts';
import { DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { callApi, callOk } from '../stack/api';
import { eventually } from '../stack/databases';
import { findLogLines, findSecretsInLogs } from '../stack/logs';
import { expect, test } from '../stack/test';

test('finds each kind of secret in logs, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cleaning-logs-'));
  const secrets = join(folder, 'secrets.json');
  await writeFile(secrets, JSON.stringify({ redis: 'the-redis-password', databases: { auth: 'the-auth-password' } }));
  const harmless = '{"level":"info","msg":"Told","events":["account.changed"],"request_id":"0123456789abcdef"}';
  const lines = [
    harmless,
    'connect redis://:the-redis-password@localhost',
    'FATAL the-auth-password',
    `login failed: ${DEMO_PASSWORD}`,
    `Bearer eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIwMTkwIn0.${'x'.repeat(40)}`,
    'GET /api/static/documents/1?reader=2&expires=3&signature=0123456789abcdef0123',
    'GET /api/unsubscribe/sealed%3A1%3A0123456789abcdef%3AAAAA',
    'cookie: queue_page=0190ffff',
    '$argon2id$v=19$m=19456',
    '-----BEGIN PRIVATE KEY-----',
    'STATEMENT:  UPDATE "account" SET "bsb" = $1',
    'DETAIL:  Failing row contains (013006).',
  ];
  await writeFile(join(folder, 'svc-auth.log'), lines.join('\n'));
  const found = await findSecretsInLogs(folder, secrets);
  await rm(folder, { recursive: true });
  expect(found.map((each) => each.replace('svc-auth, line ', ''))).toEqual([
    '2: a password',
    '3: a password',
    '4: a password',
    '5: a token',
    '6: the signature of a link',
    '7: a sealed text, which may be the token of a link',
    '8: a pass to the page of the queues',
    '9: the hash of a password',
    '10: a private key',
    '11: the text of a statement',
    '12: a message of PostgreSQL with a value',
  ]);
});

test('logs no secret on failures', async ({ product }) => {
  const { stack, url, admin } = product;
  if (!stack) throw new Error('Logs are read of a stack of our own.');
  const person = { email: DEMO_CONTRACTORS[0]?.email ?? '', password: DEMO_PASSWORD };
  const { access_token: token } = await callOk(url, login, { body: person });
  const link = JSON.stringify(await callOk(url, getCurrentUser, { token })).match(
    /\/api\/static\/documents\/[^"]+/,
  )?.[0];
  const office = await callOk(url, login, { body: admin });
  await callOk(url, openQueuePage, { token: office.access_token });
  await callApi(url, login, { body: { ...person, password: `${DEMO_PASSWORD}!` } });
  await callApi(url, login, { body: { email: person.password, password: person.email } });
  // nginx logs the outage, and would log the full address with it.
  await stack.services.media.stop();
  try {
    expect((await fetch(`${url}${link}`)).status).toBe(502);
    expect(
      (await fetch(`${url}/api/update-documents`, { method: 'POST', headers: { authorization: `Bearer ${token}` } }))
        .status,
    ).toBe(502);
  } finally {
    await stack.services.media.start();
  }
  const findMissingEntry = async () =>
    (await findLogLines(stack, '"status":502')).has('nginx-access') ? [] : ['not written yet'];
  await eventually(findMissingEntry, 60_000);
  expect(await findSecretsInLogs(stack.logDir, join(stack.logDir, '../secrets.json'))).toEqual([]);
});
