import { type CallBody, getPayeeAccounts } from '@cleaning/contracts';
import { Roles, Route } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { PayeeAccounts } from './payee-accounts.service.js';

@Controller()
export class PayeeAccountsController {
  constructor(private readonly accounts: PayeeAccounts) {}

  @Route(getPayeeAccounts)
  @Roles('service')
  list(@Body() body: CallBody<typeof getPayeeAccounts>) {
    return this.accounts.list(body);
  }
}
