import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CompanyHistoryModule } from '../company/company-history.module.js';
import { DocumentMailModule } from '../document-mail/document-mail.module.js';
import { MailReachModule } from '../mail-reach/mail-reach.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import {
  Reminder,
  ReminderHoldRow,
  ReminderInvoice,
  ReminderSettingsRow,
  ToldReminderProblem,
} from './reminder.entity.js';
import { ReminderAttachments } from './reminder-attachments.service.js';
import { ReminderHolds } from './reminder-holds.service.js';
import { ReminderSending } from './reminder-sending.service.js';
import { ReminderSettings } from './reminder-settings.service.js';
import { RemindersController } from './reminders.controller.js';
import { Reminders } from './reminders.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Reminder, ReminderHoldRow, ReminderInvoice, ReminderSettingsRow, ToldReminderProblem]),
    CompanyHistoryModule,
    DocumentMailModule,
    MailReachModule,
    SettingsModule,
  ],
  controllers: [RemindersController],
  providers: [ReminderAttachments, ReminderHolds, ReminderSending, ReminderSettings, Reminders],
  exports: [ReminderAttachments],
})
export class RemindersModule {}
