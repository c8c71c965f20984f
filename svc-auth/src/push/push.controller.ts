import { type CallBody, EVERYBODY, getPushKey, subscribePush, unsubscribePush } from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller } from '@nestjs/common';
import { PushDevices } from './push-devices.service.js';

@Controller()
@Roles(...EVERYBODY)
export class PushController {
  constructor(private readonly devices: PushDevices) {}

  @Route(getPushKey)
  getKey() {
    return this.devices.getKey();
  }

  @Route(subscribePush)
  subscribe(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof subscribePush>) {
    return this.devices.subscribe(caller, body);
  }

  @Route(unsubscribePush)
  unsubscribe(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof unsubscribePush>) {
    return this.devices.unsubscribe(caller, body);
  }
}
