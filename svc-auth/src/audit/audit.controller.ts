import { type CallBody, type CallQuery, exportAuditLog, getAuditLog } from '@cleaning/contracts';
import {
  answerCsv,
  buildExportEvent,
  type Caller,
  CurrentCaller,
  Roles,
  Route,
  Transactions,
} from '@cleaning/service-kit';
import { Body, Controller, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { writeAudit } from './audit-entry.js';
import { AuditLog } from './audit-log.service.js';

@Controller()
export class AuditController {
  constructor(
    private readonly log: AuditLog,
    private readonly transactions: Transactions,
  ) {}

  @Route(getAuditLog)
  @Roles('admin')
  list(@Query() query: CallQuery<typeof getAuditLog>) {
    return this.log.list(query);
  }

  @Route(exportAuditLog)
  @Roles('admin')
  async export(
    @CurrentCaller() admin: Caller,
    @Body() body: CallBody<typeof exportAuditLog>,
    @Res() response: Response,
  ) {
    await this.transactions.run((tx) =>
      writeAudit(tx, buildExportEvent(admin, 'audit-log.exported', 'Audit log', body)),
    );
    await answerCsv(response, 'audit-log.csv', this.log.createCsv(body));
  }
}
