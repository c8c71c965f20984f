import {
  type BodyOf,
  cancelDay,
  changeShift,
  getMyPlan,
  getMyShifts,
  getPickedSlots,
  getToday,
  getWeekPlan,
  listShiftChanges,
  listShifts,
  pickSlots,
  type QueryOf,
  undoShiftChange,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Input, QueryParams, Roles, Route } from '@cleaning/service-kit';
import { Controller } from '@nestjs/common';
import { OwnPlans } from './own-plan.js';
import { ShiftChanges } from './shift-changes.service.js';
import { ShiftReads, shiftForAdmin, shiftView } from './shift-reads.service.js';
import { SlotPicks } from './slot-picks.service.js';
import { TodayBoard } from './today.js';
import { WeekPlans } from './week-plan.service.js';

@Controller()
@Roles('contractor', 'admin')
export class ShiftsController {
  constructor(
    private readonly reads: ShiftReads,
    private readonly plans: OwnPlans,
  ) {}

  @Route(getMyPlan)
  plan(@CurrentCaller() caller: Caller) {
    return this.plans.read(caller.id);
  }

  @Route(getMyShifts)
  async own(@CurrentCaller() caller: Caller, @QueryParams(getMyShifts) days: QueryOf<typeof getMyShifts>) {
    return (await this.reads.between(days, { personId: caller.id })).map(shiftView);
  }
}

@Controller()
@Roles('admin')
export class AdminShiftsController {
  constructor(
    private readonly reads: ShiftReads,
    private readonly picks: SlotPicks,
    private readonly changes: ShiftChanges,
    private readonly board: TodayBoard,
    private readonly weeks: WeekPlans,
  ) {}

  @Route(getWeekPlan)
  week(@Input(getWeekPlan) body: BodyOf<typeof getWeekPlan>) {
    return this.weeks.read(body);
  }

  @Route(getToday)
  today() {
    return this.board.read();
  }

  @Route(listShifts)
  async list(@Input(listShifts) body: BodyOf<typeof listShifts>) {
    return (await this.reads.between(body, { jobId: body.job_id, personId: body.user_id })).map(shiftForAdmin);
  }

  @Route(getPickedSlots)
  picked(@Input(getPickedSlots) body: BodyOf<typeof getPickedSlots>) {
    return this.picks.of(body.job_id);
  }

  @Route(pickSlots)
  pick(@CurrentCaller() admin: Caller, @Input(pickSlots) body: BodyOf<typeof pickSlots>) {
    return this.picks.set(admin, body);
  }

  @Route(changeShift)
  change(@CurrentCaller() admin: Caller, @Input(changeShift) body: BodyOf<typeof changeShift>) {
    return this.changes.change(admin, body);
  }

  @Route(cancelDay)
  cancelDay(@CurrentCaller() admin: Caller, @Input(cancelDay) body: BodyOf<typeof cancelDay>) {
    return this.changes.cancelDay(admin, body);
  }

  @Route(listShiftChanges)
  listChanges(@Input(listShiftChanges) body: BodyOf<typeof listShiftChanges>) {
    return this.changes.list(body);
  }

  @Route(undoShiftChange)
  async undo(@CurrentCaller() admin: Caller, @Input(undoShiftChange) body: BodyOf<typeof undoShiftChange>) {
    await this.changes.undo(admin, body.change_id);
    return { status: 'done' };
  }
}
