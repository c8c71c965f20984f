import {
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  hkdfSync,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';
import { promisify } from 'node:util';
import { Bus, IntervalRuns, isSealed, KEYS_CHANGED, Sealing, TokenKeys, Transactions } from '@cleaning/service-kit';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Column, DataSource, Entity, type EntityManager, PrimaryColumn } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { writeAudit } from '../audit/audit-entry.js';
import { placeOf } from '../sealing/sealed-details.js';

/** A current or retired key for tokens. The private key is sealed under DATA_KEY and stored in this row only. */
@Entity({ name: 'signing_key' })
export class SigningKey {
  @PrimaryColumn({ type: 'uuid' })
  kid: string;

  /** PEM, sealed at `signing_key/<kid>/private_key`. */
  @Column({ type: 'text' })
  private_key: string;

  @Column({ type: 'text' })
  public_key_pem: string;

  @Column({ type: 'timestamptz' })
  created_at: Date;

  /** When another key replaced it; null for the current key. */
  @Column({ type: 'timestamptz', nullable: true })
  retired_at: Date | null;
}

export interface KeyInUse {
  readonly kid: string;
  readonly privateKey: KeyObject;
  /** Signs passes to the queue page. Derived from the key: no other service has it. */
  readonly passSecret: string;
}

/** A public key in the form of RFC 7517. */
export type PublicJwk = JsonWebKey & { readonly kid: string; readonly use: 'sig'; readonly alg: 'RS256' };

/** Lifetime of a token: twelve hours. */
export const SESSION_SECONDS = 12 * 60 * 60;

/** Key of the advisory lock; any fixed number. One of several replicas makes a key. */
const SIGNING_KEY_LOCK = 7_301_442;
/** company.md: a key is rotated after 90 days. */
const ROTATED_AFTER_DAYS = 90;
/** Interval of reloading. Other replicas and commands change keys too, and publish it. */
const RELOAD_MS = 60_000;
/** A token with an unknown key id triggers a reload, at most this often. */
const MIN_RELOAD_INTERVAL_MS = 1000;
const generate = promisify(generateKeyPair);
const OPERATOR = { id: '', name: 'Operator' };

const contextOf = (kid: string) => placeOf('signing_key', kid, 'private_key');

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
  private readAt = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly sealing: Sealing,
    private readonly bus: Bus,
    private readonly runs: IntervalRuns,
  ) {
    super();
    bus.listen(KEYS_CHANGED, () => this.reload());
    bus.onSubscribed(() => this.reload());
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.replaceUnsealed();
    await this.replaceOld();
    await this.keys();
  }

  @Interval(RELOAD_MS)
  onInterval(): Promise<void> {
    return this.runs.run('signing keys', () => {
      this.reload();
      return this.replaceOld();
    });
  }

  async inUse(): Promise<KeyInUse> {
    return (await this.keys()).inUse;
  }

  /** A trusted public key. Another replica may have created it just now. */
  async find(kid: string): Promise<KeyObject | null> {
    const known = (await this.keys()).trusted.get(kid);
    if (known) return known;
    if (Date.now() - this.readAt >= MIN_RELOAD_INTERVAL_MS) this.reload();
    return (await this.keys()).trusted.get(kid) ?? null;
  }

  isTrusted(kid: string): boolean {
    return this.latest?.trusted.has(kid) ?? false;
  }

  async any(): Promise<boolean> {
    return Boolean(await this.inUse());
  }

  /** All trusted public keys. */
  async jwks(): Promise<{ keys: PublicJwk[] }> {
    const { trusted } = await this.keys();
    return {
      keys: [...trusted].map(([kid, key]) => ({ ...key.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' })),
    };
  }

  /**
   * Replaces the signing key; entered in the audit log.
   * @param revoke stop trusting the earlier keys, for a key that was stolen: everybody has to log in again
   * @returns the new key's id
   */
  async rotate({ revoke }: { revoke: boolean }): Promise<string> {
    const made = await this.transactions.runWithoutWaiting(async (tx) => {
      await this.lock(tx.manager);
      const key = await this.replace(tx.manager);
      if (revoke) await tx.manager.query('DELETE FROM signing_key WHERE kid <> $1', [key.kid]);
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

  /**
   * An earlier version stored keys unsealed, so they are in its backups: such a key is replaced, and its row sealed.
   */
  private async replaceUnsealed(): Promise<void> {
    const plain = await this.transactions.runWithoutWaiting(async ({ manager }) => {
      await this.lock(manager);
      const found = (await manager.find(SigningKey)).filter(({ private_key }) => !isSealed(private_key));
      if (found.length === 0) return 0;
      for (const { kid, private_key } of found)
        await manager.update(SigningKey, { kid }, { private_key: this.sealing.seal(private_key, contextOf(kid)) });
      if (found.some(({ retired_at }) => retired_at === null)) await this.replace(manager);
      // Writes the table's file again: the one of before contains the unsealed rows, and is deleted with the commit.
      await manager.query("ALTER TABLE signing_key ALTER COLUMN private_key TYPE text USING (private_key || '')");
      return found.length;
    });
    if (plain > 0) await this.announce();
  }

  private async replaceOld(): Promise<void> {
    const changed = await this.transactions.runWithoutWaiting(async ({ manager }) => {
      await this.lock(manager);
      await manager.query('DELETE FROM signing_key WHERE retired_at < now() - make_interval(secs => $1)', [
        SESSION_SECONDS,
      ]);
      const [fresh] = await manager.query<unknown[]>(
        `SELECT 1 FROM signing_key WHERE retired_at IS NULL AND created_at > now() - make_interval(days => $1)`,
        [ROTATED_AFTER_DAYS],
      );
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
      private_key: this.sealing.seal(pair.privateKey, contextOf(kid)),
      public_key_pem: pair.publicKey,
      created_at: new Date(),
      retired_at: null,
    };
    await manager.query('UPDATE signing_key SET retired_at = now() WHERE retired_at IS NULL');
    await manager.insert(SigningKey, made);
    return made;
  }

  private async lock(manager: EntityManager): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [SIGNING_KEY_LOCK]);
  }

  private async announce(): Promise<void> {
    this.reload();
    await this.keys();
    await this.bus.publish(KEYS_CHANGED, {});
  }

  private reload(): void {
    this.loaded = null;
    this.keys().catch((error: Error) => this.logger.warn(`Keys cannot be read: ${error.name}`));
  }

  private keys(): Promise<LoadedKeys> {
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
    this.readAt = Date.now();
    const rows = await this.dataSource.manager.query<SigningKey[]>(
      'SELECT * FROM signing_key WHERE retired_at IS NULL OR retired_at > now() - make_interval(secs => $1)',
      [SESSION_SECONDS],
    );
    const current = rows.find(({ retired_at }) => retired_at === null);
    if (!current) throw new Error('There is no key that signs tokens');
    const pem = this.sealing.open(current.private_key, contextOf(current.kid));
    const passSecret = Buffer.from(hkdfSync('sha256', pem, '', 'cleaning:passes', 32)).toString('base64url');
    return {
      inUse: { kid: current.kid, privateKey: createPrivateKey(pem), passSecret },
      trusted: new Map(rows.map(({ kid, public_key_pem }) => [kid, createPublicKey(public_key_pem)])),
    };
  }
}
