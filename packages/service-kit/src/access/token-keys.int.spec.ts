import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { checkRecentFactor, defineCall } from '@cleaning/contracts';
import { Controller, Logger } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { v7 } from 'uuid';
import { z } from 'zod';
import { databaseClock } from '../database/database-clock.js';
import { type CommonEnvironment, ENVIRONMENT } from '../environment/environment.js';
import { Route } from '../http/route.js';
import { PubSub } from '../redis/redis.js';
import { createService, defineService } from '../service.js';
import { expectEventually } from '../testing/named-jobs-feed.js';
import { NoHandlers, NoStateReaders } from '../testing/peer-services.js';
import { RedisUser } from '../testing/redis-user.js';
import { startTestApp, type TestApp, type TestPerson } from '../testing/test-app.js';
import { Roles } from './access.guard.js';
import { KEYS_CHANGED, TokenKeys } from './token-keys.js';

const look = defineCall({
  method: 'GET',
  path: '/look',
  service: 'invoice',
  access: ['contractor'],
  summary: 'Look',
  answer: z.object({}),
});

@Controller()
class LookController {
  @Route(look)
  @Roles('contractor')
  look() {
    return {};
  }
}

const service = defineService({
  name: 'invoice',
  environment: z.object({}),
  migrations: [],
  controllers: [LookController],
  providers: [NoStateReaders, NoHandlers],
});

const pair = (kid: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { jwk: { ...publicKey.export({ format: 'jwk' }), kid }, privateKey, kid };
};

const jwt = new JwtService();
const sign = (id: string, { privateKey, kid }: { privateKey: KeyObject; kid: string }) =>
  jwt.sign({ sub: id, sv: 1, sid: v7(), role: 'user' }, { privateKey, algorithm: 'RS256', keyid: kid, expiresIn: 60 });

jest.setTimeout(60_000);

describe('token keys', () => {
  let testApp: TestApp;
  let user: RedisUser;
  let person: string;
  const first = pair('first');
  const second = pair('second');
  const status = async (token: string, url = testApp.url) =>
    (await fetch(`${url}/look`, { headers: { authorization: `Bearer ${token}` } })).status;
  const trusted = async () => [first, second].filter(({ kid }) => testApp.get(TokenKeys).isTrusted(kid));
  /** Changes the keys as svc-auth does. */
  const changeTo = async (key: typeof first) => {
    testApp.peers.keys = [key.jwk];
    await testApp.get(PubSub).publish(KEYS_CHANGED, {});
    await expectEventually(trusted, [key]);
  };

  beforeAll(async () => {
    user = await RedisUser.add();
    testApp = await startTestApp(service, { env: { REDIS_URL: user.url } });
    ({ id: person } = await testApp.createPerson());
    await testApp.get(PubSub).waitUntilReady();
    await changeTo(first);
  });
  afterAll(async () => {
    await testApp.stop();
    await user.remove();
  });

  it('come from svc-auth, and a new one works as soon as a token names it', async () => {
    expect(await status(sign(person, first))).toBe(200);
    testApp.peers.keys = [second.jwk, first.jwk];
    await new Promise((resolve) => setTimeout(resolve, 1100)); // the set is fetched once a second at most
    expect(await status(sign(person, second))).toBe(200);
    expect(await status(sign(person, first))).toBe(200);
  });

  it('lose trust once svc-auth drops them, even for accepted tokens', async () => {
    const token = sign(person, first);
    expect(await status(token)).toBe(200);
    await changeTo(second);
    expect(await status(token)).toBe(401);
    expect(await status(sign(person, second))).toBe(200);
  });

  it('reload when the subscription to key changes returns after a failure', async () => {
    const token = sign(person, second);
    expect(await status(token)).toBe(200);
    testApp.peers.keys = [first.jwk];
    await user.set('-subscribe');
    await user.disconnect('pubsub');
    await expectEventually(async () => (await user.countRefusals('subscribe')) > 0, true);
    expect(await status(token)).toBe(200);
    await user.set('+subscribe');
    await expectEventually(() => status(token), 401);
    await changeTo(second);
  });

  it('exclude keys from any other issuer, whatever their name', async () => {
    expect(await status(sign(person, { ...pair('second') }))).toBe(401);
    const claims = { sub: person, sv: 1, role: 'user' };
    expect(await status(jwt.sign(claims, { secret: 'a secret', keyid: 'second' }))).toBe(401);
    expect(await status(jwt.sign(claims, { algorithm: 'none', keyid: 'second' }))).toBe(401);
    // A public key used as a shared secret.
    const pem = JSON.stringify(second.jwk);
    expect(await status(jwt.sign({ sub: person, sv: 1 }, { secret: pem, algorithm: 'HS256', keyid: 'second' }))).toBe(
      401,
    );
  });

  it('stay trusted when a clock is set forward by more than a day', () => {
    const clock = jest.spyOn(databaseClock, 'getTime').mockReturnValue(Date.now() + 25 * 60 * 60 * 1000);
    expect(testApp.get(TokenKeys).isTrusted('second')).toBe(true);
    clock.mockRestore();
    expect(testApp.get(TokenKeys).isTrusted('second')).toBe(true);
  });

  it('work for a day without svc-auth, even after a restart, then refuse every token', async () => {
    const environment = testApp.get<CommonEnvironment>(ENVIRONMENT as never);
    const nobody = createServer().listen(0, '127.0.0.1');
    await once(nobody, 'listening');
    const { port } = nobody.address() as { port: number };
    nobody.close();
    const away = { ...environment, AUTH_URL: `http://127.0.0.1:${port}`, JOBS_URL: `http://127.0.0.1:${port}` };
    const startAgain = async () => {
      const app = await createService(service, away);
      await app.listen(0, '127.0.0.1');
      return app;
    };
    const token = sign(person, second);
    const again = await startAgain();
    expect(await status(token, await again.getUrl())).toBe(200);
    expect((await fetch(`${await again.getUrl()}/readyz`)).status).toBe(200);
    await again.close();

    await testApp.dataSource.query(`UPDATE token_key_set SET fetched_at = now() - interval '25 hours'`);
    const warn = jest.spyOn(Logger.prototype, 'warn');
    const late = await startAgain();
    expect(await status(token, await late.getUrl())).toBe(503);
    for (let looks = 0; looks < 3; looks += 1) expect((await fetch(`${await late.getUrl()}/readyz`)).status).toBe(503);
    await late.close();
    // Logged once for any number of readiness checks.
    const logged = warn.mock.calls.filter(([line]) => String(line).startsWith('The keys of tokens cannot be fetched'));
    expect(logged).toHaveLength(1);
    warn.mockRestore();
  });
});

describe('second factors', () => {
  const common = { method: 'POST', service: 'invoice', access: ['admin'], answer: z.object({}) } as const;
  const pay = defineCall({ ...common, path: '/pay', recentFactor: true, summary: 'Pay' });
  const look = defineCall({ ...common, path: '/look', summary: 'Look' });
  const enrol = defineCall({ ...common, path: '/enrol', beforeEnrolment: true, summary: 'Enrol' });

  @Controller()
  @Roles('admin')
  class DeskController {
    @Route(pay)
    pay() {
      return {};
    }
    @Route(look)
    look() {
      return {};
    }
    @Route(enrol)
    enrol() {
      return {};
    }
  }

  const service = defineService({
    name: 'invoice',
    environment: z.object({}),
    migrations: [],
    controllers: [DeskController],
    providers: [NoStateReaders, NoHandlers],
  });

  describe('recent second factor', () => {
    let testApp: TestApp;
    beforeAll(async () => {
      testApp = await startTestApp(service);
    });
    afterAll(() => testApp.stop());

    const authSays = ({ sessionId }: TestPerson, recent: boolean) =>
      testApp.peers.answers.set(`/auth${checkRecentFactor.path.replace(':session_id', sessionId)}`, { recent });

    it('comes from svc-auth, only for calls that need it', async () => {
      const admin = await testApp.createPerson({ role: 'admin' });
      authSays(admin, false);
      expect(await testApp.call(pay, admin)).toMatchObject({ status: 403, body: { code: 'step_up' } });
      expect((await testApp.call(look, admin)).status).toBe(200);
      authSays(admin, true);
      expect((await testApp.call(pay, admin)).status).toBe(200);
      authSays(admin, false);
      expect((await testApp.call(pay, admin)).status).toBe(403);
    });

    it('does not open a desk call to a contractor', async () => {
      expect(await testApp.call(pay, await testApp.createPerson())).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      });
    });

    it('refuses the call while svc-auth is unavailable', async () => {
      const admin = await testApp.createPerson({ role: 'admin' });
      await testApp.peers.stop();
      expect(await testApp.call(pay, admin)).toMatchObject({ status: 503 });
      expect((await testApp.call(look, admin)).status).toBe(200);
    });
  });

  describe('ADMIN_SECOND_FACTOR=required', () => {
    let testApp: TestApp;
    let user: RedisUser;
    beforeAll(async () => {
      user = await RedisUser.add();
      testApp = await startTestApp(service, { env: { ADMIN_SECOND_FACTOR: 'required', REDIS_URL: user.url } });
    });
    afterAll(async () => {
      await testApp.stop();
      await user.remove();
    });

    it('limits an admin without a second factor to enrolment until the feed reports one', async () => {
      const admin = await testApp.createPerson({ role: 'admin', secondFactor: false });
      expect(await testApp.call(look, admin)).toMatchObject({ status: 403, body: { code: 'second_factor_required' } });
      expect((await testApp.call(enrol, admin)).status).toBe(200);
      await testApp.createPerson({ id: admin.id, role: 'admin', secondFactor: true });
      expect((await testApp.call(look, admin)).status).toBe(200);
    });
  });
});
