import {
  addManualRecord,
  type BodyOf,
  correctWork,
  getDoneJobsByPlace,
  getDoneQuickJobsByPlace,
  getWorkRecord,
} from '@cleaning/contracts';
import type { Caller } from '@cleaning/service-kit';
import { CurrentCaller, Input, Roles, Route } from '@cleaning/service-kit';
import { Controller } from '@nestjs/common';
import { ManualRecords } from './manual-records.js';
import { WorkCorrections } from './work-corrections.js';
import { WorkHistory } from './work-history.js';

@Controller()
@Roles('admin')
export class AdminWorkController {
  constructor(
    private readonly manualRecords: ManualRecords,
    private readonly history: WorkHistory,
    private readonly corrections: WorkCorrections,
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

  @Route(getWorkRecord)
  record(@Input(getWorkRecord) body: BodyOf<typeof getWorkRecord>) {
    return this.corrections.read(body.row_id);
  }

  @Route(correctWork)
  correct(@CurrentCaller() admin: Caller, @Input(correctWork) body: BodyOf<typeof correctWork>) {
    return this.corrections.correct(admin, body);
  }
}
