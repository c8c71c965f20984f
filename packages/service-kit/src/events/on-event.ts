import 'reflect-metadata';
import { consumedEvents, type EventName, type EventPayload, type ServiceName } from '@cleaning/contracts';
import type { Transaction } from '../database/transactions.js';

const HANDLED_EVENT = 'handled-event';

/** Shape of a handler. It runs inside the inbox's transaction, exactly once for each event, in the source's order. */
export type EventHandler<N extends EventName = EventName> = (event: EventPayload<N>, tx: Transaction) => Promise<void>;

/** Marks the method that applies an event. */
export const OnEvent =
  <N extends EventName>(name: N) =>
  <T extends EventHandler<N>>(
    target: object,
    property: string | symbol,
    _descriptor: TypedPropertyDescriptor<T>,
  ): void => {
    const handled = (Reflect.getMetadata(HANDLED_EVENT, target.constructor) ?? []) as [EventName, string | symbol][];
    Reflect.defineMetadata(HANDLED_EVENT, [...handled, [name, property]], target.constructor);
  };

export type EventHandlers = ReadonlyMap<EventName, EventHandler>;

/** Collects the handlers of a service. Throws when an event that it consumes has none or two, so that it does not start. */
export function collectHandlers(service: ServiceName, instances: readonly object[]): EventHandlers {
  const handlers = new Map<EventName, EventHandler>();
  for (const instance of instances) {
    const handled = (Reflect.getMetadata(HANDLED_EVENT, instance.constructor) ?? []) as [EventName, keyof object][];
    for (const [name, property] of handled) {
      if (handlers.has(name)) throw new Error(`svc-${service} has two handlers for ${name}`);
      handlers.set(name, (instance[property] as EventHandler).bind(instance));
    }
  }
  const missing = consumedEvents[service].filter((name) => !handlers.has(name));
  if (missing.length > 0) throw new Error(`svc-${service} has no handler for ${missing.join(', ')}`);
  return handlers;
}
