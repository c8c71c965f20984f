import {
  type BodyOf,
  getRemainingSlots,
  getTimesheet,
  startPermanentJob,
  startQuickJob,
  stopPermanentJob,
  stopQuickJob,
} from '@cleaning/contracts';
import type { Caller } from '@cleaning/service-kit';
import { CurrentCaller, Input, Roles, Route, requireSelf } from '@cleaning/service-kit';
import { Controller } from '@nestjs/common';
import { PermanentWork } from './permanent-work.js';
import { QuickWork } from './quick-work.js';
import { WorkFinish } from './work-finish.js';
import { WorkHistory } from './work-history.js';

@Controller()
@Roles('contractor', 'admin')
export class WorkController {
  constructor(
    private readonly permanent: PermanentWork,
    private readonly quick: QuickWork,
    private readonly work: WorkFinish,
    private readonly history: WorkHistory,
  ) {}

  @Route(startPermanentJob)
  startPermanent(@CurrentCaller() caller: Caller, @Input(startPermanentJob) body: BodyOf<typeof startPermanentJob>) {
    requireSelf(caller, body.user_id);
    return this.permanent.start(caller, body);
  }

  @Route(stopPermanentJob)
  stopPermanent(@CurrentCaller() caller: Caller, @Input(stopPermanentJob) body: BodyOf<typeof stopPermanentJob>) {
    return this.work.finish('permanent', caller, body);
  }

  @Route(startQuickJob)
  startQuick(@CurrentCaller() caller: Caller, @Input(startQuickJob) body: BodyOf<typeof startQuickJob>) {
    requireSelf(caller, body.user_id);
    return this.quick.start(caller, body);
  }

  @Route(stopQuickJob)
  stopQuick(@CurrentCaller() caller: Caller, @Input(stopQuickJob) body: BodyOf<typeof stopQuickJob>) {
    return this.work.finish('quick', caller, body);
  }

  @Route(getRemainingSlots)
  remaining(@CurrentCaller() caller: Caller, @Input(getRemainingSlots) body: BodyOf<typeof getRemainingSlots>) {
    requireSelf(caller, body.user_id);
    return this.permanent.remaining(caller.id, body.job_id);
  }

  @Route(getTimesheet)
  timesheet(@CurrentCaller() caller: Caller, @Input(getTimesheet) body: BodyOf<typeof getTimesheet>) {
    requireSelf(caller, body.user_id);
    return this.history.timesheet(caller.id, body);
  }
}
