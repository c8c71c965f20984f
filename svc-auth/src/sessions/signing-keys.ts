import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { Transactions } from '@cleaning/service-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { SigningKey } from './signing-key.entity.js';

export interface KeyInUse {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** Key of the advisory lock that lets one of several starting replicas make the key. Any fixed number does. */
const SIGNING_KEY_LOCK = 7_301_442;
const generate = promisify(generateKeyPair);

/** Makes the signing key at the first start and holds it as key objects: parsing a PEM for every token would cost 340 µs. */
@Injectable()
export class SigningKeys implements OnApplicationBootstrap {
  private loaded: Promise<KeyInUse> | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.inUse();
  }

  inUse(): Promise<KeyInUse> {
    this.loaded ??= this.load().catch((error: unknown) => {
      this.loaded = null;
      throw error;
    });
    return this.loaded;
  }

  private async load(): Promise<KeyInUse> {
    const row = (await this.stored(this.dataSource.manager)) ?? (await this.create());
    return {
      kid: row.kid,
      privateKey: createPrivateKey(row.private_key_pem),
      publicKey: createPublicKey(row.public_key_pem),
    };
  }

  private async stored(manager: EntityManager): Promise<SigningKey | undefined> {
    const [row] = await manager.find(SigningKey, { take: 1 });
    return row;
  }

  private async create(): Promise<SigningKey> {
    const pair = await generate('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    const made: SigningKey = {
      kid: uuidv7(),
      private_key_pem: pair.privateKey,
      public_key_pem: pair.publicKey,
      created_at: new Date(),
    };
    return this.transactions.runWithoutWaiting(async (tx) => {
      await tx.manager.query('SELECT pg_advisory_xact_lock($1)', [SIGNING_KEY_LOCK]);
      const other = await this.stored(tx.manager);
      if (other) return other;
      await tx.manager.insert(SigningKey, made);
      await tx.publish('signing-key.added', { kid: made.kid, public_key_pem: made.public_key_pem });
      return made;
    });
  }
}
