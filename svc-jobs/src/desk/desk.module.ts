import { Module } from '@nestjs/common';
import { InspectionsModule } from '../inspections/inspections.module.js';
import { ShiftReadsModule } from '../shifts/shift-reads.module.js';
import { ShiftsModule } from '../shifts/shifts.module.js';
import { AttentionList } from './attention.service.js';
import { DeskController } from './desk.controller.js';
import { Home } from './home.service.js';
import { JobTable } from './job-table.service.js';
import { PersonWorkReads } from './person-work.service.js';
import { WorkList } from './work-list.service.js';

@Module({
  imports: [InspectionsModule, ShiftReadsModule, ShiftsModule],
  controllers: [DeskController],
  providers: [AttentionList, Home, JobTable, PersonWorkReads, WorkList],
})
export class DeskModule {}
