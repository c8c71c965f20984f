import { Module } from '@nestjs/common';
import { EnrolmentsModule } from '../enrolments/enrolments.module.js';
import { ShiftReadsModule } from '../shifts/shift-reads.module.js';
import { AbsencesController, AdminAbsencesController } from './absences.controller.js';
import { Absences } from './absences.service.js';

@Module({
  imports: [EnrolmentsModule, ShiftReadsModule],
  controllers: [AbsencesController, AdminAbsencesController],
  providers: [Absences],
})
export class AbsencesModule {}
