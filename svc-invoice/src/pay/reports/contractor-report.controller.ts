import {
  type CallParams,
  exportContractorReport,
  getContractorReport,
  printContractorReport,
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
import { Controller, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Logos } from '../../logo/logos.service.js';
import { Settings } from '../../settings/settings.service.js';
import { ContractorReports } from './contractor-report.service.js';

@Controller()
@Roles('admin')
export class ContractorReportController {
  constructor(
    private readonly reports: ContractorReports,
    private readonly transactions: Transactions,
    private readonly settings: Settings,
    private readonly logos: Logos,
  ) {}

  @Route(getContractorReport)
  read(@Param() { year }: CallParams<typeof getContractorReport>) {
    return this.reports.get(year);
  }

  @Route(exportContractorReport)
  async export(
    @CurrentCaller() admin: Caller,
    @Param() { year }: CallParams<typeof exportContractorReport>,
    @Res() response: Response,
  ) {
    const list = await this.reports.createCsv(year);
    await this.recordExport(admin, year);
    await answerCsv(response, `contractors-${year}.csv`, list);
  }

  @Route(printContractorReport)
  async print(
    @CurrentCaller() admin: Caller,
    @Param() { year }: CallParams<typeof printContractorReport>,
    @Res() response: Response,
  ) {
    const report = await this.reports.get(year);
    await this.recordExport(admin, year);
    // Imported on demand: the PDF library takes 20 MB of memory.
    const { createContractorReportPdf } = await import('./contractor-report-pdf.js');
    const { supplier } = await this.settings.get();
    const pdf = await createContractorReportPdf(report, await this.logos.findPaper(supplier));
    answerPdf(response, `contractors-${year}.pdf`, pdf, 'attachment');
  }

  private recordExport(admin: Caller, year: number): Promise<void> {
    const act = buildExportEvent(admin, 'pay-list.exported', 'Sub-contractor hours', { year });
    return this.transactions.run((tx) => recordAudit(tx, act));
  }
}
