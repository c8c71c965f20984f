import {
  askSmsCode,
  type CallBody,
  chooseSms,
  confirmSmsNumber,
  forgetSmsNumber,
  getSmsNumber,
  getSmsState,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { SmsDesk } from './sms-desk.service.js';
import { SmsNumbers } from './sms-numbers.service.js';

@Controller()
@Roles('contractor')
export class SmsController {
  constructor(private readonly numbers: SmsNumbers) {}

  @Route(getSmsNumber)
  get(@CurrentCaller() caller: Caller) {
    return this.numbers.get(caller);
  }

  @Route(askSmsCode)
  ask(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof askSmsCode>) {
    return this.numbers.ask(caller, body);
  }

  @Route(confirmSmsNumber)
  confirm(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof confirmSmsNumber>) {
    return this.numbers.confirm(caller, body);
  }

  @Route(chooseSms)
  choose(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof chooseSms>) {
    return this.numbers.choose(caller, body);
  }

  @Route(forgetSmsNumber)
  forget(@CurrentCaller() caller: Caller) {
    return this.numbers.forget(caller);
  }
}

@Controller()
@Roles('admin')
export class SmsDeskController {
  constructor(private readonly desk: SmsDesk) {}

  @Route(getSmsState)
  getState() {
    return this.desk.getState();
  }
}
