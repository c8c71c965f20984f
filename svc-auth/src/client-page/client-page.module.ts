import { Module } from '@nestjs/common';
import { ClientCodeMail } from './client-code-mail.service.js';

@Module({ providers: [ClientCodeMail] })
export class ClientPageModule {}
