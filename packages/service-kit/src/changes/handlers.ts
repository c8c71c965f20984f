import 'reflect-metadata';
import {
  type Entity,
  type EntityState,
  getOwnEntities,
  listReadableEntities,
  listSources,
  type ServiceName,
} from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../database/transaction.js';
import { withRequestId } from '../logging/logging.js';

const HANDLED_CHANGE = 'handled-change';
const HANDLED_CHANGES = 'handled-changes';

/**
 * A handler stores the state of a thing; null means deleted. It may receive a state twice, and must not rely on the
 * order of things: a work record may arrive before its job.
 */
export type ChangeHandler<E extends Entity = Entity> = (
  id: string,
  state: EntityState<E> | null,
  tx: Transaction,
) => Promise<void>;

/** Marks the method that applies changes of another service's entity. */
export const OnChange =
  <E extends Entity>(entity: E) =>
  <T extends ChangeHandler<E>>(target: object, property: string | symbol, _: TypedPropertyDescriptor<T>): void => {
    const handled = (Reflect.getMetadata(HANDLED_CHANGE, target.constructor) ?? []) as [Entity, string | symbol][];
    Reflect.defineMetadata(HANDLED_CHANGE, [...handled, [entity, property]], target.constructor);
  };

/** A thing with its state; null: it was deleted. */
export interface ChangedState<E extends Entity = Entity> {
  readonly id: string;
  readonly state: EntityState<E> | null;
  /** The request that changed it. */
  readonly request_id?: string | null | undefined;
}

/** A `ChangeHandler` for all things of a page, so that one statement can store them. Each thing is in the page once. */
export type ChangesHandler<E extends Entity = Entity> = (
  changes: readonly ChangedState<E>[],
  tx: Transaction,
) => Promise<void>;

/** Marks the method that applies a page of changes of another service's entity. It must not publish changes itself. */
export const OnChanges =
  <E extends Entity>(entity: E) =>
  <T extends ChangesHandler<E>>(target: object, property: string | symbol, _: TypedPropertyDescriptor<T>): void => {
    const handled = (Reflect.getMetadata(HANDLED_CHANGES, target.constructor) ?? []) as [Entity, string | symbol][];
    Reflect.defineMetadata(HANDLED_CHANGES, [...handled, [entity, property]], target.constructor);
  };

/** Handles changes in order, each under the id of the request that caused it. */
const toBatchHandler =
  (handler: ChangeHandler): ChangesHandler =>
  async (changes, tx) => {
    for (const { id, state, request_id } of changes)
      await withRequestId(request_id ?? undefined, () => handler(id, state, tx));
  };

/** The change handlers of this service, by entity. */
@Injectable()
export class ChangeHandlers {
  private readonly handlers = new Map<string, ChangesHandler>();

  /** Throws when an entity that this service reads has no handler or two. The service then does not start. */
  collect(service: ServiceName, instances: readonly object[]): void {
    const add = (entity: Entity, handler: ChangesHandler) => {
      if (this.handlers.has(entity)) throw new Error(`svc-${service} has two handlers for ${entity}`);
      this.handlers.set(entity, handler);
    };
    for (const instance of instances) {
      const readMarks = (key: string) =>
        (Reflect.getMetadata(key, instance.constructor) ?? []) as [Entity, keyof object][];
      for (const [entity, property] of readMarks(HANDLED_CHANGE))
        add(entity, toBatchHandler((instance[property] as ChangeHandler).bind(instance)));
      for (const [entity, property] of readMarks(HANDLED_CHANGES))
        add(entity, (instance[property] as ChangesHandler).bind(instance));
    }
    const read = listSources(service).flatMap((source) => listReadableEntities(source, service));
    const missing = [...new Set(read)].filter((entity) => !this.handlers.has(entity));
    if (missing.length > 0) throw new Error(`svc-${service} has no handler for ${missing.join(', ')}`);
  }

  /** Undefined for an entity that this service does not use, such as one of a newer source. */
  find(entity: string): ChangesHandler | undefined {
    return this.handlers.get(entity);
  }
}

const READ_STATE = 'read-state';

/** The current states by id; an id without a state is missing. */
export type States<E extends Entity = Entity> = ReadonlyMap<string, EntityState<E>>;
type StateReader<E extends Entity = Entity> = (ids: readonly string[]) => Promise<States<E>>;

/** Marks the method that reads the current states of an entity of this service. */
export const ReadsState =
  <E extends Entity>(entity: E) =>
  <T extends StateReader<E>>(target: object, property: string | symbol, _: TypedPropertyDescriptor<T>): void => {
    const marked = (Reflect.getMetadata(READ_STATE, target.constructor) ?? []) as [Entity, string | symbol][];
    Reflect.defineMetadata(READ_STATE, [...marked, [entity, property]], target.constructor);
  };

export const toStatesById = <E extends Entity>(rows: readonly { id: string; state: EntityState<E> }[]): States<E> =>
  new Map(rows.map(({ id, state }) => [id, state]));

/** The state readers of this service, by entity. */
@Injectable()
export class StateReaders {
  private readonly readers = new Map<Entity, StateReader>();

  /** Throws when an entity of this service's feed has no reader or two. The service then does not start. */
  collect(service: ServiceName, instances: readonly object[]): void {
    for (const instance of instances) {
      const marked = (Reflect.getMetadata(READ_STATE, instance.constructor) ?? []) as [Entity, keyof object][];
      for (const [entity, property] of marked) {
        if (this.readers.has(entity)) throw new Error(`svc-${service} has two readers of the state of ${entity}`);
        this.readers.set(entity, (instance[property] as StateReader).bind(instance));
      }
    }
    const missing = getOwnEntities(service).filter((entity) => !this.readers.has(entity));
    if (missing.length > 0) throw new Error(`svc-${service} has no reader of the state of ${missing.join(', ')}`);
  }

  read(entity: Entity, ids: readonly string[]): Promise<States> {
    const reader = this.readers.get(entity);
    if (!reader) throw new Error(`No reader of the state of ${entity}`);
    return reader(ids);
  }
}
