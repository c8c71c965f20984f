import type { Access, Call } from '@cleaning/contracts';
import { calls } from '@cleaning/contracts/openapi';
import type { Type } from '@nestjs/common';
import { CALL } from '../http/call-metadata.js';
import type { ServiceDefinition } from '../service.js';
import { ACCESS } from '../sessions/access.guard.js';

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
