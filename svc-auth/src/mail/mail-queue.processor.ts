import { MAIL_QUEUE } from '@cleaning/contracts';
import { IntervalRuns, PubSub, Transactions } from '@cleaning/service-kit';
import { InjectQueue, Processor } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { type MessageJob, MessageQueue } from '../notices/message-queue.js';
import { MailDelivery } from './mail-delivery.service.js';

@Processor(MAIL_QUEUE, { concurrency: 5 })
export class MailQueue extends MessageQueue {
  constructor(
    @InjectQueue(MAIL_QUEUE) queue: Queue<MessageJob>,
    pubSub: PubSub,
    dataSource: DataSource,
    transactions: Transactions,
    delivery: MailDelivery,
    runs: IntervalRuns,
  ) {
    super({ name: 'mail', table: 'mail_message' }, queue, pubSub, dataSource, transactions, delivery, runs);
  }
}
