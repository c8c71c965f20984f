import {
  type CallBody,
  type CallParams,
  getBankDefaults,
  getPaySettings,
  listBankAccounts,
  removeBankAccount,
  saveBankAccount,
  savePaySettings,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { BankAccounts } from './bank-accounts.service.js';
import { PaySettingsService } from './pay-settings.service.js';

@Controller()
@Roles('admin')
export class PaySettingsController {
  constructor(
    private readonly settings: PaySettingsService,
    private readonly accounts: BankAccounts,
  ) {}

  @Route(getPaySettings)
  getSettings() {
    return this.settings.get();
  }

  @Route(savePaySettings)
  save(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof savePaySettings>) {
    return this.settings.save(admin, body);
  }

  @Route(listBankAccounts)
  listBankAccounts() {
    return this.accounts.list();
  }

  @Route(getBankDefaults)
  getBankDefaults(@Param() { bank_code }: CallParams<typeof getBankDefaults>) {
    return this.accounts.getDefaults(bank_code);
  }

  @Route(saveBankAccount)
  saveBankAccount(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof saveBankAccount>) {
    return this.accounts.save(admin, body);
  }

  @Route(removeBankAccount)
  removeBankAccount(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof removeBankAccount>) {
    return this.accounts.remove(admin, body.id);
  }
}
