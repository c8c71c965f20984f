import { Module } from '@nestjs/common';
import { AbsencesModule } from '../absences/absences.module.js';
import { ComplianceModule } from '../compliance/compliance.module.js';
import { CoversModule } from '../covers/covers.module.js';
import { EnrolmentsModule } from '../enrolments/enrolments.module.js';
import { ShiftReadsModule } from '../shifts/shift-reads.module.js';
import { ShiftsModule } from '../shifts/shifts.module.js';
import { AbsenceCovers } from './absence-covers.service.js';
import { OpenShifts } from './open-shifts.service.js';
import { RosterController } from './roster.controller.js';
import { ShiftAssigning } from './shift-assigning.service.js';
import { WeekCopies } from './week-copies.service.js';

@Module({
  imports: [AbsencesModule, ComplianceModule, CoversModule, EnrolmentsModule, ShiftReadsModule, ShiftsModule],
  controllers: [RosterController],
  providers: [AbsenceCovers, OpenShifts, ShiftAssigning, WeekCopies],
})
export class RosterModule {}
