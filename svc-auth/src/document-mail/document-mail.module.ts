import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailMessage } from '../mail/mail.entity.js';
import { DocumentMail } from './document-mail.service.js';

@Module({ imports: [TypeOrmModule.forFeature([MailMessage])], providers: [DocumentMail] })
export class DocumentMailModule {}
