import { type Entity, feedAccess, listReaders, type ServiceName, type Thing } from '@cleaning/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { SERVICE } from '../environment/environment.js';
import { IntervalRuns } from '../interval-runs.js';
import { PubSub } from '../redis/redis.js';
import { Feed } from './feed.js';
import { Nudges } from './nudges.js';

/** Interval for finding committed changes without a number. */
const POLL_MS = 5000;

/** All connections to Redis are ready this long after the first one. */
const CONNECTED_WITHIN_MS = 1000;

/** Nudges the readers after a commit. */
@Injectable()
export class PublishChanges {
  private readonly pending = new Set<Promise<void>>();

  constructor(
    @Inject(SERVICE) private readonly service: ServiceName,
    private readonly feed: Feed,
    private readonly nudges: Nudges,
    private readonly runs: IntervalRuns,
    pubSub: PubSub,
  ) {
    // Readers needn't wait for their next poll after this service or Redis was unavailable. The queues connect at about
    // the same time.
    const nudgeAll = () => this.send(listReaders(service));
    pubSub.onConnected(() => runs.runSoon('nudges after a connection', CONNECTED_WITHIN_MS, nudgeAll));
  }

  @Interval(POLL_MS)
  poll(): Promise<void> {
    return this.runs.run('changes without a number', () => this.publishUnnumbered());
  }

  /** Waits for running nudges. */
  async stop(): Promise<void> {
    await Promise.all(this.pending);
  }

  /** Resolves when the readers are nudged. Never throws: the readers also poll. */
  publish(things: readonly Thing[]): Promise<void> {
    return this.send([...new Set(things.flatMap(({ entity }) => feedAccess[entity as Entity].readers))]);
  }

  private send(readers: readonly ServiceName[]): Promise<void> {
    const sent = this.nudges.send(readers);
    this.pending.add(sent);
    return sent.finally(() => this.pending.delete(sent));
  }

  private async publishUnnumbered(): Promise<void> {
    if (!(await this.feed.hasUnnumbered())) return;
    await this.feed.assignNumbers();
    await this.send(listReaders(this.service));
  }
}
