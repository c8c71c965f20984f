import { type BodyOf, getPushKey, PUSH_QUEUE, subscribePush, unsubscribePush } from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { BullModule } from '@nestjs/bullmq';
import { Body, Controller, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PushDevice, PushKey, PushMessage } from './push.entity.js';
import { PushDelivery } from './push-delivery.js';
import { PushDevices } from './push-devices.js';
import { StoredPushKeys } from './push-keys.js';
import { PushQueue } from './push-queue.js';
import { PushSender } from './push-sender.js';

@Controller()
@Roles('unverified', 'contractor', 'admin')
export class PushController {
  constructor(private readonly devices: PushDevices) {}

  @Route(getPushKey)
  key() {
    return this.devices.key();
  }

  @Route(subscribePush)
  subscribe(@CurrentCaller() caller: Caller, @Body() body: BodyOf<typeof subscribePush>) {
    return this.devices.subscribe(caller, body);
  }

  @Route(unsubscribePush)
  unsubscribe(@CurrentCaller() caller: Caller, @Body() body: BodyOf<typeof unsubscribePush>) {
    return this.devices.unsubscribe(caller, body);
  }
}

@Module({
  imports: [
    TypeOrmModule.forFeature([PushKey, PushDevice, PushMessage]),
    BullModule.registerQueue({ name: PUSH_QUEUE }),
  ],
  controllers: [PushController],
  providers: [PushDelivery, PushDevices, PushQueue, PushSender, StoredPushKeys],
})
export class PushModule {}
