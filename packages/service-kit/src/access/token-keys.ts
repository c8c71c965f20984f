import { createPublicKey, type KeyObject } from 'node:crypto';
import { JWKS_PATH } from '@cleaning/contracts';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { type JwtModuleOptions, JwtService } from '@nestjs/jwt';
import { Interval } from '@nestjs/schedule';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { z } from 'zod';
import { databaseClock, getNow } from '../database/database-clock.js';
import { getMessage } from '../errors/error-records.js';
import { refuse } from '../errors/refusal.js';
import { runOutsideRequest } from '../http/request-budget.js';
import { Peers } from '../peers/peers.js';
import { PubSub } from '../redis/redis.js';
import { type KeySet, TokenKeySet } from './token-key-set.entity.js';

/** Topic of Redis pub/sub: the keys have changed. The message is empty; receivers fetch the keys from svc-auth. */
export const KEYS_CHANGED = 'keys.changed';

/** Looks up the public key that a token was signed with. */
export abstract class TokenKeys {
  abstract find(kid: string): Promise<KeyObject | null>;
  /** True if a key found earlier is still trusted. */
  abstract isTrusted(kid: string): boolean;
  /** True if any key is known. Until then no token can be verified. */
  abstract hasAny(): Promise<boolean>;
}

/** A token's header is untrusted text until the signature has been verified. */
const KID = /^[\w-]{1,64}$/;
const { decode } = new JwtService();

/** Options of the guard's JwtService: verifies with the key that the token names. Throws 401 for an unknown key. */
export const createJwtOptions = (keys: TokenKeys): JwtModuleOptions => ({
  verifyOptions: { algorithms: ['RS256'] },
  secretOrKeyProvider: async (_, token) => {
    const kid: unknown = decode<{ header: { kid?: unknown } } | null>(String(token), { complete: true })?.header.kid;
    const key = typeof kid === 'string' && KID.test(kid) ? await keys.find(kid) : null;
    if (!key) throw refuse('unauthenticated');
    return key;
  },
});

/** The set is fetched each minute; the last one is trusted for 24 hours while svc-auth is unavailable. */
const FETCH_MS = 60_000;
const TRUSTED_MS = 24 * 60 * 60 * 1000;
/** A token with an unknown key id triggers a fetch, at most this often. */
const MIN_FETCH_INTERVAL_MS = 1000;

const keySet: z.ZodType<KeySet> = z.object({
  keys: z.array(z.object({ kid: z.string(), kty: z.literal('RSA'), n: z.string(), e: z.string() })),
});

/**
 * The public keys of svc-auth. A key that is not in its set is not trusted. Fetched at the start, after a change, each
 * minute, and for a token with an unknown key id.
 */
@Injectable()
export class FetchedTokenKeys extends TokenKeys implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(FetchedTokenKeys.name);
  private keys: ReadonlyMap<string, KeyObject> = new Map();
  /** From `performance.now()`, so that setting a clock never ends trust. Undefined before the first fetch. */
  private fetchedAt: number | undefined;
  /** From `performance.now()`. */
  private askedAt = Number.NEGATIVE_INFINITY;
  /** True if missing keys were logged. Each readiness check fetches them again. */
  private isLogged = false;
  private fetching: Promise<void> | undefined;

  constructor(
    @InjectRepository(TokenKeySet) private readonly sets: Repository<TokenKeySet>,
    private readonly peers: Peers,
    pubSub: PubSub,
  ) {
    super();
    pubSub.listen(KEYS_CHANGED, () => void this.fetchAgain());
    pubSub.onSubscribed(() => void this.fetchAgain());
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.restore();
    void this.fetch();
  }

  @Interval(FETCH_MS)
  onInterval(): Promise<void> {
    return this.fetch();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.fetching;
  }

  /** Throws 503 when no trusted set is known. */
  async find(kid: string): Promise<KeyObject | null> {
    const known = this.getCurrent().get(kid);
    if (known) return known;
    if (performance.now() - this.askedAt >= MIN_FETCH_INTERVAL_MS || this.fetching) await this.fetch();
    const found = this.getCurrent().get(kid);
    if (!found && this.fetchedAt === undefined) throw refuse('login_away');
    return found ?? null;
  }

  /** A running fetch may have read the keys before they changed. */
  private fetchAgain(): Promise<void> {
    return (this.fetching ?? Promise.resolve()).then(() => this.fetch());
  }

  isTrusted(kid: string): boolean {
    return this.getCurrent().has(kid);
  }

  async hasAny(): Promise<boolean> {
    if (this.getCurrent().size === 0) await this.fetch();
    return this.getCurrent().size > 0;
  }

  private getCurrent(): ReadonlyMap<string, KeyObject> {
    if (this.fetchedAt !== undefined && performance.now() - this.fetchedAt > TRUSTED_MS) {
      this.keys = new Map();
      this.fetchedAt = undefined;
    }
    return this.keys;
  }

  private fetch(): Promise<void> {
    this.fetching ??= runOutsideRequest(() => this.fetchNow()).finally(() => {
      this.fetching = undefined;
    });
    return this.fetching;
  }

  private async fetchNow(): Promise<void> {
    this.askedAt = performance.now();
    try {
      const answer = await this.peers.call('auth', 'GET', JWKS_PATH);
      if (answer.status !== 200) throw new Error(`svc-auth answered ${answer.status}`);
      const set = keySet.parse(JSON.parse(answer.body));
      this.setKeys(set, performance.now());
      this.isLogged = false;
      await this.store(set);
    } catch (error) {
      if (this.keys.size > 0 || this.isLogged) return;
      this.isLogged = true;
      this.logger.warn(`The keys of tokens cannot be fetched: ${getMessage(error)}`);
    }
  }

  private setKeys({ keys }: KeySet, fetchedAt: number): void {
    this.keys = new Map(keys.map((key) => [key.kid, createPublicKey({ key, format: 'jwk' })]));
    this.fetchedAt = fetchedAt;
  }

  /** Loads the last set, for a start while svc-auth is unavailable. */
  private async restore(): Promise<void> {
    const last = await this.sets.findOneBy({ onlyRow: true });
    if (!last) return;
    const age = databaseClock.getTime() - last.fetchedAt.getTime();
    if (age < TRUSTED_MS) this.setKeys(last.keys, performance.now() - age);
  }

  private async store(keys: KeySet): Promise<void> {
    await this.sets.upsert({ onlyRow: true, keys, fetchedAt: getNow() }, ['onlyRow']);
  }
}
