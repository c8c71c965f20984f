import { generateKeyPairSync } from 'node:crypto';
import { checkAuthorizationToken, JWKS_PATH } from '@cleaning/contracts';
import { createService, ENVIRONMENT, isSealed, Sealing } from '@cleaning/service-kit';
import { databaseBefore, startTestApp, type TestApp } from '@cleaning/service-kit/testing';
import type { INestApplication } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { v7 } from 'uuid';
import { authService } from '../service.js';
import { DATA_KEY, DOCUMENT_LINK_SECRET, PASSWORD, People } from '../testing/people.js';

const jwt = new JwtService();
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
const kid = v7();

let testApp: TestApp;
const replicas: INestApplication[] = [];
beforeAll(async () => {
  const prepare = databaseBefore(authService, 1796000000000, (insert) =>
    insert('signing_key', {
      kid,
      private_key_pem: pem,
      public_key_pem: publicKey.export({ type: 'spki', format: 'pem' }),
      created_at: new Date(),
    }),
  );
  testApp = await startTestApp(authService, { env: { DOCUMENT_LINK_SECRET, DATA_KEY }, prepare });
}, 90_000);
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.close()));
  await testApp?.stop();
});

/** The address of another process of the service on the same database. */
async function startReplica(): Promise<string> {
  const replica = await createService(authService, testApp.app.get(ENVIRONMENT));
  replicas.push(replica);
  await replica.listen(0, '127.0.0.1');
  return (await replica.getUrl()).replace('[::1]', '127.0.0.1');
}
const rows = () => testApp.dataSource.query('SELECT kid, private_key, retired_at FROM signing_key ORDER BY created_at');
const retired = (age: string) =>
  testApp.dataSource.query(`UPDATE signing_key SET retired_at = now() - $1::interval WHERE retired_at IS NOT NULL`, [
    age,
  ]);
const kidsAt = async (url: string): Promise<string[]> => {
  const { keys } = (await (await fetch(`${url}${JWKS_PATH}`)).json()) as { keys: { kid: string }[] };
  return keys.map((key) => key.kid);
};

it('a key of the version before, which had it in the clear, is sealed, replaced, and trusted while its tokens live', async () => {
  const people = new People(testApp);
  const ana = await people.contractor();
  const token = jwt.sign(
    { sub: ana.id, sv: 1, role: 'user' },
    { privateKey, algorithm: 'RS256', keyid: kid, expiresIn: 3600 },
  );
  const status = async (url: string) => {
    const { method, path } = checkAuthorizationToken;
    return (await fetch(`${url}${path}`, { method, headers: { authorization: `Bearer ${token}` } })).status;
  };
  const [old, replacement, ...more] = await rows();
  expect(more).toEqual([]);
  expect([old.kid, old.retired_at === null]).toEqual([kid, false]);
  expect([old, replacement].map(({ private_key }) => isSealed(private_key))).toEqual([true, true]);
  expect(testApp.get(Sealing).open(old.private_key, `signing_key/${kid}/private_key`)).toBe(pem);
  expect(await status(testApp.url)).toBe(200);
  const { access_token } = (await people.logIn(ana.email, PASSWORD)).body;
  expect(jwt.decode(access_token, { complete: true }).header.kid).toBe(replacement.kid);

  await retired('11 hours 59 minutes');
  expect(await status(await startReplica())).toBe(200);
  await retired('12 hours 1 minute');
  const later = await startReplica();
  expect(await status(later)).toBe(401);
  expect(await kidsAt(later)).toEqual([replacement.kid]);
  expect(await rows()).toMatchObject([{ kid: replacement.kid }]);
});
