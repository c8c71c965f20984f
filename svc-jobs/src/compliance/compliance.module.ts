import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Job } from '../jobs/job.entity.js';
import { ShiftReadsModule } from '../shifts/shift-reads.module.js';
import { ComplianceController } from './compliance.controller.js';
import { ComplianceReplica } from './compliance-replica.service.js';
import { CourseBreak, HoursElsewhere } from './declared-hours.entity.js';
import { JobRequirements } from './job-requirements.service.js';
import { JobRequirement, KnownCompliance, KnownComplianceSettings } from './known-compliance.entity.js';
import { WorkHoursController } from './work-hours.controller.js';
import { WorkHours } from './work-hours.service.js';
import { WorkWarnings } from './work-warnings.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      CourseBreak,
      HoursElsewhere,
      Job,
      JobRequirement,
      KnownCompliance,
      KnownComplianceSettings,
    ]),
    ShiftReadsModule,
  ],
  controllers: [ComplianceController, WorkHoursController],
  providers: [ComplianceReplica, JobRequirements, WorkHours, WorkWarnings],
  exports: [WorkHours],
})
export class ComplianceModule {}
