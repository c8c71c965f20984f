import { consumersOf, type EventName, type ServiceName } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { Bus } from './bus.js';

const TOPIC = 'events.applied';

/** design.md: a write waits for the services that show it, 200 ms at most, and is then answered anyway. */
const MAX_WAIT_MS = 200;
/** A service that let this many writes in a row wait in vain is not waited for until it is heard of again. */
const PATIENCE = 3;

interface Notice {
  readonly consumer: ServiceName;
  readonly ids: readonly string[];
}

/** Lets a write wait until its events have been applied where they show: "read your own writes". */
@Injectable()
export class Acknowledgements {
  /** By event id, the services that have not applied it yet. */
  private readonly open = new Map<string, Set<ServiceName>>();
  private readonly waiting = new Map<string, () => void>();
  private readonly unheard = new Map<ServiceName, number>();

  constructor(private readonly bus: Bus) {
    bus.listen(TOPIC, (message) => this.hear(message as Notice));
  }

  /** To be called before the commit: an acknowledgement may come before the commit has returned. */
  expect(events: readonly { id: string; name: EventName }[]): void {
    if (!this.bus.connected) return;
    for (const event of events) {
      const consumers = consumersOf(event.name).filter((name) => (this.unheard.get(name) ?? 0) < PATIENCE);
      if (consumers.length > 0) this.open.set(event.id, new Set(consumers));
    }
  }

  forget(events: readonly { id: string }[]): void {
    for (const { id } of events) {
      this.open.delete(id);
      this.waiting.delete(id);
    }
  }

  /** Resolves when all services that show the events have applied them, and after 200 ms at the latest. */
  async applied(events: readonly { id: string; name: EventName }[]): Promise<void> {
    const pending = events.filter(({ id }) => this.open.has(id));
    if (pending.length === 0) return;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, MAX_WAIT_MS);
    });
    const all = Promise.all(pending.map(({ id }) => new Promise<void>((resolve) => this.waiting.set(id, resolve))));
    await Promise.race([all, late]);
    clearTimeout(timer);
    for (const { id } of pending) {
      for (const consumer of this.open.get(id) ?? []) this.unheard.set(consumer, (this.unheard.get(consumer) ?? 0) + 1);
    }
    this.forget(pending);
  }

  /** Tells the writers that these events have been applied here. */
  tell(consumer: ServiceName, ids: readonly string[]): Promise<void> {
    return this.bus.tell(TOPIC, { consumer, ids } satisfies Notice);
  }

  private hear({ consumer, ids }: Notice): void {
    this.unheard.delete(consumer);
    for (const id of ids) {
      const consumers = this.open.get(id);
      if (!consumers?.delete(consumer) || consumers.size > 0) continue;
      this.open.delete(id);
      this.waiting.get(id)?.();
      this.waiting.delete(id);
    }
  }
}
