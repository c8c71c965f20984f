import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HolidayDecision, HolidayRule } from './holiday.entity.js';
import { HolidaysController } from './holidays.controller.js';
import { PublicHolidays } from './holidays.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([HolidayDecision, HolidayRule])],
  controllers: [HolidaysController],
  providers: [PublicHolidays],
})
export class HolidaysModule {}
