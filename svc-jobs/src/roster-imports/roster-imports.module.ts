import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EnrolmentsModule } from '../enrolments/enrolments.module.js';
import { ShiftReadsModule } from '../shifts/shift-reads.module.js';
import { RosterImport, RosterImportAssignment } from './roster-import.entity.js';
import { RosterImportsController } from './roster-imports.controller.js';
import { RosterImports } from './roster-imports.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([RosterImport, RosterImportAssignment]), EnrolmentsModule, ShiftReadsModule],
  controllers: [RosterImportsController],
  providers: [RosterImports],
})
export class RosterImportsModule {}
