import {
  type CallBody,
  exportAccounting,
  getAccountingSettings,
  listGst,
  previewAccounting,
  saveAccountingSettings,
} from '@cleaning/contracts';
import {
  answerCsv,
  buildExportEvent,
  type Caller,
  CurrentCaller,
  Roles,
  Route,
  recordAudit,
  Transactions,
} from '@cleaning/service-kit';
import { Body, Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Accounting } from './accounting.service.js';
import { AccountingSettingsService } from './accounting-settings.service.js';

@Controller()
@Roles('admin')
export class AccountingController {
  constructor(
    private readonly accounting: Accounting,
    private readonly settings: AccountingSettingsService,
    private readonly transactions: Transactions,
  ) {}

  @Route(getAccountingSettings)
  getSettings() {
    return this.settings.get();
  }

  @Route(saveAccountingSettings)
  save(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof saveAccountingSettings>) {
    return this.settings.save(admin, body);
  }

  @Route(previewAccounting)
  preview(@Body() body: CallBody<typeof previewAccounting>) {
    return this.accounting.preview(body);
  }

  @Route(listGst)
  listGst(@Body() body: CallBody<typeof listGst>) {
    return this.accounting.listGst(body);
  }

  @Route(exportAccounting)
  async export(
    @CurrentCaller() admin: Caller,
    @Body() body: CallBody<typeof exportAccounting>,
    @Res() response: Response,
  ): Promise<void> {
    const { file, ...span } = body;
    const list = await this.accounting.createFile(file, span);
    await this.transactions.run((tx) => recordAudit(tx, buildExportEvent(admin, 'accounting.exported', file, span)));
    await answerCsv(response, `${file}-${span.from}-${span.to}.csv`, list);
  }
}
