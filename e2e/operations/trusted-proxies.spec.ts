import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login, openQueuePage } from '@cleaning/contracts';
import { DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { startStack } from '../../scripts/stack/index.mjs';
import { askFromElsewhere } from '../stack/api';
import { expect, test } from '../stack/test';

/** Of the network that playwright.config.ts names as trusted. */
const PROXY = '127.0.200.1';
const INNER_PROXY = '127.0.200.2';
const STRANGER = '198.51.100.9';

const attempt = (
  url: string,
  machine: string,
  forwarded: string,
  { email, password }: { email: string; password: string },
) =>
  askFromElsewhere(url, login.path, machine, {
    method: 'POST',
    body: JSON.stringify({ email, password }),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
  });

const owner = (index: number) => ({ email: DEMO_CONTRACTORS[index]?.email ?? '', password: DEMO_PASSWORD });
const wrong = (index: number) => ({ ...owner(index), password: 'not the password' });

test('wrong passwords of a stranger behind the same proxy do not slow the owner', async ({ product: { url } }) => {
  const statuses = [];
  for (let time = 0; time < 6; time += 1) statuses.push((await attempt(url, PROXY, STRANGER, wrong(0))).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await attempt(url, PROXY, '203.0.113.5', owner(0))).status).toBe(200);
  // By way of two proxies, and with what the owner's browser wrote before them.
  expect((await attempt(url, PROXY, `${STRANGER}, 203.0.113.6, ${INNER_PROXY}`, owner(0))).status).toBe(200);
  expect((await attempt(url, PROXY, STRANGER, owner(0))).status).toBe(429);
});

test('a stranger cannot pass for many by what they write into the header', async ({ product: { url } }) => {
  const untrusted = [];
  const trusted = [];
  for (let time = 0; time < 6; time += 1) {
    untrusted.push((await attempt(url, '127.0.90.1', `203.0.113.${time}`, wrong(1))).status);
    // The proxy adds what it saw to what the client sent.
    trusted.push((await attempt(url, PROXY, `203.0.113.${time}, 198.51.100.10`, wrong(2))).status);
  }
  expect(untrusted).toEqual([401, 401, 401, 401, 401, 429]);
  expect(trusted).toEqual([401, 401, 401, 401, 401, 429]);
});

test('only a trusted proxy is believed that a client came over TLS', async ({ product: { url, admin } }) => {
  const { body } = await attempt(url, PROXY, '203.0.113.7', admin);
  const { access_token } = JSON.parse(body);
  const ask = (machine: string) =>
    askFromElsewhere(url, openQueuePage.path, machine, {
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

test('the product does not start with a proxy that is no address', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cleaning-proxies-'));
  const start = startStack({ dataDir, env: { TRUSTED_PROXIES: 'proxy.example' } });
  await expect(start).rejects.toThrow('TRUSTED_PROXIES: "proxy.example" is no address');
  await rm(dataDir, { recursive: true, force: true });
});
