import { Module } from '@nestjs/common';
import { MailReach } from './mail-reach.service.js';

@Module({ providers: [MailReach], exports: [MailReach] })
export class MailReachModule {}
