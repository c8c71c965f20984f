import {
  addIdentity,
  beginIdentity,
  type CallBody,
  EVERYBODY,
  listIdentities,
  removeIdentity,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { Identities } from './identities.service.js';

@Controller()
@Roles(...EVERYBODY)
export class IdentitiesController {
  constructor(private readonly identities: Identities) {}

  @Route(listIdentities)
  list(@CurrentCaller() caller: Caller) {
    return this.identities.list(caller);
  }

  @Route(beginIdentity)
  begin(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof beginIdentity>) {
    return this.identities.begin(caller, body);
  }

  @Route(addIdentity)
  add(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof addIdentity>) {
    return this.identities.add(caller, body);
  }

  @Route(removeIdentity)
  remove(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof removeIdentity>) {
    return this.identities.remove(caller, body);
  }
}
