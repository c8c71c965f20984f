import { setImmediate as nextTurn } from 'node:timers/promises';
import { beginSecondFactor, confirmSecondFactor, login, stepUp } from '@cleaning/contracts';
import type { TestApp } from '@cleaning/service-kit/testing';
import { generateSync } from 'otplib';
import { PASSWORD, People, startAuth, type TestPerson } from '../testing/people.js';
import { LoginAttempts } from './login-attempts.service.js';
import { ADDRESS_RULE } from './login-rules.js';

describe('LoginAttempts', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startAuth();
  }, 60_000);
  afterAll(() => testApp.stop());

  it('starts a waiting attempt after a right password and rejects one after five failures', async () => {
    const attempts = testApp.get(LoginAttempts);
    const ends: ((result: 'right' | null) => void)[] = [];
    const attempt = () => new Promise<'right' | null>((end) => ends.push(end));
    const all = Array.from({ length: 7 }, () => attempts.runLimited('many@example.com', '203.0.113.70', attempt));
    const begun = async (count: number) => {
      while (ends.length < count) await nextTurn();
    };
    await begun(5);
    // The sixth waits for one of them; this one proves that it is the owner.
    ends[0]?.('right');
    await begun(6);
    for (const end of ends.slice(1)) end(null);
    // Five failures since: the seventh comes too late.
    const results = await Promise.allSettled(all);
    expect(results.map(({ status }) => status)).toEqual([...Array(6).fill('fulfilled'), 'rejected']);
    expect(ends).toHaveLength(6);
  });

  it('admits no more failures from one address at once than one after the other', async () => {
    const attempts = testApp.get(LoginAttempts);
    const ends: (() => void)[] = [];
    const attempt = () => new Promise<null>((end) => ends.push(() => end(null)));
    const all = Array.from({ length: ADDRESS_RULE.free + 5 }, (_, count) =>
      attempts.runLimited(`person${count}@example.com`, '203.0.113.71', attempt),
    );
    while (ends.length < ADDRESS_RULE.free) await nextTurn();
    for (const end of ends) end();
    const results = await Promise.allSettled(all);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(5);
    expect(ends).toHaveLength(ADDRESS_RULE.free);
  });
});

describe('the limits after failed logins', () => {
  let testApp: TestApp;
  let people: People;
  beforeAll(async () => {
    testApp = await startAuth();
    people = new People(testApp);
  }, 60_000);
  afterAll(() => testApp.stop());

  interface Try {
    readonly password?: string;
    readonly code?: string;
    readonly address?: string;
    readonly cookie?: string;
  }
  /** Logs in as a browser; returns the status and the browser's cookie. */
  async function logIn({ email }: { email: string }, { password = PASSWORD, code, address, cookie = '' }: Try = {}) {
    const response = await fetch(`${testApp.url}${login.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address ?? '198.51.100.1', cookie },
      body: JSON.stringify({ email, password, ...(code && { code }) }),
    });
    return { status: response.status, cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
  }
  const status = async (person: { email: string }, tried: Try) => (await logIn(person, tried)).status;
  const fail = async (person: { email: string }, times: number, tried: Try = {}) => {
    const statuses: number[] = [];
    for (let n = 0; n < times; n += 1) statuses.push(await status(person, { password: `wrong ${n}`, ...tried }));
    return statuses;
  };

  describe('for wrong passwords from many addresses', () => {
    it('slows down unknown devices but not the owner’s', async () => {
      const ana = await people.createContractor();
      const { cookie } = await logIn(ana);
      for (let n = 0; n < 20; n += 1) expect(await fail(ana, 1, { address: `203.0.113.${n}` })).toEqual([401]);
      expect(await status(ana, { address: '203.0.113.200' })).toBe(429);
      expect(await status(ana, { address: '203.0.113.201', cookie: `device=${'x'.repeat(43)}` })).toBe(429);
      expect(await status(ana, { address: '203.0.113.202', cookie })).toBe(200);
      expect(await status(ana, { cookie })).toBe(200);
      // Others are not concerned, at these addresses either.
      expect(await status(await people.createContractor(), { address: '203.0.113.7' })).toBe(200);
    });

    it('admits no more failures at once than one after the other', async () => {
      const ana = await people.createContractor();
      const statuses = await Promise.all(
        Array.from({ length: 30 }, (_, n) => status(ana, { password: 'wrong', address: `203.0.112.${n}` })),
      );
      expect(statuses.filter((each) => each === 401)).toHaveLength(20);
    });

    it('treats another person’s device as unknown', async () => {
      const [ana, bo] = [await people.createContractor(), await people.createContractor()];
      const { cookie } = await logIn(bo, { address: '203.0.113.90' });
      expect(await fail(ana, 6, { address: '203.0.113.91', cookie })).toEqual([401, 401, 401, 401, 401, 429]);
    });
  });

  describe('for wrong passwords from the owner’s address', () => {
    it('slows down new accounts there but not people who logged in there before', async () => {
      const [ana, bo, cleo] = [
        await people.createContractor(),
        await people.createContractor(),
        await people.createContractor(),
      ];
      const address = '198.51.100.20';
      await logIn(ana, { address });
      await logIn(cleo, { address });
      expect(await fail(ana, 5, { address })).toEqual([401, 401, 401, 401, 401]);
      expect(await status(bo, { address })).toBe(429);
      // People who logged in there before are not slowed.
      expect(await status(cleo, { address })).toBe(200);
      expect(await status(ana, { address })).toBe(200);
      expect(await status(bo, { address })).toBe(200);
    });

    it('stops after twenty failures except on the owner’s device', async () => {
      const ana = await people.createContractor();
      const address = '198.51.100.21';
      const { cookie } = await logIn(ana, { address });
      expect((await fail(ana, 21, { address })).filter((each) => each === 401)).toHaveLength(20);
      expect(await status(ana, { address })).toBe(429);
      expect(await status(ana, { address, cookie })).toBe(200);
    });

    it('stops after twenty failures on the owner’s device', async () => {
      const ana = await people.createContractor();
      const { cookie } = await logIn(ana, { address: '198.51.100.22' });
      const statuses: number[] = [];
      for (let n = 0; n < 21; n += 1)
        statuses.push(await status(ana, { password: 'wrong', cookie, address: `198.51.100.${30 + n}` }));
      expect(statuses.filter((each) => each === 401)).toHaveLength(20);
    });
  });

  describe('for wrong codes after the right password', () => {
    /** A person with an authenticator app and a known device. */
    async function enrol(): Promise<{ ana: TestPerson; cookie: string; code: () => Promise<string> }> {
      const ana = await people.createContractor();
      const { cookie } = await logIn(ana);
      const { token } = ana;
      const { secret } = (await testApp.call(beginSecondFactor, { token, body: { current_password: PASSWORD } })).body;
      const code = async () => {
        // A code works once.
        await testApp.dataSource.query('UPDATE second_factor SET last_step = 0 WHERE account_id = $1', [ana.id]);
        return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) });
      };
      await testApp.call(confirmSecondFactor, { token, body: { code: await code() } });
      return { ana, cookie, code };
    }

    it('does not block the owner on a known device or in an open session', async () => {
      const { ana, cookie, code } = await enrol();
      const tried: number[] = [];
      for (let n = 0; n < 40; n += 1)
        tried.push(await status(ana, { code: '000000', address: `203.0.111.${Math.floor(n / 4)}` }));
      expect(tried.filter((each) => each === 401)).toHaveLength(30);
      expect(tried.at(-1)).toBe(429);
      // An unknown device waits, also with the right code.
      expect(await status(ana, { code: await code(), address: '203.0.111.99' })).toBe(429);
      expect(await status(ana, { code: await code(), cookie })).toBe(200);
      const given = await testApp.call(stepUp, { token: ana.token, body: { code: await code() } });
      expect(given.status).toBe(200);
    });

    it('stops step-up after wrong codes in one session', async () => {
      const { ana } = await enrol();
      const statuses: number[] = [];
      for (let n = 0; n < 7; n += 1)
        statuses.push((await testApp.call(stepUp, { token: ana.token, body: { code: '000000' } })).status);
      expect(statuses.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
      expect(statuses.at(-1)).toBe(429);
    });
  });
});
