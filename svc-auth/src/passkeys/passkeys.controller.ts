import {
  addPasskey,
  beginPasskey,
  type CallBody,
  EVERYBODY,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { Passkeys } from './passkeys.service.js';

@Controller()
@Roles(...EVERYBODY)
export class PasskeysController {
  constructor(private readonly passkeys: Passkeys) {}

  @Route(listPasskeys)
  list(@CurrentCaller() caller: Caller) {
    return this.passkeys.list(caller);
  }

  @Route(beginPasskey)
  begin(@CurrentCaller() caller: Caller) {
    return this.passkeys.begin(caller);
  }

  @Route(addPasskey)
  add(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof addPasskey>) {
    return this.passkeys.add(caller, body);
  }

  @Route(renamePasskey)
  rename(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof renamePasskey>) {
    return this.passkeys.rename(caller, body);
  }

  @Route(removePasskey)
  remove(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof removePasskey>) {
    return this.passkeys.remove(caller, body);
  }
}
