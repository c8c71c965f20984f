import { type BodyOf, checkRequest, requestJob } from '@cleaning/contracts';
import type { Caller } from '@cleaning/service-kit';
import { CurrentCaller, Input, Roles, Route, requireSelf } from '@cleaning/service-kit';
import { Controller } from '@nestjs/common';
import { Requests } from './requests.service.js';

@Controller()
@Roles('contractor', 'admin')
export class RequestsController {
  constructor(private readonly requests: Requests) {}

  @Route(requestJob)
  async request(@CurrentCaller() caller: Caller, @Input(requestJob) body: BodyOf<typeof requestJob>) {
    requireSelf(caller, body.user_id);
    await this.requests.request(caller.id, body.job_id);
    return 'done';
  }

  @Route(checkRequest)
  check(@CurrentCaller() caller: Caller, @Input(checkRequest) body: BodyOf<typeof checkRequest>) {
    requireSelf(caller, body.user_id);
    return this.requests.check(caller.id, body.job_id);
  }
}
