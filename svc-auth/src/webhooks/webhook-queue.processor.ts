import { WEBHOOK_QUEUE } from '@cleaning/contracts';
import { IntervalRuns, PubSub, Transactions } from '@cleaning/service-kit';
import { InjectQueue, Processor } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { type MessageJob, MessageQueue } from '../notices/message-queue.js';
import { WebhookDeliveries } from './webhook-deliveries.service.js';

/** Several at once, so that a slow address delays few of the others. */
@Processor(WEBHOOK_QUEUE, { concurrency: 10 })
export class WebhookQueue extends MessageQueue {
  constructor(
    @InjectQueue(WEBHOOK_QUEUE) queue: Queue<MessageJob>,
    pubSub: PubSub,
    dataSource: DataSource,
    transactions: Transactions,
    deliveries: WebhookDeliveries,
    runs: IntervalRuns,
  ) {
    super({ name: 'webhook', table: 'webhook_delivery' }, queue, pubSub, dataSource, transactions, deliveries, runs);
  }
}
