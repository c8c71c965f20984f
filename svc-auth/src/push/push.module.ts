import { PUSH_QUEUE } from '@cleaning/contracts';
import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CompanyModule } from '../company/company.module.js';
import { PushController } from './push.controller.js';
import { PushDevice, PushKey, PushMessage } from './push.entity.js';
import { PushDelivery } from './push-delivery.service.js';
import { PushDevices } from './push-devices.service.js';
import { StoredPushKeys } from './push-keys.service.js';
import { PushQueue } from './push-queue.processor.js';
import { PushSender } from './push-sender.service.js';

@Module({
  imports: [
    CompanyModule,
    TypeOrmModule.forFeature([PushKey, PushDevice, PushMessage]),
    BullModule.registerQueue({ name: PUSH_QUEUE }),
  ],
  controllers: [PushController],
  providers: [PushDelivery, PushDevices, PushQueue, PushSender, StoredPushKeys],
})
export class PushModule {}
