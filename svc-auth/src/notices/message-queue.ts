import {
  type Bus,
  type CommonEnvironment,
  IntervalJob,
  producerConnection,
  type Transactions,
  withRequestId,
  workerOptions,
} from '@cleaning/service-kit';
import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { type Job, Queue, Worker } from 'bullmq';
import type { DataSource } from 'typeorm';

interface MessageJob {
  readonly id: string;
  /** Of the request that wrote the message. */
  readonly requestId?: string;
}

/** Sends what a table holds. */
export interface Delivery {
  /** One attempt at a message that is due; it is claimed first. */
  attempt(id: string): Promise<void>;
  /** Puts back messages whose attempt was cut short. */
  recover(): Promise<void>;
  deleteOld(): Promise<unknown>;
}

/** What is sent, from which table, through which queue. */
export interface Messages {
  readonly name: 'mail' | 'push';
  readonly queue: string;
  readonly table: 'mail_message' | 'push_message';
  /** Attempts at once in one instance. */
  readonly concurrency: number;
}

/** Redis holds no state: a message whose job is lost is queued again a minute later. */
const JOB_OPTIONS = { removeOnComplete: true, removeOnFail: true } as const;
/** For messages whose next attempt is due, and those that another process wrote. */
const POLL_MS = 5000;
/** Messages that this process writes within this time are queued together. */
const COLLECTED_MS = 500;
const HOUR_MS = 60 * 60_000;
const QUEUED_AT_ONCE = 500;

/** Queues messages that are due, and spreads them over all instances. */
export abstract class MessageQueue implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(MessageQueue.name);
  private readonly queue: Queue<MessageJob>;
  private worker: Worker<MessageJob> | undefined;
  private readonly jobs: readonly IntervalJob[];

  protected constructor(
    private readonly messages: Messages,
    private readonly env: Pick<CommonEnvironment, 'REDIS_URL' | 'REDIS_PREFIX'>,
    private readonly bus: Bus,
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly delivery: Delivery,
  ) {
    const connection = producerConnection(env.REDIS_URL);
    this.queue = new Queue(messages.queue, { connection, prefix: env.REDIS_PREFIX });
    this.queue.on('error', () => {}); // each use reports its own failure
    const waits = (error: Error) => this.logger.warn(`Messages by ${messages.name} wait: ${error.name}`);
    this.jobs = [
      new IntervalJob(POLL_MS, () => this.poll(), waits),
      new IntervalJob(HOUR_MS, () => this.delivery.deleteOld(), waits),
    ];
    const [polling] = this.jobs;
    transactions.onWork(messages.table, () => polling?.ask(COLLECTED_MS));
    bus.onConnected(() => polling?.ask(COLLECTED_MS));
  }

  onApplicationBootstrap(): void {
    const { name, queue, concurrency } = this.messages;
    const options = { ...workerOptions(this.env), concurrency };
    this.worker = new Worker<MessageJob>(queue, (job) => this.work(job), options);
    this.worker.on('error', (error) => this.logger.warn(`The ${name} queue: ${error.message}`));
    this.worker.on('failed', (_, error) => this.logger.warn(`A ${name} job failed: ${error.name}`));
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
    while ((await this.queueNext()) === QUEUED_AT_ONCE);
  }

  /** Answers how many they were. */
  private async queueNext(): Promise<number> {
    if (!this.bus.connected) return 0;
    const { table } = this.messages;
    const due = await this.transactions.runWithoutWaiting(async ({ manager }) => {
      const [rows] = await manager.query<[{ id: string; request_id: string | null }[], number]>(
        `UPDATE ${table} SET next_try_at = now() + interval '1 minute'
         WHERE id IN (SELECT id FROM ${table} WHERE state = 'waiting' AND next_try_at <= now()
                      ORDER BY next_try_at LIMIT ${QUEUED_AT_ONCE} FOR UPDATE SKIP LOCKED)
         RETURNING id, request_id`,
      );
      return rows;
    });
    if (due.length === 0) return 0;
    await this.queue.addBulk(
      due.map(({ id, request_id }) => ({
        name: 'send',
        data: { id, ...(request_id ? { requestId: request_id } : {}) },
        // A message that waits in the queue already is not added twice.
        opts: { ...JOB_OPTIONS, jobId: id },
      })),
    );
    return due.length;
  }

  private async poll(): Promise<void> {
    const { table } = this.messages;
    const [unfinished] = await this.dataSource.query(
      `SELECT 1 FROM ${table} WHERE state = 'sending' OR state = 'waiting' AND next_try_at <= now() LIMIT 1`,
    );
    if (!unfinished) return;
    await this.delivery.recover();
    await this.queueDue();
  }

  private work({ data: { id, requestId } }: Job<MessageJob>): Promise<void> {
    return requestId ? withRequestId(requestId, () => this.delivery.attempt(id)) : this.delivery.attempt(id);
  }
}
