import { PUSH_QUEUE } from '@cleaning/contracts';
import { IntervalRuns, PubSub, Transactions } from '@cleaning/service-kit';
import { InjectQueue, Processor } from '@nestjs/bullmq';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { Queue } from 'bullmq';
import type { EntityManager } from 'typeorm';
import { type MessageJob, MessageQueue } from '../notices/message-queue.js';
import { PushDelivery } from './push-delivery.service.js';

/** Several at once, so that a slow push service delays few of the others. */
@Processor(PUSH_QUEUE, { concurrency: 10 })
export class PushQueue extends MessageQueue {
  constructor(
    @InjectQueue(PUSH_QUEUE) queue: Queue<MessageJob>,
    pubSub: PubSub,
    @InjectEntityManager() manager: EntityManager,
    transactions: Transactions,
    delivery: PushDelivery,
    runs: IntervalRuns,
  ) {
    super({ name: 'push', table: 'push_message' }, queue, pubSub, manager, transactions, delivery, runs);
  }
}
