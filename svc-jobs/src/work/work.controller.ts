import {
  addManualRecord,
  type CallBody,
  correctWork,
  getDoneJobsByPlace,
  getDoneQuickJobsByPlace,
  getRemainingSlots,
  getTimesheet,
  getWorkRecord,
  startPermanentJob,
  startQuickJob,
  stopPermanentJob,
  stopQuickJob,
  undoStart,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route, requireSelf } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { WorkCorrections } from './corrections.service.js';
import { ManualRecords } from './manual-records.service.js';
import { UndoStart } from './undo-start.service.js';
import { WorkFinish } from './work-finish.service.js';
import { WorkHistory } from './work-history.service.js';
import { WorkStart } from './work-start.service.js';

@Controller()
@Roles('contractor', 'admin')
export class WorkController {
  constructor(
    private readonly workStart: WorkStart,
    private readonly workFinish: WorkFinish,
    private readonly undoing: UndoStart,
    private readonly history: WorkHistory,
  ) {}

  @Route(startPermanentJob)
  startPermanent(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof startPermanentJob>) {
    requireSelf(caller, body.user_id);
    return this.workStart.startPermanent(caller, body);
  }

  @Route(stopPermanentJob)
  stopPermanent(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof stopPermanentJob>) {
    return this.workFinish.finish('permanent', caller, body);
  }

  @Route(startQuickJob)
  startQuick(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof startQuickJob>) {
    requireSelf(caller, body.user_id);
    return this.workStart.startQuick(caller, body);
  }

  @Route(stopQuickJob)
  stopQuick(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof stopQuickJob>) {
    return this.workFinish.finish('quick', caller, body);
  }

  @Route(undoStart)
  undo(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof undoStart>) {
    requireSelf(caller, body.user_id);
    return this.undoing.undo(caller, body);
  }

  @Route(getRemainingSlots)
  listRemaining(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof getRemainingSlots>) {
    requireSelf(caller, body.user_id);
    return this.workStart.listRemaining(caller.id, body.job_id);
  }

  @Route(getTimesheet)
  getTimesheet(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof getTimesheet>) {
    requireSelf(caller, body.user_id);
    return this.history.getTimesheet(caller.id, body);
  }
}

@Controller()
@Roles('admin')
export class AdminWorkController {
  constructor(
    private readonly manualRecords: ManualRecords,
    private readonly history: WorkHistory,
    private readonly corrections: WorkCorrections,
  ) {}

  @Route(addManualRecord)
  addManual(@CurrentCaller() admin: Caller, @Body() form: CallBody<typeof addManualRecord>) {
    return this.manualRecords.add(admin, form);
  }

  @Route(getDoneJobsByPlace)
  listDoneInMonth(@Body() body: CallBody<typeof getDoneJobsByPlace>) {
    return this.history.listDoneInMonth(body);
  }

  @Route(getDoneQuickJobsByPlace)
  listDoneAtQuickJob(@Body() body: CallBody<typeof getDoneQuickJobsByPlace>) {
    return this.history.listDoneAtQuickJob(body.job_id);
  }

  @Route(getWorkRecord)
  getRecord(@Body() body: CallBody<typeof getWorkRecord>) {
    return this.corrections.read(body.row_id);
  }

  @Route(correctWork)
  correct(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof correctWork>) {
    return this.corrections.correct(admin, body);
  }
}
