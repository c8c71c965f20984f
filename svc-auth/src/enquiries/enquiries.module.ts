import { Module } from '@nestjs/common';
import { EnquiryMail } from './enquiry-mail.service.js';

@Module({ providers: [EnquiryMail] })
export class EnquiriesModule {}
