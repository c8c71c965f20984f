import { type BodyOf, exportAuditLog, getAuditLog, type QueryOf } from '@cleaning/contracts';
import { answerCsv, Input, QueryParams, Roles, Route } from '@cleaning/service-kit';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { AuditLog } from './audit-log.js';

@Controller()
export class AuditController {
  constructor(private readonly log: AuditLog) {}

  @Route(getAuditLog)
  @Roles('admin')
  page(@QueryParams(getAuditLog) query: QueryOf<typeof getAuditLog>) {
    return this.log.page(query);
  }

  @Route(exportAuditLog)
  @Roles('admin')
  async export(@Input(exportAuditLog) body: BodyOf<typeof exportAuditLog>, @Res() response: Response) {
    await answerCsv(response, 'audit-log.csv', this.log.csv(body));
  }
}
