import { Module } from '@nestjs/common';
import { ComplaintMail } from './complaint-mail.service.js';

@Module({ providers: [ComplaintMail] })
export class ComplaintsModule {}
