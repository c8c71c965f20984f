import { SMS_QUEUE } from '@cleaning/contracts';
import { IntervalRuns, PubSub, Transactions } from '@cleaning/service-kit';
import { InjectQueue, Processor } from '@nestjs/bullmq';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { Queue } from 'bullmq';
import type { EntityManager } from 'typeorm';
import { type MessageJob, MessageQueue } from '../notices/message-queue.js';
import { SmsDelivery } from './sms-delivery.service.js';

@Processor(SMS_QUEUE, { concurrency: 5 })
export class SmsQueue extends MessageQueue {
  constructor(
    @InjectQueue(SMS_QUEUE) queue: Queue<MessageJob>,
    pubSub: PubSub,
    @InjectEntityManager() manager: EntityManager,
    transactions: Transactions,
    delivery: SmsDelivery,
    runs: IntervalRuns,
  ) {
    super({ name: 'sms', table: 'sms_message' }, queue, pubSub, manager, transactions, delivery, runs);
  }
}
