import {
  type Access,
  API_SCOPES,
  CALLER_ROLES,
  type Call,
  type CallerRole,
  endClientSession,
  logout,
  type ServiceName,
} from '@cleaning/contracts';
import { calls } from '@cleaning/contracts/openapi';
import type { Type } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { ACCESS } from '../access/access.guard.js';
import { CALL } from '../http/route.js';
import type { ServiceDefinition } from '../service.js';
import { send as sendRaw } from './http.js';
import type { TestApp } from './test-app.js';

/** A running service with a valid token for each role except services, whose tokens live for only a minute. */
export interface AccessTestApp {
  readonly testApp: TestApp;
  readonly tokens: Readonly<Record<Exclude<CallerRole, 'service'>, string>>;
  /** A key with all scopes. Only svc-auth sets it, because it stores the keys. */
  readonly apiKey?: string;
  stop(): Promise<void>;
}

/** The token of another service for the service under test. */
export const createServiceToken = (testApp: TestApp, caller: ServiceName): string =>
  new JwtService().sign(
    {},
    {
      secret: testApp.peers.getSecret(caller),
      algorithm: 'HS256',
      issuer: caller,
      audience: testApp.service,
      expiresIn: 60,
    },
  );

/** Tokens for a service with a replica of svc-auth's accounts. */
export async function createRoleTokens(testApp: TestApp): Promise<AccessTestApp['tokens']> {
  return {
    unverified: (await testApp.createPerson({ verified: false })).token,
    contractor: (await testApp.createPerson()).token,
    supervisor: (await testApp.createPerson({ role: 'supervisor', places: [] })).token,
    admin: (await testApp.createPerson({ role: 'admin' })).token,
    client: testApp.openClientSession([]).token,
  };
}

const NO_SUCH_ID = '0190ffff-0000-7000-8000-000000000000';
const SESSION_ENDING_CALLS: readonly Call[] = [logout, endClientSession];
const getName = (call: Call) => `${call.method} ${call.path}`;

/** Every answer has a content type, text also a charset. Errors must not be cached. */
function expectHeaders({ status, headers }: Awaited<ReturnType<typeof send>>): void {
  const type = headers.get('content-type') ?? '';
  expect(type).toMatch(/^(?:text\/(?!event-stream)|application\/json)/.test(type) ? /; charset=utf-8$/ : /./);
  if (status >= 400) expect(headers.get('cache-control')).toBe('no-store');
}

/** Sends an empty input that changes nothing. A permitted caller gets any status but 401 and 403. */
const send = (testApp: TestApp, call: Call, token?: string) =>
  testApp.call(call, {
    token,
    params: Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, NO_SUCH_ID])),
    files: call.bodyKind === 'files' ? [] : undefined,
    body: call.method === 'GET' ? undefined : {},
  });

const getAddress = ({ url }: TestApp, { path }: Call) => `${url}${path.replace(/:\w+/g, NO_SUCH_ID)}`;

/** Sends a simple request, as a form on our own page or on another site can. */
const sendSimpleRequest = (
  testApp: TestApp,
  call: Call,
  headers: Readonly<Record<string, string>>,
  body = '{}',
): ReturnType<typeof sendRaw> =>
  sendRaw(getAddress(testApp, call), {
    method: call.method,
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

/**
 * Tests each call of a running service as each role of the contracts. Other callers get 401 without a token and 403 with one.
 * @param publicRoutes `METHOD /path`, listed by hand so that no route becomes public by a mistake in its contract
 */
export function describeAccess(
  { name }: Pick<ServiceDefinition, 'name'>,
  publicRoutes: readonly string[],
  open: () => Promise<AccessTestApp>,
): void {
  const own = Object.values(calls)
    .filter((call) => call.service === name)
    // Last, because they end the sessions of the tokens.
    .sort((a, b) => Number(SESSION_ENDING_CALLS.includes(a)) - Number(SESSION_ENDING_CALLS.includes(b)));

  describe(`access to svc-${name}`, () => {
    let opened: AccessTestApp;
    let apiKey: string;
    beforeAll(async () => {
      opened = await open();
      apiKey = opened.apiKey ?? opened.testApp.createApiKey(API_SCOPES).key;
    }, 60_000);
    afterAll(() => opened.stop());

    it('is public for the listed calls only', () => {
      const open = own.filter(({ access }) => access === 'public').map(getName);
      expect(open.sort()).toEqual([...publicRoutes].sort());
    });

    const writes = own.filter(({ method }) => method !== 'GET');
    it.each(writes.filter(({ access }) => access === 'public').map((call) => [getName(call), call] as const))(
      'refuses %s from a page of another site unless its contract allows it',
      async (_, call) => {
        const getStatusFrom = async (site: string) =>
          (await sendSimpleRequest(opened.testApp, call, { 'sec-fetch-site': site })).status;
        for (const site of ['same-origin', 'same-site', 'none'])
          expect([site, await getStatusFrom(site)]).not.toEqual([site, 403]);
        if (call.fromOtherSites) expect(await getStatusFrom('cross-site')).not.toBe(403);
        else expect(await getStatusFrom('cross-site')).toBe(403);
      },
    );

    it.each(writes.map((call) => [getName(call), call] as const))(
      'accepts a urlencoded body at %s only if the contract allows it',
      async (_, call) => {
        const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
        const { access } = call;
        const role = access === 'public' ? undefined : access.find((each) => each !== 'service');
        const [caller = name === 'auth' ? 'invoice' : 'auth'] = call.callers ?? [];
        const token =
          access === 'public' ? undefined : role ? opened.tokens[role] : createServiceToken(opened.testApp, caller);
        const headers = { ...urlencoded, ...(token ? { authorization: `Bearer ${token}` } : {}) };
        const { status } = await sendSimpleRequest(opened.testApp, call, headers, 'nothing=known');
        if (call.bodyKind === 'form') expect(status).not.toBe(415);
        else expect(status).toBe(415);
      },
    );

    it.each(own.map((call) => [getName(call), call] as const))('follows the contract at %s', async (_, call) => {
      const { access } = call;
      const getStatus = async (token?: string) => {
        const answer = await send(opened.testApp, call, token);
        expectHeaders(answer);
        return answer.status;
      };
      if (access === 'public') {
        expect(await getStatus()).not.toBe(401);
        return;
      }
      expect(await getStatus()).toBe(401);
      expect(await getStatus('no.such.token')).toBe(401);
      const [caller = name === 'auth' ? 'invoice' : 'auth'] = call.callers ?? [];
      for (const role of CALLER_ROLES) {
        const status = await getStatus(
          role === 'service' ? createServiceToken(opened.testApp, caller) : opened.tokens[role],
        );
        if (access.includes(role)) expect([role, [200, 400, 404, 409, 503].includes(status)]).toEqual([role, true]);
        else expect([role, status]).toEqual([role, 403]);
      }
      const { status, body } = await send(opened.testApp, call, apiKey);
      if (call.scope) expect([200, 400, 404, 409, 503]).toContain(status);
      else expect([status, body.code]).toEqual([403, 'api_key_not_allowed']);
    });
  });
}

interface Handler {
  readonly name: string;
  readonly call: Call | undefined;
  readonly access: Access | undefined;
}

const NEST_PATH = 'path';

function listHandlers(controller: Type): Handler[] {
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

const listControllers = (module: Type): Type[] => [
  ...((Reflect.getMetadata('controllers', module) ?? []) as Type[]),
  ...((Reflect.getMetadata('imports', module) ?? []) as Type[]).flatMap(listControllers),
];

const sortRoles = (access: Access | undefined) => (Array.isArray(access) ? [...access].sort() : access);

/** Checks that each call of the contracts has one handler with exactly its roles. */
export function describeRoutes(definition: ServiceDefinition): void {
  const { controllers = [], modules = [] } = definition;
  const handlers = [...new Set([...controllers, ...modules.flatMap(listControllers)])].flatMap(listHandlers);
  const own = Object.entries(calls).filter(([, call]) => call.service === definition.name);

  describe(`routes of svc-${definition.name}`, () => {
    it.each(own)('have one handler with the roles of the contract for %s', (_, call) => {
      const found = handlers.filter((handler) => handler.call === call);
      expect(found.map((handler) => sortRoles(handler.access))).toEqual([sortRoles(call.access)]);
    });

    it('are all described in the contracts', () => {
      const known = new Set(own.map(([, call]) => call));
      expect(handlers.filter(({ call }) => !call || !known.has(call)).map(({ name }) => name)).toEqual([]);
    });
  });
}
