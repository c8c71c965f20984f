import {
  type addIdentity,
  type beginIdentity,
  type CallAnswer,
  type CallBody,
  DONE,
  type Identity,
  type listIdentities,
  type removeIdentity,
} from '@cleaning/contracts';
import {
  type Caller,
  findLocked,
  findRow,
  insertOnce,
  refuse,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { Account } from '../accounts/account.entity.js';
import { writeAudit } from '../audit/audit-entry.js';
import { LoginSettings } from '../login-settings/login-settings.service.js';
import { Notices } from '../notices/notices.service.js';
import { forgetRemovedOwner } from './identities.queries.js';
import { LinkedIdentity } from './identity.entity.js';
import { ProviderAttempts } from './provider-attempts.service.js';
import { type ProvenIdentity, ProviderClient } from './provider-client.service.js';

type Change = 'added' | 'removed';

/** People's own provider accounts. */
@Injectable()
export class Identities {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly client: ProviderClient,
    private readonly attempts: ProviderAttempts,
    private readonly settings: LoginSettings,
    private readonly notices: Notices,
  ) {}

  async list(caller: Caller): Promise<CallAnswer<typeof listIdentities>> {
    const { manager } = this;
    const own = await manager.find(LinkedIdentity, { where: { accountId: caller.id }, order: { id: 'DESC' } });
    const isAllowed = await this.settings.allowsProviders(manager, caller);
    return {
      identities: own.map((row) => this.toIdentity(row)),
      providers: isAllowed ? this.client.list(own.map(({ issuer }) => issuer)) : [],
    };
  }

  /** Throws 404, 409, 429 and 503. */
  async begin(caller: Caller, { provider }: CallBody<typeof beginIdentity>): Promise<CallAnswer<typeof beginIdentity>> {
    if (!(await this.settings.allowsProviders(this.manager, caller))) throw refuse('identity_closed');
    return this.attempts.begin(provider, { purpose: 'link', caller }, caller.id);
  }

  /** Throws 400 for a wrong or late response, 409 and 503. */
  async add(caller: Caller, answer: CallBody<typeof addIdentity>): Promise<Identity> {
    const found = await this.attempts.prove(answer, { purpose: 'link', caller });
    if (!found) throw refuse('identity_over');
    const { attempt, proven } = found;
    if (proven === 'refused') throw refuse('identity_refused');
    return this.transactions.run(async (tx) => {
      const account = await this.lock(tx, caller);
      if (!(await this.settings.allowsProviders(tx.manager, account))) throw refuse('identity_closed');
      const added = await this.connect(tx, account, proven);
      await this.attempts.end(tx, attempt);
      return this.toIdentity(added);
    });
  }

  /**
   * Connects a provider account with an account locked by the transaction. Throws 409.
   * @param usedAt last login with it; null before the first
   */
  async connect(
    tx: Transaction,
    account: Account,
    proven: ProvenIdentity,
    usedAt: Date | null = null,
  ): Promise<LinkedIdentity> {
    const added = await this.insert(tx, account, proven, usedAt);
    await this.report(tx, account, added, 'added');
    return added;
  }

  /** Throws 404 for somebody else's, and 409 for the last one of an admin whose password is closed. */
  async remove(caller: Caller, { id }: CallBody<typeof removeIdentity>): Promise<CallAnswer<typeof removeIdentity>> {
    await this.transactions.run(async (tx) => {
      const account = await this.lock(tx, caller);
      const own = { id, accountId: caller.id };
      const removed = await findRow(tx.manager, LinkedIdentity, own, 'no_such_identity');
      const isClosed = await this.settings.findProviderInPlaceOfPassword(tx.manager, account);
      await tx.manager.delete(LinkedIdentity, own);
      const isOpen = !(await this.settings.findProviderInPlaceOfPassword(tx.manager, account));
      // Removing it would open the password again.
      if (isClosed && isOpen) throw refuse('identity_needed_by_admin');
      await this.report(tx, account, removed, 'removed');
    });
    return DONE;
  }

  private toIdentity({ id, issuer, email, createdAt, lastUsedAt }: LinkedIdentity): Identity {
    return {
      id,
      provider: this.client.getName(issuer),
      email,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? '',
    };
  }

  private async insert(
    tx: Transaction,
    account: Account,
    proven: ProvenIdentity,
    lastUsedAt: Date | null,
  ): Promise<LinkedIdentity> {
    const { issuer, subject, email } = proven;
    const provider = this.client.getName(issuer);
    if (email === '') throw refuse('identity_email_unverified', { provider });
    if (email.toLowerCase() !== account.email.toLowerCase())
      throw refuse('identity_email_differs', { email: account.email });
    const added = {
      id: uuidv7(),
      accountId: account.id,
      issuer,
      subject,
      email,
      createdAt: new Date(),
      lastUsedAt,
    };
    await forgetRemovedOwner(tx.manager, proven);
    if (await insertOnce(tx.manager, LinkedIdentity, added)) return added;
    const hasOne = await tx.manager.existsBy(LinkedIdentity, { accountId: account.id, issuer });
    throw hasOne ? refuse('identity_there', { provider }) : refuse('identity_taken');
  }

  /** Locks the account: its identities are added and removed one after the other. */
  private async lock(tx: Transaction, caller: Caller): Promise<Account> {
    const account = await findLocked(tx.manager, Account, { id: caller.id });
    if (!account || account.removedAt || account.disabledAt || account.sessionVersion !== caller.sessionVersion)
      throw refuse('unauthenticated');
    return account;
  }

  private async report(
    tx: Transaction,
    { id, name }: Account,
    { issuer, email }: LinkedIdentity,
    change: Change,
  ): Promise<void> {
    const provider = this.client.getName(issuer);
    await writeAudit(tx, {
      actor: { id, name },
      action: `account.identity-${change}`,
      subject: { kind: 'person', id, name },
      details: { provider, email },
    });
    await this.notices.raise(tx, { kind: 'identities-changed', to: [id], parameters: { provider, change } });
  }
}
