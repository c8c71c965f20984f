import {
  type CallAnswer,
  type CallBody,
  confirmGstRate,
  decideBankDetails,
  getBankDetails,
  getInvoiceSettings,
  proposeBankDetails,
  saveInvoiceSettings,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { BankDetails } from './bank-details.service.js';
import { Settings } from './settings.service.js';

@Controller()
export class SettingsController {
  constructor(
    private readonly settings: Settings,
    private readonly bank: BankDetails,
  ) {}

  @Route(getBankDetails)
  @Roles('admin')
  readBankDetails(@CurrentCaller() caller: Caller): Promise<CallAnswer<typeof getBankDetails>> {
    return this.bank.read(caller);
  }

  @Route(proposeBankDetails)
  @Roles('admin')
  proposeBank(
    @CurrentCaller() caller: Caller,
    @Body() body: CallBody<typeof proposeBankDetails>,
  ): Promise<CallAnswer<typeof proposeBankDetails>> {
    return this.bank.propose(caller, body);
  }

  @Route(decideBankDetails)
  @Roles('admin')
  decideBank(
    @CurrentCaller() caller: Caller,
    @Body() body: CallBody<typeof decideBankDetails>,
  ): Promise<CallAnswer<typeof decideBankDetails>> {
    return this.bank.decide(caller, body);
  }

  @Route(getInvoiceSettings)
  @Roles('admin')
  getSettings(): Promise<CallAnswer<typeof getInvoiceSettings>> {
    return this.settings.get();
  }

  @Route(saveInvoiceSettings)
  @Roles('admin')
  save(
    @CurrentCaller() caller: Caller,
    @Body() body: CallBody<typeof saveInvoiceSettings>,
  ): Promise<CallAnswer<typeof saveInvoiceSettings>> {
    return this.settings.save(caller, body);
  }

  @Route(confirmGstRate)
  @Roles('admin')
  confirmGst(
    @CurrentCaller() caller: Caller,
    @Body() body: CallBody<typeof confirmGstRate>,
  ): Promise<CallAnswer<typeof confirmGstRate>> {
    return this.settings.confirmGst(caller, body);
  }
}
