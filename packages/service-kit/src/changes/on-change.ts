import 'reflect-metadata';
import { type Entity, readableEntities, type ServiceName, type StateOf, sourcesOf } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/transactions.js';

const HANDLED_CHANGE = 'handled-change';

/**
 * Shape of a handler: keeps the state of a thing, or that it is gone (null). It may be given the same state twice, and must not rely on
 * the order between things: a work record may come before its job.
 */
export type ChangeHandler<E extends Entity = Entity> = (
  id: string,
  state: StateOf<E> | null,
  tx: Transaction,
) => Promise<void>;

/** Marks the method that applies the changes of an entity of other services. */
export const OnChange =
  <E extends Entity>(entity: E) =>
  <T extends ChangeHandler<E>>(target: object, property: string | symbol, _: TypedPropertyDescriptor<T>): void => {
    const handled = (Reflect.getMetadata(HANDLED_CHANGE, target.constructor) ?? []) as [Entity, string | symbol][];
    Reflect.defineMetadata(HANDLED_CHANGE, [...handled, [entity, property]], target.constructor);
  };

/** The handlers of a service, by entity. */
@Injectable()
export class ChangeHandlers {
  private readonly handlers = new Map<string, ChangeHandler>();

  /** Throws when an entity that the service reads has no handler or two, so that the service does not start. */
  collect(service: ServiceName, instances: readonly object[]): void {
    for (const instance of instances) {
      const handled = (Reflect.getMetadata(HANDLED_CHANGE, instance.constructor) ?? []) as [Entity, keyof object][];
      for (const [entity, property] of handled) {
        if (this.handlers.has(entity)) throw new Error(`svc-${service} has two handlers for ${entity}`);
        this.handlers.set(entity, (instance[property] as ChangeHandler).bind(instance));
      }
    }
    const read = sourcesOf(service).flatMap((source) => readableEntities(source, service));
    const missing = [...new Set(read)].filter((entity) => !this.handlers.has(entity));
    if (missing.length > 0) throw new Error(`svc-${service} has no handler for ${missing.join(', ')}`);
  }

  /** Undefined for what this service has no use for, such as a thing that a newer source tells of. */
  of(entity: string): ChangeHandler | undefined {
    return this.handlers.get(entity);
  }
}
