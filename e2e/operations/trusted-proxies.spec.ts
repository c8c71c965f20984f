import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login, openQueuePage } from '@cleaning/contracts';
import { DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { startStack } from '../../scripts/stack/index.mjs';
import { requestFromAddress } from '../stack/api';
import { expect, test } from '../stack/test';

/** An address in the network that playwright.config.ts trusts. */
const PROXY = '127.0.200.1';
const INNER_PROXY = '127.0.200.2';
const STRANGER = '198.51.100.9';

const logInThrough = (
  url: string,
  machine: string,
  forwardedFor: string,
  { email, password }: { email: string; password: string },
) =>
  requestFromAddress(url, login.path, machine, {
    method: 'POST',
    body: JSON.stringify({ email, password }),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
  });

const getOwner = (index: number) => ({ email: DEMO_CONTRACTORS[index]?.email ?? '', password: DEMO_PASSWORD });
const getWrongPassword = (index: number) => ({ ...getOwner(index), password: 'not the password' });

test('lets the owner log in while a stranger behind the same proxy is blocked', async ({ product: { url } }) => {
  const statuses = [];
  for (let time = 0; time < 6; time += 1)
    statuses.push((await logInThrough(url, PROXY, STRANGER, getWrongPassword(0))).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await logInThrough(url, PROXY, '203.0.113.5', getOwner(0))).status).toBe(200);
  // Through two proxies, with a header that the owner's browser wrote.
  expect((await logInThrough(url, PROXY, `${STRANGER}, 203.0.113.6, ${INNER_PROXY}`, getOwner(0))).status).toBe(200);
  expect((await logInThrough(url, PROXY, STRANGER, getOwner(0))).status).toBe(429);
});

test('counts a stranger as one whatever forwarded address they send', async ({ product: { url } }) => {
  const untrusted = [];
  const trusted = [];
  for (let time = 0; time < 6; time += 1) {
    untrusted.push((await logInThrough(url, '127.0.90.1', `203.0.113.${time}`, getWrongPassword(1))).status);
    // The proxy appends the address that it saw.
    trusted.push((await logInThrough(url, PROXY, `203.0.113.${time}, 198.51.100.10`, getWrongPassword(2))).status);
  }
  expect(untrusted).toEqual([401, 401, 401, 401, 401, 429]);
  expect(trusted).toEqual([401, 401, 401, 401, 401, 429]);
});

test('believes only a trusted proxy that a client came over TLS', async ({ product: { url, admin } }) => {
  const { body } = await logInThrough(url, PROXY, '203.0.113.7', admin);
  const { access_token } = JSON.parse(body);
  const ask = (machine: string) =>
    requestFromAddress(url, openQueuePage.path, machine, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}`, 'x-forwarded-proto': 'https' },
    });
  const [trusted, untrusted] = [await ask(PROXY), await ask('127.0.90.2')];
  expect(trusted.headers['set-cookie']?.join()).toContain('Secure');
  expect(trusted.headers['strict-transport-security']).toContain('max-age=31536000');
  expect(untrusted.status).toBe(trusted.status);
  expect(untrusted.headers['set-cookie']?.join()).not.toContain('Secure');
  expect(untrusted.headers['strict-transport-security']).toBeUndefined();
});

test('refuses to start with a proxy that is not an address', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cleaning-proxies-'));
  const start = startStack({ dataDir, env: { TRUSTED_PROXIES: 'proxy.example' } });
  await expect(start).rejects.toThrow('TRUSTED_PROXIES: "proxy.example" is no address');
  await rm(dataDir, { recursive: true, force: true });
});
