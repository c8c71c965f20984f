import type { beginProviderLogin, CallAnswer, CallBody, logInWithProvider } from '@cleaning/contracts';
import { databaseNow, getNow, hashSha256, refuse, Transactions } from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager } from 'typeorm';
import { writeAudit } from '../audit/audit-entry.js';
import { LinkedIdentity, type ProviderAttempt } from '../identities/identity.entity.js';
import { ProviderAttempts } from '../identities/provider-attempts.service.js';
import { ProviderClient } from '../identities/provider-client.service.js';
import { LoginSettings } from '../login-settings/login-settings.service.js';
import { SecondFactor } from '../second-factor/second-factor.service.js';
import { type Device, KnownDevices } from './devices.service.js';
import type { LoginRow } from './login.queries.js';
import { Login, toLoginUser } from './login.service.js';
import { LoginAttempts } from './login-attempts.service.js';
import { PersonSessions } from './person-sessions.service.js';

type Answer = CallBody<typeof logInWithProvider>;

/**
 * When the session gave its factor; null for the login itself, if it had a code of ours. A provider may have used a
 * session of its own that is weeks old: if it reports no time, the factor is needed again for sensitive actions.
 */
function findFactorTime({ has_totp }: LoginRow, { hasMfa, authenticatedAt }: ProviderAttempt): Date | null {
  if (has_totp && !hasMfa) return null;
  const now = getNow();
  return authenticatedAt && authenticatedAt <= now ? authenticatedAt : new Date(0);
}

/** Login with a connected account, such as a Google account. Creates no accounts. */
@Injectable()
export class ProviderLogin {
  private readonly logger = new Logger(ProviderLogin.name);

  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly client: ProviderClient,
    private readonly providerAttempts: ProviderAttempts,
    private readonly settings: LoginSettings,
    private readonly logins: Login,
    private readonly attempts: LoginAttempts,
    private readonly secondFactor: SecondFactor,
    private readonly devices: KnownDevices,
    private readonly sessions: PersonSessions,
  ) {}

  /** Throws 404, 429 and 503. */
  begin(
    { provider }: CallBody<typeof beginProviderLogin>,
    address: string,
    { cookie: browser }: Device,
  ): Promise<CallAnswer<typeof beginProviderLogin>> {
    return this.providerAttempts.begin(provider, { purpose: 'login', browser }, address);
  }

  /** Throws 401 as `login` does, provider_login_over, provider_login_refused, provider_unlinked, provider_closed, 429 and 503. */
  async logIn(answer: Answer, address: string, device: Device): Promise<CallAnswer<typeof logInWithProvider>> {
    const found = await this.attempts.runLimited(`provider ${hashSha256(answer.state)}`, address, () =>
      this.findAttempt(answer, device),
    );
    if (!found) throw refuse('provider_login_over');
    const { attempt, accountId } = found;
    const { name: provider } = this.client.find(attempt.provider);
    if (!accountId) throw refuse('provider_unlinked', { provider });
    const person = await this.logins.getPerson(accountId);
    if (!(await this.settings.allowsProviders(this.manager, person))) throw refuse('provider_closed');
    if (!attempt.hasMfa) {
      const from = await this.devices.findKnownDigest(person.email, device);
      await this.secondFactor.require(person, answer.second_factor, { address, from });
    }
    await this.finish(attempt, person, provider);
    this.logger.log({ msg: 'Logged in with a provider', account: person.id, provider: attempt.provider });
    return {
      access_token: await this.sessions.openOn(device, person, findFactorTime(person, attempt)),
      user: toLoginUser(person),
    };
  }

  /** Null: begun elsewhere, used or expired. Without `accountId`: nobody has connected the provider account. */
  private async findAttempt(
    answer: Answer,
    { cookie: browser }: Device,
  ): Promise<{ attempt: ProviderAttempt; accountId: string | null } | null> {
    const owner = { purpose: 'login', browser } as const;
    const found = await this.providerAttempts.prove(answer, owner);
    if (!found) {
      const attempt = await this.providerAttempts.findProven(answer.state, owner);
      return attempt && { attempt, accountId: attempt.accountId };
    }
    const { attempt, proven } = found;
    if (proven === 'refused') throw refuse('provider_login_refused');
    const { issuer, subject, hasMfa, authenticatedAt } = proven;
    const identity = await this.manager.findOneBy(LinkedIdentity, { issuer, subject });
    if (!identity) return { attempt, accountId: null };
    const { accountId } = identity;
    await this.providerAttempts.keepProven(attempt, accountId, proven);
    return { attempt: { ...attempt, accountId, subject, hasMfa, authenticatedAt }, accountId };
  }

  /** Throws provider_login_over when another call has finished it, or the account was disconnected or exchanged meanwhile. */
  private async finish(attempt: ProviderAttempt, { id, name }: LoginRow, provider: string): Promise<void> {
    const { issuer } = this.client.find(attempt.provider);
    const { subject } = attempt;
    // An attempt of the previous version doesn’t name it.
    if (subject === null) throw refuse('provider_login_over');
    await this.transactions.run(async (tx) => {
      if (!(await this.providerAttempts.end(tx, attempt))) throw refuse('provider_login_over');
      const proven = { accountId: id, issuer, subject };
      const used = await tx.manager.update(LinkedIdentity, proven, { lastUsedAt: databaseNow });
      if (used.affected === 0) throw refuse('provider_login_over');
      const person = { id, name };
      await writeAudit(tx, {
        actor: person,
        action: 'account.identity-used',
        subject: { kind: 'person', ...person },
        details: { provider },
      });
    });
  }
}
