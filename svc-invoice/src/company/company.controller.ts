import { type CallAnswer, type CallBody, getCompany, listCompanyVersions, saveCompany } from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { Company } from './company.service.js';
import { CompanyHistory } from './company-history.service.js';

@Controller()
export class CompanyController {
  constructor(
    private readonly company: Company,
    private readonly history: CompanyHistory,
  ) {}

  @Route(getCompany)
  @Roles('admin')
  read(): Promise<CallAnswer<typeof getCompany>> {
    return this.company.get();
  }

  @Route(saveCompany)
  @Roles('admin')
  save(
    @CurrentCaller() admin: Caller,
    @Body() body: CallBody<typeof saveCompany>,
  ): Promise<CallAnswer<typeof saveCompany>> {
    return this.company.save(admin, body);
  }

  @Route(listCompanyVersions)
  @Roles('admin')
  listVersions(): Promise<CallAnswer<typeof listCompanyVersions>> {
    return this.history.list();
  }
}
