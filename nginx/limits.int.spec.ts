import { calls } from '@cleaning/contracts/openapi';
import { type Served, startNginx } from './stand.js';

const LOGIN = '/api/auth/login';
const UPLOADS = Object.values(calls)
  .filter(({ bodyKind, path, service }) => bodyKind === 'files' && path.startsWith('/api/') && service !== 'jobs')
  .map(({ path }) => path);
const SERVED: Served = Object.fromEntries(
  [LOGIN, ...UPLOADS].map((path) => [path, [200, { 'content-type': 'application/json' }]]),
);

let stand: Awaited<ReturnType<typeof startNginx>>;
beforeAll(async () => {
  // The client's address is then what this machine says.
  stand = await startNginx(SERVED, { TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => stand.stop());

async function logIn(address: string) {
  const headers = { 'x-forwarded-for': address };
  const answer = await fetch(`${stand.url}${LOGIN}`, { method: 'POST', headers });
  await answer.arrayBuffer();
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
}
/** More than the limit takes at once. */
const many = (buildAddress: (index: number) => string) =>
  Promise.all(Array.from({ length: 70 }, (_, index) => logIn(buildAddress(index))));

describe('limits by address', () => {
  it('count a /64 of IPv6 as one address, and say when to try again', async () => {
    const answers = await many((index) => `2001:db8:0:1:${index.toString(16)}::7`);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(60);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeGreaterThanOrEqual(1);
    expect((await logIn('2001:db8:0:2::1')).status).toBe(200);
  });

  it('count each address of IPv4', async () => {
    const answers = await many((index) => `192.0.2.${index}`);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });
});

describe('limits of size', () => {
  const send = async (path: string) => {
    const answer = await fetch(`${stand.url}${path}`, { method: 'POST', body: new Uint8Array(2 * 1024 * 1024) });
    await answer.arrayBuffer();
    return answer.status;
  };

  it.each(UPLOADS)('let a photo of two megabytes through to %s', async (path) => {
    expect(await send(path)).toBe(200);
  });

  it('refuse other calls of that size', async () => {
    expect(await send(LOGIN)).toBe(413);
  });
});
