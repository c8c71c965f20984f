import { MAIL_QUEUE } from '@cleaning/contracts';
import { Bus, type CommonEnvironment, ENVIRONMENT, Transactions } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MessageQueue } from '../notices/message-queue.js';
import { MailDelivery } from './mail-delivery.js';

@Injectable()
export class MailQueue extends MessageQueue {
  constructor(
    @Inject(ENVIRONMENT) env: CommonEnvironment,
    bus: Bus,
    dataSource: DataSource,
    transactions: Transactions,
    delivery: MailDelivery,
  ) {
    super(
      { name: 'mail', queue: MAIL_QUEUE, table: 'mail_message', concurrency: 5 },
      env,
      bus,
      dataSource,
      transactions,
      delivery,
    );
  }
}
