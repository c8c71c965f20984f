import { approveHeld, type BodyOf, decideWork, listApprovals } from '@cleaning/contracts';
import { type Caller, CurrentCaller, Input, Roles, Route } from '@cleaning/service-kit';
import { Controller } from '@nestjs/common';
import { Approvals } from './approvals.service.js';

@Controller()
@Roles('admin')
export class ApprovalsController {
  constructor(private readonly approvals: Approvals) {}

  @Route(listApprovals)
  list(@Input(listApprovals) body: BodyOf<typeof listApprovals>) {
    return this.approvals.page(body);
  }

  @Route(decideWork)
  decide(@CurrentCaller() admin: Caller, @Input(decideWork) body: BodyOf<typeof decideWork>) {
    return this.approvals.decide(admin, body);
  }

  @Route(approveHeld)
  approveAll(@CurrentCaller() admin: Caller, @Input(approveHeld) body: BodyOf<typeof approveHeld>) {
    return this.approvals.approveAll(admin, body);
  }
}
