import { Module } from '@nestjs/common';
import { EnrolmentsModule } from '../enrolments/enrolments.module.js';
import { ApprovalsController } from './approvals.controller.js';
import { Approvals } from './approvals.service.js';

@Module({
  imports: [EnrolmentsModule],
  controllers: [ApprovalsController],
  providers: [Approvals],
})
export class ApprovalsModule {}
