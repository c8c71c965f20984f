import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Job } from '../jobs/job.entity.js';
import { HolidayDecision, HolidayRule, PublicHoliday } from './holiday.entity.js';
import { HolidaysController } from './holidays.controller.js';
import { PublicHolidays } from './holidays.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([HolidayDecision, HolidayRule, Job, PublicHoliday])],
  controllers: [HolidaysController],
  providers: [PublicHolidays],
  exports: [PublicHolidays],
})
export class HolidaysModule {}
