import {
  adminGetPermanentJob,
  adminGetPermanentJobs,
  adminGetQuickJob,
  adminGetQuickJobs,
  type BodyOf,
  createPermanentJob,
  createQuickJob,
  type ParamsOf,
} from '@cleaning/contracts';
import type { Caller } from '@cleaning/service-kit';
import { CurrentCaller, Input, PathParams, Roles, Route } from '@cleaning/service-kit';
import { Controller } from '@nestjs/common';
import { AdminJobReads } from './admin-job-reads.js';
import { JobCreation } from './job-creation.js';

@Controller()
@Roles('admin')
export class AdminJobsController {
  constructor(
    private readonly creation: JobCreation,
    private readonly jobs: AdminJobReads,
  ) {}

  @Route(createPermanentJob)
  createPermanent(@CurrentCaller() admin: Caller, @Input(createPermanentJob) form: BodyOf<typeof createPermanentJob>) {
    return this.creation.permanent(admin, form);
  }

  @Route(createQuickJob)
  createQuick(@CurrentCaller() admin: Caller, @Input(createQuickJob) form: BodyOf<typeof createQuickJob>) {
    return this.creation.quick(admin, form);
  }

  @Route(adminGetPermanentJobs)
  permanentJobs() {
    return this.jobs.permanentJobs();
  }

  @Route(adminGetPermanentJob)
  permanentJob(@PathParams(adminGetPermanentJob) params: ParamsOf<typeof adminGetPermanentJob>) {
    return this.jobs.permanentJob(params.jobID);
  }

  @Route(adminGetQuickJobs)
  quickJobs() {
    return this.jobs.quickJobs();
  }

  @Route(adminGetQuickJob)
  quickJob(@PathParams(adminGetQuickJob) params: ParamsOf<typeof adminGetQuickJob>) {
    return this.jobs.quickJob(params.jobID);
  }
}
