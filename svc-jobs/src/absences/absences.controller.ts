import {
  type CallBody,
  DONE,
  endAbsence,
  getMyAbsences,
  listAbsences,
  recordAbsence,
  reportAbsence,
  withdrawAbsence,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route, requireSelf } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { Absences } from './absences.service.js';

@Controller()
@Roles('contractor', 'admin')
export class AbsencesController {
  constructor(private readonly absences: Absences) {}

  @Route(reportAbsence)
  report(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof reportAbsence>) {
    requireSelf(caller, body.user_id);
    return this.absences.report(caller, body);
  }

  @Route(getMyAbsences)
  listOwn(@CurrentCaller() caller: Caller) {
    return this.absences.listOwn(caller.id);
  }

  @Route(withdrawAbsence)
  async withdraw(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof withdrawAbsence>) {
    requireSelf(caller, body.user_id);
    await this.absences.withdraw(caller, body.absence_id, caller.id);
    return DONE;
  }
}

@Controller()
@Roles('admin')
export class AdminAbsencesController {
  constructor(private readonly absences: Absences) {}

  @Route(listAbsences)
  list(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof listAbsences>) {
    return this.absences.list(caller, body);
  }

  @Route(recordAbsence)
  record(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof recordAbsence>) {
    return this.absences.report(admin, body);
  }

  @Route(endAbsence)
  async withdraw(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof endAbsence>) {
    await this.absences.withdraw(admin, body.absence_id);
    return DONE;
  }
}
