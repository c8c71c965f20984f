import { nudgeQueue, readersOf, type ServiceName, sourcesOf } from '@cleaning/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Queue, Worker } from 'bullmq';
import { type CommonEnvironment, ENVIRONMENT, SERVICE } from '../environment/environment.js';
import { Bus, producerConnection, workerOptions } from '../redis/redis.js';

/**
 * At most one nudge waits for each source and reader, and one more while the reader works. A nudge has no content: a
 * lost one delays the reader until its next poll, one second.
 */
const NUDGE = {
  deduplication: { id: 'nudge', keepLastIfActive: true },
  removeOnComplete: true,
  removeOnFail: true,
} as const;

/**
 * A reader gets no second nudge within this time: after many writes it reads once instead of after each. Who waits for a write does not wait
 * for a nudge: a request that needs it reads the feed at once.
 */
const PAUSE_MS = 100;

/** Sends "there are new changes" from a source to the readers of its feed, over Redis. */
@Injectable()
export class Nudges {
  private readonly logger = new Logger(Nudges.name);
  private readonly queues = new Map<ServiceName, Queue>();
  private workers: Worker[] = [];
  /** Readers that were nudged within the pause, with whether there is something new since. */
  private readonly paused = new Map<ServiceName, { again: boolean; timer: NodeJS.Timeout }>();

  constructor(
    @Inject(SERVICE) private readonly service: ServiceName,
    @Inject(ENVIRONMENT) private readonly environment: CommonEnvironment,
    private readonly bus: Bus,
  ) {}

  /** @param onNudge called for each source with new changes. Replicas of a service share the nudges */
  start(onNudge: (source: ServiceName) => Promise<void>): void {
    const { REDIS_URL, REDIS_PREFIX: prefix } = this.environment;
    for (const reader of readersOf(this.service)) {
      const connection = producerConnection(REDIS_URL);
      const queue = new Queue(nudgeQueue(this.service, reader), { connection, prefix, skipMetasUpdate: true });
      queue.on('error', () => {}); // each add() reports its own failure
      this.queues.set(reader, queue);
    }
    this.workers = sourcesOf(this.service).map((source) => {
      const worker = new Worker(
        nudgeQueue(source, this.service),
        () => onNudge(source),
        workerOptions(this.environment),
      );
      worker.on('error', (error) => this.logger.warn(`Nudges of svc-${source}: ${error.message}`));
      return worker;
    });
  }

  /** Nudges the readers now, or at the end of their pause. Without Redis they poll. */
  send(readers: readonly ServiceName[]): void {
    for (const reader of readers) {
      const paused = this.paused.get(reader);
      if (paused) paused.again = true;
      else this.nudge(reader);
    }
  }

  private nudge(reader: ServiceName): void {
    const timer = setTimeout(() => this.endPause(reader), PAUSE_MS).unref();
    this.paused.set(reader, { again: false, timer });
    if (!this.bus.connected) return;
    this.queues
      .get(reader)
      ?.add('nudge', {}, NUDGE)
      .catch(() => {});
  }

  private endPause(reader: ServiceName): void {
    const { again } = this.paused.get(reader) ?? {};
    this.paused.delete(reader);
    if (again) this.nudge(reader);
  }

  /** A nudge that waits for its pause is lost: the readers poll. */
  async stop(): Promise<void> {
    for (const { timer } of this.paused.values()) clearTimeout(timer);
    this.paused.clear();
    // Without Redis there is no job to hand back.
    await Promise.all(this.workers.map((worker) => worker.close(!this.bus.connected)));
    await Promise.all([...this.queues.values()].map((queue) => queue.close().catch(() => {})));
  }
}
