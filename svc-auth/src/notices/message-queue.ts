import { HOUR_MS } from '@cleaning/contracts';
import {
  type IntervalRuns,
  type PubSub,
  QueueProcessor,
  type Transactions,
  withRequestId,
} from '@cleaning/service-kit';
import { OnWorkerEvent } from '@nestjs/bullmq';
import { Interval } from '@nestjs/schedule';
import type { Job, Queue } from 'bullmq';
import type { EntityManager } from 'typeorm';
import { hasUnfinished, type MessageTable, takeDue } from './message-queue.queries.js';

export interface MessageJob {
  readonly id: string;
  /** Id of the request that wrote the message. */
  readonly requestId?: string;
}

/** Sends the messages of a table. */
export interface Delivery {
  /** One attempt at a due message, which it claims first. */
  attempt(id: string): Promise<void>;
  /** Returns messages with an interrupted attempt to waiting. */
  recover(): Promise<void>;
  deleteOld(): Promise<unknown>;
}

/** A kind of message and its table. */
export interface Messages {
  readonly name: 'mail' | 'push' | 'sms' | 'webhook';
  readonly table: MessageTable;
}

/** Redis holds no state: a message whose job is lost is queued again a minute later. */
const JOB_OPTIONS = { removeOnComplete: true, removeOnFail: true } as const;
/** Interval for messages whose next attempt is due, and those written by another process. */
const POLL_MS = 5000;
/** Messages that this process writes within this time are queued together. */
const COLLECTED_MS = 500;
const QUEUED_AT_ONCE = 500;

/** Queues messages that are due, and spreads them over all instances. */
export abstract class MessageQueue extends QueueProcessor {
  private hasEnded = false;

  protected constructor(
    private readonly messages: Messages,
    private readonly queue: Queue<MessageJob>,
    pubSub: PubSub,
    private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly delivery: Delivery,
    private readonly runs: IntervalRuns,
  ) {
    super(pubSub);
    const ask = () => runs.runSoon(this.polling, COLLECTED_MS, () => this.poll());
    transactions.onQueued(messages.table, ask);
    pubSub.onConnected(ask);
  }

  process({ data: { id, requestId } }: Job<MessageJob>): Promise<void> {
    return requestId ? withRequestId(requestId, () => this.delivery.attempt(id)) : this.delivery.attempt(id);
  }

  @OnWorkerEvent('failed')
  onFailed(_: unknown, error: Error): void {
    this.logger.warn(`A ${this.messages.name} job failed: ${error.name}`);
  }

  override beforeApplicationShutdown(): Promise<void> {
    this.hasEnded = true;
    return super.beforeApplicationShutdown();
  }

  @Interval(POLL_MS)
  onInterval(): Promise<void> {
    return this.runs.run(this.polling, () => this.poll());
  }

  @Interval(HOUR_MS)
  onHour(): Promise<void> {
    return this.runs.run(`${this.messages.name} messages of before`, () => this.delivery.deleteOld());
  }

  private get polling(): string {
    return `${this.messages.name} messages that are due`;
  }

  /** Queues messages that are due; each again after a minute, until one attempt has claimed it. */
  async queueDue(): Promise<void> {
    while ((await this.queueNext()) === QUEUED_AT_ONCE);
  }

  /** Returns their number. */
  private async queueNext(): Promise<number> {
    if (!this.pubSub.connected || this.hasEnded) return 0;
    const { table } = this.messages;
    const due = await this.transactions.runWithoutWaiting(({ manager }) => takeDue(manager, table, QUEUED_AT_ONCE));
    if (due.length === 0) return 0;
    await this.queue.addBulk(
      due.map(({ id, request_id, attempts }) => ({
        name: 'send',
        data: { id, requestId: request_id || undefined },
        // An attempt that waits in the queue already is not added twice; that of a process that was killed does not keep the next one out.
        opts: { ...JOB_OPTIONS, jobId: `${id}-${attempts}` },
      })),
    );
    return due.length;
  }

  private async poll(): Promise<void> {
    if (!(await hasUnfinished(this.manager, this.messages.table))) return;
    await this.delivery.recover();
    await this.queueDue();
  }
}
