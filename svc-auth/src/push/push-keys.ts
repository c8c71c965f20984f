import { Sealing, Transactions } from '@cleaning/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { placeOf } from '../sealing/sealed-details.js';

export interface PushKeys {
  /** base64url */
  readonly publicKey: string;
  readonly privateKey: string;
}

interface KeyRow {
  readonly id: string;
  readonly public_key: string;
  readonly private_key: string;
}

const contextOf = (id: string) => placeOf('push_key', id, 'private_key');

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
      const [there] = await manager.query<KeyRow[]>('SELECT * FROM push_key');
      if (there) return there;
      const { publicKey, privateKey } = webPush.generateVAPIDKeys();
      const id = uuidv7();
      // Of several starting replicas one makes it.
      await manager.query(
        'INSERT INTO push_key (id, public_key, private_key) VALUES ($1, $2, $3) ON CONFLICT (only_row) DO NOTHING',
        [id, publicKey, this.sealing.seal(privateKey, contextOf(id))],
      );
      const [made] = await manager.query<[KeyRow]>('SELECT * FROM push_key');
      return made;
    });
    return { publicKey: row.public_key, privateKey: this.sealing.open(row.private_key, contextOf(row.id)) };
  }
}
