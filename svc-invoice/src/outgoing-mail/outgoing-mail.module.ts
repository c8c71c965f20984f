import { Module } from '@nestjs/common';
import { ClientPageModule } from '../client-page/client-page.module.js';
import { DocumentMailModule } from '../document-mail/document-mail.module.js';
import { EnquiriesModule } from '../enquiries/enquiries.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { OutgoingMails } from './outgoing-mails.service.js';

@Module({
  imports: [ClientPageModule, DocumentMailModule, EnquiriesModule, QuotesModule],
  providers: [OutgoingMails],
})
export class OutgoingMailModule {}
