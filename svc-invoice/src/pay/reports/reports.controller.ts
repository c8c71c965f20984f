import {
  type CallBody,
  type CallParams,
  exportCosts,
  exportSuper,
  getCosts,
  getTaxReport,
  getTaxReportFiles,
  listSuper,
  lodgeTaxReport,
  makeTaxReport,
  markSuperReceived,
  printCosts,
} from '@cleaning/contracts';
import {
  answerCsv,
  answerPdf,
  buildExportEvent,
  type Caller,
  CurrentCaller,
  Roles,
  Route,
  recordAudit,
  Transactions,
} from '@cleaning/service-kit';
import { Body, Controller, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Logos } from '../../logo/logos.service.js';
import { Settings } from '../../settings/settings.service.js';
import { Costs } from './costs.service.js';
import { SuperList } from './super-list.service.js';
import { TaxReports } from './tax-reports.service.js';

@Controller()
@Roles('admin')
export class ReportsController {
  constructor(
    private readonly superList: SuperList,
    private readonly taxReports: TaxReports,
    private readonly costs: Costs,
    private readonly transactions: Transactions,
    private readonly settings: Settings,
    private readonly logos: Logos,
  ) {}

  @Route(listSuper)
  listSuper(@Body() body: CallBody<typeof listSuper>) {
    return this.superList.list(body);
  }

  @Route(markSuperReceived)
  markReceived(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof markSuperReceived>) {
    return this.superList.markReceived(admin, body);
  }

  @Route(exportSuper)
  async exportSuper(
    @CurrentCaller() admin: Caller,
    @Body() body: CallBody<typeof exportSuper>,
    @Res() response: Response,
  ) {
    await this.recordExport(admin, 'Super', body);
    await answerCsv(response, 'super.csv', this.superList.createCsv(body));
  }

  @Route(getTaxReport)
  readTaxReport(@Param() { year }: CallParams<typeof getTaxReport>) {
    return this.taxReports.read(year);
  }

  @Route(makeTaxReport)
  makeTaxReport(
    @CurrentCaller() admin: Caller,
    @Param() { year }: CallParams<typeof getTaxReport>,
    @Body() body: CallBody<typeof makeTaxReport>,
  ) {
    return this.taxReports.make(admin, year, body);
  }

  @Route(getTaxReportFiles)
  getTaxReportFiles(@Param() { report_id }: CallParams<typeof getTaxReportFiles>) {
    return this.taxReports.getFiles(report_id);
  }

  @Route(lodgeTaxReport)
  lodgeTaxReport(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof lodgeTaxReport>) {
    return this.taxReports.lodge(admin, body);
  }

  @Route(getCosts)
  readCosts(@Body() body: CallBody<typeof getCosts>) {
    return this.costs.get(body);
  }

  @Route(exportCosts)
  async exportCosts(
    @CurrentCaller() admin: Caller,
    @Body() body: CallBody<typeof exportCosts>,
    @Res() response: Response,
  ) {
    const list = await this.costs.createCsv(body);
    await this.recordExport(admin, 'Cost by site', body);
    await answerCsv(response, 'cost-by-place.csv', list);
  }

  @Route(printCosts)
  async printCosts(
    @CurrentCaller() admin: Caller,
    @Body() body: CallBody<typeof printCosts>,
    @Res() response: Response,
  ) {
    const costs = await this.costs.get(body);
    await this.recordExport(admin, 'Cost by site', body);
    // Imported on demand: the PDF library takes 20 MB of memory.
    const { createCostsPdf } = await import('./costs-pdf.js');
    const { supplier } = await this.settings.get();
    const pdf = await createCostsPdf(body, costs, await this.logos.findPaper(supplier));
    answerPdf(response, 'cost-by-place.pdf', pdf, 'attachment');
  }

  private recordExport(admin: Caller, list: string, filters: object): Promise<void> {
    return this.transactions.run((tx) =>
      recordAudit(tx, buildExportEvent(admin, 'pay-list.exported', list, { ...filters })),
    );
  }
}
