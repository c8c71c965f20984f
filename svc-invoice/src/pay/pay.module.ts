import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { KnownPayees } from './payees/known-payees.js';
import { OwnPayDetails } from './payees/own-pay-details.js';
import { PayeeList } from './payees/payee-list.js';
import { OwnPayDetailsController, PayeesController } from './payees/payees.controller.js';
import { Payees } from './payees/payees.service.js';
import { BankAccounts } from './settings/bank-accounts.js';
import { PaySettingsController } from './settings/pay-settings.controller.js';
import { PaySettingsService } from './settings/pay-settings.service.js';

@Module({
  imports: [SettingsModule],
  controllers: [PaySettingsController, PayeesController, OwnPayDetailsController],
  providers: [BankAccounts, KnownPayees, OwnPayDetails, PayeeList, Payees, PaySettingsService],
})
export class PayModule {}
