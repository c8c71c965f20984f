import {
  type BodyOf,
  getAllPermanentJobs,
  getAllQuickJobs,
  getPermanentJob,
  getPermanentJobById,
  getQuickJob,
  type ParamsOf,
} from '@cleaning/contracts';
import type { Caller } from '@cleaning/service-kit';
import { CurrentCaller, Input, PathParams, Roles, Route, requireSelf } from '@cleaning/service-kit';
import { Controller } from '@nestjs/common';
import { JobReads } from './job-reads.js';

@Controller()
@Roles('contractor', 'admin')
export class JobsController {
  constructor(private readonly jobs: JobReads) {}

  @Route(getAllPermanentJobs)
  openPermanentJobs(
    @CurrentCaller() caller: Caller,
    @Input(getAllPermanentJobs) body: BodyOf<typeof getAllPermanentJobs>,
  ) {
    requireSelf(caller, body.userID);
    return this.jobs.openPermanentJobs(caller.id);
  }

  @Route(getAllQuickJobs)
  openQuickJobs(@CurrentCaller() caller: Caller) {
    return this.jobs.openQuickJobs(caller.id);
  }

  @Route(getPermanentJobById)
  permanentJob(
    @CurrentCaller() caller: Caller,
    @PathParams(getPermanentJobById) params: ParamsOf<typeof getPermanentJobById>,
  ) {
    return this.jobs.permanentJob(caller, params.jobID);
  }

  @Route(getPermanentJob)
  permanentJobToRequest(@CurrentCaller() caller: Caller, @Input(getPermanentJob) body: BodyOf<typeof getPermanentJob>) {
    requireSelf(caller, body.user_id);
    return this.jobs.permanentJobToRequest(caller.id, body.job_id);
  }

  @Route(getQuickJob)
  quickJob(@CurrentCaller() caller: Caller, @PathParams(getQuickJob) params: ParamsOf<typeof getQuickJob>) {
    return this.jobs.quickJob(caller, params.jobID);
  }
}
