import type { ServiceName } from '@cleaning/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Bus } from '../redis/bus.js';
import { SERVICE } from '../service-name.js';

const TOPIC = 'changes.applied';

/** design.md: a write waits for the services that show it, 200 ms at most, and is then answered anyway. */
const MAX_WAIT_MS = 200;
/** A service that let this many writes in a row wait in vain is not waited for until it reports again. */
const MOST_WAITS_IN_VAIN = 3;

interface Notice {
  readonly source: ServiceName;
  readonly reader: ServiceName;
  readonly last: number;
}

interface Waiting {
  readonly reader: ServiceName;
  readonly number: number;
  readonly done: () => void;
}

/** How far the readers have applied this service's feed, as they report it: lets a write wait until it shows everywhere. */
@Injectable()
export class Applied {
  private readonly reached = new Map<ServiceName, number>();
  private readonly inVain = new Map<ServiceName, number>();
  private readonly waiting = new Set<Waiting>();

  constructor(
    @Inject(SERVICE) private readonly service: ServiceName,
    private readonly bus: Bus,
  ) {
    bus.listen(TOPIC, (message) => this.receive(message as Notice));
  }

  /** Resolves when the readers have applied the feed up to the number, and after 200 ms at the latest. */
  async wait(readers: readonly ServiceName[], number: number): Promise<void> {
    if (!this.bus.connected) return;
    const open = readers.filter((reader) => (this.reached.get(reader) ?? 0) < number && this.isWaitedFor(reader));
    if (open.length === 0) return;
    const waits: Waiting[] = [];
    const all = open.map(
      (reader) =>
        new Promise<void>((resolve) => {
          const wait = { reader, number, done: resolve };
          waits.push(wait);
          this.waiting.add(wait);
        }),
    );
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, MAX_WAIT_MS);
    });
    await Promise.race([Promise.all(all), late]);
    clearTimeout(timer);
    for (const wait of waits)
      if (this.waiting.delete(wait)) this.inVain.set(wait.reader, (this.inVain.get(wait.reader) ?? 0) + 1);
  }

  /** Tells the source how far this service has come with its feed. */
  report(source: ServiceName, last: number): Promise<void> {
    return this.bus.publish(TOPIC, { source, reader: this.service, last } satisfies Notice);
  }

  private isWaitedFor(reader: ServiceName): boolean {
    return (this.inVain.get(reader) ?? 0) < MOST_WAITS_IN_VAIN;
  }

  private receive({ source, reader, last }: Notice): void {
    if (source !== this.service) return;
    this.inVain.delete(reader);
    this.reached.set(reader, last);
    for (const wait of this.waiting) {
      if (wait.reader !== reader || wait.number > last) continue;
      this.waiting.delete(wait);
      wait.done();
    }
  }
}
