import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClientInvoicesModule } from '../client-invoices/client-invoices.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { LogoModule } from '../logo/logo.module.js';
import { RemindersModule } from '../reminders/reminders.module.js';
import { DocumentMail } from './document-mail.entity.js';
import { MailedPapersController } from './mailed-papers.controller.js';
import { MailedPapers } from './mailed-papers.service.js';

/** Separate from the messages' module, which issuing documents depends on. */
@Module({
  imports: [
    LogoModule,
    TypeOrmModule.forFeature([DocumentMail]),
    ClientInvoicesModule,
    InvoicesModule,
    RemindersModule,
  ],
  controllers: [MailedPapersController],
  providers: [MailedPapers],
  exports: [MailedPapers],
})
export class MailedPapersModule {}
