import { addManualRecord, type BodyOf, getDoneJobsByPlace, getDoneQuickJobsByPlace } from '@cleaning/contracts';
import { Input, Roles, Route } from '@cleaning/service-kit';
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
  async addManual(@Input(addManualRecord) form: BodyOf<typeof addManualRecord>) {
    await this.manualRecords.add(form);
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
