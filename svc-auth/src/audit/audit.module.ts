import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WebhookEventsModule } from '../webhooks/webhook-events.module.js';
import { AuditController } from './audit.controller.js';
import { AuditEntry } from './audit-entry.entity.js';
import { AuditLog } from './audit-log.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AuditEntry]), WebhookEventsModule],
  controllers: [AuditController],
  providers: [AuditLog],
})
export class AuditModule {}
