import { insertOnce, Sealing, Transactions } from '@cleaning/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { formatPlace } from '../sealing/sealed-details.service.js';
import { PushKey } from './push.entity.js';

export interface PushKeys {
  /** base64url */
  readonly publicKey: string;
  readonly privateKey: string;
}

const toContext = (id: string) => formatPlace('push_key', id, 'private_key');

/** The key pair of this site towards push services (VAPID). Made at the first start; a new one would lose all devices. */
@Injectable()
export class StoredPushKeys implements OnApplicationBootstrap {
  private keys: Promise<PushKeys> | undefined;

  constructor(
    private readonly transactions: Transactions,
    private readonly sealing: Sealing,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.get();
  }

  get(): Promise<PushKeys> {
    this.keys ??= this.readOrMake().catch((error: unknown) => {
      this.keys = undefined;
      throw error;
    });
    return this.keys;
  }

  private async readOrMake(): Promise<PushKeys> {
    const { default: webPush } = await import('web-push');
    const row = await this.transactions.runWithoutWaiting(async ({ manager }) => {
      const there = await manager.findOneBy(PushKey, { onlyRow: true });
      if (there) return there;
      const { publicKey, privateKey } = webPush.generateVAPIDKeys();
      const id = uuidv7();
      const made = { id, publicKey, privateKey: this.sealing.seal(privateKey, toContext(id)) };
      // Of several starting replicas one creates it.
      await insertOnce(manager, PushKey, made);
      return manager.findOneByOrFail(PushKey, { onlyRow: true });
    });
    return { publicKey: row.publicKey, privateKey: this.sealing.open(row.privateKey, toContext(row.id)) };
  }
}
