import { type Access, type Call, type CallerRole, logout, type ServiceName } from '@cleaning/contracts';
import { calls } from '@cleaning/contracts/openapi';
import type { Type } from '@nestjs/common';
import jwt from 'jsonwebtoken';
import { ACCESS } from '../access/access.guard.js';
import { CALL } from '../http/route.js';
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

interface Handler {
  readonly name: string;
  readonly call: Call | undefined;
  readonly access: Access | undefined;
}

const NEST_PATH = 'path';

function handlersOf(controller: Type): Handler[] {
  const prototype = controller.prototype as Record<string, object>;
  return Object.getOwnPropertyNames(prototype)
    .filter((name) => name !== 'constructor' && Reflect.hasMetadata(NEST_PATH, prototype[name] as object))
    .map((name) => ({
      name: `${controller.name}.${name}`,
      call: Reflect.getMetadata(CALL, prototype[name] as object) as Call | undefined,
      access: (Reflect.getMetadata(ACCESS, prototype[name] as object) ?? Reflect.getMetadata(ACCESS, controller)) as
        | Access
        | undefined,
    }));
}

const sorted = (access: Access | undefined) => (Array.isArray(access) ? [...access].sort() : access);

/** The table of a service's routes: each call of the contracts has one handler, open to just the roles that it names. */
export function describeRoutes(definition: ServiceDefinition): void {
  const handlers = definition.controllers.flatMap(handlersOf);
  const own = Object.entries(calls).filter(([, call]) => call.service === definition.name);

  describe(`routes of svc-${definition.name}`, () => {
    it.each(own)('%s has one handler and admits the roles of its contract', (_, call) => {
      const found = handlers.filter((handler) => handler.call === call);
      expect(found.map((handler) => sorted(handler.access))).toEqual([sorted(call.access)]);
    });

    it('are all described in the contracts', () => {
      const known = new Set(own.map(([, call]) => call));
      expect(handlers.filter(({ call }) => !call || !known.has(call)).map(({ name }) => name)).toEqual([]);
    });
  });
}
