import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ComplianceModule } from '../compliance/compliance.module.js';
import { EnrolmentsModule } from '../enrolments/enrolments.module.js';
import { Job } from '../jobs/job.entity.js';
import { WorkSettingsModule } from '../work-settings/work-settings.module.js';
import { WorkCorrections } from './corrections.service.js';
import { ManualRecords } from './manual-records.service.js';
import { UndoStart } from './undo-start.service.js';
import { UndoneStart } from './undone-start.entity.js';
import { AdminWorkController, WorkController } from './work.controller.js';
import { WorkFinish } from './work-finish.service.js';
import { WorkHistory } from './work-history.service.js';
import { WorkRecord, WorkRecordCorrection } from './work-record.entity.js';
import { WorkStart } from './work-start.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Job, UndoneStart, WorkRecord, WorkRecordCorrection]),
    ComplianceModule,
    EnrolmentsModule,
    WorkSettingsModule,
  ],
  controllers: [WorkController, AdminWorkController],
  providers: [WorkStart, WorkFinish, UndoStart, WorkHistory, ManualRecords, WorkCorrections],
  exports: [WorkHistory],
})
export class WorkModule {}
