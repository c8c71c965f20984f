import { listQueues, type ServiceName } from '@cleaning/contracts';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { readFeedStanding } from '../changes/feed.queries.js';
import { ReadFeeds } from '../changes/read-feeds.js';
import { type CommonEnvironment, ENVIRONMENT, SERVICE } from '../environment/environment.js';
import { getFailures } from '../redis/queues.js';
import { createCommandConnection } from '../redis/redis.js';
import { FurtherStores } from './further-stores.js';
import { Metrics } from './metrics.js';

const STATES = ['waiting', 'active', 'delayed'] as const;

export interface QueueState {
  readonly queue: string;
  /** Jobs by state; `failed`: those that failed in this process since its start. */
  readonly jobs: Readonly<Record<string, number>>;
  /** Age of the oldest waiting job in seconds; 0 without one. */
  readonly oldestSeconds: number;
}

/** Reads the states of this service's queues. Connects on first use. */
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
    // BullMQ would wait for the connection without a timeout.
    if (redis.status !== 'ready') throw new Error('Redis cannot be reached');
    return Promise.all(
      queues.map(async (queue) => {
        const [jobs, [oldest]] = await Promise.all([queue.getJobCounts(...STATES), queue.getWaiting(0, 0)]);
        const counts = { ...jobs, failed: getFailures(queue.name) };
        return {
          queue: queue.name,
          jobs: counts,
          oldestSeconds: oldest ? Math.max(0, now - oldest.timestamp) / 1000 : 0,
        };
      }),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all((this.opened?.queues ?? []).map((queue) => queue.close().catch(() => {})));
    this.opened?.redis.disconnect();
  }

  private async open(): Promise<{ redis: Redis; queues: Queue[] }> {
    if (this.opened) return this.opened;
    const redis = createCommandConnection(this.environment.REDIS_URL);
    await redis.connect().catch(() => {});
    const queues = listQueues(this.service).map((name) => {
      const queue = new Queue(name, {
        connection: redis,
        prefix: this.environment.REDIS_PREFIX,
        skipMetasUpdate: true,
      });
      queue.on('error', () => {}); // each read reports its own failure
      return queue;
    });
    this.opened = { redis, queues };
    return this.opened;
  }
}

/** Below Prometheus' own timeout of 10 s, so that one hanging dependency does not hide the rest. */
const TIMEOUT_MS = 3000;

function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long')), TIMEOUT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The state of the pool, the feeds and the queues, read when Prometheus asks. */
@Injectable()
export class StateMetrics {
  private readonly gauges;

  constructor(
    private readonly metrics: Metrics,
    private readonly dataSource: DataSource,
    private readonly readFeeds: ReadFeeds,
    private readonly queues: QueueStates,
    private readonly stores: FurtherStores,
  ) {
    this.gauges = this.createGauges();
  }

  private createGauges() {
    const createGauge = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
      new Gauge({ name: `cleaning_${name}`, help, labelNames, registers: [this.metrics.registry] });
    return {
      up: createGauge(
        'dependency_up',
        'Whether PostgreSQL, Redis and the object store answer (1) or not (0)',
        'dependency',
      ),
      pool: createGauge('database_pool_connections', 'Connections to PostgreSQL, by what they do', 'state'),
      poolWaiting: createGauge('database_pool_waiting', 'Requests that wait for a connection'),
      poolMost: createGauge('database_pool_most', 'Most connections that the pool opens'),
      feedLast: createGauge('changes_last_number', 'Number of the newest change of the own feed'),
      unnumbered: createGauge('changes_unnumbered', 'Committed changes that have no number yet'),
      unnumberedAge: createGauge(
        'changes_oldest_unnumbered_seconds',
        'Age of the oldest change that has no number yet',
      ),
      applied: createGauge('changes_applied_number', 'Number up to which the feed of a source was applied', 'source'),
      behind: createGauge('changes_behind_seconds', 'Time since all of the feed of a source was applied', 'source'),
      setAside: createGauge('changes_set_aside', 'Changes of a source that could not be applied', 'source'),
      queueJobs: createGauge('queue_jobs', 'Jobs in a queue, by state', 'queue', 'state'),
      queueAge: createGauge('queue_oldest_waiting_seconds', 'Age of the job that waits longest', 'queue'),
    };
  }

  async read(): Promise<void> {
    this.readPool();
    for (const [dependency, isUp] of Object.entries(this.stores.getStates()))
      this.gauges.up.set({ dependency }, isUp ? 1 : 0);
    await Promise.all([
      this.readDependency('postgresql', () => this.readDatabase()),
      this.readDependency('redis', () => this.readQueues()),
    ]);
  }

  private async readDependency(dependency: string, work: () => Promise<void>): Promise<void> {
    const up = await withTimeout(work()).then(
      () => 1,
      () => 0,
    );
    this.gauges.up.set({ dependency }, up);
  }

  private readPool(): void {
    const pool: Pool = (this.dataSource.driver as PostgresDriver).master;
    this.gauges.pool.set({ state: 'used' }, pool.totalCount - pool.idleCount);
    this.gauges.pool.set({ state: 'idle' }, pool.idleCount);
    this.gauges.poolWaiting.set(pool.waitingCount);
    this.gauges.poolMost.set(pool.options.max);
  }

  private async readDatabase(): Promise<void> {
    const { feedLast, unnumbered, unnumberedAge, applied, behind, setAside } = this.gauges;
    // Removes old values, which would look current if the database doesn't respond.
    for (const gauge of [feedLast, unnumbered, unnumberedAge]) gauge.remove();
    for (const gauge of [applied, behind, setAside]) gauge.reset();
    const feed = await readFeedStanding(this.dataSource.manager);
    if (feed) {
      feedLast.set(Number(feed.last_seq));
      unnumbered.set(feed.unnumbered);
      unnumberedAge.set(feed.oldest_seconds);
    }
    for (const { source, ...standing } of await this.readFeeds.readStandings()) {
      applied.set({ source }, standing.applied);
      behind.set({ source }, standing.seconds_behind);
      setAside.set({ source }, standing.set_aside);
    }
  }

  private async readQueues(): Promise<void> {
    const { queueJobs, queueAge } = this.gauges;
    queueJobs.reset();
    queueAge.reset();
    for (const { queue, jobs, oldestSeconds } of await this.queues.read()) {
      for (const [state, count] of Object.entries(jobs)) queueJobs.set({ queue, state }, count);
      queueAge.set({ queue }, oldestSeconds);
    }
  }
}
