import {
  beginSecondFactor,
  type CallBody,
  confirmSecondFactor,
  EVERYBODY,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, getCountedAddress, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Ip } from '@nestjs/common';
import { SecondFactor } from './second-factor.service.js';

@Controller()
@Roles(...EVERYBODY)
export class SecondFactorController {
  constructor(private readonly factor: SecondFactor) {}

  @Route(getSecondFactor)
  getState(@CurrentCaller() caller: Caller) {
    return this.factor.getState(caller);
  }

  @Route(beginSecondFactor)
  begin(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof beginSecondFactor>, @Ip() ip: string) {
    return this.factor.begin(caller, body, getCountedAddress(ip));
  }

  @Route(confirmSecondFactor)
  confirm(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof confirmSecondFactor>, @Ip() ip: string) {
    return this.factor.confirm(caller, body, getCountedAddress(ip));
  }

  @Route(renewRecoveryCodes)
  @Roles(...EVERYBODY)
  renewCodes(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof renewRecoveryCodes>, @Ip() ip: string) {
    return this.factor.renewCodes(caller, body, getCountedAddress(ip));
  }

  @Route(removeSecondFactor)
  remove(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof removeSecondFactor>, @Ip() ip: string) {
    return this.factor.remove(caller, body, getCountedAddress(ip));
  }

  @Route(resetSecondFactor)
  @Roles('admin')
  reset(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof resetSecondFactor>) {
    return this.factor.reset(admin, body);
  }
}
