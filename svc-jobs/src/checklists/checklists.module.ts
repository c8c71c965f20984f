import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Job } from '../jobs/job.entity.js';
import { WorkRecord } from '../work/work-record.entity.js';
import { ChecklistVersion, VisitReport } from './checklist.entity.js';
import { ChecklistsController, ChecklistsDeskController } from './checklists.controller.js';
import { Checklists } from './checklists.service.js';
import { Visits } from './visits.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ChecklistVersion, VisitReport, Job, WorkRecord])],
  controllers: [ChecklistsController, ChecklistsDeskController],
  providers: [Checklists, Visits],
})
export class ChecklistsModule {}
