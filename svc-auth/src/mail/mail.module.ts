import { MAIL_QUEUE } from '@cleaning/contracts';
import { BullModule } from '@nestjs/bullmq';
import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CompanyModule } from '../company/company.module.js';
import { InternalMailController, MailController } from './mail.controller.js';
import { MailMessage, RefusedAddress } from './mail.entity.js';
import { MailAttachments } from './mail-attachments.service.js';
import { MailDelivery } from './mail-delivery.service.js';
import { MailDesk } from './mail-desk.service.js';
import { MailMetrics } from './mail-metrics.service.js';
import { MailQueue } from './mail-queue.processor.js';
import { MailTransport } from './mail-transport.service.js';
import { Mails } from './mails.service.js';
import { QuoteAttachments } from './quote-attachments.service.js';
import { VisitorMails } from './visitor-mails.service.js';

@Global()
@Module({
  imports: [
    CompanyModule,
    TypeOrmModule.forFeature([MailMessage, RefusedAddress]),
    BullModule.registerQueue({ name: MAIL_QUEUE }),
  ],
  controllers: [MailController, InternalMailController],
  providers: [
    MailDelivery,
    MailDesk,
    MailMetrics,
    MailQueue,
    Mails,
    MailTransport,
    MailAttachments,
    QuoteAttachments,
    VisitorMails,
  ],
  exports: [Mails, MailTransport, VisitorMails],
})
export class MailModule {}
