import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EnrolmentsModule } from '../enrolments/enrolments.module.js';
import { ShiftReadsModule } from '../shifts/shift-reads.module.js';
import { CalendarController } from './calendar.controller.js';
import { Calendars } from './calendar.service.js';
import { CalendarLink } from './calendar-link.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([CalendarLink]), EnrolmentsModule, ShiftReadsModule],
  controllers: [CalendarController],
  providers: [Calendars],
})
export class CalendarModule {}
