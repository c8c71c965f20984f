import { type BodyOf, exportPeople, searchPeople, showBankDetails } from '@cleaning/contracts';
import {
  answerCsv,
  type Caller,
  CurrentCaller,
  exportAct,
  Input,
  Roles,
  Route,
  Transactions,
} from '@cleaning/service-kit';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { writeAudit } from '../audit/write-audit.js';
import { BankDetails } from './bank-details.js';
import { PeopleSearch } from './people-search.js';

@Controller()
@Roles('admin')
export class PeopleController {
  constructor(
    private readonly people: PeopleSearch,
    private readonly bank: BankDetails,
    private readonly transactions: Transactions,
  ) {}

  @Route(searchPeople)
  page(@Input(searchPeople) body: BodyOf<typeof searchPeople>) {
    return this.people.page(body);
  }

  @Route(exportPeople)
  async export(
    @CurrentCaller() admin: Caller,
    @Input(exportPeople) body: BodyOf<typeof exportPeople>,
    @Res() response: Response,
  ) {
    await this.transactions.run((tx) => writeAudit(tx, exportAct(admin, 'people.exported', 'Sub-contractors', body)));
    await answerCsv(response, 'sub-contractors.csv', this.people.csv(body));
  }

  @Route(showBankDetails)
  showBank(@CurrentCaller() admin: Caller, @Input(showBankDetails) body: BodyOf<typeof showBankDetails>) {
    return this.bank.show(admin, body.id);
  }
}
