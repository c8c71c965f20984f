import {
  addCourseBreak,
  type CallBody,
  type CallQuery,
  declareHoursElsewhere,
  getMyWorkHours,
  listHoursWarnings,
  removeCourseBreak,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route, requireSelf } from '@cleaning/service-kit';
import { Body, Controller, Query } from '@nestjs/common';
import { WorkHours } from './work-hours.service.js';

@Controller()
export class WorkHoursController {
  constructor(private readonly hours: WorkHours) {}

  @Route(getMyWorkHours)
  @Roles('contractor', 'admin')
  getOwn(@CurrentCaller() caller: Caller) {
    return this.hours.getOwn(caller.id);
  }

  @Route(declareHoursElsewhere)
  @Roles('contractor', 'admin')
  declare(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof declareHoursElsewhere>) {
    requireSelf(caller, body.user_id);
    return this.hours.declare(caller.id, body);
  }

  @Route(addCourseBreak)
  @Roles('contractor', 'admin')
  addBreak(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof addCourseBreak>) {
    requireSelf(caller, body.user_id);
    return this.hours.addBreak(caller.id, body);
  }

  @Route(removeCourseBreak)
  @Roles('contractor', 'admin')
  removeBreak(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof removeCourseBreak>) {
    requireSelf(caller, body.user_id);
    return this.hours.removeBreak(caller.id, body);
  }

  @Route(listHoursWarnings)
  @Roles('admin')
  list(@Query() query: CallQuery<typeof listHoursWarnings>) {
    return this.hours.list(query);
  }
}
