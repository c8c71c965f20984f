import { Module } from '@nestjs/common';
import { EnrolmentsModule } from '../enrolments/enrolments.module.js';
import { ShiftReadsModule } from '../shifts/shift-reads.module.js';
import { CoverTaking } from './cover-taking.service.js';
import { AdminCoversController, CoversController } from './covers.controller.js';
import { Covers } from './covers.service.js';

@Module({
  imports: [EnrolmentsModule, ShiftReadsModule],
  controllers: [CoversController, AdminCoversController],
  providers: [Covers, CoverTaking],
})
export class CoversModule {}
