import { WEBHOOK_QUEUE } from '@cleaning/contracts';
import { IntervalRuns, PubSub, Transactions } from '@cleaning/service-kit';
import { InjectQueue, Processor } from '@nestjs/bullmq';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { Queue } from 'bullmq';
import type { EntityManager } from 'typeorm';
import { type MessageJob, MessageQueue } from '../notices/message-queue.js';
import { WebhookDeliveries } from './webhook-deliveries.service.js';

/** Several at once, so that a slow address delays few of the others. */
@Processor(WEBHOOK_QUEUE, { concurrency: 10 })
export class WebhookQueue extends MessageQueue {
  constructor(
    @InjectQueue(WEBHOOK_QUEUE) queue: Queue<MessageJob>,
    pubSub: PubSub,
    @InjectEntityManager() manager: EntityManager,
    transactions: Transactions,
    deliveries: WebhookDeliveries,
    runs: IntervalRuns,
  ) {
    super({ name: 'webhook', table: 'webhook_delivery' }, queue, pubSub, manager, transactions, deliveries, runs);
  }
}
