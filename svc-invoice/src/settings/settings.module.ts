import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CompanyHistoryModule } from '../company/company-history.module.js';
import { LogoModule } from '../logo/logo.module.js';
import { BankDetailsChange } from './bank-details.entity.js';
import { BankDetails } from './bank-details.service.js';
import { GstConfirmation } from './gst-confirmation.entity.js';
import { SettingsController } from './settings.controller.js';
import { InvoiceSettingsRow } from './settings.entity.js';
import { Settings } from './settings.service.js';

@Module({
  imports: [
    CompanyHistoryModule,
    LogoModule,
    TypeOrmModule.forFeature([BankDetailsChange, GstConfirmation, InvoiceSettingsRow]),
  ],
  controllers: [SettingsController],
  providers: [BankDetails, Settings],
  exports: [BankDetails, LogoModule, Settings],
})
export class SettingsModule {}
