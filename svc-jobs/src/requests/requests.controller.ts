import {
  acceptRequest,
  type CallBody,
  checkRequest,
  DONE,
  getRequestCount,
  getRequests,
  rejectRequest,
  requestJob,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route, requireSelf } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { Requests } from './requests.service.js';

@Controller()
@Roles('contractor', 'admin')
export class RequestsController {
  constructor(private readonly requests: Requests) {}

  @Route(requestJob)
  async request(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof requestJob>) {
    requireSelf(caller, body.user_id);
    await this.requests.request(caller.id, body.job_id);
    return 'done';
  }

  @Route(checkRequest)
  check(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof checkRequest>) {
    requireSelf(caller, body.user_id);
    return this.requests.check(caller.id, body.job_id);
  }
}

@Controller()
@Roles('admin')
export class AdminRequestsController {
  constructor(private readonly requests: Requests) {}

  @Route(getRequestCount)
  count(@Body() body: CallBody<typeof getRequestCount>) {
    return this.requests.count(body.job_id);
  }

  @Route(getRequests)
  listWaiting(@Body() body: CallBody<typeof getRequests>) {
    return this.requests.listWaiting(body.job_id);
  }

  @Route(acceptRequest)
  async accept(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof acceptRequest>) {
    await this.requests.accept(admin, body);
    return DONE;
  }

  @Route(rejectRequest)
  async reject(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof rejectRequest>) {
    await this.requests.reject(admin, body.row_id);
    return DONE;
  }
}
