import { Module } from '@nestjs/common';
import { QuoteMail } from './quote-mail.service.js';

@Module({ providers: [QuoteMail] })
export class QuotesModule {}
