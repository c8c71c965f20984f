import { SMS_QUEUE } from '@cleaning/contracts';
import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Account } from '../accounts/account.entity.js';
import { CompanyModule } from '../company/company.module.js';
import { SmsController, SmsDeskController } from './sms.controller.js';
import { SmsMessage, SmsNumber } from './sms.entity.js';
import { SmsDelivery } from './sms-delivery.service.js';
import { SmsDesk } from './sms-desk.service.js';
import { SmsNumbers } from './sms-numbers.service.js';
import { SmsQueue } from './sms-queue.processor.js';
import { SmsSender } from './sms-sender.service.js';

@Module({
  imports: [
    CompanyModule,
    TypeOrmModule.forFeature([Account, SmsNumber, SmsMessage]),
    BullModule.registerQueue({ name: SMS_QUEUE }),
  ],
  controllers: [SmsController, SmsDeskController],
  providers: [SmsDelivery, SmsDesk, SmsNumbers, SmsQueue, SmsSender],
})
export class SmsModule {}
