import { Module } from '@nestjs/common';
import { ShiftReadsModule } from '../shifts/shift-reads.module.js';
import { Assignments } from './assignments.service.js';
import { EnrolmentsController } from './enrolments.controller.js';
import { Enrolments } from './enrolments.service.js';

@Module({
  imports: [ShiftReadsModule],
  controllers: [EnrolmentsController],
  providers: [Assignments, Enrolments],
  exports: [Assignments, Enrolments],
})
export class EnrolmentsModule {}
