import {
  type CallBody,
  changeHoliday,
  DONE,
  decideHoliday,
  getHolidayRule,
  listHolidays,
  setHolidayRule,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { PublicHolidays } from './holidays.service.js';

@Controller()
@Roles('admin')
export class HolidaysController {
  constructor(private readonly holidays: PublicHolidays) {}

  @Route(getHolidayRule)
  getRule(@Body() body: CallBody<typeof getHolidayRule>) {
    return this.holidays.getRule(body.job_id);
  }

  @Route(setHolidayRule)
  setRule(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof setHolidayRule>) {
    return this.holidays.setRule(admin, body);
  }

  @Route(listHolidays)
  list(@Body() body: CallBody<typeof listHolidays>) {
    return this.holidays.list(body);
  }

  @Route(decideHoliday)
  async decide(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof decideHoliday>) {
    await this.holidays.decide(admin, body);
    return DONE;
  }

  @Route(changeHoliday)
  async change(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof changeHoliday>) {
    await this.holidays.change(admin, body);
    return DONE;
  }
}
