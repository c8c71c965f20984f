import {
  askForChange,
  type CallBody,
  type CallQuery,
  decideDetailChange,
  editPerson,
  getMyChange,
  listDetailChanges,
  withdrawChange,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Query } from '@nestjs/common';
import { DetailRequests } from './detail-requests.service.js';
import { PersonDetails } from './person-details.service.js';

@Controller()
@Roles('unverified', 'contractor')
export class OwnDetailsController {
  constructor(private readonly requests: DetailRequests) {}

  @Route(askForChange)
  ask(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof askForChange>) {
    return this.requests.ask(caller, body);
  }

  @Route(getMyChange)
  getMyChange(@CurrentCaller() caller: Caller) {
    return this.requests.getMyChange(caller);
  }

  @Route(withdrawChange)
  withdraw(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof withdrawChange>) {
    return this.requests.withdraw(caller, body);
  }
}

@Controller()
@Roles('admin')
export class DetailsDeskController {
  constructor(
    private readonly details: PersonDetails,
    private readonly requests: DetailRequests,
  ) {}

  @Route(editPerson)
  edit(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof editPerson>) {
    return this.details.edit(admin, body);
  }

  @Route(listDetailChanges)
  list(@Query() query: CallQuery<typeof listDetailChanges>) {
    return this.requests.list(query);
  }

  @Route(decideDetailChange)
  decide(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof decideDetailChange>) {
    return this.requests.decide(admin, body);
  }
}
