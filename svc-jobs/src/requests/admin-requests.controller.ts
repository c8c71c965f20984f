import { acceptRequest, type BodyOf, getRequestCount, getRequests, rejectRequest } from '@cleaning/contracts';
import type { Caller } from '@cleaning/service-kit';
import { CurrentCaller, Input, Roles, Route } from '@cleaning/service-kit';
import { Controller } from '@nestjs/common';
import { Requests } from './requests.service.js';

@Controller()
@Roles('admin')
export class AdminRequestsController {
  constructor(private readonly requests: Requests) {}

  @Route(getRequestCount)
  count(@Input(getRequestCount) body: BodyOf<typeof getRequestCount>) {
    return this.requests.count(body.job_id);
  }

  @Route(getRequests)
  waiting(@Input(getRequests) body: BodyOf<typeof getRequests>) {
    return this.requests.waiting(body.job_id);
  }

  @Route(acceptRequest)
  async accept(@CurrentCaller() admin: Caller, @Input(acceptRequest) body: BodyOf<typeof acceptRequest>) {
    await this.requests.accept(admin, body);
    return { status: 'done' };
  }

  @Route(rejectRequest)
  async reject(@CurrentCaller() admin: Caller, @Input(rejectRequest) body: BodyOf<typeof rejectRequest>) {
    await this.requests.reject(admin, body.row_id);
    return { status: 'done' };
  }
}
