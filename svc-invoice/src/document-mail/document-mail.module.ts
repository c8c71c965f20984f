import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DocumentLinksModule } from '../document-links/document-links.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { DocumentMailController } from './document-mail.controller.js';
import { DocumentMail } from './document-mail.entity.js';
import { DocumentMails } from './document-mails.service.js';
import { MailedDocuments } from './mailed-documents.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([DocumentMail]), InvoicesModule, SettingsModule, DocumentLinksModule],
  controllers: [DocumentMailController],
  providers: [DocumentMails, MailedDocuments],
  exports: [DocumentMails, MailedDocuments],
})
export class DocumentMailModule {}
