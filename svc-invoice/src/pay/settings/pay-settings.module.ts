import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../../settings/settings.module.js';
import { BankAccounts } from './bank-accounts.service.js';
import { PaySettingsController } from './pay-settings.controller.js';
import { PayBankAccount, PaySettingsRow } from './pay-settings.entity.js';
import { PaySettingsService } from './pay-settings.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PaySettingsRow, PayBankAccount]), SettingsModule],
  controllers: [PaySettingsController],
  providers: [BankAccounts, PaySettingsService],
  exports: [BankAccounts, PaySettingsService],
})
export class PaySettingsModule {}
