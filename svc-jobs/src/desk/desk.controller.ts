import {
  type CallBody,
  type CallParams,
  exportWork,
  getAttention,
  getHome,
  getPersonWork,
  listDeskJobs,
  listWork,
} from '@cleaning/contracts';
import {
  answerCsv,
  buildExportEvent,
  type Caller,
  CurrentCaller,
  Roles,
  Route,
  recordAudit,
  Transactions,
} from '@cleaning/service-kit';
import { Body, Controller, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { AttentionList } from './attention.service.js';
import { Home } from './home.service.js';
import { JobTable } from './job-table.service.js';
import { PersonWorkReads } from './person-work.service.js';
import { WorkList } from './work-list.service.js';

@Controller()
@Roles('admin')
export class DeskController {
  constructor(
    private readonly transactions: Transactions,
    private readonly attention: AttentionList,
    private readonly home: Home,
    private readonly jobs: JobTable,
    private readonly people: PersonWorkReads,
    private readonly work: WorkList,
  ) {}

  @Route(getAttention)
  getAttention() {
    return this.attention.read();
  }

  @Route(getHome)
  getHome() {
    return this.home.read();
  }

  @Route(listDeskJobs)
  listJobs(@Body() body: CallBody<typeof listDeskJobs>) {
    return this.jobs.list(body);
  }

  @Route(getPersonWork)
  getPersonWork(@Param() { user_id }: CallParams<typeof getPersonWork>) {
    return this.people.read(user_id);
  }

  @Route(listWork)
  list(@Body() body: CallBody<typeof listWork>) {
    return this.work.list(body);
  }

  @Route(exportWork)
  async export(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof exportWork>, @Res() response: Response) {
    await this.transactions.run((tx) => recordAudit(tx, buildExportEvent(admin, 'work.exported', 'Timesheets', body)));
    const name = ['work', body.from, body.to].filter(Boolean).join('-');
    await answerCsv(response, `${name}.csv`, this.work.createCsv(body));
  }
}
