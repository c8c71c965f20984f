import type { Access, Call, CallerRole, ServiceName } from '@cleaning/contracts';
import { logout } from '@cleaning/contracts';
import { calls } from '@cleaning/contracts/openapi';
import jwt from 'jsonwebtoken';
import type { ServiceDefinition } from '../service.js';
import type { Bench } from './bench.js';

/** A running service and a good token of each role. */
export interface AccessBench {
  readonly bench: Bench;
  readonly tokens: Readonly<Record<CallerRole, string>>;
  stop(): Promise<void>;
}

/** What another service shows to the one on the bench. */
export const serviceToken = (bench: Bench, caller: ServiceName): string =>
  jwt.sign({}, bench.peers.secretOf(caller), {
    algorithm: 'HS256',
    issuer: caller,
    audience: bench.service,
    expiresIn: 60,
  });

/** The tokens of a service that knows its people from svc-auth. */
export async function tokensOfEachRole(bench: Bench): Promise<AccessBench['tokens']> {
  return {
    unverified: (await bench.person({ verified: false })).token,
    contractor: (await bench.person()).token,
    admin: (await bench.person({ role: 'admin' })).token,
    service: serviceToken(bench, 'auth'),
  };
}

const ROLES: readonly CallerRole[] = ['unverified', 'contractor', 'admin', 'service'];
const NO_SUCH_ID = '0190ffff-0000-7000-8000-000000000000';
const nameOf = (call: Call) => `${call.method} ${call.path}`;

/** Too little for anything to happen: whoever is let in gets any answer but 401 and 403. */
const send = (bench: Bench, call: Call, token?: string) =>
  bench.call(call, {
    ...(token ? { token } : {}),
    params: Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, NO_SUCH_ID])),
    ...(call.bodyKind === 'files' ? { files: [] } : {}),
    ...(call.method === 'GET' ? {} : { body: {} }),
  });

/**
 * Holds a service against a table of its routes and the roles that they admit: the table names each route and no other, and over
 * HTTP each route refuses strangers with 401 and other roles with 403.
 */
export function describeAccess(
  { name }: Pick<ServiceDefinition, 'name'>,
  table: Readonly<Record<string, Access>>,
  open: () => Promise<AccessBench>,
): void {
  const own = Object.values(calls)
    .filter((call) => call.service === name)
    // Last: it ends the sessions of the tokens.
    .sort((a, b) => Number(a === logout) - Number(b === logout));

  describe(`access to svc-${name}`, () => {
    let opened: AccessBench;
    beforeAll(async () => {
      opened = await open();
    }, 60_000);
    afterAll(() => opened.stop());

    it('is told of for every route and no other', () => {
      expect(Object.keys(table).sort()).toEqual(own.map(nameOf).sort());
    });

    it.each(own.map((call) => [nameOf(call), call] as const))('%s', async (route, call) => {
      const access = table[route] ?? [];
      const statusFor = async (token?: string) => (await send(opened.bench, call, token)).status;
      if (access === 'public') {
        expect(await statusFor()).not.toBe(401);
        return;
      }
      expect(await statusFor()).toBe(401);
      expect(await statusFor('no.such.token')).toBe(401);
      for (const role of ROLES) {
        const status = await statusFor(opened.tokens[role]);
        if (access.includes(role)) expect([role, [200, 400, 404, 409, 503].includes(status)]).toEqual([role, true]);
        else expect([role, status]).toEqual([role, 403]);
      }
    });
  });
}
