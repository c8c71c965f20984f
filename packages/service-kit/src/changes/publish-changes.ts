import { type Entity, feedAccess, readersOf, type ServiceName, type Thing } from '@cleaning/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { SERVICE } from '../environment/environment.js';
import { Bus } from '../redis/redis.js';
import { Feed } from './feed.js';
import { Nudges } from './nudges.js';

const TOPIC = 'changes.applied';

/** A write is answered when its readers have applied it. A healthy reader needs some 20 ms; a busy machine takes longer than 200 ms. */
const MAX_WAIT_MS = 600;
/** After this many timeouts in a row a service is not waited for until it reports again. */
const MAX_TIMEOUTS = 3;

interface AppliedMessage {
  readonly source: ServiceName;
  readonly reader: ServiceName;
  readonly last: number;
}

interface Waiting {
  readonly reader: ServiceName;
  readonly number: number;
  readonly done: () => void;
}

/** How far the readers have applied this service's feed, as they report it. A write waits for them. */
@Injectable()
export class Applied {
  private readonly reached = new Map<ServiceName, number>();
  private readonly timeouts = new Map<ServiceName, number>();
  private readonly waiting = new Set<Waiting>();

  constructor(
    @Inject(SERVICE) private readonly service: ServiceName,
    private readonly bus: Bus,
  ) {
    bus.listen(TOPIC, (message) => this.receive(message as AppliedMessage));
  }

  /** Resolves when the readers have applied the feed up to the number, after 600 ms at the latest. */
  async wait(readers: readonly ServiceName[], number: number): Promise<void> {
    if (!this.bus.connected) return;
    const open = readers.filter((reader) => (this.reached.get(reader) ?? 0) < number && this.isResponsive(reader));
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
      if (this.waiting.delete(wait)) this.timeouts.set(wait.reader, (this.timeouts.get(wait.reader) ?? 0) + 1);
  }

  /** Reports to the source how far this service has applied its feed. */
  async report(source: ServiceName, last: number): Promise<void> {
    await this.bus.publish(TOPIC, { source, reader: this.service, last } satisfies AppliedMessage);
  }

  private isResponsive(reader: ServiceName): boolean {
    return (this.timeouts.get(reader) ?? 0) < MAX_TIMEOUTS;
  }

  private receive({ source, reader, last }: AppliedMessage): void {
    if (source !== this.service) return;
    this.timeouts.delete(reader);
    this.reached.set(reader, last);
    for (const wait of this.waiting) {
      if (wait.reader !== reader || wait.number > last) continue;
      this.waiting.delete(wait);
      wait.done();
    }
  }
}

/**
 * Interval of the search for committed changes without a number. A process that crashed, or a command, leaves such
 * changes.
 */
const POLL_MS = 1000;

/** After a commit: numbers the changes, nudges the readers, and waits for them when asked to. */
@Injectable()
export class PublishChanges {
  private readonly logger = new Logger(PublishChanges.name);
  private timer: NodeJS.Timeout | undefined;
  private polling: Promise<void> = Promise.resolve();
  private readonly pending = new Set<Promise<void>>();
  private stopped = false;

  constructor(
    @Inject(SERVICE) private readonly service: ServiceName,
    private readonly feed: Feed,
    private readonly nudges: Nudges,
    private readonly applied: Applied,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      this.polling = this.poll();
    }, POLL_MS).unref();
  }

  /** Waits for running work. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await Promise.all([this.polling, ...this.pending]);
  }

  /** Never throws: the changes are committed, and the next poll finds them. */
  async publish(things: readonly Thing[], { wait }: { wait: boolean }): Promise<void> {
    const readers = [...new Set(things.flatMap(({ entity }) => feedAccess[entity as Entity].readers))];
    const published = this.numberAndNudge(readers);
    const done = published.then(() => {});
    this.pending.add(done);
    void done.then(() => this.pending.delete(done));
    if (!wait) return;
    const newest = await published;
    if (newest !== null) await this.applied.wait(readers, newest);
  }

  private async numberAndNudge(readers: readonly ServiceName[]): Promise<number | null> {
    try {
      const newest = await this.feed.number();
      // Not awaited: a Redis that does not answer must not delay the write.
      void this.nudges.send(readers);
      return newest;
    } catch (error) {
      this.logger.warn(`Changes wait for their numbers: ${error instanceof Error ? error.name : 'unknown'}`);
      return null;
    }
  }

  private async poll(): Promise<void> {
    try {
      if (!(await this.feed.hasUnnumbered())) return;
      await this.numberAndNudge(readersOf(this.service));
    } catch (error) {
      if (!this.stopped)
        this.logger.warn(`The feed cannot be read: ${error instanceof Error ? error.name : 'unknown'}`);
    }
  }
}
