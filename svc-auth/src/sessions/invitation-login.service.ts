import type { acceptInvitation, CallAnswer, CallBody } from '@cleaning/contracts';
import { refuse, type Transaction, Transactions } from '@cleaning/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager } from 'typeorm';
import { changeAccount } from '../accounts/account.entity.js';
import { writeAudit } from '../audit/audit-entry.js';
import { Identities } from '../identities/identities.service.js';
import type { ProviderAttempt } from '../identities/identity.entity.js';
import { ProviderAttempts } from '../identities/provider-attempts.service.js';
import { type ProvenIdentity, ProviderClient } from '../identities/provider-client.service.js';
import { consumeLink, consumePasswordLinks, findLinkPerson } from '../links/one-time-links.js';
import { refuseInvalidLink } from '../links/password-reset.service.js';
import { LoginSettings } from '../login-settings/login-settings.service.js';
import type { Device } from './devices.service.js';
import { Login, toLoginUser } from './login.service.js';
import { LoginAttempts } from './login-attempts.service.js';
import { PersonSessions } from './person-sessions.service.js';

/**
 * Accepts invitations of admins and supervisors with a provider instead of a password. The account's password stays
 * unknown to everybody until the person requests a link to choose one.
 */
@Injectable()
export class InvitationLogin {
  private readonly logger = new Logger(InvitationLogin.name);

  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly transactions: Transactions,
    private readonly attempts: LoginAttempts,
    private readonly client: ProviderClient,
    private readonly providerAttempts: ProviderAttempts,
    private readonly identities: Identities,
    private readonly settings: LoginSettings,
    private readonly logins: Login,
    private readonly sessions: PersonSessions,
  ) {}

  /**
   * Connects the provider account and logs the person in. Throws 400 for an invalid link and for a response that is
   * wrong, late or from another browser, 409 for an email that isn't verified or isn't the invited one, 429 and 503.
   * The link then stays valid.
   */
  async accept(
    { token, ...answer }: CallBody<typeof acceptInvitation>,
    address: string,
    device: Device,
  ): Promise<CallAnswer<typeof acceptInvitation>> {
    const id = await this.attempts.runLimited('accept-invitation', address, () =>
      findLinkPerson(this.manager, token, ['invitation']),
    );
    if (!id) throw refuseInvalidLink();
    const found = await this.providerAttempts.prove(answer, { purpose: 'login', browser: device.cookie });
    if (!found) throw refuse('identity_over');
    const { attempt, proven } = found;
    if (proven === 'refused') throw refuse('identity_refused');
    await this.transactions.run((tx) => this.connect(tx, { id, token, attempt, proven }));
    this.logger.log({ msg: 'Accepted an invitation with a provider', account: id, provider: attempt.provider });
    const person = await this.logins.getPerson(id);
    return {
      // The link was used just now, so the session is as fresh as after choosing a password with it.
      access_token: await this.sessions.openOn(device, person),
      user: toLoginUser(person),
    };
  }

  private async connect(
    tx: Transaction,
    { id, token, attempt, proven }: { id: string; token: string; attempt: ProviderAttempt; proven: ProvenIdentity },
  ): Promise<void> {
    // Of concurrent uses of one link, one wins.
    if (!(await consumeLink(tx, token))) throw refuseInvalidLink();
    await consumePasswordLinks(tx, id);
    const outcome = await changeAccount(tx, id, (account) => {
      if (account.disabledAt) throw refuseInvalidLink();
      // The provider says so.
      account.emailConfirmedAt ??= new Date();
      return true;
    });
    if (!outcome) throw refuseInvalidLink();
    const { account } = outcome;
    if (!(await this.settings.allowsProviders(tx.manager, account))) throw refuse('identity_closed');
    await this.identities.connect(tx, account, proven, new Date());
    await this.providerAttempts.end(tx, attempt);
    const person = { id, name: account.name };
    await writeAudit(tx, {
      actor: person,
      action: 'account.identity-used',
      subject: { kind: 'person', ...person },
      details: { provider: this.client.getName(proven.issuer) },
    });
  }
}
