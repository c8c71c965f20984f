import {
  assignShift,
  type CallBody,
  copyWeek,
  coverAbsence,
  getAbsenceCover,
  getAssignees,
  getOpenShifts,
  getWeekCopy,
  moveShift,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { AbsenceCovers } from './absence-covers.service.js';
import { OpenShifts } from './open-shifts.service.js';
import { ShiftAssigning } from './shift-assigning.service.js';
import { WeekCopies } from './week-copies.service.js';

@Controller()
@Roles('admin')
export class RosterController {
  constructor(
    private readonly assigning: ShiftAssigning,
    private readonly open: OpenShifts,
    private readonly copies: WeekCopies,
    private readonly absences: AbsenceCovers,
  ) {}

  @Route(getAssignees)
  listAssignees(@Body() body: CallBody<typeof getAssignees>) {
    return this.assigning.listAssignees(body);
  }

  @Route(getOpenShifts)
  listOpenShifts(@Body() body: CallBody<typeof getOpenShifts>) {
    return this.open.list(body);
  }

  @Route(assignShift)
  assign(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof assignShift>) {
    return this.assigning.assign(admin, body);
  }

  @Route(moveShift)
  move(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof moveShift>) {
    return this.assigning.move(admin, body);
  }

  @Route(getWeekCopy)
  getWeekCopy(@Body() body: CallBody<typeof getWeekCopy>) {
    return this.copies.read(body);
  }

  @Route(copyWeek)
  copy(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof copyWeek>) {
    return this.copies.copy(admin, body);
  }

  @Route(getAbsenceCover)
  getAbsenceCover(@Body() body: CallBody<typeof getAbsenceCover>) {
    return this.absences.read(body);
  }

  @Route(coverAbsence)
  cover(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof coverAbsence>) {
    return this.absences.cover(admin, body);
  }
}
