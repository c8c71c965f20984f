import { registerAccount } from '@cleaning/contracts';
import type { TestApp } from '@cleaning/service-kit/testing';
import { startAuth } from '../testing/people.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startAuth({ REGISTRATIONS_PER_HOUR: '3' });
}, 60_000);
afterAll(() => testApp.stop());

/** An empty form: answered with 400 when it is admitted. `address` is the client's, as nginx would send it. */
const register = (address: string): Promise<Response> =>
  fetch(`${testApp.url}${registerAccount.path}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': address },
    body: new FormData(),
  });
const hasPassed = (seconds: number) =>
  testApp.dataSource.query('UPDATE hourly_booking SET booked_until = booked_until - make_interval(secs => $1)', [
    seconds,
  ]);

describe('registrations of one address', () => {
  it('are looked at up to the limit, also many at once, and then one for each share of an hour', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => register('203.0.113.7')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(3);
    expect(refused).toHaveLength(5);
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(1200);
    expect(await refused[0]?.json()).toMatchObject({
      code: 'too-many-requests',
      msg: expect.stringContaining('later'),
    });

    await hasPassed(1200);
    expect((await register('203.0.113.7')).status).toBe(400);
    const again = await register('203.0.113.7');
    expect(again.status).toBe(429);
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(600);
  });

  it('do not count against other addresses, but within one household', async () => {
    for (const address of ['198.51.100.1', '2001:db8:0:7::1', '2001:db8:0:7::2', '2001:db8:0:7::3'])
      expect((await register(address)).status).toBe(400);
    expect((await register('2001:db8:0:7::4')).status).toBe(429);
    expect((await register('2001:db8:0:8::4')).status).toBe(400);
  });

  it('are forgotten once they no longer matter', async () => {
    await hasPassed(2 * 3600);
    await register('198.51.100.9');
    expect(await testApp.dataSource.query('SELECT address FROM hourly_booking')).toEqual([{ address: '198.51.100.9' }]);
  });
});
