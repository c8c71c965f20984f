import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ShiftReadsModule } from '../shifts/shift-reads.module.js';
import { Assignments } from './assignments.service.js';
import { Enrolment, PersonAssignments } from './enrolment.entity.js';
import { EnrolmentsController } from './enrolments.controller.js';
import { Enrolments } from './enrolments.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Enrolment, PersonAssignments]), ShiftReadsModule],
  controllers: [EnrolmentsController],
  providers: [Assignments, Enrolments],
  exports: [Assignments, Enrolments],
})
export class EnrolmentsModule {}
