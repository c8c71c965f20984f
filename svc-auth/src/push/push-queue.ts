import { PUSH_QUEUE } from '@cleaning/contracts';
import { Bus, type CommonEnvironment, ENVIRONMENT, Transactions } from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MessageQueue } from '../notices/message-queue.js';
import { PushDelivery } from './push-delivery.js';

@Injectable()
export class PushQueue extends MessageQueue {
  constructor(
    @Inject(ENVIRONMENT) env: CommonEnvironment,
    bus: Bus,
    dataSource: DataSource,
    transactions: Transactions,
    delivery: PushDelivery,
  ) {
    // A push service that answers slowly holds up few of the others.
    super(
      { name: 'push', queue: PUSH_QUEUE, table: 'push_message', concurrency: 10 },
      env,
      bus,
      dataSource,
      transactions,
      delivery,
    );
  }
}
