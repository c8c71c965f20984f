import { HourlyLimit } from '@cleaning/service-kit';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Client } from '../clients/client.entity.js';
import { DocumentLinksModule } from '../document-links/document-links.module.js';
import { DocumentMailModule } from '../document-mail/document-mail.module.js';
import { MailedPapersModule } from '../document-mail/mailed-papers.module.js';
import { EnquiriesModule } from '../enquiries/enquiries.module.js';
import { MailReachModule } from '../mail-reach/mail-reach.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { ClientCodes } from './client-codes.service.js';
import { ClientDocuments } from './client-documents.service.js';
import { ClientMessages } from './client-messages.service.js';
import { ClientPageController, ClientPageDeskController, DocumentPagesController } from './client-page.controller.js';
import { ClientPageDesks } from './client-page-desk.service.js';
import {
  ClientCode,
  ClientGuessing,
  ClientPageLimit,
  ClientSessionRow,
  ClientWrongCode,
  EarlierClientCode,
} from './client-session.entity.js';
import { ClientSessionsController } from './client-sessions.controller.js';
import { DocumentPages } from './document-pages.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      Client,
      ClientCode,
      ClientGuessing,
      ClientPageLimit,
      ClientWrongCode,
      EarlierClientCode,
      ClientSessionRow,
    ]),
    DocumentLinksModule,
    DocumentMailModule,
    EnquiriesModule,
    MailedPapersModule,
    MailReachModule,
    QuotesModule,
    SettingsModule,
  ],
  controllers: [ClientSessionsController, ClientPageController, ClientPageDeskController, DocumentPagesController],
  providers: [
    ClientCodes,
    ClientDocuments,
    ClientMessages,
    ClientPageDesks,
    DocumentPages,
    HourlyLimit.createProvider(ClientPageLimit),
  ],
  exports: [ClientCodes],
})
export class ClientPageModule {}
