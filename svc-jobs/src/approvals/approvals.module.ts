import { Module } from '@nestjs/common';
import { EnrolmentsModule } from '../enrolments/enrolments.module.js';
import { ApprovalsController, OwnApprovalsController } from './approvals.controller.js';
import { Approvals } from './approvals.service.js';
import { WorkOfDay } from './work-of-day.service.js';

@Module({
  imports: [EnrolmentsModule],
  controllers: [ApprovalsController, OwnApprovalsController],
  providers: [Approvals, WorkOfDay],
})
export class ApprovalsModule {}
