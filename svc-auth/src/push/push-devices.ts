import { createHash } from 'node:crypto';
import {
  type AnswerOf,
  type BodyOf,
  type getPushKey,
  MAX_PUSH_DEVICES,
  type subscribePush,
  type unsubscribePush,
} from '@cleaning/contracts';
import {
  type Caller,
  ENVIRONMENT,
  type Environment,
  InvalidInput,
  Sealing,
  Transactions,
  Unauthenticated,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { environment } from '../environment.js';
import { placeOf } from '../sealing/sealed-details.js';
import { StoredPushKeys } from './push-keys.js';
import { isPublicKey, isPushEndpoint } from './push-rules.js';

/** The sealed part of a device. */
export type DeviceContent = BodyOf<typeof subscribePush>;

const devicePlace = (id: string): string => placeOf('push_device', id, 'content');

/** Opens the sealed part. */
export const openDevice = (sealing: Sealing, id: string, content: string): DeviceContent =>
  JSON.parse(sealing.open(content, devicePlace(id)));

const wrong = (field: string, msg: string) => new InvalidInput([{ field, msg }], msg);

const digestOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

/** The devices that get a person's push messages, each with the session in which it asked for them. */
@Injectable()
export class PushDevices {
  constructor(
    private readonly transactions: Transactions,
    private readonly sealing: Sealing,
    private readonly keys: StoredPushKeys,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  async key(): Promise<AnswerOf<typeof getPushKey>> {
    return { public_key: (await this.keys.get()).publicKey };
  }

  /** Throws InvalidInput for an address that no push service of the internet has, and for keys that nothing can be encrypted with. */
  async subscribe(caller: Caller, device: DeviceContent): Promise<AnswerOf<typeof subscribePush>> {
    if (!isPushEndpoint(device.endpoint, this.env.PUSH_LOOPBACK === 'allow'))
      throw wrong('endpoint', 'This is not the address of a push service.');
    if (!isPublicKey(device.keys.p256dh)) throw wrong('keys.p256dh', 'This is no public key.');
    if (caller.sessionId === '') throw new Unauthenticated();
    const digest = digestOf(device.endpoint);
    await this.transactions.run(async ({ manager }) => {
      // A session that ends now ends before or after this.
      const open = await manager.query<unknown[]>(
        'SELECT 1 FROM session WHERE id = $1 AND ended_at IS NULL FOR UPDATE',
        [caller.sessionId],
      );
      if (open.length === 0) throw new Unauthenticated();
      // Also of another person who used this device: messages for them must not come here any more.
      await manager.query('DELETE FROM push_device WHERE endpoint_digest = $1 AND account_id <> $2', [
        digest,
        caller.id,
      ]);
      const [there] = await manager.query<{ id: string }[]>('SELECT id FROM push_device WHERE endpoint_digest = $1', [
        digest,
      ]);
      const id = there?.id ?? uuidv7();
      await manager.query(
        `INSERT INTO push_device (id, account_id, session_id, session_version, endpoint_digest, content)
         VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (endpoint_digest) DO UPDATE SET session_id = $3, session_version = $4, content = $6, subscribed_at = now()
           WHERE push_device.id = $1`,
        [
          id,
          caller.id,
          caller.sessionId,
          caller.sessionVersion,
          digest,
          this.sealing.seal(JSON.stringify(device), devicePlace(id)),
        ],
      );
      await manager.query(
        `DELETE FROM push_device WHERE account_id = $1 AND id NOT IN (
           SELECT id FROM push_device WHERE account_id = $1 ORDER BY subscribed_at DESC, id DESC LIMIT $2)`,
        [caller.id, MAX_PUSH_DEVICES],
      );
    });
    return { status: 'done' };
  }

  async unsubscribe(
    { id }: Caller,
    { endpoint }: BodyOf<typeof unsubscribePush>,
  ): Promise<AnswerOf<typeof unsubscribePush>> {
    await this.transactions.run(({ manager }) =>
      manager.query('DELETE FROM push_device WHERE endpoint_digest = $1 AND account_id = $2', [digestOf(endpoint), id]),
    );
    return { status: 'done' };
  }
}
