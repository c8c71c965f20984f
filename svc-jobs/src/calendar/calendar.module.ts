import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EnrolmentsModule } from '../enrolments/enrolments.module.js';
import { ShiftReadsModule } from '../shifts/shift-reads.module.js';
import { CalendarController, SiteCalendarsController } from './calendar.controller.js';
import { Calendars } from './calendar.service.js';
import { CalendarLink } from './calendar-link.entity.js';
import { SiteCalendarLink } from './site-calendar-link.entity.js';
import { SiteCalendars } from './site-calendars.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([CalendarLink, SiteCalendarLink]), EnrolmentsModule, ShiftReadsModule],
  controllers: [CalendarController, SiteCalendarsController],
  providers: [Calendars, SiteCalendars],
})
export class CalendarModule {}
