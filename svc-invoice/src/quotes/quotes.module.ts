import { HourlyLimit } from '@cleaning/service-kit';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClientsModule } from '../clients/clients.module.js';
import { EnquiriesModule } from '../enquiries/enquiries.module.js';
import { MailReachModule } from '../mail-reach/mail-reach.module.js';
import { PageLinksModule } from '../page-links/page-links.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { Quote, QuoteAcceptance, QuotePdf } from './quote.entity.js';
import { QuoteAnswers } from './quote-answers.service.js';
import { QuoteDrafts } from './quote-drafts.service.js';
import { QuoteFeed } from './quote-feed.service.js';
import { QuoteFollowUps } from './quote-follow-ups.service.js';
import { QuoteLimit, QuoteLink, QuoteMail } from './quote-link.entity.js';
import { QuoteLinks } from './quote-links.service.js';
import { QuoteFollowUp, QuoteJob, QuoteText } from './quote-making.entity.js';
import { QuoteMaking } from './quote-making.service.js';
import { QuotePages } from './quote-page.service.js';
import { QuoteDocumentsController, QuotePagesController } from './quote-pages.controller.js';
import { QuoteReads } from './quote-reads.service.js';
import { QuoteSending } from './quote-sending.service.js';
import { QuoteTexts } from './quote-texts.service.js';
import { QuotesController, QuoteTextsController } from './quotes.controller.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      Quote,
      QuoteAcceptance,
      QuotePdf,
      QuoteLimit,
      QuoteLink,
      QuoteMail,
      QuoteFollowUp,
      QuoteJob,
      QuoteText,
    ]),
    ClientsModule,
    EnquiriesModule,
    MailReachModule,
    PageLinksModule,
    SettingsModule,
  ],
  controllers: [QuotesController, QuoteTextsController, QuotePagesController, QuoteDocumentsController],
  providers: [
    QuoteReads,
    QuoteDrafts,
    QuoteSending,
    QuoteAnswers,
    QuotePages,
    QuoteMaking,
    QuoteTexts,
    QuoteFollowUps,
    QuoteFeed,
    QuoteLinks,
    HourlyLimit.createProvider(QuoteLimit),
  ],
  exports: [QuoteFeed, QuoteLinks, QuoteSending],
})
export class QuotesModule {}
