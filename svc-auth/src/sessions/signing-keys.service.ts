import {
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  hkdfSync,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';
import { promisify } from 'node:util';
import {
  databaseNow,
  getNow,
  IntervalRuns,
  KEYS_CHANGED,
  newerThan,
  olderThan,
  PubSub,
  Sealing,
  TokenKeys,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { writeAudit } from '../audit/audit-entry.js';
import { formatPlace } from '../sealing/sealed-details.service.js';
import { SESSION_SECONDS } from './session.entity.js';
import { SigningKey } from './signing-key.entity.js';
import { lockSigningKeys } from './signing-keys.queries.js';

export interface KeyInUse {
  readonly kid: string;
  readonly privateKey: KeyObject;
  /** Signs passes to the queue page. Derived from the key: no other service has it. */
  readonly passSecret: string;
}

/** A public key in the form of RFC 7517. */
export type PublicJwk = JsonWebKey & { readonly kid: string; readonly use: 'sig'; readonly alg: 'RS256' };

/** A key is rotated after 90 days. */
const ROTATED_AFTER_DAYS = 90;
/** Interval of reloading. Other replicas and commands change keys too, and publish it. */
const RELOAD_MS = 60_000;
/** A token with an unknown key id triggers a reload, at most this often. */
const MIN_RELOAD_INTERVAL_MS = 1000;
const generate = promisify(generateKeyPair);
const OPERATOR = { id: '', name: 'Operator' };

const toContext = (kid: string) => formatPlace('signing_key', kid, 'private_key');

interface LoadedKeys {
  readonly inUse: KeyInUse;
  readonly trusted: ReadonlyMap<string, KeyObject>;
}

/**
 * The keys that sign tokens. Creates the first one, rotates after 90 days or by a command. Holds key objects, because
 * parsing a PEM for each token would take 340 µs. A retired key is trusted until its last token has expired.
 */
@Injectable()
export class SigningKeys extends TokenKeys implements OnApplicationBootstrap {
  private readonly logger = new Logger(SigningKeys.name);
  private loaded: Promise<LoadedKeys> | null = null;
  private latest: LoadedKeys | null = null;
  /** From `performance.now()`. */
  private readAt = Number.NEGATIVE_INFINITY;

  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly sealing: Sealing,
    private readonly pubSub: PubSub,
    private readonly runs: IntervalRuns,
  ) {
    super();
    pubSub.listen(KEYS_CHANGED, () => this.reload());
    pubSub.onSubscribed(() => this.reload());
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.replaceOld();
    await this.getKeys();
  }

  @Interval(RELOAD_MS)
  onInterval(): Promise<void> {
    return this.runs.run('signing keys', () => {
      this.reload();
      return this.replaceOld();
    });
  }

  async getKeyInUse(): Promise<KeyInUse> {
    return (await this.getKeys()).inUse;
  }

  /** A trusted public key. Another replica may have created it just now. */
  async find(kid: string): Promise<KeyObject | null> {
    const known = (await this.getKeys()).trusted.get(kid);
    if (known) return known;
    if (performance.now() - this.readAt >= MIN_RELOAD_INTERVAL_MS) this.reload();
    return (await this.getKeys()).trusted.get(kid) ?? null;
  }

  isTrusted(kid: string): boolean {
    return this.latest?.trusted.has(kid) ?? false;
  }

  async hasAny(): Promise<boolean> {
    return Boolean(await this.getKeyInUse());
  }

  /** All trusted public keys. */
  async getJwks(): Promise<{ keys: PublicJwk[] }> {
    const { trusted } = await this.getKeys();
    return {
      keys: [...trusted].map(([kid, key]) => ({ ...key.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' })),
    };
  }

  /**
   * Replaces the signing key. Audited.
   * @param revoke stops trusting earlier keys, for a stolen key: everybody must log in again
   * @returns the new key's id
   */
  async rotate({ revoke }: { revoke: boolean }): Promise<string> {
    const made = await this.transactions.runWithoutWaiting(async (tx) => {
      await lockSigningKeys(tx.manager);
      const key = await this.replace(tx.manager);
      if (revoke) await tx.manager.delete(SigningKey, { kid: Not(key.kid) });
      await writeAudit(tx, {
        actor: OPERATOR,
        action: 'signing-key.rotated',
        subject: { kind: 'signing-key', id: '', name: 'Signing key' },
        details: { sessions: revoke ? 'ended' : 'kept' },
      });
      return key;
    });
    await this.announce();
    return made.kid;
  }

  private async replaceOld(): Promise<void> {
    const changed = await this.transactions.runWithoutWaiting(async ({ manager }) => {
      await lockSigningKeys(manager);
      await manager.delete(SigningKey, { retiredAt: olderThan(SESSION_SECONDS, 'secs') });
      const fresh = await manager.existsBy(SigningKey, {
        retiredAt: IsNull(),
        createdAt: newerThan(ROTATED_AFTER_DAYS, 'days'),
      });
      if (fresh) return false;
      await this.replace(manager);
      return true;
    });
    if (changed) await this.announce();
  }

  private async replace(manager: EntityManager): Promise<SigningKey> {
    const pair = await generate('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    const kid = uuidv7();
    const made: SigningKey = {
      kid,
      privateKey: this.sealing.seal(pair.privateKey, toContext(kid)),
      publicKeyPem: pair.publicKey,
      createdAt: getNow(),
      retiredAt: null,
    };
    await manager.update(SigningKey, { retiredAt: IsNull() }, { retiredAt: databaseNow });
    await manager.insert(SigningKey, made);
    return made;
  }

  private async announce(): Promise<void> {
    this.reload();
    await this.getKeys();
    await this.pubSub.publish(KEYS_CHANGED, {});
  }

  private reload(): void {
    this.loaded = null;
    this.getKeys().catch((error: Error) => this.logger.warn(`Keys cannot be read: ${error.name}`));
  }

  private getKeys(): Promise<LoadedKeys> {
    if (!this.loaded) {
      const loading = this.load();
      this.loaded = loading;
      loading.then(
        (keys) => {
          if (this.loaded === loading) this.latest = keys;
        },
        () => {
          if (this.loaded === loading) this.loaded = null;
        },
      );
    }
    return this.loaded;
  }

  private async load(): Promise<LoadedKeys> {
    this.readAt = performance.now();
    const rows = await this.manager.findBy(SigningKey, [
      { retiredAt: IsNull() },
      { retiredAt: newerThan(SESSION_SECONDS, 'secs') },
    ]);
    const current = rows.find(({ retiredAt }) => retiredAt === null);
    if (!current) throw new Error('There is no key that signs tokens');
    const pem = this.sealing.open(current.privateKey, toContext(current.kid));
    const passSecret = Buffer.from(hkdfSync('sha256', pem, '', 'cleaning:passes', 32)).toString('base64url');
    return {
      inUse: { kid: current.kid, privateKey: createPrivateKey(pem), passSecret },
      trusted: new Map(rows.map(({ kid, publicKeyPem }) => [kid, createPublicKey(publicKeyPem)])),
    };
  }
}
