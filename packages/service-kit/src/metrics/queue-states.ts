import { queuesOf, type ServiceName } from '@cleaning/contracts';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { type CommonEnvironment, ENVIRONMENT } from '../environment/environment.js';
import { commandConnection } from '../redis/redis.js';
import { SERVICE } from '../service-name.js';

const STATES = ['waiting', 'active', 'delayed', 'failed'] as const;

export interface QueueState {
  readonly queue: string;
  /** Jobs by their state. */
  readonly jobs: Readonly<Record<string, number>>;
  /** Of the job that waits longest; 0 when none waits. In seconds. */
  readonly oldestSeconds: number;
}

/** Looks into the queues that this service works off, over one connection that is made with the first look. */
@Injectable()
export class QueueStates implements OnApplicationShutdown {
  private opened: { redis: Redis; queues: Queue[] } | undefined;

  constructor(
    @Inject(SERVICE) private readonly service: ServiceName,
    @Inject(ENVIRONMENT) private readonly environment: CommonEnvironment,
  ) {}

  /** Throws when Redis cannot be reached. */
  async read(now = Date.now()): Promise<QueueState[]> {
    const { redis, queues } = await this.open();
    // A queue waits for its connection without an end.
    if (redis.status !== 'ready') throw new Error('Redis cannot be reached');
    return Promise.all(
      queues.map(async (queue) => {
        const [jobs, [oldest]] = await Promise.all([queue.getJobCounts(...STATES), queue.getWaiting(0, 0)]);
        return { queue: queue.name, jobs, oldestSeconds: oldest ? Math.max(0, now - oldest.timestamp) / 1000 : 0 };
      }),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all((this.opened?.queues ?? []).map((queue) => queue.close().catch(() => {})));
    this.opened?.redis.disconnect();
  }

  private async open(): Promise<{ redis: Redis; queues: Queue[] }> {
    if (this.opened) return this.opened;
    const redis = commandConnection(this.environment.REDIS_URL);
    await redis.connect().catch(() => {});
    const queues = queuesOf(this.service).map((name) => {
      const queue = new Queue(name, {
        connection: redis,
        prefix: this.environment.REDIS_PREFIX,
        // A look changes nothing.
        skipMetasUpdate: true,
      });
      queue.on('error', () => {}); // each look reports its own failure
      return queue;
    });
    this.opened = { redis, queues };
    return this.opened;
  }
}
