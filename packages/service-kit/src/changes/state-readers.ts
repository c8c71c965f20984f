import 'reflect-metadata';
import { type Entity, ownEntities, type ServiceName, type StateOf } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';

const READ_STATE = 'read-state';

/** The states of those of the ids that have one, by id. */
export type States<E extends Entity = Entity> = ReadonlyMap<string, StateOf<E>>;
type StateReader<E extends Entity = Entity> = (ids: readonly string[]) => Promise<States<E>>;

/** Marks the method that reads the states of an entity from this service's own tables, as they are now. */
export const ReadsState =
  <E extends Entity>(entity: E) =>
  <T extends StateReader<E>>(target: object, property: string | symbol, _: TypedPropertyDescriptor<T>): void => {
    const marked = (Reflect.getMetadata(READ_STATE, target.constructor) ?? []) as [Entity, string | symbol][];
    Reflect.defineMetadata(READ_STATE, [...marked, [entity, property]], target.constructor);
  };

/** Rows as states by their id. */
export const statesById = <E extends Entity>(rows: readonly { id: string; state: StateOf<E> }[]): States<E> =>
  new Map(rows.map(({ id, state }) => [id, state]));

/** Reads the states that this service's feed tells of. */
@Injectable()
export class StateReaders {
  private readonly readers = new Map<Entity, StateReader>();

  /** Throws when an entity of this service's feed has no reader or two, so that the service does not start. */
  collect(service: ServiceName, instances: readonly object[]): void {
    for (const instance of instances) {
      const marked = (Reflect.getMetadata(READ_STATE, instance.constructor) ?? []) as [Entity, keyof object][];
      for (const [entity, property] of marked) {
        if (this.readers.has(entity)) throw new Error(`svc-${service} has two readers of the state of ${entity}`);
        this.readers.set(entity, (instance[property] as StateReader).bind(instance));
      }
    }
    const missing = ownEntities(service).filter((entity) => !this.readers.has(entity));
    if (missing.length > 0) throw new Error(`svc-${service} has no reader of the state of ${missing.join(', ')}`);
  }

  read(entity: Entity, ids: readonly string[]): Promise<States> {
    const reader = this.readers.get(entity);
    if (!reader) throw new Error(`No reader of the state of ${entity}`);
    return reader(ids);
  }
}
