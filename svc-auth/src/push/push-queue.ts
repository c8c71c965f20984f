import { PUSH_QUEUE } from '@cleaning/contracts';
import {
  Bus,
  ENVIRONMENT,
  type Environment,
  IntervalJob,
  producerConnection,
  Transactions,
  withRequestId,
  workerConnection,
} from '@cleaning/service-kit';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { type Job, Queue, Worker } from 'bullmq';
import type { environment } from '../environment.js';
import { PushDelivery } from './push-delivery.js';

interface PushJob {
  readonly id: string;
  /** Of the request that raised the notice. */
  readonly requestId?: string;
}

/** Redis holds no state: a message whose job is lost is queued again a minute later. */
const JOB_OPTIONS = { removeOnComplete: true, removeOnFail: true } as const;
const POLL_MS = 1000;
const HOUR_MS = 60 * 60_000;
const QUEUED_AT_ONCE = 500;
/** A push service that answers slowly holds up few of the others. */
const CONCURRENT = 10;

/** Queues push messages that are due, and spreads them over all instances. */
@Injectable()
export class PushQueue implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(PushQueue.name);
  private readonly queue: Queue<PushJob>;
  private worker: Worker<PushJob> | undefined;
  private readonly jobs: readonly IntervalJob[];

  constructor(
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
    private readonly bus: Bus,
    private readonly transactions: Transactions,
    private readonly delivery: PushDelivery,
  ) {
    const connection = producerConnection(env.REDIS_URL);
    this.queue = new Queue(PUSH_QUEUE, { connection, prefix: env.REDIS_PREFIX });
    this.queue.on('error', () => {}); // each use reports its own failure
    const waits = (error: Error) => this.logger.warn(`Push messages wait: ${error.name}`);
    this.jobs = [
      new IntervalJob(POLL_MS, () => this.poll(), waits),
      new IntervalJob(HOUR_MS, () => this.delivery.deleteOld(), waits),
    ];
  }

  onApplicationBootstrap(): void {
    const { REDIS_URL, REDIS_PREFIX: prefix } = this.env;
    this.worker = new Worker<PushJob>(PUSH_QUEUE, (job) => this.work(job), {
      connection: workerConnection(REDIS_URL),
      prefix,
      concurrency: CONCURRENT,
    });
    this.worker.on('error', (error) => this.logger.warn(`The push queue: ${error.message}`));
    this.worker.on('failed', (_, error) => this.logger.warn(`A push job failed: ${error.name}`));
    for (const job of this.jobs) job.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.jobs.map((job) => job.stop()));
    // Waits for messages that are being sent. Without Redis there is no job to hand back.
    await this.worker?.close(!this.bus.connected);
    await this.queue.close().catch(() => undefined);
  }

  /** Queues messages that are due; each again after a minute, until one attempt has claimed it. */
  async queueDue(): Promise<void> {
    if (!this.bus.connected) return;
    const due = await this.transactions.runWithoutWaiting(async ({ manager }) => {
      const [rows] = await manager.query<[{ id: string; request_id: string | null }[], number]>(
        `UPDATE push_message SET next_try_at = now() + interval '1 minute'
         WHERE id IN (SELECT id FROM push_message WHERE state = 'waiting' AND next_try_at <= now()
                      ORDER BY next_try_at LIMIT ${QUEUED_AT_ONCE} FOR UPDATE SKIP LOCKED)
         RETURNING id, request_id`,
      );
      return rows;
    });
    if (due.length === 0) return;
    await this.queue.addBulk(
      due.map(({ id, request_id }) => ({
        name: 'send',
        data: { id, ...(request_id ? { requestId: request_id } : {}) },
        // A message that waits in the queue already is not added twice.
        opts: { ...JOB_OPTIONS, jobId: id },
      })),
    );
  }

  private async poll(): Promise<void> {
    await this.delivery.recover();
    await this.queueDue();
  }

  private work({ data: { id, requestId } }: Job<PushJob>): Promise<void> {
    return requestId ? withRequestId(requestId, () => this.delivery.attempt(id)) : this.delivery.attempt(id);
  }
}
