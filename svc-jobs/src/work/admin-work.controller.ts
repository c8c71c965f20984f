import { addManualRecord, type BodyOf, getDoneJobsByPlace, getDoneQuickJobsByPlace } from '@cleaning/contracts';
import type { Caller } from '@cleaning/service-kit';
import { CurrentCaller, Input, Roles, Route } from '@cleaning/service-kit';
import { Controller } from '@nestjs/common';
import { ManualRecords } from './manual-records.js';
import { WorkHistory } from './work-history.js';

@Controller()
@Roles('admin')
export class AdminWorkController {
  constructor(
    private readonly manualRecords: ManualRecords,
    private readonly history: WorkHistory,
  ) {}

  @Route(addManualRecord)
  async addManual(@CurrentCaller() admin: Caller, @Input(addManualRecord) form: BodyOf<typeof addManualRecord>) {
    await this.manualRecords.add(admin, form);
    return { status: 'done' };
  }

  @Route(getDoneJobsByPlace)
  doneInMonth(@Input(getDoneJobsByPlace) body: BodyOf<typeof getDoneJobsByPlace>) {
    return this.history.doneInMonth(body);
  }

  @Route(getDoneQuickJobsByPlace)
  doneAtQuickJob(@Input(getDoneQuickJobsByPlace) body: BodyOf<typeof getDoneQuickJobsByPlace>) {
    return this.history.doneAtQuickJob(body.job_id);
  }
}
