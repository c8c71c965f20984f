import { checkAuthorizationToken, JWKS_PATH } from '@cleaning/contracts';
import { createService, ENVIRONMENT, isSealed, Sealing } from '@cleaning/service-kit';
import { type TestApp, waitFor } from '@cleaning/service-kit/testing';
import type { INestApplication } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { v7 } from 'uuid';
import { authService } from '../service.js';
import { PASSWORD, People, startAuth } from '../testing/people.js';
import { SigningKeys } from './signing-keys.service.js';

const jwt = new JwtService();

// Several starts of a service on a machine that may be busy.
jest.setTimeout(90_000);

let testApp: TestApp;
let people: People;
let replicas: INestApplication[] = [];
beforeEach(async () => {
  testApp = await startAuth();
  people = new People(testApp);
});
afterEach(async () => {
  await Promise.all(replicas.map((replica) => replica.close()));
  replicas = [];
  await testApp.stop();
});

/** Starts another process of the service on the same database. */
async function startReplica(): Promise<{ keys: SigningKeys; url: string }> {
  const replica = await createService(authService, testApp.app.get(ENVIRONMENT));
  replicas.push(replica);
  await replica.listen(0, '127.0.0.1');
  return { keys: replica.get(SigningKeys), url: (await replica.getUrl()).replace('[::1]', '127.0.0.1') };
}
const rows = () => testApp.dataSource.query('SELECT kid, private_key, retired_at FROM signing_key ORDER BY created_at');
const status = async (token: string, url = testApp.url) =>
  (
    await fetch(`${url}${checkAuthorizationToken.path}`, {
      method: checkAuthorizationToken.method,
      headers: { authorization: `Bearer ${token}` },
    })
  ).status;
const jwks = async (url = testApp.url): Promise<{ keys: Record<string, string>[] }> =>
  (await (await fetch(`${url}${JWKS_PATH}`)).json()) as { keys: Record<string, string>[] };
const getKid = (token: string) => jwt.decode<{ header: { kid: string } }>(token, { complete: true }).header.kid;
const logIn = async (email: string): Promise<string> => (await people.logIn(email, PASSWORD)).body.access_token;

describe('the token signing key', () => {
  it('is sealed to its own row and published as a public key only', async () => {
    const [{ kid, private_key }, ...more] = await rows();
    expect(more).toEqual([]);
    expect(isSealed(private_key)).toBe(true);
    const sealing = testApp.get(Sealing);
    expect(sealing.open(private_key, `signing_key/${kid}/private_key`)).toContain('PRIVATE KEY');
    expect(() => sealing.open(private_key, `signing_key/${v7()}/private_key`)).toThrow();
    const { keys } = await jwks();
    expect(keys).toEqual([{ kty: 'RSA', n: expect.any(String), e: 'AQAB', kid, use: 'sig', alg: 'RS256' }]);
  });

  it('is made once when three replicas start at the same time', async () => {
    await testApp.dataSource.query('DELETE FROM signing_key');
    const started = await Promise.all(Array.from({ length: 3 }, startReplica));
    const [{ kid }, ...more] = await rows();
    expect(more).toEqual([]);
    for (const { keys } of started) expect((await keys.getKeyInUse()).kid).toBe(kid);
  });

  it('is rotated in every replica without ending sessions', async () => {
    const replica = await startReplica();
    const ana = await people.createContractor();
    const kid = await testApp.get(SigningKeys).rotate({ revoke: false });
    expect(getKid(ana.token)).not.toBe(kid);
    const fresh = await logIn(ana.email);
    expect(getKid(fresh)).toBe(kid);
    expect(await Promise.all([ana.token, fresh].map((token) => status(token)))).toEqual([200, 200]);
    expect((await jwks()).keys.map((key) => key.kid).sort()).toEqual([getKid(ana.token), kid].sort());
    expect((await rows()).map((row: { retired_at: Date | null }) => row.retired_at === null)).toEqual([false, true]);
    // A replica that started after the rotation signs with the new key too.
    await waitFor(async () => (await replica.keys.getKeyInUse()).kid === kid);
    expect(await Promise.all([ana.token, fresh].map((token) => status(token, replica.url)))).toEqual([200, 200]);
    expect(
      await testApp.dataSource.query(
        `SELECT actor_name, details FROM audit_entry WHERE action = 'signing-key.rotated'`,
      ),
    ).toEqual([{ actor_name: 'Operator', details: { sessions: 'kept' } }]);
  });

  it('can be revoked, which ends all sessions and lets people log in again', async () => {
    const replica = await startReplica();
    const ana = await people.createContractor();
    await testApp.get(SigningKeys).rotate({ revoke: false });
    const fresh = await logIn(ana.email);
    expect(await Promise.all([ana.token, fresh].map((token) => status(token, replica.url)))).toEqual([200, 200]);
    const kid = await testApp.get(SigningKeys).rotate({ revoke: true });
    expect(await Promise.all([ana.token, fresh].map((token) => status(token)))).toEqual([401, 401]);
    await waitFor(async () => (await status(fresh, replica.url)) === 401);
    expect(await status(ana.token, replica.url)).toBe(401);
    expect((await jwks()).keys.map((key) => key.kid)).toEqual([kid]);
    expect(await rows()).toMatchObject([{ kid, retired_at: null }]);
    expect(await status(await logIn(ana.email))).toBe(200);
    expect(
      await testApp.dataSource.query(
        `SELECT details FROM audit_entry WHERE action = 'signing-key.rotated' ORDER BY at DESC LIMIT 1`,
      ),
    ).toEqual([{ details: { sessions: 'ended' } }]);
  });

  it('is replaced after 90 days without ending sessions', async () => {
    const ana = await people.createContractor();
    const setKeyAge = (age: string) =>
      testApp.dataSource.query('UPDATE signing_key SET created_at = now() - $1::interval', [age]);
    await setKeyAge('89 days');
    const young = await startReplica();
    expect((await young.keys.getKeyInUse()).kid).toBe(getKid(ana.token));
    await setKeyAge('91 days');
    const old = await startReplica();
    expect((await old.keys.getKeyInUse()).kid).not.toBe(getKid(ana.token));
    expect(await status(ana.token, old.url)).toBe(200);
    expect(await rows()).toHaveLength(2);
  });

  it('is the same everywhere after two replicas rotate it at once', async () => {
    const replica = await startReplica();
    const kids = await Promise.all(
      [testApp.get(SigningKeys), replica.keys].map((keys) => keys.rotate({ revoke: false })),
    );
    expect(new Set(kids).size).toBe(2);
    const all = await rows();
    expect(all).toHaveLength(3);
    const [inUse, ...more] = all.filter((row: { retired_at: Date | null }) => row.retired_at === null);
    expect(more).toEqual([]);
    for (const keys of [testApp.get(SigningKeys), replica.keys])
      await waitFor(async () => (await keys.getKeyInUse()).kid === inUse.kid);
  });
});
