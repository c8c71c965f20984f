import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EnrolmentsModule } from '../enrolments/enrolments.module.js';
import { ShiftReadsModule } from '../shifts/shift-reads.module.js';
import { Absence } from './absence.entity.js';
import { AbsencesController, AdminAbsencesController } from './absences.controller.js';
import { Absences } from './absences.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Absence]), EnrolmentsModule, ShiftReadsModule],
  controllers: [AbsencesController, AdminAbsencesController],
  providers: [Absences],
  exports: [Absences],
})
export class AbsencesModule {}
