import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Job } from '../jobs/job.entity.js';
import { ShiftReadsModule } from '../shifts/shift-reads.module.js';
import { HolidayDecision, HolidayRule, PublicHoliday } from './holiday.entity.js';
import { HolidayNotices } from './holiday-notices.service.js';
import { HolidaysController } from './holidays.controller.js';
import { PublicHolidays } from './holidays.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([HolidayDecision, HolidayRule, Job, PublicHoliday]), ShiftReadsModule],
  controllers: [HolidaysController],
  providers: [HolidayNotices, PublicHolidays],
  exports: [PublicHolidays],
})
export class HolidaysModule {}
