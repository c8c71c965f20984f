import {
  type BodyOf,
  getBankDefaults,
  getPaySettings,
  listBankAccounts,
  type ParamsOf,
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
  current() {
    return this.settings.current();
  }

  @Route(savePaySettings)
  save(@CurrentCaller() admin: Caller, @Body() body: BodyOf<typeof savePaySettings>) {
    return this.settings.save(admin, body);
  }

  @Route(listBankAccounts)
  bankAccounts() {
    return this.accounts.list();
  }

  @Route(getBankDefaults)
  bankDefaults(@Param() { bank_code }: ParamsOf<typeof getBankDefaults>) {
    return this.accounts.defaults(bank_code);
  }

  @Route(saveBankAccount)
  saveBankAccount(@CurrentCaller() admin: Caller, @Body() body: BodyOf<typeof saveBankAccount>) {
    return this.accounts.save(admin, body);
  }

  @Route(removeBankAccount)
  removeBankAccount(@CurrentCaller() admin: Caller, @Body() body: BodyOf<typeof removeBankAccount>) {
    return this.accounts.remove(admin, body.id);
  }
}
