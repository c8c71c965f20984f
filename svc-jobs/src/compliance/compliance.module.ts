import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Job } from '../jobs/job.entity.js';
import { ComplianceController } from './compliance.controller.js';
import { ComplianceReplica } from './compliance-replica.service.js';
import { JobRequirements } from './job-requirements.service.js';
import { JobRequirement, KnownCompliance, KnownComplianceSettings } from './known-compliance.entity.js';
import { WorkWarnings } from './work-warnings.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Job, JobRequirement, KnownCompliance, KnownComplianceSettings])],
  controllers: [ComplianceController],
  providers: [ComplianceReplica, JobRequirements, WorkWarnings],
})
export class ComplianceModule {}
