import {
  type CallAnswer,
  type CallBody,
  DONE,
  type getPushKey,
  type subscribePush,
  type unsubscribePush,
} from '@cleaning/contracts';
import {
  type Caller,
  ENVIRONMENT,
  type Environment,
  hashSha256,
  lockRow,
  refuse,
  refuseField,
  Sealing,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { environment } from '../environment.js';
import { formatPlace } from '../sealing/sealed-details.service.js';
import { Session } from '../sessions/session.entity.js';
import { PushDevice } from './push.entity.js';
import { keepLastDevices, storeDevice } from './push.queries.js';
import { StoredPushKeys } from './push-keys.service.js';
import { isPublicKey, isPushEndpoint } from './push-rules.js';

/** The sealed part of a device. */
export type DeviceContent = CallBody<typeof subscribePush>;

const toDevicePlace = (id: string): string => formatPlace('push_device', id, 'content');

/** Opens the sealed part. */
export const openDevice = (sealing: Sealing, id: string, content: string): DeviceContent =>
  JSON.parse(sealing.open(content, toDevicePlace(id)));

/** Devices for a person's push messages, each with the session that subscribed it. */
@Injectable()
export class PushDevices {
  constructor(
    private readonly transactions: Transactions,
    private readonly sealing: Sealing,
    private readonly keys: StoredPushKeys,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  async getKey(): Promise<CallAnswer<typeof getPushKey>> {
    return { public_key: (await this.keys.get()).publicKey };
  }

  /** Throws 400 for an address that isn't a public push service's, and for keys that can't encrypt. */
  async subscribe(caller: Caller, device: DeviceContent): Promise<CallAnswer<typeof subscribePush>> {
    if (!isPushEndpoint(device.endpoint, this.env.PUSH_LOOPBACK === 'allow'))
      throw refuseField('endpoint', 'push_endpoint_refused');
    if (!isPublicKey(device.keys.p256dh)) throw refuseField('keys.p256dh', 'push_key_refused');
    if (caller.sessionId === '') throw refuse('unauthenticated');
    const endpointDigest = hashSha256(device.endpoint);
    await this.transactions.run(async ({ manager }) => {
      // A session that ends now ends before or after this.
      await lockRow(manager, Session, { id: caller.sessionId, endedAt: IsNull() }, 'unauthenticated');
      // Also removes a former user's subscription of this device: their messages must no longer come here.
      await manager.delete(PushDevice, { endpointDigest, accountId: Not(caller.id) });
      const there = await manager.findOneBy(PushDevice, { endpointDigest });
      const id = there?.id ?? uuidv7();
      const { id: accountId, sessionId, sessionVersion } = caller;
      const content = this.sealing.seal(JSON.stringify(device), toDevicePlace(id));
      await storeDevice(manager, { id, accountId, sessionId, sessionVersion, endpointDigest, content });
      await keepLastDevices(manager, accountId);
    });
    return DONE;
  }

  async unsubscribe(
    { id }: Caller,
    { endpoint }: CallBody<typeof unsubscribePush>,
  ): Promise<CallAnswer<typeof unsubscribePush>> {
    await this.transactions.run(({ manager }) =>
      manager.delete(PushDevice, { endpointDigest: hashSha256(endpoint), accountId: id }),
    );
    return DONE;
  }
}
