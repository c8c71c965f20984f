import { type Entity, feedAccess, readersOf, SERVICES, type ServiceName, type Thing } from '@cleaning/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { z } from 'zod';
import { SERVICE } from '../environment/environment.js';
import { IntervalRuns } from '../interval-runs.js';
import { PubSub } from '../redis/redis.js';
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
  /** The message that is on its way to Redis. */
  private sending: { last: number; sent: Promise<void> } | undefined;
  /** The newest number that Redis did not take; 0: none. */
  private unpublished = 0;

  constructor(
    @Inject(SERVICE) private readonly service: ServiceName,
    private readonly pubSub: PubSub,
  ) {
    pubSub.listen(TOPIC, (message) => this.receive(message));
    pubSub.onConnected(() => {
      if (this.unpublished > 0) void this.publish(this.unpublished);
    });
  }

  /** 0 while nothing was published. */
  of(source: ServiceName): number {
    return this.newest.get(source) ?? 0;
  }

  /** The feed ended before the published number: its source was restored, or the message was wrong. */
  correct(source: ServiceName, published: number, last: number): void {
    if (this.of(source) === published) this.newest.set(source, last);
  }

  /**
   * Resolves when Redis has passed it on to the readers, after 200 ms at the latest. When Redis is unavailable it is published at the next
   * connection: readers that have theirs already look for nothing by themselves. Writes that were numbered together share a message.
   */
  publish(last: number): Promise<void> {
    if (this.sending?.last === last) return this.sending.sent;
    const sent = this.send(last).finally(() => {
      if (this.sending?.sent === sent) this.sending = undefined;
    });
    this.sending = { last, sent };
    return sent;
  }

  private async send(last: number): Promise<void> {
    const sent = this.pubSub
      .publishDelivered(TOPIC, { source: this.service, last } satisfies z.input<typeof numbered>)
      .then((delivered) => {
        if (!delivered) this.unpublished = Math.max(this.unpublished, last);
        else if (last >= this.unpublished) this.unpublished = 0;
      });
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

/** How often committed changes without a number are looked for. */
const POLL_MS = 5000;

/** After a commit: publishes the newest number, and nudges the readers. */
@Injectable()
export class PublishChanges {
  private readonly pending = new Set<Promise<void>>();

  constructor(
    @Inject(SERVICE) private readonly service: ServiceName,
    private readonly feed: Feed,
    private readonly nudges: Nudges,
    private readonly newest: NewestNumbers,
    private readonly runs: IntervalRuns,
  ) {}

  @Interval(POLL_MS)
  look(): Promise<void> {
    return this.runs.run('changes without a number', () => this.poll());
  }

  /** Waits for what is under way. */
  async stop(): Promise<void> {
    await Promise.all(this.pending);
  }

  /** Resolves when the readers can know of the changes. Never throws: the readers find them without this message too. */
  publish(things: readonly Thing[], newest: number): Promise<void> {
    this.nudges.send([...new Set(things.flatMap(({ entity }) => feedAccess[entity as Entity].readers))]);
    const done = this.newest.publish(newest);
    this.pending.add(done);
    void done.then(() => this.pending.delete(done));
    return done;
  }

  private async poll(): Promise<void> {
    if (!(await this.feed.hasUnnumbered())) return;
    const newest = await this.feed.number();
    this.nudges.send(readersOf(this.service));
    await this.newest.publish(newest);
  }
}
