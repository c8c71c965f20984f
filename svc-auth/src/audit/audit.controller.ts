import { getAuditLog, type QueryOf } from '@cleaning/contracts';
import { QueryParams, Roles, Route } from '@cleaning/service-kit';
import { Controller } from '@nestjs/common';
import { AuditLog } from './audit-log.js';

@Controller()
export class AuditController {
  constructor(private readonly log: AuditLog) {}

  @Route(getAuditLog)
  @Roles('admin')
  page(@QueryParams(getAuditLog) query: QueryOf<typeof getAuditLog>) {
    return this.log.page(query);
  }
}
