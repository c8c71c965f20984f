import {
  beginPasskeyStepUp,
  type CallBody,
  type CallParams,
  checkRecentFactor,
  EVERYBODY,
  getStepUp,
  stepUp,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, getCountedAddress, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Ip, Param } from '@nestjs/common';
import { StoredRecentFactor } from './recent-factor.service.js';
import { StepUp } from './step-up.service.js';

@Controller()
@Roles(...EVERYBODY)
export class StepUpController {
  constructor(private readonly steps: StepUp) {}

  @Route(getStepUp)
  getState(@CurrentCaller() caller: Caller) {
    return this.steps.getState(caller);
  }

  @Route(beginPasskeyStepUp)
  beginPasskey(@CurrentCaller() caller: Caller) {
    return this.steps.beginPasskey(caller);
  }

  @Route(stepUp)
  give(@CurrentCaller() caller: Caller, @Body() given: CallBody<typeof stepUp>, @Ip() ip: string) {
    return this.steps.give(caller, given, getCountedAddress(ip));
  }
}

/** For other services; nginx doesn't route it. */
@Controller()
export class InternalStepUpController {
  constructor(private readonly recent: StoredRecentFactor) {}

  @Route(checkRecentFactor)
  @Roles('service')
  check(@Param() { session_id }: CallParams<typeof checkRecentFactor>) {
    return this.recent.answer(session_id);
  }
}
