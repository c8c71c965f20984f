import {
  type BodyOf,
  beginPasskeyStepUp,
  checkRecentFactor,
  getStepUp,
  type ParamsOf,
  stepUp,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, countedAddress, Input, PathParams, Roles, Route } from '@cleaning/service-kit';
import { Controller, Ip } from '@nestjs/common';
import { StoredRecentFactor } from './recent-factor.js';
import { StepUp } from './step-up.js';

@Controller()
@Roles('unverified', 'contractor', 'admin')
export class StepUpController {
  constructor(private readonly steps: StepUp) {}

  @Route(getStepUp)
  state(@CurrentCaller() caller: Caller) {
    return this.steps.state(caller);
  }

  @Route(beginPasskeyStepUp)
  beginPasskey(@CurrentCaller() caller: Caller) {
    return this.steps.beginPasskey(caller);
  }

  @Route(stepUp)
  give(@CurrentCaller() caller: Caller, @Input(stepUp) given: BodyOf<typeof stepUp>, @Ip() ip: string) {
    return this.steps.give(caller, given, countedAddress(ip));
  }
}

/** For the other services; nginx does not route it. */
@Controller()
export class InternalStepUpController {
  constructor(private readonly recent: StoredRecentFactor) {}

  @Route(checkRecentFactor)
  @Roles('service')
  check(@PathParams(checkRecentFactor) { session_id }: ParamsOf<typeof checkRecentFactor>) {
    return this.recent.answer(session_id);
  }
}
