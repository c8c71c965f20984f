import { MAIL_QUEUE } from '@cleaning/contracts';
import { IntervalRuns, PubSub, Transactions } from '@cleaning/service-kit';
import { InjectQueue, Processor } from '@nestjs/bullmq';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { Queue } from 'bullmq';
import type { EntityManager } from 'typeorm';
import { type MessageJob, MessageQueue } from '../notices/message-queue.js';
import { MailDelivery } from './mail-delivery.service.js';

@Processor(MAIL_QUEUE, { concurrency: 5 })
export class MailQueue extends MessageQueue {
  constructor(
    @InjectQueue(MAIL_QUEUE) queue: Queue<MessageJob>,
    pubSub: PubSub,
    @InjectEntityManager() manager: EntityManager,
    transactions: Transactions,
    delivery: MailDelivery,
    runs: IntervalRuns,
  ) {
    super({ name: 'mail', table: 'mail_message' }, queue, pubSub, manager, transactions, delivery, runs);
  }
}
