import {
  type BodyOf,
  changeHoliday,
  decideHoliday,
  getHolidayRule,
  listHolidays,
  setHolidayRule,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Input, Roles, Route } from '@cleaning/service-kit';
import { Controller } from '@nestjs/common';
import { PublicHolidays } from './holidays.service.js';

@Controller()
@Roles('admin')
export class HolidaysController {
  constructor(private readonly holidays: PublicHolidays) {}

  @Route(getHolidayRule)
  rule(@Input(getHolidayRule) body: BodyOf<typeof getHolidayRule>) {
    return this.holidays.rule(body.job_id);
  }

  @Route(setHolidayRule)
  setRule(@CurrentCaller() admin: Caller, @Input(setHolidayRule) body: BodyOf<typeof setHolidayRule>) {
    return this.holidays.setRule(admin, body);
  }

  @Route(listHolidays)
  list(@Input(listHolidays) body: BodyOf<typeof listHolidays>) {
    return this.holidays.list(body);
  }

  @Route(decideHoliday)
  async decide(@CurrentCaller() admin: Caller, @Input(decideHoliday) body: BodyOf<typeof decideHoliday>) {
    await this.holidays.decide(admin, body);
    return { status: 'done' };
  }

  @Route(changeHoliday)
  async change(@CurrentCaller() admin: Caller, @Input(changeHoliday) body: BodyOf<typeof changeHoliday>) {
    await this.holidays.change(admin, body);
    return { status: 'done' };
  }
}
