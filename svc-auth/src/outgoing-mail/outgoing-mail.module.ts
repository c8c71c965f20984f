import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailMessage } from '../mail/mail.entity.js';
import { OutgoingMails } from './outgoing-mails.service.js';

@Module({ imports: [TypeOrmModule.forFeature([MailMessage])], providers: [OutgoingMails] })
export class OutgoingMailModule {}
