import { PROVIDER_LOGIN_MINUTES } from '@cleaning/contracts';
import {
  type Caller,
  databaseNow,
  HourlyLimit,
  hashSha256,
  inFuture,
  refuse,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager, type FindOptionsWhere, IsNull, Not } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { deleteOldAttempts } from './identities.queries.js';
import { ProviderAttempt } from './identity.entity.js';
import { type ProvenIdentity, type ProviderAnswer, ProviderClient } from './provider-client.service.js';

/** Limits for an address such as an office, and for a person. */
const LOGINS_PER_HOUR = 1000;
const OWN_PER_HOUR = 100;

const expiresAt = () => `now() + make_interval(mins => ${PROVIDER_LOGIN_MINUTES})`;

/** Owner of an attempt: a visitor's browser, by its cookie, or a session. */
export type AttemptOwner =
  | { readonly purpose: 'login'; readonly browser: string }
  | { readonly purpose: 'link'; readonly caller: Pick<Caller, 'id' | 'sessionId'> };

const buildOwnerWhere = (owner: AttemptOwner): FindOptionsWhere<ProviderAttempt> =>
  owner.purpose === 'login'
    ? { purpose: 'login', browserHash: hashSha256(owner.browser) }
    : { purpose: 'link', sessionId: owner.caller.sessionId, accountId: owner.caller.id };

/** Started logins at providers. Each returns once, in the browser or session that began it, within a few minutes. */
@Injectable()
export class ProviderAttempts {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly limit: HourlyLimit,
    private readonly client: ProviderClient,
  ) {}

  /**
   * Returns the provider's address for the login. Throws 404, 429 and 503.
   * @param counted a visitor's address, or a person's id
   */
  async begin(providerId: string, owner: AttemptOwner, counted: string): Promise<{ url: string }> {
    const provider = this.client.find(providerId);
    const isLogin = owner.purpose === 'login';
    const wait = await this.limit.take(`provider-attempts ${counted}`, isLogin ? LOGINS_PER_HOUR : OWN_PER_HOUR);
    if (wait > 0) throw refuse('too_many_attempts', { retry_after: wait });
    const secrets = await this.client.createSecrets();
    const url = await this.client.buildAddress(provider, secrets);
    await this.transactions.runWithoutWaiting(async ({ manager }) => {
      await manager.insert(ProviderAttempt, {
        id: uuidv7(),
        provider: provider.id,
        purpose: owner.purpose,
        stateHash: hashSha256(secrets.state),
        browserHash: isLogin ? hashSha256(owner.browser) : null,
        sessionId: isLogin ? null : owner.caller.sessionId,
        accountId: isLogin ? null : owner.caller.id,
        nonce: secrets.nonce,
        verifier: secrets.verifier,
        expiresAt,
      });
      await deleteOldAttempts(manager);
    });
    return { url };
  }

  /**
   * Uses an attempt up, even if the response turns out wrong. Null if it was begun elsewhere, has expired or was used.
   * Throws 503.
   */
  async prove(
    answer: ProviderAnswer,
    owner: AttemptOwner,
  ): Promise<{ readonly attempt: ProviderAttempt; readonly proven: ProvenIdentity | 'refused' } | null> {
    const attempt = await this.take(answer.state, owner);
    if (!attempt) return null;
    const proven = await this.client.prove(this.client.find(attempt.provider), answer, attempt);
    return { attempt, proven };
  }

  /** An attempt whose person is known by the provider, but whose second factor's code is missing. */
  findProven(state: string, owner: AttemptOwner): Promise<ProviderAttempt | null> {
    const where = { ...this.open(state, owner), takenAt: Not(IsNull()), accountId: Not(IsNull()) };
    return this.manager.findOneBy(ProviderAttempt, where);
  }

  /** Stores the person, so that the second factor's code can be given in the next call. */
  async keepProven(
    { id }: ProviderAttempt,
    accountId: string,
    { subject, hasMfa, authenticatedAt }: ProvenIdentity,
  ): Promise<void> {
    await this.transactions.runWithoutWaiting(({ manager }) =>
      manager.update(ProviderAttempt, { id }, { accountId, subject, hasMfa, authenticatedAt, expiresAt }),
    );
  }

  /** Ends an attempt in the transaction that uses it. Returns false if another call has ended it. */
  async end({ manager }: Transaction, { id }: ProviderAttempt): Promise<boolean> {
    const { affected } = await manager.delete(ProviderAttempt, { id });
    return affected === 1;
  }

  private open(state: string, owner: AttemptOwner): FindOptionsWhere<ProviderAttempt> {
    return { ...buildOwnerWhere(owner), stateHash: hashSha256(state), expiresAt: inFuture() };
  }

  private async take(state: string, owner: AttemptOwner): Promise<ProviderAttempt | null> {
    return this.transactions.runWithoutWaiting(async ({ manager }) => {
      const { affected } = await manager.update(
        ProviderAttempt,
        { ...this.open(state, owner), takenAt: IsNull() },
        { takenAt: databaseNow },
      );
      return affected === 1 ? manager.findOneBy(ProviderAttempt, { stateHash: hashSha256(state) }) : null;
    });
  }
}
