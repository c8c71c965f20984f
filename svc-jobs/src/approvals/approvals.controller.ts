import {
  approveHeld,
  type CallBody,
  decideWork,
  getDayOfWork,
  getMyApprovals,
  listApprovals,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { Approvals } from './approvals.service.js';
import { WorkOfDay } from './work-of-day.service.js';

@Controller()
@Roles('admin')
export class ApprovalsController {
  constructor(
    private readonly approvals: Approvals,
    private readonly work: WorkOfDay,
  ) {}

  @Route(listApprovals)
  list(@Body() body: CallBody<typeof listApprovals>) {
    return this.approvals.list(body);
  }

  @Route(decideWork)
  decide(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof decideWork>) {
    return this.approvals.decide(admin, body);
  }

  @Route(approveHeld)
  approveAll(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof approveHeld>) {
    return this.approvals.approveAll(admin, body);
  }

  @Route(getDayOfWork)
  getDay(@Body() { row_id }: CallBody<typeof getDayOfWork>) {
    return this.work.getDay(row_id);
  }
}

@Controller()
@Roles('contractor', 'admin')
export class OwnApprovalsController {
  constructor(private readonly work: WorkOfDay) {}

  @Route(getMyApprovals)
  getOwn(@CurrentCaller() { id }: Caller) {
    return this.work.getOwn(id);
  }
}
