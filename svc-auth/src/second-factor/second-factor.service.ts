import {
  type AuditAction,
  type beginSecondFactor,
  type CallAnswer,
  type CallBody,
  type confirmSecondFactor,
  DONE,
  type getSecondFactor,
  type removeSecondFactor,
  type renewRecoveryCodes,
  type resetSecondFactor,
  type StepUpMethod,
} from '@cleaning/contracts';
import {
  type Caller,
  databaseNow,
  ENVIRONMENT,
  type Environment,
  findLocked,
  findRow,
  getNow,
  HourlyLimit,
  lockRow,
  RecentFactor,
  refuse,
  Sealing,
  type Transaction,
  Transactions,
} from '@cleaning/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager, IsNull } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { writeAudit } from '../audit/audit-entry.js';
import { KnownCompany } from '../company/known-company.service.js';
import type { environment } from '../environment.js';
import { LinkedIdentity } from '../identities/identity.entity.js';
import { ProviderClient } from '../identities/provider-client.service.js';
import { Notices } from '../notices/notices.service.js';
import { PasskeyRow } from '../passkeys/passkey.entity.js';
import { formatPlace } from '../sealing/sealed-details.service.js';
import { CurrentPassword } from '../sessions/current-password.service.js';
import { LoginAttempts } from '../sessions/login-attempts.service.js';
import { type CodeSource, refuseWrongCode, toCodeSource } from './code-source.js';
import { requireAnotherFactor } from './factors.js';
import { createRecoveryCodes, storeRecoveryCodes, takeRecoveryCode } from './recovery-codes.js';
import { RecoveryCode, TotpFactor } from './second-factor.entity.js';
import { beginFactor, countRecoveryCodesLeft, findOwnFactors, type OwnFactors } from './second-factor.queries.js';
import { buildSecretUri, createSecret, findAcceptedStep } from './totp.js';

/**
 * Codes for an account in an hour, separately for each session and device of the owner, and for all other devices
 * together: a million codes can't be tried, and somebody who knows the password can't use up the owner's limit.
 */
const CODES_PER_HOUR = 30;

const toSecretPlace = (accountId: string): string => formatPlace('second_factor', accountId, 'totp_secret');

/** The codes of an authenticator app (TOTP, RFC 6238) and recovery codes. */
@Injectable()
export class SecondFactor {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly sealing: Sealing,
    private readonly password: CurrentPassword,
    private readonly attempts: LoginAttempts,
    private readonly limit: HourlyLimit,
    private readonly recent: RecentFactor,
    private readonly company: KnownCompany,
    private readonly providers: ProviderClient,
    private readonly notices: Notices,
    @Inject(ENVIRONMENT) private readonly env: Environment<typeof environment>,
  ) {}

  async getState({ id }: Pick<Caller, 'id'>): Promise<CallAnswer<typeof getSecondFactor>> {
    const left = await countRecoveryCodesLeft(this.manager, id);
    return { totp: left !== undefined, recovery_codes_left: left ?? 0 };
  }

  /**
   * Replaces an unconfirmed secret. Throws 409 if the second factor is on, and step_up: for an account with a passkey,
   * the password alone must not add another way in.
   */
  async begin(
    caller: Caller,
    { current_password }: CallBody<typeof beginSecondFactor>,
    address: string,
  ): Promise<CallAnswer<typeof beginSecondFactor>> {
    await this.password.require(caller, current_password, address);
    if ((await this.findWays(caller)).includes('passkey')) await this.recent.require(caller.sessionId);
    const secret = createSecret();
    const { short_name: issuer } = await this.company.read();
    return this.transactions.run(async (tx) => {
      const { email } = await this.getAccount(tx, caller.id);
      const begun = await beginFactor(tx.manager, caller.id, this.sealing.seal(secret, toSecretPlace(caller.id)));
      if (!begun) throw refuse('factor_on');
      return { secret, uri: buildSecretUri(issuer, email, secret) };
    });
  }

  /** Throws 409 if nothing waits for confirmation, 400 for a wrong code, and 429. */
  async confirm(
    caller: Caller,
    { code }: CallBody<typeof confirmSecondFactor>,
    address: string,
  ): Promise<CallAnswer<typeof confirmSecondFactor>> {
    const recovery_codes = createRecoveryCodes();
    const confirmed = await this.runLimited(caller.id, toCodeSource(caller, address), async (tx) => {
      const factor = await this.lock(tx, caller.id);
      if (!factor || factor.confirmedAt) throw refuse('factor_missing');
      if (!(await this.acceptTotp(tx, caller.id, factor, code))) return false;
      await tx.manager.update(TotpFactor, { accountId: caller.id }, { confirmedAt: databaseNow });
      await storeRecoveryCodes(tx, caller.id, recovery_codes);
      await this.recordAudit(tx, caller, caller, 'account.second-factor-added');
      tx.recordChange('account', caller.id);
      return true;
    });
    if (!confirmed) throw refuseWrongCode();
    return { recovery_codes };
  }

  /** The codes before stop working. Throws 400 for a wrong password or code, and 409. */
  async renewCodes(
    caller: Caller,
    { current_password, code }: CallBody<typeof renewRecoveryCodes>,
    address: string,
  ): Promise<CallAnswer<typeof renewRecoveryCodes>> {
    await this.password.require(caller, current_password, address);
    const recovery_codes = createRecoveryCodes();
    const renewed = await this.runLimited(caller.id, toCodeSource(caller, address), async (tx) => {
      const factor = await this.lock(tx, caller.id);
      if (!factor?.confirmedAt) throw refuse('factor_off');
      if (!(await this.accept(tx, caller.id, factor, code))) return false;
      await tx.manager.delete(RecoveryCode, { accountId: caller.id });
      await storeRecoveryCodes(tx, caller.id, recovery_codes);
      await this.recordAudit(tx, caller, caller, 'account.recovery-codes-renewed');
      return true;
    });
    if (!renewed) throw refuseWrongCode();
    return { recovery_codes };
  }

  /** Throws 400 for a wrong password or code. */
  async remove(
    caller: Caller,
    { current_password, code }: CallBody<typeof removeSecondFactor>,
    address: string,
  ): Promise<CallAnswer<typeof removeSecondFactor>> {
    await this.password.require(caller, current_password, address);
    const removed = await this.runLimited(caller.id, toCodeSource(caller, address), async (tx) => {
      const account = await this.getAccount(tx, caller.id, true);
      const factor = await this.lock(tx, caller.id);
      if (!factor?.confirmedAt) throw refuse('factor_off');
      if (!(await this.accept(tx, caller.id, factor, code))) return false;
      await this.delete(tx, caller, caller);
      await requireAnotherFactor(tx, this.env, account);
      return true;
    });
    if (!removed) throw refuseWrongCode();
    return DONE;
  }

  /**
   * Also removes passkeys and provider accounts, since a lost device may be logged in there. Throws 409 for the admin's
   * own, 404 if the person has none.
   */
  async reset(
    admin: Caller,
    { id }: CallBody<typeof resetSecondFactor>,
  ): Promise<CallAnswer<typeof resetSecondFactor>> {
    // A stolen session must not be enough.
    if (id === admin.id) throw refuse('factor_own');
    await this.transactions.run(async (tx) => {
      const person = await this.getAccount(tx, id, true);
      const factor = await this.lock(tx, id);
      const { affected: passkeys } = await tx.manager.delete(PasskeyRow, { accountId: id });
      if (!factor?.confirmedAt && !passkeys) throw refuse('person_without_factor');
      await this.delete(tx, admin, person);
      await this.disconnect(tx, admin, person);
    });
    return DONE;
  }

  /**
   * Call once the password is right. Throws second_factor if a code is missing or wrong, passkey_needed, and
   * too_many_codes. No effect for an account without a second factor.
   */
  async require(
    account: Pick<Account, 'id' | 'role'> & OwnFactors,
    code: string | undefined,
    source: CodeSource,
  ): Promise<void> {
    const ways = this.toWays(account);
    if (ways.includes('code')) {
      if (code === undefined) throw refuse('second_factor', { wrong: false });
      if (!(await this.isAccepted(account.id, code, source))) throw refuse('second_factor', { wrong: true });
    } else if (!ways.includes('password')) throw refuse('passkey_needed');
  }

  /** The ways in which a person proves that it is them: the last step of a login with a password, or a passkey. */
  async findWays({ id, role }: Pick<Account, 'id' | 'role'>): Promise<StepUpMethod[]> {
    const factors = await findOwnFactors(this.manager, id);
    return this.toWays({ role, ...factors });
  }

  private toWays({ role, has_totp, has_passkey }: Pick<Account, 'role'> & OwnFactors): StepUpMethod[] {
    const passkeyOnly = this.env.ADMIN_SECOND_FACTOR === 'required' && role === 'admin' && has_passkey;
    return [
      ...(has_passkey ? ['passkey' as const] : []),
      ...(has_totp ? ['code' as const] : passkeyOnly ? [] : ['password' as const]),
    ];
  }

  /** Checks a code of the app or a recovery code. Throws 429. */
  isAccepted(accountId: string, code: string, source: CodeSource): Promise<boolean> {
    return this.runLimited(accountId, source, async (tx) => {
      const factor = await this.lock(tx, accountId);
      return !factor?.confirmedAt || this.accept(tx, accountId, factor, code);
    });
  }

  private async runLimited(
    accountId: string,
    { address, from }: CodeSource,
    attempt: (tx: Transaction) => Promise<boolean>,
  ): Promise<boolean> {
    const key = `second-factor ${accountId}${from && ` ${from}`}`;
    const wait = await this.limit.take(key, CODES_PER_HOUR);
    if (wait > 0) throw refuse('too_many_codes', { retry_after: wait });
    const accepted = await this.attempts.runLimited(key, address, async () =>
      (await this.transactions.run(attempt)) ? true : null,
    );
    return accepted ?? false;
  }

  /** Locked until the transaction ends. */
  private lock({ manager }: Transaction, accountId: string): Promise<TotpFactor | null> {
    return findLocked(manager, TotpFactor, { accountId });
  }

  /** A code of the app, or a recovery code, which is used up. */
  private async accept(tx: Transaction, accountId: string, factor: TotpFactor, code: string): Promise<boolean> {
    if (await this.acceptTotp(tx, accountId, factor, code)) return true;
    if (!(await takeRecoveryCode(tx, accountId, code))) return false;
    const account = await this.getAccount(tx, accountId);
    await this.recordAudit(tx, account, account, 'account.recovery-code-used');
    return true;
  }

  private async acceptTotp(tx: Transaction, accountId: string, factor: TotpFactor, code: string): Promise<boolean> {
    const secret = this.sealing.open(factor.totpSecret, toSecretPlace(accountId));
    const step = findAcceptedStep(secret, code, factor.lastStep, getNow());
    if (step === null) return false;
    await tx.manager.update(TotpFactor, { accountId }, { lastStep: step });
    return true;
  }

  private async delete(tx: Transaction, actor: Named, person: Named): Promise<void> {
    await tx.manager.delete(TotpFactor, { accountId: person.id });
    await this.recordAudit(tx, actor, person, 'account.second-factor-removed');
    tx.recordChange('account', person.id);
  }

  private async disconnect(tx: Transaction, actor: Named, { id, name }: Named): Promise<void> {
    const removed = await tx.manager.findBy(LinkedIdentity, { accountId: id });
    await tx.manager.delete(LinkedIdentity, { accountId: id });
    for (const { issuer, email } of removed) {
      const provider = this.providers.getName(issuer);
      await writeAudit(tx, {
        actor,
        action: 'account.identity-removed',
        subject: { kind: 'person', id, name },
        details: { provider, email },
      });
      await this.notices.raise(tx, {
        kind: 'identities-changed',
        to: [id],
        parameters: { provider, change: 'removed' },
      });
    }
  }

  /** @param locks the removals of a person's factors run one after the other, so that the last one stays */
  private getAccount({ manager }: Transaction, id: string, locks = false): Promise<Account> {
    const where = { id, removedAt: IsNull() };
    return locks
      ? lockRow(manager, Account, where, 'no_such_person')
      : findRow(manager, Account, where, 'no_such_person');
  }

  private recordAudit(
    tx: Transaction,
    actor: Named,
    { id, name }: Named,
    action: Extract<AuditAction, `account.${'second-factor' | 'recovery-code'}${string}`>,
  ): Promise<void> {
    return writeAudit(tx, { actor, action, subject: { kind: 'person', id, name } });
  }
}

interface Named {
  readonly id: string;
  readonly name: string;
}
