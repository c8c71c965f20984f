import { Module } from '@nestjs/common';
import { HolidaysController } from './holidays.controller.js';
import { PublicHolidays } from './holidays.service.js';

@Module({
  controllers: [HolidaysController],
  providers: [PublicHolidays],
})
export class HolidaysModule {}
