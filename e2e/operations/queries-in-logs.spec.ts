import { randomUUID } from 'node:crypto';
import { getCurrentUser, login, makeCalendarLink } from '@cleaning/contracts';
import { DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { callOk } from '../stack/api';
import { eventually } from '../stack/databases';
import { findLogLines, findValuesInLogs } from '../stack/logs';
import { expect, test } from '../stack/test';

test('keeps queries and keys of addresses out of every log, whichever part is down', async ({ product }) => {
  const { stack, url } = product;
  if (!stack) throw new Error('Logs are read of a stack of our own.');
  const [person] = DEMO_CONTRACTORS;
  const session = await callOk(url, login, { body: { email: person?.email ?? '', password: DEMO_PASSWORD } });
  const token: string = session.access_token;
  const me = await callOk(url, getCurrentUser, { token });
  const link = JSON.stringify(me).match(/\/api\/static\/documents\/[^"]+/)?.[0] ?? '';
  const signature = new URL(link, url).searchParams.get('signature') ?? '';
  const { path } = await callOk(url, makeCalendarLink, { token, body: { user_id: me.id } });
  const key = new URL(path, url).searchParams.get('key') ?? '';
  expect([key.length, signature.length > 15]).toEqual([43, true]);
  const readStatus = async (address: string, init: RequestInit = {}) => (await fetch(`${url}${address}`, init)).status;
  expect(await readStatus(path)).toBe(200);

  const probe = randomUUID();
  const addresses = [
    path,
    link,
    ...Object.keys(stack.services).map((service) => `/api/status/${service}?probe=${probe}`),
    `/api/events?probe=${probe}`,
    `/api/quote?probe=${probe}`,
    `/api/no-such-call?probe=${probe}`,
    `/login?probe=${probe}`,
    `/mf/admin/static/missing.js?probe=${probe}`,
    `/static/?probe=${probe}`,
  ];
  const readAll = async () => {
    const statuses = new Map<string, number>();
    for (const address of addresses) statuses.set(address, await readStatus(address));
    // Larger than any call allows.
    await readStatus(`/api/quote?probe=${probe}`, { method: 'POST', body: 'x'.repeat(1_100_000) }).catch(() => 0);
    // The visitor leaves.
    const abort = new AbortController();
    const open = fetch(`${url}/api/events?probe=${probe}`, { signal: abort.signal }).catch(() => null);
    abort.abort();
    await open;
    return statuses;
  };

  const { services, redis, postgres } = stack;
  for (const [name, part] of Object.entries({ ...services, redis, postgres })) {
    await test.step(`stops ${name} and reads every address`, async () => {
      await part.stop();
      try {
        const statuses = await readAll();
        if (name === 'jobs') expect(statuses.get(path)).toBe(502);
        if (name === 'media') expect(statuses.get(link)).toBe(502);
      } finally {
        await part.start();
      }
    });
  }
  await test.step('kills a service while it answers', async () => {
    const answers = Array.from({ length: 40 }, () => readStatus(path).catch(() => 0));
    services.jobs.kill();
    await Promise.all(answers);
  });
  await expect.poll(() => readStatus(path)).toBe(200);

  const findMissingEntry = async () => {
    const lines = (await findLogLines(stack, '/api/calendar.ics')).get('nginx-access') ?? [];
    return lines.some((line) => line.includes('"status":502'))
      ? []
      : ['the access log has no failed reading of a calendar'];
  };
  await eventually(findMissingEntry, 60_000);
  expect(await findValuesInLogs(stack.logDir, [key, signature, probe])).toEqual([]);
});
