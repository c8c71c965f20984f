import {
  type BodyOf,
  exportCosts,
  exportSuper,
  getCosts,
  getTaxReport,
  listSuper,
  lodgeTaxReport,
  makeTaxReport,
  markSuperReceived,
  type ParamsOf,
} from '@cleaning/contracts';
import {
  answerCsv,
  type Caller,
  CurrentCaller,
  exportAct,
  Input,
  PathParams,
  Roles,
  Route,
  recordAudit,
  Transactions,
} from '@cleaning/service-kit';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Costs } from './costs.js';
import { SuperList } from './super-list.js';
import { TaxReports } from './tax-reports.js';

@Controller()
@Roles('admin')
export class ReportsController {
  constructor(
    private readonly superList: SuperList,
    private readonly taxReports: TaxReports,
    private readonly costs: Costs,
    private readonly transactions: Transactions,
  ) {}

  @Route(listSuper)
  super(@Input(listSuper) body: BodyOf<typeof listSuper>) {
    return this.superList.page(body);
  }

  @Route(markSuperReceived)
  received(@CurrentCaller() admin: Caller, @Input(markSuperReceived) body: BodyOf<typeof markSuperReceived>) {
    return this.superList.received(admin, body);
  }

  @Route(exportSuper)
  async exportSuper(
    @CurrentCaller() admin: Caller,
    @Input(exportSuper) body: BodyOf<typeof exportSuper>,
    @Res() response: Response,
  ) {
    await this.audited(admin, 'Super', body);
    await answerCsv(response, 'super.csv', this.superList.csv(body));
  }

  @Route(getTaxReport)
  taxReport(@PathParams(getTaxReport) { year }: ParamsOf<typeof getTaxReport>) {
    return this.taxReports.read(year);
  }

  @Route(makeTaxReport)
  makeTaxReport(
    @CurrentCaller() admin: Caller,
    @PathParams(makeTaxReport) { year }: ParamsOf<typeof getTaxReport>,
    @Input(makeTaxReport) body: BodyOf<typeof makeTaxReport>,
  ) {
    return this.taxReports.make(admin, year, body);
  }

  @Route(lodgeTaxReport)
  lodgeTaxReport(@CurrentCaller() admin: Caller, @Input(lodgeTaxReport) body: BodyOf<typeof lodgeTaxReport>) {
    return this.taxReports.lodge(admin, body);
  }

  @Route(getCosts)
  costsOf(@Input(getCosts) body: BodyOf<typeof getCosts>) {
    return this.costs.of(body);
  }

  @Route(exportCosts)
  async exportCosts(
    @CurrentCaller() admin: Caller,
    @Input(exportCosts) body: BodyOf<typeof exportCosts>,
    @Res() response: Response,
  ) {
    const list = this.costs.csv(body);
    await this.audited(admin, 'Cost by place', body);
    await answerCsv(response, 'cost-by-place.csv', list);
  }

  private audited(admin: Caller, list: string, filters: object): Promise<void> {
    return this.transactions.run((tx) => recordAudit(tx, exportAct(admin, 'pay-list.exported', list, { ...filters })));
  }
}
