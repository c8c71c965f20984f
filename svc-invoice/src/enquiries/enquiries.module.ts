import { HourlyLimit } from '@cleaning/service-kit';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SiteProofModule } from '../site-proof/site-proof.module.js';
import { EnquiriesController } from './enquiries.controller.js';
import { Enquiry, EnquiryDigest, HistoryNote, NamedPhoto } from './enquiry.entity.js';
import { EnquiryDesk } from './enquiry-desk.service.js';
import { EnquiryFeed } from './enquiry-feed.service.js';
import { EnquiryIntake } from './enquiry-intake.service.js';
import { EnquiryLimit } from './enquiry-limit.entity.js';
import { EnquiryList } from './enquiry-list.service.js';
import { EnquiryRetention } from './enquiry-retention.service.js';
import { OfficeMessages } from './office-messages.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Enquiry, EnquiryLimit, HistoryNote, NamedPhoto, EnquiryDigest]), SiteProofModule],
  controllers: [EnquiriesController],
  providers: [
    EnquiryIntake,
    EnquiryList,
    EnquiryDesk,
    EnquiryFeed,
    EnquiryRetention,
    OfficeMessages,
    HourlyLimit.createProvider(EnquiryLimit),
  ],
  exports: [EnquiryFeed, EnquiryIntake],
})
export class EnquiriesModule {}
