import {
  type CallBody,
  type CallQuery,
  cancelDay,
  changeShift,
  DONE,
  getMyPlan,
  getMyShifts,
  getPickedSlots,
  getToday,
  getWeekPlan,
  listShiftChanges,
  listShifts,
  PLACE_ROLES,
  pickSlots,
  undoShiftChange,
} from '@cleaning/contracts';
import {
  type Caller,
  CurrentCaller,
  CurrentPlaces,
  getPlaces,
  type Places,
  Roles,
  Route,
  requirePlace,
} from '@cleaning/service-kit';
import { Body, Controller, Query } from '@nestjs/common';
import { OwnPlans } from './own-plan.service.js';
import { ShiftChanges } from './shift-changes.service.js';
import { ShiftReads, toDeskShiftView, toShiftView } from './shift-reads.service.js';
import { SlotPicks } from './slot-picks.service.js';
import { TodayBoard } from './today.service.js';
import { WeekPlans } from './week-plan.service.js';

@Controller()
@Roles('contractor', 'admin')
export class ShiftsController {
  constructor(
    private readonly reads: ShiftReads,
    private readonly plans: OwnPlans,
  ) {}

  @Route(getMyPlan)
  getPlan(@CurrentCaller() caller: Caller) {
    return this.plans.read(caller.id);
  }

  @Route(getMyShifts)
  async listOwn(@CurrentCaller() caller: Caller, @Query() days: CallQuery<typeof getMyShifts>) {
    return (await this.reads.findShifts(days, { personId: caller.id })).map(toShiftView);
  }
}

@Controller()
@Roles('admin')
export class AdminShiftsController {
  constructor(private readonly picks: SlotPicks) {}

  @Route(getPickedSlots)
  listPicks(@Body() body: CallBody<typeof getPickedSlots>) {
    return this.picks.listPicks(body.job_id);
  }

  @Route(pickSlots)
  pick(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof pickSlots>) {
    return this.picks.set(admin, body);
  }
}

/** Open to admins, and to supervisors for their own places. */
@Controller()
@Roles(...PLACE_ROLES)
export class ShiftsDeskController {
  constructor(
    private readonly reads: ShiftReads,
    private readonly changes: ShiftChanges,
    private readonly board: TodayBoard,
    private readonly weeks: WeekPlans,
  ) {}

  @Route(getWeekPlan)
  getWeek(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof getWeekPlan>) {
    if (body.job_id !== undefined) requirePlace(caller, body.job_id, 'no_such_job');
    return this.weeks.read(body, getPlaces(caller));
  }

  @Route(getToday)
  getToday(@CurrentPlaces() places: Places) {
    return this.board.read(places);
  }

  @Route(listShifts)
  async list(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof listShifts>) {
    if (body.job_id !== undefined) requirePlace(caller, body.job_id, 'no_such_job');
    const places = getPlaces(caller);
    const shifts = await this.reads.findShifts(body, { jobId: body.job_id, personId: body.user_id, places });
    return shifts.map(toDeskShiftView(places));
  }

  @Route(changeShift)
  change(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof changeShift>) {
    return this.changes.change(admin, body);
  }

  @Route(cancelDay)
  cancelDay(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof cancelDay>) {
    return this.changes.cancelDay(admin, body);
  }

  @Route(listShiftChanges)
  listChanges(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof listShiftChanges>) {
    return this.changes.list(caller, body);
  }

  @Route(undoShiftChange)
  async undo(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof undoShiftChange>) {
    await this.changes.undo(admin, body.change_id);
    return DONE;
  }
}
