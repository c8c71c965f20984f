import { Module } from '@nestjs/common';
import { EnrolmentsModule } from '../enrolments/enrolments.module.js';
import { ShiftReadsModule } from '../shifts/shift-reads.module.js';
import { CalendarController } from './calendar.controller.js';
import { Calendars } from './calendar.service.js';

@Module({
  imports: [EnrolmentsModule, ShiftReadsModule],
  controllers: [CalendarController],
  providers: [Calendars],
})
export class CalendarModule {}
