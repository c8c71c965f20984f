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

/** Sends "there are new changes" from a source to the readers of its feed, over Redis. */
@Injectable()
export class Nudges {
  private readonly logger = new Logger(Nudges.name);
  private readonly queues = new Map<ServiceName, Queue>();
  private workers: Worker[] = [];

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

  /** Never throws. Without Redis the readers poll. */
  async send(readers: readonly ServiceName[]): Promise<void> {
    if (!this.bus.connected) return;
    await Promise.all(
      readers.map((reader) =>
        this.queues
          .get(reader)
          ?.add('nudge', {}, NUDGE)
          .catch(() => {}),
      ),
    );
  }

  async stop(): Promise<void> {
    // Without Redis there is no job to hand back.
    await Promise.all(this.workers.map((worker) => worker.close(!this.bus.connected)));
    await Promise.all([...this.queues.values()].map((queue) => queue.close().catch(() => {})));
  }
}
