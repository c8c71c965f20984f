import {
  type CallBody,
  type CallParams,
  getJobRequirements,
  getWorkWarnings,
  setJobRequirements,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import { JobRequirements } from './job-requirements.service.js';
import { WorkWarnings } from './work-warnings.service.js';

@Controller()
export class ComplianceController {
  constructor(
    private readonly requirements: JobRequirements,
    private readonly warnings: WorkWarnings,
  ) {}

  @Route(getJobRequirements)
  @Roles('admin')
  getRequirements(@Param() { job_id }: CallParams<typeof getJobRequirements>) {
    return this.requirements.get(job_id);
  }

  @Route(setJobRequirements)
  @Roles('admin')
  require(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof setJobRequirements>) {
    return this.requirements.set(admin, body);
  }

  @Route(getWorkWarnings)
  @Roles('contractor', 'admin')
  warn(@CurrentCaller() caller: Caller, @Param() { job_id }: CallParams<typeof getWorkWarnings>) {
    return this.warnings.get(caller.id, job_id);
  }
}
