import { Module } from '@nestjs/common';
import { Assignments } from './assignments.service.js';
import { EnrolmentsController } from './enrolments.controller.js';
import { Enrolments } from './enrolments.service.js';

@Module({
  controllers: [EnrolmentsController],
  providers: [Assignments, Enrolments],
  exports: [Assignments, Enrolments],
})
export class EnrolmentsModule {}
