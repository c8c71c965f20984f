import { type Entity, feedAccess, readersOf, SERVICES, type ServiceName, type Thing } from '@cleaning/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import { SERVICE } from '../environment/environment.js';
import { Bus } from '../redis/redis.js';
import { Feed } from './feed.js';
import { Nudges } from './nudges.js';

const TOPIC = 'changes.numbered';

/** A write is answered after this time also when Redis does not answer. */
const PUBLISHED_WITHIN_MS = 200;

const numbered = z.object({ source: z.enum(SERVICES), last: z.int().positive() });

/** The newest number of each feed, as its source publishes it. A message may be lost, or wrong: nothing but reading a feed follows from it. */
@Injectable()
export class NewestNumbers {
  private readonly newest = new Map<ServiceName, number>();

  constructor(
    @Inject(SERVICE) private readonly service: ServiceName,
    private readonly bus: Bus,
  ) {
    bus.listen(TOPIC, (message) => this.receive(message));
  }

  /** 0 while nothing was published. */
  of(source: ServiceName): number {
    return this.newest.get(source) ?? 0;
  }

  /** The feed ended before the published number: its source was restored, or the message was wrong. */
  correct(source: ServiceName, published: number, last: number): void {
    if (this.of(source) === published) this.newest.set(source, last);
  }

  /** Resolves when Redis has passed it on to the readers, after 200 ms at the latest. Lost when Redis is unavailable. */
  async publish(last: number): Promise<void> {
    const sent = this.bus.publish(TOPIC, { source: this.service, last } satisfies z.input<typeof numbered>);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, PUBLISHED_WITHIN_MS);
    });
    await Promise.race([sent, late]);
    clearTimeout(timer);
  }

  private receive(message: unknown): void {
    const { source, last } = numbered.parse(message);
    if (last > this.of(source)) this.newest.set(source, last);
  }
}

/**
 * Interval of the search for committed changes without a number. A process that crashed, or a command, leaves such
 * changes.
 */
const POLL_MS = 1000;

/** After a commit: numbers the changes, publishes the newest number, and nudges the readers. */
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
    private readonly newest: NewestNumbers,
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

  /** Resolves when the readers can know of the changes. Never throws: they are committed, and the next poll finds them. */
  publish(things: readonly Thing[]): Promise<void> {
    const readers = [...new Set(things.flatMap(({ entity }) => feedAccess[entity as Entity].readers))];
    const done = this.numberAndPublish(readers);
    this.pending.add(done);
    void done.then(() => this.pending.delete(done));
    return done;
  }

  private async numberAndPublish(readers: readonly ServiceName[]): Promise<void> {
    try {
      const newest = await this.feed.number();
      // Not awaited: a Redis that does not answer must not delay the write.
      void this.nudges.send(readers);
      await this.newest.publish(newest);
    } catch (error) {
      this.logger.warn(`Changes wait for their numbers: ${error instanceof Error ? error.name : 'unknown'}`);
    }
  }

  private async poll(): Promise<void> {
    try {
      if (!(await this.feed.hasUnnumbered())) return;
      await this.numberAndPublish(readersOf(this.service));
    } catch (error) {
      if (!this.stopped)
        this.logger.warn(`The feed cannot be read: ${error instanceof Error ? error.name : 'unknown'}`);
    }
  }
}
